import { readLicence } from '@qinghe/contract/company/licence.ts';
import {
  createCompany,
  getRegistrationDraft,
  type RegistrationDraft,
  saveRegistrationDraft,
} from '@qinghe/contract/company/register.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const draftQuery = apiQuery(getRegistrationDraft, {});

export const useRegistrationDraft = () => useQuery(draftQuery);

/** Keeps one step; the form says what failed. The next step goes by what came back, at once. */
export function useSaveRegistrationDraft() {
  const client = useQueryClient();
  const keep = (draft: RegistrationDraft) => client.setQueryData(draftQuery.queryKey, draft);
  return useAction(saveRegistrationDraft, { silent: true, onDone: keep }).attempt;
}

/** Founds the company; from then on the account is another one. */
export const useCreateCompany = () =>
  useAction(createCompany, { touches: ['account', 'company', 'home'], silent: true });

/** Hands in the picture of a licence, and gives what was read from it. */
export const sendLicence = (file: File) => call(readLicence, {}, { file });
