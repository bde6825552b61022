import { ofTheDesk, type Route } from '../../http/route.ts';
import { getMessageChoices, saveMessageChoices } from './choices.ts';
import { archiveMessages, countMessages, listMessages, readMessages, unreadMessages } from './messages.ts';
import { getNotice, listNotices } from './notices.ts';
import { getQuietHours, saveQuietHours } from './own-quiet-hours.ts';
import { changeNotice, deleteNotice, listWrittenNotices, takeBackNotice, writeNotice } from './write-notices.ts';

export const messagesRoutes: readonly Route[] = [
  ...ofTheDesk([
    listMessages,
    countMessages,
    readMessages,
    unreadMessages,
    archiveMessages,
    getMessageChoices,
    saveMessageChoices,
    getQuietHours,
    saveQuietHours,
  ]),
  listNotices,
  getNotice,
  listWrittenNotices,
  writeNotice,
  changeNotice,
  takeBackNotice,
  deleteNotice,
];
