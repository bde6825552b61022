import * as contract from '@qinghe/contract/company/cases.ts';
import { isUnifiedSocialCreditCode, maskPhone } from '@qinghe/contract/formats.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { requireFound } from '../../../refusals.ts';
import { findReach } from '../../account/index.ts';
import { findAreaName } from '../../dict/index.ts';
import { findPaper, showPaper } from '../../files/index.ts';
import { after, hasNoneInForce } from '../rules.ts';
import { findCase, findInForce, findSubmitted, readCases, readPeople, readReviews } from './review-queries.ts';

type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>;

const presentCase = ({ review_since, ...row }: Case) => ({ ...row, waiting_since: review_since });

/** The queue of companies. */
export const listCompanyCases = readForOperator(contract.listCompanyCases, async ({ db }, page) => {
  const { items, next_cursor } = await readCases(db, page);
  return { items: items.map(presentCase), next_cursor };
});

const decisions = ['pass', 'pass_for_now', 'refuse'] as const;

/** One company with everything that a decision goes by; its master can see that it was looked at. @throws AppError 40401 */
export const getCompanyCase = writeForOperator(
  contract.getCompanyCase,
  { audit: 'company.papers_viewed' },
  async ({ db, services, note }, { uuid }) => {
    const row = requireFound(await findCase(db, uuid));
    const submitted = requireFound(await findSubmitted(db, uuid));
    note({ companyUuid: uuid });
    const { licence, credentials } = submitted;
    const [inForce, paper, people, city, history] = await Promise.all([
      findInForce(db, uuid),
      findPaper(db, licence.licence_uuid),
      readPeople(db, uuid),
      findAreaName(db, credentials.city),
      readReviews(db, uuid),
    ]);
    const master = people.find(({ type }) => type === 'master');
    const reach = master && (await findReach(db, master.uuid));
    return {
      ...presentCase(row),
      submitted,
      in_force: hasNoneInForce(row.check_status) ? null : inForce,
      city_name: city,
      licence_url: await showPaper(services.storage, paper),
      credit_code_adds_up: isUnifiedSocialCreditCode(licence.credit_code),
      members: people.length,
      master: master
        ? { name: master.name, phone: maskPhone(master.phone ?? ''), told_by: reach?.channel ?? null }
        : null,
      history,
      decisions: decisions.filter((action) => after(row.check_status, action) !== undefined),
    };
  },
);
