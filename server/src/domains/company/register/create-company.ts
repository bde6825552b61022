import { companyPapers } from '@qinghe/contract/company/papers.ts';
import * as contract from '@qinghe/contract/company/register.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { findCompany, insertCompany, insertMaster } from '../queries.ts';
import { insertReview } from '../review/review-queries.ts';
import { hasEnded } from '../rules.ts';
import { presentKnown } from './check-company.ts';
import { requireOwnPaper } from './draft.ts';
import { deleteDraft, findKnownCompany, isCreditCodeTaken, lockDraft } from './draft-queries.ts';
import { requireCredentials } from './require-credentials.ts';

/**
 * Founds a company of the saved draft; it waits for review at once.
 * @throws AppError 40902 with a reason: has a company already, a step is missing, the licence has ended, or it belongs to
 * a company that is here (then `data.company` names it, its master masked); 42202 for words that may not be published
 */
export const createCompany = writeForAccount(
  contract.createCompany,
  { audit: 'company.created' },
  async ({ db, account, now, note, locale }, { version }) => {
    const { accountUuid } = account;
    const { draft, companyUuid: present } = await lockDraft(db, accountUuid);
    if (present !== null) throw new AppError(40902, { reason: 'company.already' });
    if (draft.version !== version) throw new AppError(40901);
    const { success, data: papers } = companyPapers.safeParse(draft);
    if (!success) throw new AppError(40902, { reason: 'company.stepMissing' });
    const { licence, credentials } = papers;
    if (hasEnded(licence, chinaDay(now))) throw new AppError(40902, { reason: 'company.licenceEnded' });
    await requireOwnPaper(db, account, licence.licence_uuid);
    // Words may have been listed since the draft was saved.
    await requireCredentials(db, credentials, { before: credentials, locale, group: 'credentials.' });
    const companyUuid = uuidv7();
    await insertCompany(db, companyUuid, papers, now);
    if (await isCreditCodeTaken(db, licence.credit_code, companyUuid)) {
      const known = await findKnownCompany(db, { creditCode: licence.credit_code });
      throw new AppError(40902, { reason: 'company.licenceTaken', data: { company: known && presentKnown(known) } });
    }
    await insertMaster(db, companyUuid, accountUuid);
    await insertReview(db, companyUuid, {
      uuid: uuidv7(),
      step: 'submitted',
      from_status: 'incomplete',
      to_status: 'uncheck',
      actor: { kind: 'account', uuid: accountUuid },
      papers,
      at: now,
    });
    await deleteDraft(db, accountUuid);
    note({ companyUuid, objectUuid: companyUuid, detail: { city: credentials.city } });
    return { company: requireFound(await findCompany(db, companyUuid)) };
  },
);
