import type { Route } from '../../http/route.ts';
import { changeCommonWord, createCommonWord, deleteCommonWord, listCommonWords } from './common-words.ts';
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
  listCommonWords,
  createCommonWord,
  changeCommonWord,
  deleteCommonWord,
];
