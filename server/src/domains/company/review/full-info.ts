import * as contract from '@qinghe/contract/company/review.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { findOwnLicence, showPaper } from '../../files/index.ts';
import { findCompany } from '../queries.ts';
import { after, hasNoneInForce } from '../rules.ts';
import { findCase, findInForce, findSubmitted, readReviews } from './review-queries.ts';

/** Everything of the company for its master; operators stay unnamed, and what they note for each other unsaid. */
export const getFullInfo = read(contract.getFullInfo, async ({ db, member, services }) => {
  const { companyUuid } = member;
  const company = requireFound(await findCompany(db, companyUuid));
  const { version } = requireFound(await findCase(db, companyUuid));
  const inForce = await findInForce(db, companyUuid);
  const submitted = await findSubmitted(db, companyUuid);
  const status = company.check_status;
  const inReview = status === 'pass' ? null : (submitted ?? null);
  const licence = (inReview ?? inForce)?.licence;
  const history = await readReviews(db, companyUuid);
  return {
    company,
    version,
    in_force: hasNoneInForce(status) ? null : inForce,
    in_review: inReview,
    licence_url: await showPaper(services.storage, licence && (await findOwnLicence(db, member, licence.licence_uuid))),
    history: history.map(({ note: _note, papers: _papers, ...entry }) => ({
      ...entry,
      by_name: entry.by === 'account' ? entry.by_name : null,
    })),
    abilities: { submit: after(status, 'submit') !== undefined, appeal: after(status, 'appeal') !== undefined },
  };
});
