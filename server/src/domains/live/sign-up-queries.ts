import { contains } from '../../db/containing.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { type PageRequest, readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';
import { eraseDeliveries } from '../../outside/delivery-queries.ts';

interface Person {
  company: string;
  name: string;
  phone: string;
  email: string;
}

const columns = ['uuid', 'broadcast_uuid', 'company', 'name', 'phone', 'email', 'state', 'signed_at'] as const;

const signUps = (reader: Reader) => reader.selectFrom('live_sign_up').select([...columns, 'confirmed_at']);

export type SignUpRow = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

export const findSignUp = (reader: Reader, uuid: string) => signUps(reader).where('uuid', '=', uuid).executeTakeFirst();

export const findByToken = (reader: Reader, tokenHash: Buffer) =>
  signUps(reader).where('token_hash', '=', tokenHash).executeTakeFirst();

export const findByPhone = (reader: Reader, broadcastUuid: string, phone: string) =>
  signUps(reader).where('broadcast_uuid', '=', broadcastUuid).where('phone', '=', phone).executeTakeFirst();

export async function insertSignUp(
  trx: Trx,
  {
    at,
    ...signUp
  }: Person & {
    uuid: string;
    broadcast_uuid: string;
    token_hash: Buffer;
    consent_version: string;
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('live_sign_up')
    .values({ ...signUp, signed_at: at, changed_at: at })
    .execute();
}

/** Who had cancelled signs up again, as they say it now. */
export async function renewSignUp(
  trx: Trx,
  uuid: string,
  { at, ...person }: Person & { consent_version: string; at: Date },
): Promise<void> {
  const state = { state: 'signed' as const, signed_at: at, changed_at: at, confirmed_at: null, confirmed_by: null };
  await trx
    .updateTable('live_sign_up')
    .set({ ...person, ...state })
    .where('uuid', '=', uuid)
    .execute();
}

export async function cancelSignUp(trx: Trx, uuid: string, at: Date): Promise<void> {
  await trx.updateTable('live_sign_up').set({ state: 'cancelled', changed_at: at }).where('uuid', '=', uuid).execute();
}

/** Twice is once, by who was first. */
export async function confirmSignUp(trx: Trx, uuid: string, by: string, at: Date): Promise<void> {
  await trx
    .updateTable('live_sign_up')
    .set({ confirmed_at: at, confirmed_by: by })
    .where('uuid', '=', uuid)
    .where('confirmed_at', 'is', null)
    .execute();
}

export const readSignUps = (
  reader: Reader,
  { broadcast_uuid, q, ...page }: PageRequest & { broadcast_uuid: string; q: string },
) =>
  readPage(
    signUps(reader)
      .where('broadcast_uuid', '=', broadcast_uuid)
      .$call(
        whenGiven(q || undefined, (query, words) =>
          query.where((e) => e.or([contains(e.ref('company'), words), contains(e.ref('name'), words)])),
        ),
      ),
    page,
    ['signed_at', 'uuid'],
    'asc',
  );

export async function countLiveSignUpsOf(reader: Reader, address: string): Promise<number> {
  const { n } = await reader
    .selectFrom('live_sign_up')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where((e) => e.or([e('phone', '=', address), e('email', '=', address)]))
    .executeTakeFirstOrThrow();
  return n;
}

/** Erases whoever signed up with a phone or an e-mail. */
export async function eraseLiveSignUpsOf(trx: Trx, address: string): Promise<void> {
  const erased = await trx
    .deleteFrom('live_sign_up')
    .where((e) => e.or([e('phone', '=', address), e('email', '=', address)]))
    .returning('uuid')
    .execute();
  await forgetMessages(trx, erased);
}

/** Forgets who signed up for broadcasts that ended, or would have, before an instant. */
export async function eraseSignUps(trx: Trx, before: Date): Promise<void> {
  const erased = await trx
    .deleteFrom('live_sign_up')
    .using('broadcast')
    .whereRef('broadcast.uuid', '=', 'live_sign_up.broadcast_uuid')
    .where('broadcast.ends_at', '<', before.toISOString())
    .returning('live_sign_up.uuid')
    .execute();
  await forgetMessages(trx, erased);
}

const forgetMessages = (trx: Trx, erased: readonly { uuid: string }[]): Promise<void> =>
  eraseDeliveries(
    trx,
    erased.map(({ uuid }) => uuid),
  );
