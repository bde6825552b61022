import {
  getHelp,
  listHelpMessages,
  openHelpFile,
  rateHelp,
  readHelp,
  typeInHelp,
  uploadHelpFile,
} from '@qinghe/contract/help/help.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { useSayTyping } from '../../../lib/realtime/use-typing.ts';

export const useHelp = () => useQuery(apiQuery(getHelp, {}, { staleTime: 60_000 }));
/** The newest first. */
export const useHelpMessages = () => useInfiniteQuery(apiPages(listHelpMessages, { limit: 50 }));
export const useReadHelp = () => useAction(readHelp).run;
export const useRateHelp = () => useAction(rateHelp);
export const useTypeInHelp = () => useSayTyping(() => call(typeInHelp, {}, { background: true }));
export const uploadToHelp = (file: File) => call(uploadHelpFile, {}, { file, background: true });
export const askHelpFile = (uuid: string) => call(openHelpFile, { uuid }, { background: true });
