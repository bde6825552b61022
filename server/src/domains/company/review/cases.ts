import * as contract from '@qinghe/contract/company/cases.ts';
import { isUnifiedSocialCreditCode, maskPhone } from '@qinghe/contract/formats.ts';
import type { OperatorActor } from '../../../actor.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { requireFound } from '../../../refusals.ts';
import { findReach } from '../../account/index.ts';
import { findPaper, showPaper } from '../../files/index.ts';
import { after, hasNoneInForce } from '../rules.ts';
import {
  findCase,
  findInForce,
  findRefused,
  findSubmitted,
  readCases,
  readPeople,
  readReviews,
  readSameCode,
} from './review-queries.ts';

type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>;

const presentCase = ({ review_since, refuser, refuser_uuid, ...row }: Case, { operatorUuid }: OperatorActor) => ({
  ...row,
  waiting_since: review_since,
  refused_by: refuser === null ? null : { name: refuser, is_you: refuser_uuid === operatorUuid },
});

/** The queue of companies. */
export const listCompanyCases = readForOperator(contract.listCompanyCases, async ({ db, operator }, page) => {
  const { items, next_cursor } = await readCases(db, page);
  return { items: items.map((item) => presentCase(item, operator)), next_cursor };
});

const decisions = ['pass', 'pass_for_now', 'refuse'] as const;

/** One company with everything that a decision goes by; its master can see that it was looked at. @throws AppError 40401 */
export const getCompanyCase = writeForOperator(
  contract.getCompanyCase,
  { audit: 'company.papers_viewed' },
  async ({ db, operator, services, note }, { uuid }) => {
    const row = requireFound(await findCase(db, uuid));
    const submitted = requireFound(await findSubmitted(db, uuid));
    note({ companyUuid: uuid });
    const { licence } = submitted;
    const [inForce, refused, paper, people, history, sameCode] = await Promise.all([
      findInForce(db, uuid),
      findRefused(db, uuid),
      findPaper(db, licence.licence_uuid),
      readPeople(db, uuid),
      readReviews(db, uuid),
      readSameCode(db, licence.credit_code, uuid),
    ]);
    const master = people.find(({ type }) => type === 'master');
    const reach = master && (await findReach(db, master.uuid));
    const presented = presentCase(row, operator);
    const isNew = hasNoneInForce(row.check_status);
    return {
      ...presented,
      submitted,
      in_force: isNew ? null : inForce,
      refused: isNew ? refused : null,
      licence_url: await showPaper(services.storage, paper),
      credit_code_adds_up: isUnifiedSocialCreditCode(licence.credit_code),
      same_code: sameCode,
      members: people.length,
      master: master
        ? { name: master.name, phone: maskPhone(master.phone ?? ''), told_by: reach?.channel ?? null }
        : null,
      history,
      decisions: presented.refused_by?.is_you
        ? []
        : decisions.filter((action) => after(row.check_status, action) !== undefined),
    };
  },
);
