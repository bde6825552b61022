import * as contract from '@qinghe/contract/talks/sign-up.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { deliver } from '../../../outside/deliver.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { spendCode } from '../../account/index.ts';
import { mayPublish } from '../../jobs/index.ts';
import { signedUpMessage } from '../messages/messages.ts';
import { newTicketCode, ticketHashOf, ticketUrl } from '../ticket.ts';
import { countSigned } from './seat-queries.ts';
import { countAll, findVisitorByPhone, insertVisitors, lockPublishedTalk, updateVisitor } from './visitor-queries.ts';

/** Version of the consent text that the talk's page shows. */
const CONSENT_VERSION = '2026-11';

/**
 * Gives a seat, or a place among those who wait. A phone has one ticket of a talk: who comes back finds it, and who had
 * cancelled stands at the end again. A wrong code is returned, not thrown, so that the try stays counted.
 * @throws AppError 40401 no such talk, 40902 it has begun, was called off or takes nobody more, 40102 wrong code
 */
export const signUpForTalk = writeForAnyone(
  contract.signUpForTalk,
  { audit: 'talk.signed_up' },
  async (call, { talk_uuid, visitor, code }) => {
    const { db, services, now } = call;
    const talk = await lockPublishedTalk(db, talk_uuid);
    if (!talk || !mayPublish(talk)) throw new AppError(40401);
    if (talk.state !== 'online' || Date.parse(talk.starts_at) <= now.getTime())
      throw new AppError(40902, { reason: 'talk.closed' });
    if (!(await spendCode(call, 'apply', visitor.phone, code))) return new AppError(40102, { field: 'code' });
    const { company_uuid: companyUuid } = talk;
    const before = await findVisitorByPhone(db, companyUuid, talk_uuid, visitor.phone);
    if (before && before.state !== 'cancelled') {
      call.noteNothing();
      return { state: before.state, ticket_url: ticketUrl(services, before.uuid) };
    }
    if (!before && (await countAll(db, companyUuid, talk_uuid)) >= contract.MAX_VISITORS)
      throw new AppError(40902, { reason: 'talk.full' });
    const free = talk.seats === null || (await countSigned(db, companyUuid, talk_uuid)) < talk.seats;
    const state: contract.VisitorState = free ? 'signed' : 'waiting';
    const uuid = before?.uuid ?? uuidv7();
    if (before) await updateVisitor(db, companyUuid, uuid, { ...visitor, state, signed_at: now, changed_at: now });
    else
      await insertVisitors(db, companyUuid, [
        {
          ...visitor,
          uuid,
          talk_uuid,
          state,
          code: newTicketCode(),
          token_hash: ticketHashOf(services, uuid),
          consent_version: CONSENT_VERSION,
          at: now,
        },
      ]);
    const details = { company_uuid: companyUuid };
    await deliver(call, signedUpMessage, [{ subjectUuid: uuid, occasion: now.toISOString(), details }]);
    call.note({ companyUuid, objectUuid: talk_uuid });
    await publishEvent(db, { companyUuid, owners: [talk.owner_uuid] }, { type: 'talk.changed', uuid: talk_uuid });
    return { state, ticket_url: ticketUrl(services, uuid) };
  },
);
