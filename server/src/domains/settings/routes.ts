import { ofTheDesk, type Route } from '../../http/route.ts';
import { changeCommonWord, createCommonWord, deleteCommonWord, listCommonWords } from './common-words.ts';
import {
  changeInviteTemplate,
  createInviteTemplate,
  deleteInviteTemplate,
  listInviteTemplates,
} from './invite-templates.ts';
import { changeNoteTemplate, createNoteTemplate, deleteNoteTemplate, listNoteTemplates } from './note-templates.ts';
import {
  changeRejectTemplate,
  createRejectTemplate,
  deleteRejectTemplate,
  listRejectTemplates,
} from './reject-templates.ts';

export const settingsRoutes: readonly Route[] = [
  listRejectTemplates,
  createRejectTemplate,
  changeRejectTemplate,
  deleteRejectTemplate,
  listInviteTemplates,
  createInviteTemplate,
  changeInviteTemplate,
  deleteInviteTemplate,
  ...ofTheDesk([listNoteTemplates, createNoteTemplate, changeNoteTemplate, deleteNoteTemplate]),
  listCommonWords,
  createCommonWord,
  changeCommonWord,
  deleteCommonWord,
];
