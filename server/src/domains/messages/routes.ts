import type { Route } from '../../http/route.ts';
import { getNotice, listNotices } from './notices.ts';
import { changeNotice, deleteNotice, listWrittenNotices, takeBackNotice, writeNotice } from './write-notices.ts';

export const messagesRoutes: readonly Route[] = [
  listNotices,
  getNotice,
  listWrittenNotices,
  writeNotice,
  changeNotice,
  takeBackNotice,
  deleteNotice,
];
