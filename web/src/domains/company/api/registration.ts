import { readLicence } from '@qinghe/contract/company/licence.ts';
import { createCompany, getRegistrationDraft, saveRegistrationDraft } from '@qinghe/contract/company/register.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { call } from '../../../lib/call.ts';
import { useAction } from '../../../lib/use-action.ts';

export const useRegistrationDraft = () => useQuery(apiQuery(getRegistrationDraft, {}));

/** Keeps one step; the form says what failed. */
export const useSaveRegistrationDraft = () => useAction(saveRegistrationDraft, { silent: true }).attempt;

/** Founds the company; from then on the account is another one. */
export const useCreateCompany = () =>
  useAction(createCompany, { touches: ['account', 'company', 'home'], silent: true });

/** Hands in the picture of a licence, and gives what was read from it. */
export const sendLicence = (file: File) => call(readLicence, {}, { file });
