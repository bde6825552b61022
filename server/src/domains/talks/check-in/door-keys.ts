import * as contract from '@qinghe/contract/talks/door-keys.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { keyHashOf, newKeySecret } from '../../../http/key-secret.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write, writeForAnyone } from '../../../http/write.ts';
import { mayWork } from '../../account/index.ts';
import { exchange } from './check-in.ts';
import { findTalkOfDoor, lockTalkOfDoor } from './check-in-queries.ts';
import { countKeys, deleteKey, findKey, insertKey, noteKeyUse, readKeys } from './door-key-queries.ts';

const HOUR = 3_600_000;

/** @throws AppError 40401 for a talk that the caller may not see */
export const listDoorKeys = read(contract.listDoorKeys, async ({ db, member, scope }, { talk_uuid }) => {
  if (!(await findTalkOfDoor(db, scope, talk_uuid))) throw new AppError(40401);
  return { items: await readKeys(db, { companyUuid: member.companyUuid, talk_uuid }) };
});

/** @throws AppError 40401 for a talk that the caller may not see, 40902 with a reason: it is over, or has too many keys */
export const makeDoorKey = write(
  contract.makeDoorKey,
  { audit: 'talk.key_given' },
  async (call, { talk_uuid, name }) => {
    const { db, member, now, services, note } = call;
    const talk = await lockTalk(call, talk_uuid);
    const { companyUuid } = member;
    if (Date.parse(talk.ends_at) + contract.KEY_HOURS * HOUR < now.getTime())
      throw new AppError(40902, { reason: 'talk.doorOver' });
    if ((await countKeys(db, { companyUuid, talk_uuid })) >= contract.MAX_DOOR_KEYS)
      throw new AppError(40902, { reason: 'talk.keys', values: { most: contract.MAX_DOOR_KEYS } });
    const { key, keyHash: key_hash } = newKeySecret();
    const uuid = uuidv7();
    const made = { uuid, talk_uuid, name, key_hash, account_uuid: member.accountUuid, made_at: now };
    await insertKey(db, { company_uuid: companyUuid, ...made });
    note({ objectUuid: talk_uuid, detail: { name } });
    // Behind `#`, which no log sees.
    return { uuid, url: `${services.publicUrl}/door/key/${talk_uuid}#${key}` };
  },
);

/** Ends a key; twice is once. @throws AppError 40401 for a talk that the caller may not see */
export const endDoorKey = write(contract.endDoorKey, { audit: 'talk.key_ended' }, async (call, { talk_uuid, uuid }) => {
  await lockTalk(call, talk_uuid);
  if (await deleteKey(call.db, { companyUuid: call.member.companyUuid, talk_uuid }, uuid))
    call.note({ objectUuid: talk_uuid });
  else call.noteNothing();
  return {};
});

/**
 * As an account does it, by a key.
 * @throws AppError 40401 for a key that is not of this talk, was withdrawn, whose hours are not now, or whose maker may not work
 */
export const syncDoorByKey = writeForAnyone(
  contract.syncDoorByKey,
  { audit: 'talk.checked_in' },
  async (call, { key, ...input }) => {
    const { db, now } = call;
    const found = await findKey(db, keyHashOf(key));
    if (!found || found.talk_uuid !== input.talk_uuid || !isOpen(found, now)) throw new AppError(40401);
    const { company_uuid: companyUuid, uuid, account_uuid } = found;
    if (!(await mayWork(db, account_uuid, now))) throw new AppError(40401);
    await noteKeyUse(db, { companyUuid, uuid, now });
    const writer = { account_uuid, key_uuid: uuid };
    return exchange(call, { scope: { companyUuid, ownerUuid: undefined }, writer }, input);
  },
);

async function lockTalk({ db, scope }: MemberWrite, uuid: string) {
  const talk = await lockTalkOfDoor(db, scope, uuid);
  if (!talk) throw new AppError(40401);
  return talk;
}

const isOpen = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }, now: Date): boolean =>
  now.getTime() >= Date.parse(starts_at) - contract.KEY_HOURS * HOUR &&
  now.getTime() <= Date.parse(ends_at) + contract.KEY_HOURS * HOUR;
