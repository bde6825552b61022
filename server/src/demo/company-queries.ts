import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';
import { hasNoneInForce } from '../domains/company/rules.ts';
import type { DemoCompany } from './companies.ts';

interface Inserted extends DemoCompany {
  companyUuid: string;
  masterUuid: string;
  operatorUuid: string;
  passwordHash: string;
  paperUuid: string;
  paperSize: number;
  now: Date;
}

/** A company with its people, the picture of its licence, and every step of its review. */
export async function insertDemoCompany(trx: Trx, company: Inserted): Promise<void> {
  const { companyUuid: company_uuid, licence, credentials, status, now } = company;
  const submittedAt = new Date(now.getTime() - company.hours * 3_600_000);
  const waits = !['pass', 'reject'].includes(status);
  await trx
    .insertInto('company')
    .values({
      company_uuid,
      ...credentials,
      name: licence.name,
      licence: JSON.stringify({ ...licence, licence_uuid: company.paperUuid }),
      licence_until: licence.valid_until,
      check_status: status,
      update_type: status === 'revision' ? 'revision' : 'register',
      review_since: waits ? submittedAt : null,
    })
    .execute();
  if (!hasNoneInForce(status))
    await trx.insertInto('company_licence').values({ credit_code: licence.credit_code, company_uuid }).execute();
  const people = [
    { uuid: company.masterUuid, phone: company.phone, name: company.master, type: 'master' as const },
    ...(company.child ? [{ uuid: uuidv7(), ...company.child, type: 'slave' as const }] : []),
  ];
  for (const { type, ...person } of people) {
    await trx
      .insertInto('account')
      .values({ ...person, company_uuid, password_hash: company.passwordHash })
      .execute();
    await trx
      .insertInto('company_member')
      .values({ company_uuid, account_uuid: person.uuid, type, staff_status: 1 })
      .execute();
  }
  await insertDemoReview(trx, company, submittedAt);
}

/** The picture of a licence and the steps of its review, for a company that is there. */
async function insertDemoReview(trx: Trx, company: Inserted, submittedAt: Date): Promise<void> {
  const { companyUuid: company_uuid, masterUuid, operatorUuid, licence, credentials, status } = company;
  await trx
    .insertInto('paper')
    .values({
      uuid: company.paperUuid,
      account_uuid: masterUuid,
      kind: 'licence',
      name: '营业执照.png',
      type: 'image/png',
      size: company.paperSize,
      sha256: Buffer.alloc(32),
      storage_key: demoPaperKey(company.paperUuid),
      created_at: submittedAt,
    })
    .execute();
  const handedIn = { licence: { ...licence, licence_uuid: company.paperUuid }, credentials };
  const by = { account: masterUuid, operator: operatorUuid };
  const steps = stepsOf(company, handedIn);
  await trx
    .insertInto('company_review')
    .values(
      steps.map(({ actor_kind, papers, reasons = [], ...step }, index) => ({
        company_uuid,
        uuid: uuidv7(),
        ...step,
        actor_kind,
        actor_uuid: by[actor_kind],
        papers: papers ? JSON.stringify(papers) : null,
        reasons: JSON.stringify(reasons),
        from_status: index === 0 ? 'incomplete' : (steps[index - 1]?.to_status ?? status),
        at: new Date(submittedAt.getTime() + index * 600_000),
      })),
    )
    .execute();
}

export const demoPaperKey = (uuid: string): string => `papers/demo/${uuid}`;

interface Step {
  step: 'submitted' | 'appealed' | 'passed' | 'passed_for_now' | 'refused';
  to_status: string;
  actor_kind: 'account' | 'operator';
  papers?: object;
  reasons?: DemoCompany['reasons'];
  message?: string;
}

function stepsOf({ status, change, reasons = [], appeal = '' }: DemoCompany, papers: { licence: object }): Step[] {
  const submitted: Step = { step: 'submitted', to_status: 'uncheck', actor_kind: 'account', papers };
  const passed: Step = { step: 'passed', to_status: 'pass', actor_kind: 'operator' };
  const refused: Step = { step: 'refused', to_status: 'reject', actor_kind: 'operator', reasons };
  const changed = { ...papers, licence: { ...papers.licence, ...change } };
  if (status === 'pass') return [submitted, passed];
  if (status === 'later_check')
    return [submitted, { step: 'passed_for_now', to_status: 'later_check', actor_kind: 'operator' }];
  if (status === 'reject') return [submitted, refused];
  if (status === 'appeal')
    return [submitted, refused, { step: 'appealed', to_status: 'appeal', actor_kind: 'account', message: appeal }];
  if (status === 'revision')
    return [submitted, passed, { step: 'submitted', to_status: 'revision', actor_kind: 'account', papers: changed }];
  return [submitted];
}

/** Gives the first demo company its papers. */
export async function completeFirstCompany(trx: Trx, company: Inserted): Promise<void> {
  const { companyUuid, licence, credentials, now } = company;
  await trx
    .updateTable('company')
    .set({
      licence: JSON.stringify({ ...licence, licence_uuid: company.paperUuid }),
      licence_until: licence.valid_until,
      office_address: credentials.office_address,
    })
    .where('company_uuid', '=', companyUuid)
    .execute();
  await trx
    .insertInto('company_licence')
    .values({ credit_code: licence.credit_code, company_uuid: companyUuid })
    .execute();
  await insertDemoReview(trx, company, new Date(now.getTime() - company.hours * 3_600_000));
}

export const findDemoAccount = (trx: Trx, phone: string) =>
  trx.selectFrom('account').select(['uuid', 'company_uuid']).where('phone', '=', phone).executeTakeFirst();
