import { maskPhone } from '@qinghe/contract/formats.ts';
import * as contract from '@qinghe/contract/live/sign-up.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { readForAnyone } from '../../http/read.ts';
import { type Write, writeForAnyone } from '../../http/write.ts';
import { deliver } from '../../outside/deliver.ts';
import { requireFound } from '../../refusals.ts';
import { spendCode } from '../account/index.ts';
import { hashTicket } from '../talks/index.ts';
import { findPublished, lockPublished, type PublishedRow } from './broadcast-queries.ts';
import { liveTickets, tokenIn } from './live-tickets.ts';
import { signedUpMessage } from './messages.ts';
import { isComing } from './rules.ts';
import {
  cancelSignUp,
  findByPhone,
  findByToken,
  findSignUp,
  insertSignUp,
  renewSignUp,
  type SignUpRow,
} from './sign-up-queries.ts';

/** Version of the consent text that the page shows. */
const CONSENT_VERSION = '2026-11';

const audit = { none: 'A broadcast is the platform’s, and who signs up has no company here' };

/**
 * Signs up, once for each phone and broadcast: who comes back finds what there is, and who had cancelled signs up again. A
 * wrong code is returned, not thrown, so that the try stays counted; before it nobody learns who has signed up.
 * @throws AppError 40401 no such broadcast, 40902 it has begun, was cancelled or is full, 40102 wrong code
 */
export const signUpForBroadcast = writeForAnyone(
  contract.signUpForBroadcast,
  { audit },
  async (call, { broadcast_uuid, code, consent: _, ...person }) => {
    const { db, now } = call;
    const broadcast = requireFound(await lockPublished(db, broadcast_uuid));
    if (!isComing(broadcast, now)) throw new AppError(40902, { reason: 'live.closed' });
    if (!(await spendCode(call, 'live', person.phone, code))) return new AppError(40102, { field: 'code' });
    const before = await findByPhone(db, broadcast_uuid, person.phone);
    if (before?.state === 'signed') return presentNew(call, broadcast, before.uuid, true);
    if (broadcast.full) throw new AppError(40902, { reason: 'live.full' });
    const uuid = before?.uuid ?? uuidv7();
    const signed = { ...person, consent_version: CONSENT_VERSION, at: now };
    if (before) await renewSignUp(db, uuid, signed);
    else
      await insertSignUp(db, { ...signed, uuid, broadcast_uuid, token_hash: liveTickets.hashOf(call.services, uuid) });
    await deliver(call, signedUpMessage, [{ subjectUuid: uuid, occasion: now.toISOString(), details: {} }]);
    return presentNew(call, broadcast, uuid, false);
  },
);

async function presentNew({ db, services, now }: Write, broadcast: PublishedRow, uuid: string, again: boolean) {
  const row = requireFound(await findSignUp(db, uuid));
  return { again, token: tokenIn(liveTickets.urlOf(services, uuid)), sign_up: present(row, broadcast, now) };
}

/** @throws AppError 40401 for a link that opens nothing, or whose person is forgotten */
export const getLiveSignUp = readForAnyone(contract.getLiveSignUp, async ({ db, now }, { token }) => {
  const row = requireFound(await findByToken(db, hashTicket(token)));
  return present(row, requireFound(await findPublished(db, row.broadcast_uuid)), now);
});

/** Twice is once. @throws AppError 40401, 40902 once the broadcast has begun */
export const cancelLiveSignUp = writeForAnyone(contract.cancelLiveSignUp, { audit }, async ({ db, now }, { token }) => {
  const { broadcast_uuid } = requireFound(await findByToken(db, hashTicket(token)));
  const broadcast = requireFound(await lockPublished(db, broadcast_uuid));
  const row = requireFound(await findByToken(db, hashTicket(token)));
  if (row.state === 'signed') {
    if (!isComing(broadcast, now)) throw new AppError(40902, { reason: 'live.begun' });
    await cancelSignUp(db, row.uuid, now);
  }
  return present({ ...row, state: 'cancelled' }, requireFound(await findPublished(db, broadcast_uuid)), now);
});

function present(row: SignUpRow, { watch_url, ...broadcast }: PublishedRow, now: Date): contract.LiveSignUp {
  const { company, name, phone, state } = row;
  const stands = state === 'signed' && broadcast.state === 'published';
  return {
    ...{ broadcast, company, name, phone: maskPhone(phone), state },
    watch_url: stands ? watch_url : null,
    abilities: { cancel: stands && isComing(broadcast, now) },
  };
}
