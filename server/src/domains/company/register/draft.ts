import type { LicencePapers } from '@qinghe/contract/company/papers.ts';
import * as contract from '@qinghe/contract/company/register.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { type Read, readForAccount } from '../../../http/read.ts';
import { writeForAccount } from '../../../http/write.ts';
import { readCities, readIndustries } from '../../dict/index.ts';
import { findOwnLicence, showPaper } from '../../files/index.ts';
import { type DraftRow, findDraft, lockDraft, saveDraft } from './draft-queries.ts';
import { requireCredentials } from './require-credentials.ts';
import { suggestCredentials } from './suggest-credentials.ts';

export const getRegistrationDraft = readForAccount(contract.getRegistrationDraft, async (call) =>
  present(call, call.account, await findDraft(call.db, call.account.accountUuid)),
);

/**
 * @throws AppError 40901 with the current draft when another device has saved since, 400 for a picture of others or an
 * industry that there is not, 42202 for words that may not be published
 */
export const saveRegistrationDraft = writeForAccount(
  contract.saveRegistrationDraft,
  { audit: { none: 'There is no company yet whose log it could stand in' } },
  async (call, { version, ...step }) => {
    const { db, account, now, locale } = call;
    const { draft } = await lockDraft(db, account.accountUuid);
    if (draft.version !== version) throw new AppError(40901, { data: await present(call, account, draft) });
    if (step.licence) await requireOwnPaper(db, account, step.licence.licence_uuid);
    if (step.credentials) await requireCredentials(db, step.credentials, { before: draft.credentials, locale });
    const saved: DraftRow = {
      licence: step.licence ?? draft.licence,
      credentials: step.credentials ?? draft.credentials,
      version: version + 1,
    };
    await saveDraft(db, account.accountUuid, saved, now);
    return present(call, account, saved);
  },
);

type Owner = Parameters<typeof findOwnLicence>[1];

/** @throws AppError 400 for a picture that nobody of the company has handed in */
export async function requireOwnPaper(db: Reader, owner: Owner, uuid: string): Promise<void> {
  if (await findOwnLicence(db, owner, uuid)) return;
  throw new AppError(400, { field: 'licence_uuid', reason: 'company.licencePicture' });
}

async function present(
  { db, services }: Pick<Read, 'services'> & { db: Reader | Trx },
  account: Owner,
  draft: DraftRow,
): Promise<contract.RegistrationDraft> {
  const { licence, credentials } = draft;
  const paper = licence ? await findOwnLicence(db, account, licence.licence_uuid) : undefined;
  const suggested = licence && !credentials ? await suggest(db, licence) : null;
  return { ...draft, suggested, licence_url: await showPaper(services.storage, paper) };
}

const suggest = async (db: Reader, licence: LicencePapers) =>
  suggestCredentials(licence, { cities: await readCities(db), industries: await readIndustries(db) });
