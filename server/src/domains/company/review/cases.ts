import * as contract from '@qinghe/contract/company/cases.ts';
import { isUnifiedSocialCreditCode, maskPhone } from '@qinghe/contract/formats.ts';
import type { OperatorActor } from '../../../actor.ts';
import { presentRefuser, readCaseRecord } from '../../../casework/case-record.ts';
import { readHead, readQueue } from '../../../casework/casework-queries.ts';
import type { Reader } from '../../../db/database.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { requireFound } from '../../../refusals.ts';
import { findReach } from '../../account/index.ts';
import { findPaper, showPaper } from '../../files/index.ts';
import { after, hasNoneInForce } from '../rules.ts';
import { readHistory } from './history.ts';
import { readMarks } from './register-mark-queries.ts';
import {
  findCase,
  findInForce,
  findRefused,
  findSubmitted,
  readPeople,
  readSameCode,
  waitingCases,
} from './review-queries.ts';

type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>;

const presentCase = async (
  db: Reader,
  { review_since, refuser, refuser_uuid, ...row }: Case,
  operator: OperatorActor,
) => ({
  ...row,
  waiting_since: review_since,
  refused_by: await presentRefuser(db, { refuser, refuser_uuid }, operator),
});

/** The queue of companies. */
export const listCompanyCases = readForOperator(contract.listCompanyCases, async ({ db, operator }, page) => {
  const cases = waitingCases(db);
  const { items, next_cursor } = await readQueue(db, cases, { ...page, operatorUuid: operator.operatorUuid });
  const shown = items.map(async (row) => ({ ...(await presentCase(db, row, operator)), shelved: row.shelved }));
  return { items: await Promise.all(shown), next_cursor, head: await readHead(db, cases) };
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
      readHistory(db, uuid),
      readSameCode(db, licence.credit_code, uuid),
    ]);
    const master = people.find(({ type }) => type === 'master');
    const reach = master && (await findReach(db, master.uuid));
    const presented = await presentCase(db, row, operator);
    const record = await readCaseRecord(db, uuid, operator);
    const isNew = hasNoneInForce(row.check_status);
    const before = isNew ? refused : inForce;
    const isClosed = presented.refused_by?.is_you || record.held?.state === 'waiting';
    return {
      ...presented,
      submitted,
      in_force: isNew ? null : inForce,
      refused: isNew ? refused : null,
      licence_url: await showPaper(services.storage, paper),
      licence_before_url:
        before && before.licence.licence_uuid !== licence.licence_uuid
          ? await showPaper(services.storage, await findPaper(db, before.licence.licence_uuid))
          : null,
      credit_code_adds_up: isUnifiedSocialCreditCode(licence.credit_code),
      same_code: sameCode,
      members: people.length,
      master: master
        ? { name: master.name, phone: maskPhone(master.phone ?? ''), told_by: reach?.channel ?? null }
        : null,
      history,
      marks: await readMarks(db, uuid),
      ...record,
      decisions: isClosed ? [] : decisions.filter((action) => after(row.check_status, action) !== undefined),
    };
  },
);
