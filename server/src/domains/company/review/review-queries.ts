import type { CompanyPapers } from '@qinghe/contract/company/papers.ts';
import type { ReviewReason, ReviewStep } from '@qinghe/contract/company/review.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { notHeld, readHead } from '../../../casework/casework-queries.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import type { DB } from '../../../db/generated.ts';
import type { CheckStatus } from '../rules.ts';

interface NewReview {
  uuid: string;
  step: ReviewStep;
  from_status: CheckStatus;
  to_status: CheckStatus;
  actor: { kind: 'account' | 'operator' | 'clock'; uuid: string | null };
  papers?: CompanyPapers;
  reasons?: readonly ReviewReason[];
  message?: string;
  note?: string;
  at: Date;
}

export async function insertReview(
  trx: Trx,
  companyUuid: string,
  { actor, papers, reasons = [], message = '', note = '', ...review }: NewReview,
): Promise<void> {
  await trx
    .insertInto('company_review')
    .values({
      company_uuid: companyUuid,
      ...review,
      actor_kind: actor.kind,
      actor_uuid: actor.uuid,
      papers: papers ? JSON.stringify(papers) : null,
      reasons: JSON.stringify(reasons),
      message,
      note,
    })
    .execute();
}

interface ReviewRow {
  uuid: string;
  step: ReviewStep;
  by: 'account' | 'operator' | 'clock';
  by_name: string | null;
  reasons: ReviewReason[];
  message: string;
  note: string;
  at: string;
  /** What was handed in with this step. */
  papers: CompanyPapers | null;
}

/** Every step of a company's review, the newest first. */
export const readReviews = (reader: Reader, companyUuid: string): Promise<ReviewRow[]> =>
  reader
    .selectFrom('company_review')
    .leftJoin('account', 'account.uuid', 'company_review.actor_uuid')
    .leftJoin('operator', 'operator.uuid', 'company_review.actor_uuid')
    .select([
      'company_review.uuid',
      'company_review.step',
      'company_review.actor_kind as by',
      (e) => e.fn.coalesce('account.name', 'operator.name').as('by_name'),
      'company_review.reasons',
      'company_review.message',
      'company_review.note',
      'company_review.at',
      'company_review.papers',
    ])
    .where('company_review.company_uuid', '=', companyUuid)
    .orderBy('company_review.at', 'desc')
    .orderBy('company_review.uuid', 'desc')
    .limit(200)
    .$castTo<ReviewRow>()
    .execute();

/** What was handed in last. */
export async function findSubmitted(reader: Reader, companyUuid: string): Promise<CompanyPapers | undefined> {
  const row = await reader
    .selectFrom('company_review')
    .select('papers')
    .where('company_uuid', '=', companyUuid)
    .where('papers', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.papers as CompanyPapers | undefined;
}

/** The papers in force, from the company's row. */
export async function findInForce(reader: Reader, companyUuid: string): Promise<CompanyPapers | null> {
  const row = await reader
    .selectFrom('company')
    .select(['licence', 'short_name', 'industry', 'city', 'office_address', 'introduction'])
    // Papers in force have one.
    .select((e) => e.ref('size').$castTo<CompanyPapers['credentials']['size']>().as('size'))
    .where('company_uuid', '=', companyUuid)
    .where('licence', 'is not', null)
    .executeTakeFirst();
  if (!row?.licence) return null;
  const { licence, ...credentials } = row;
  return { licence, credentials };
}

/** What lay before an operator when the papers were refused last, or taken back. */
export async function findRefused(reader: Reader, companyUuid: string): Promise<CompanyPapers | null> {
  const row = await reader
    .selectFrom('company_review')
    .select('papers')
    .where('company_uuid', '=', companyUuid)
    .where('papers', 'is not', null)
    .where('at', '<=', (e) =>
      e
        .selectFrom('company_review as refusal')
        .select((r) => r.fn.max('refusal.at').as('at'))
        .where('refusal.company_uuid', '=', companyUuid)
        .where('refusal.step', 'in', refusals),
    )
    .orderBy('at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.papers as CompanyPapers | undefined) ?? null;
}

const refusals = ['refused', 'withdrawn'] as const satisfies readonly ReviewStep[];

/** Which operator refused what a company appeals against; nobody where it does not. */
const refuser = (e: ExpressionBuilder<DB, 'company'>) =>
  e
    .selectFrom('company_review')
    .innerJoin('operator', 'operator.uuid', 'company_review.actor_uuid')
    .select(['operator.uuid as refuser_uuid', 'operator.name as refuser'])
    .whereRef('company_review.company_uuid', '=', 'company.company_uuid')
    .where('company_review.step', 'in', refusals)
    .where('company.check_status', '=', 'appeal')
    .orderBy('company_review.at', 'desc')
    .orderBy('company_review.uuid', 'desc')
    .limit(1)
    .as('refusal');

const submissions = sql<number>`(select count(*) from company_review
  where company_review.company_uuid = company.company_uuid and step = 'submitted')`;

const onlineJobs = sql<number>`(select count(*) from job
  where job.company_uuid = company.company_uuid and job.state = 'online')`;

const selectCases = (reader: Reader) =>
  reader
    .selectFrom('company')
    .leftJoinLateral(refuser, (join) => join.onTrue())
    .select([
      'refusal.refuser_uuid',
      'refusal.refuser',
      'company.company_uuid as uuid',
      'company.name',
      'company.check_status',
      'company.version',
      'company.review_since',
      submissions.as('submissions'),
      onlineJobs.as('online_jobs'),
    ]);

const submittedCode = sql<string | null>`(select papers -> 'licence' ->> 'credit_code' from company_review
  where company_review.company_uuid = company.company_uuid and papers is not null
  order by at desc, uuid desc limit 1)`;

/** Other companies that have a credit code, or wait with it. */
export const readSameCode = (reader: Reader, creditCode: string, companyUuid: string) =>
  reader
    .selectFrom('company')
    .select(['company_uuid as uuid', 'name'])
    .where('company_uuid', '!=', companyUuid)
    .where((e) =>
      e.or([
        e.exists(
          e
            .selectFrom('company_licence')
            .select('credit_code')
            .whereRef('company_licence.company_uuid', '=', 'company.company_uuid')
            .where('credit_code', '=', creditCode),
        ),
        e.and([e('review_since', 'is not', null), e(submittedCode, '=', creditCode)]),
      ]),
    )
    .orderBy('created_at')
    .limit(10)
    .execute();

/** Companies whose papers wait; on which somebody has decided a moment ago, and may take it back, do not. */
export const waitingCases = (reader: Reader) =>
  selectCases(reader)
    .select(sql<string>`company.review_since`.as('waiting_since'))
    .where('company.review_since', 'is not', null)
    .where(notHeld('company.company_uuid'));

export const findCase = (reader: Reader, companyUuid: string) =>
  selectCases(reader).where('company.company_uuid', '=', companyUuid).executeTakeFirst();

export const hasCompanyCase = async (reader: Reader, companyUuid: string): Promise<boolean> =>
  (await findSubmitted(reader, companyUuid)) !== undefined;

export const countCases = async (reader: Reader): Promise<number> =>
  (await readHead(reader, waitingCases(reader))).count;

/** Who leads the company, and how many belong to it. */
export const readPeople = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select(['account.uuid', 'company_member.type', 'account.name', 'account.phone'])
    .where('company_member.company_uuid', '=', companyUuid)
    .execute();

/** Who leads the company. */
export const findMaster = async (reader: Reader, companyUuid: string) =>
  (await readPeople(reader, companyUuid)).find(({ type }) => type === 'master');

/** Frees the codes of licences of a company but the one in force, if any is. */
export async function freeCreditCodes(trx: Trx, companyUuid: string, inForce: string | null): Promise<void> {
  await trx
    .deleteFrom('company_licence')
    .where('company_uuid', '=', companyUuid)
    .$if(inForce !== null, (query) => query.where('credit_code', '!=', inForce ?? ''))
    .execute();
}
