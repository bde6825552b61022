import type { Endpoint, InputOf } from '@qinghe/contract/endpoint.ts';
import {
  getHelpTyping,
  handBackHelp,
  listHelpQueue,
  needNoAnswer,
  noteHelp,
  openHelp,
  openHelpFileAsOperator,
  readHelpAsOperator,
  replyToHelp,
  resolveHelp,
  takeHelp,
  typeInHelpAsOperator,
  uploadHelpFileAsOperator,
} from '@qinghe/contract/help/console.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { useSayTyping } from '../../../lib/realtime/use-typing.ts';

/** Operators have no socket: who has a queue open hears of a word some seconds later. */
const EVERY = { refetchInterval: 5_000 };

export const useHelpQueue = (input: InputOf<typeof listHelpQueue>) => useQuery(apiQuery(listHelpQueue, input, EVERY));
export const useOpenHelp = (uuid: string) => useQuery(apiQuery(openHelp, { uuid }, EVERY));
/** So often that who types is seen before they fall silent; not where nobody is written to, nor behind another tab of the browser. */
export const useHelpTyping = (uuid: string, enabled: boolean) =>
  useQuery({ ...apiQuery(getHelpTyping, { uuid }, { refetchInterval: 2_000, silent: true }), enabled });
export const useTypeAsOperator = (uuid: string) =>
  useSayTyping(() => call(typeInHelpAsOperator, { uuid }, { background: true }));
export const useReadAsOperator = () => useAction(readHelpAsOperator).run;

/** The form says what failed. */
const useWords = <E extends Endpoint>(endpoint: E) => useAction(endpoint, { silent: true }).attempt;
export const useReplyToHelp = () => useWords(replyToHelp);
export const useNoteHelp = () => useWords(noteHelp);

export const uploadAsOperator = (uuid: string) => (file: File) =>
  call(uploadHelpFileAsOperator, { uuid }, { file, background: true });
export const askFileAsOperator = (uuid: string) => call(openHelpFileAsOperator, { uuid }, { background: true });

export function useHandleHelp() {
  const [take, handBack] = [useAction(takeHelp), useAction(handBackHelp)];
  const [settle, resolve] = [useAction(needNoAnswer), useAction(resolveHelp)];
  return { take, handBack, settle, resolve };
}
