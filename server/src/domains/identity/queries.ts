import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { handInIdentity } from '@qinghe/contract/identity/identity.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';

const columns = [
  'check_status',
  'document',
  'name',
  'number_masked',
  'front_uuid',
  'back_uuid',
  'reason',
  'decided_at',
  'version',
] as const;

export const findIdentity = (reader: Reader, accountUuid: string) =>
  reader.selectFrom('identity').select(columns).where('account_uuid', '=', accountUuid).executeTakeFirst();

export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findIdentity>>>;

/** Made where it is not there yet, and locked: of two calls at once one finds what the other has done. */
export async function lockIdentity(trx: Trx, accountUuid: string): Promise<IdentityRow> {
  await trx
    .insertInto('identity')
    .values({ account_uuid: accountUuid, check_status: 0, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('identity')
    .select(columns)
    .where('account_uuid', '=', accountUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Submission = Pick<
  ParsedInputOf<typeof handInIdentity>,
  'document' | 'name' | 'front_uuid' | 'back_uuid' | 'version'
> & {
  number_sealed: Buffer;
  number_masked: string;
  number_hash: Buffer;
  consent_version: string;
};

export async function saveIdentity(trx: Trx, accountUuid: string, { version, ...submission }: Submission, now: Date) {
  return trx
    .updateTable('identity')
    .set({
      ...submission,
      check_status: 1,
      consent_at: now,
      handed_in_at: now,
      decided_at: null,
      decided_by: null,
      reason: '',
      version: version + 1,
    })
    .where('account_uuid', '=', accountUuid)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** As if nothing had been handed in. */
export async function clearIdentity(trx: Trx, accountUuid: string, version: number) {
  return trx
    .updateTable('identity')
    .set({
      check_status: 0,
      document: null,
      name: '',
      number_sealed: null,
      number_masked: '',
      number_hash: null,
      front_uuid: null,
      back_uuid: null,
      handed_in_at: null,
      version: version + 1,
    })
    .where('account_uuid', '=', accountUuid)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** People who wait, the longest waiting first. */
export const readIdentityCases = (reader: Reader, page: PageRequest) =>
  readPage(
    selectCases(reader)
      .select(['identity.account_uuid', 'identity.handed_in_at'])
      .where('identity.check_status', '=', 1),
    page,
    ['identity.handed_in_at', 'identity.account_uuid'],
    'asc',
  );

const selectCases = (reader: Reader) =>
  reader
    .selectFrom('identity')
    .innerJoin('account', 'account.uuid', 'identity.account_uuid')
    .leftJoin('company', 'company.company_uuid', 'account.company_uuid')
    .select([
      'identity.account_uuid as uuid',
      'identity.name',
      'identity.handed_in_at as waiting_since',
      'company.name as company',
      'account.name as account_name',
      'account.company_uuid',
    ]);

export const findIdentityCase = (reader: Reader, accountUuid: string) =>
  selectCases(reader)
    .select([
      'identity.document',
      'identity.number_sealed',
      'identity.front_uuid',
      'identity.back_uuid',
      'identity.version',
    ])
    .where('identity.account_uuid', '=', accountUuid)
    .where('identity.handed_in_at', 'is not', null)
    .executeTakeFirst();

export async function countIdentityCases(reader: Reader): Promise<number> {
  const { n } = await reader
    .selectFrom('identity')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('check_status', '=', 1)
    .executeTakeFirstOrThrow();
  return n;
}

/** Whether another account was identified with the same number. */
export async function isNumberTaken(trx: Trx, accountUuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('identity as other')
    .innerJoin('identity', 'identity.number_hash', 'other.number_hash')
    .select('other.account_uuid')
    .where('identity.account_uuid', '=', accountUuid)
    .where('other.account_uuid', '!=', accountUuid)
    .where('other.check_status', '=', 2)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setDecision(
  trx: Trx,
  accountUuid: string,
  decision: { check_status: number; reason: string; decided_by: string; decided_at: Date; version: number },
): Promise<void> {
  await trx.updateTable('identity').set(decision).where('account_uuid', '=', accountUuid).execute();
}

/**
 * Pictures that have served their time: of people decided on before an instant, and those that nobody handed in, or took
 * back, within an hour.
 */
export const readPicturesToErase = (
  reader: Reader,
  { decidedBefore, keptBefore }: { decidedBefore: Date; keptBefore: Date },
) =>
  reader
    .selectFrom('paper')
    .leftJoin('identity', (join) =>
      join.on((e) =>
        e.or([e('identity.front_uuid', '=', e.ref('paper.uuid')), e('identity.back_uuid', '=', e.ref('paper.uuid'))]),
      ),
    )
    .select('paper.uuid')
    .where('paper.kind', '=', 'identity')
    .where((e) =>
      e.or([
        e('identity.decided_at', '<', decidedBefore.toISOString()),
        e.and([e('identity.account_uuid', 'is', null), e('paper.created_at', '<', keptBefore.toISOString())]),
      ]),
    )
    .limit(200)
    .execute();
