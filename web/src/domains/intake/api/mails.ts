import {
  dropMail,
  type IntakeMail,
  listAddresses,
  listMails,
  makeAddress,
  revokeAddress,
} from '@qinghe/contract/intake/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const POLL_MS = 3000;

export const useAddresses = () => useQuery(apiQuery(listAddresses, {}));

const isRead = ({ state }: IntakeMail): boolean => state !== 'waiting';

/** The newest mails, asked for again while one of them is read. */
export const useMails = () =>
  useQuery({
    ...apiQuery(listMails, {}),
    refetchInterval: ({ state }) => (state.data?.items.every(isRead) === false ? POLL_MS : false),
  });

/** Its failures stand in the form. */
export const useMakeAddress = () => useAction(makeAddress, { silent: true });

export const useRevokeAddress = (said: string) => useAction(revokeAddress, { successToast: said });

/** Hands a mail in that somebody saved as a file; the dialog says what is wrong with it. */
export const sendMail = (uuid: string, file: File) => call(dropMail, { uuid }, { bytes: file });
