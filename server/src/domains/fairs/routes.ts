import type { Route } from '../../http/route.ts';
import { cancelFair, changeFair, deleteFair, listWrittenFairs, publishFair, writeFair } from './write-fairs.ts';

/** Calls of operators. */
export const fairConsoleRoutes: readonly Route[] = [
  listWrittenFairs,
  writeFair,
  changeFair,
  publishFair,
  cancelFair,
  deleteFair,
];
