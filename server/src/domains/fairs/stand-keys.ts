import { standAt } from '@qinghe/contract/fairs/stand-hours.ts';
import * as contract from '@qinghe/contract/fairs/stand-keys.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { Member } from '../../http/context.ts';
import { keyHashOf, newKeySecret } from '../../http/key-secret.ts';
import { read } from '../../http/read.ts';
import { type MemberWrite, type Write, write, writeForAnyone } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { requireFound } from '../../refusals.ts';
import { mayWork } from '../account/index.ts';
import { exchange } from './desk.ts';
import { findStand, lockStand } from './desk-queries.ts';
import {
  countStandKeys,
  deleteStandKey,
  findStandKey,
  insertStandKey,
  noteStandKeyUse,
  readStandKeys,
} from './stand-key-queries.ts';

/** @throws AppError 40401 for a fair at which the company has no booth */
export const listStandKeys = read(contract.listStandKeys, async ({ db, member }, { fair_uuid }) => {
  const stand = { companyUuid: member.companyUuid, fair_uuid };
  requireFound(await findStand(db, stand));
  return { items: await readStandKeys(db, stand) };
});

/** @throws AppError 40401 for a fair at which the company has no booth, 40902 with a reason: it is closed, or has too many keys */
export const makeStandKey = write(
  contract.makeStandKey,
  { audit: 'fair.key_given' },
  async (call, { fair_uuid, name }) => {
    const { db, member, now, services, note } = call;
    const { companyUuid: company_uuid, accountUuid: account_uuid } = member;
    const stand = { companyUuid: company_uuid, fair_uuid };
    const fair = requireFound(await lockStand(db, stand));
    if (standAt(fair, now) === 'closed') throw new AppError(40902, { reason: 'fair.standOver' });
    const most = contract.MAX_STAND_KEYS;
    if ((await countStandKeys(db, stand)) >= most) throw new AppError(40902, { reason: 'fair.keys', values: { most } });
    const { key, keyHash: key_hash } = newKeySecret();
    const uuid = uuidv7();
    await insertStandKey(db, { company_uuid, uuid, fair_uuid, name, key_hash, account_uuid, made_at: now });
    note({ objectUuid: fair_uuid, detail: { name } });
    // Behind `#`, which no log sees.
    return { uuid, url: `${services.publicUrl}/door/stand/${fair_uuid}#${key}` };
  },
);

/** Ends a key; twice is once. @throws AppError 40401 for a fair at which the company has no booth */
export const endStandKey = write(
  contract.endStandKey,
  { audit: 'fair.key_ended' },
  async (call, { fair_uuid, uuid }) => {
    const stand = { companyUuid: call.member.companyUuid, fair_uuid };
    requireFound(await lockStand(call.db, stand));
    if (await deleteStandKey(call.db, stand, uuid)) call.note({ objectUuid: fair_uuid });
    else call.noteNothing();
    return {};
  },
);

/**
 * As an account does it, by a key: what it makes is made in the name of whoever gave it out, and the log names its holder.
 * @throws AppError 40401 for a key that is not of this stand, was withdrawn, whose hours are not now, or whose maker may not work
 */
export const syncDeskByKey = writeForAnyone(
  contract.syncDeskByKey,
  { audit: 'fair.desk_written' },
  async (call, { key, ...input }) => {
    const { db, now } = call;
    const found = await findStandKey(db, keyHashOf(key));
    const isOpen = found?.fair_uuid === input.fair_uuid && found.role === 'recruiter' && standAt(found, now) === 'open';
    if (!isOpen || !(await mayWork(db, found.account_uuid, now))) throw new AppError(40401);
    await noteStandKeyUse(db, { companyUuid: found.company_uuid, uuid: found.uuid, now });
    return exchange(inNameOf(call, found), input, found);
  },
);

type Found = NonNullable<Awaited<ReturnType<typeof findStandKey>>>;

/** The call as one of whoever gave the key out. */
function inNameOf(
  call: Write,
  { company_uuid: companyUuid, account_uuid, name, maker_name, type, role }: Found,
): MemberWrite {
  const actor = { kind: 'account' as const, uuid: account_uuid };
  const member: Member = {
    kind: 'account',
    accountUuid: account_uuid,
    name: maker_name,
    companyUuid,
    type,
    role,
    restriction: null,
    prepares: false,
    certified: true,
    parksApart: true,
    // Nothing at a stand looks at the session.
    sessionHash: Buffer.alloc(0),
  };
  return {
    ...call,
    member,
    scope: { companyUuid, ownerUuid: undefined },
    note: (...notes) => call.note(...notes.map((one) => ({ companyUuid, actor, detail: { key: name }, ...one }))),
    publish: (event, owners) => publishEvent(call.db, { companyUuid, owners }, event),
  };
}
