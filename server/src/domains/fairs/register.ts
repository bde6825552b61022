import * as contract from '@qinghe/contract/fairs/visitors.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { writeForAnyone } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { spendCode } from '../account/index.ts';
import { newTicketCode } from '../talks/index.ts';
import { holdFair } from './fair-queries.ts';
import { isOver } from './fair-rules.ts';
import { fairTickets } from './fair-tickets.ts';
import {
  countRegistered,
  findVisitorByPhone,
  insertVisitor,
  readWishable,
  replaceWishes,
  updateVisitor,
} from './visitor-queries.ts';

/** Version of the consent text that the fair's page shows. */
export const FAIR_CONSENT_VERSION = 'fair-2026-11';

/**
 * Gives a ticket of a fair. A phone has one: who comes back keeps it, with what is said now. A wrong code is returned, not
 * thrown, so that the try stays counted.
 * @throws AppError 40401 no such fair, 40902 it is over, was called off or takes nobody more, 400 for jobs that are not
 * there, 40102 wrong code
 */
export const registerForFair = writeForAnyone(
  contract.registerForFair,
  { audit: { none: 'nobody’s log: a student and a fair, no company' } },
  async (call, { fair_uuid, visitor, wishes, code }) => {
    const { db, services, now } = call;
    const fair = requireFound(await holdFair(db, fair_uuid));
    if (fair.state !== 'open' || isOver(fair, now)) throw new AppError(40902, { reason: 'fair.registrationClosed' });
    const wanted = [...new Set(wishes)];
    const jobs = await readWishable(db, fair_uuid, wanted);
    if (jobs.length < wanted.length) throw new AppError(400, { field: 'wishes', reason: 'fair.unknownWishes' });
    if (!(await spendCode(call, 'apply', visitor.phone, code))) return new AppError(40102, { field: 'code' });
    const before = await findVisitorByPhone(db, fair_uuid, visitor.phone);
    if (!before && (await countRegistered(db, fair_uuid)) >= contract.MAX_FAIR_VISITORS)
      throw new AppError(40902, { reason: 'fair.peopleFull' });
    const uuid = before?.uuid ?? uuidv7();
    if (before) await updateVisitor(db, uuid, visitor);
    else
      await insertVisitor(db, {
        ...visitor,
        uuid,
        fair_uuid,
        code: newTicketCode(),
        token_hash: fairTickets.hashOf(services, uuid),
        consent_version: FAIR_CONSENT_VERSION,
        registered_at: now,
      });
    await replaceWishes(db, uuid, jobs);
    return { ticket_url: fairTickets.urlOf(services, uuid) };
  },
);
