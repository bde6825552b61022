import type { Locale } from '@qinghe/contract/texts/say.ts';
import { writeAudit } from '../../../db/audit.ts';
import { type Trx, withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { tell } from '../../messages/index.ts';
import { receiveConsenting } from '../../resumes/index.ts';
import type { InvitationKey } from './invitation-link.ts';
import {
  changeInvitation,
  hideByAnswer,
  type InvitationRow,
  lockInvitation,
  lockTalent,
  pauseTalent,
} from './invitation-queries.ts';
import { contactOf } from './may-invite.ts';

type Answer = 'open' | 'accept' | 'decline';

export interface Answering extends InvitationKey {
  answer: Answer;
  /** Beside a refusal: the company must not find the person any more. */
  hide?: boolean;
  /** Beside a refusal: no company must. */
  pause?: boolean;
  locale: Locale;
  network: string;
  requestId: string;
}

/** Answered already, lapsed, recalled: says what it is; `gone` where the person has left the pool or the job is closed. */
export type Answered = 'done' | 'over' | 'gone' | 'closed';

const WAITING = ['sent', 'opened'] as const;

/**
 * What a talent answers, on whichever device: the invitation is locked, so that of two answers one counts, and so is the talent,
 * so that whoever withdraws at that moment has withdrawn: no application without a person who agreed.
 */
export const answerInvitation = (services: Services, answering: Answering): Promise<Answered> =>
  withTransaction(services.db, async (db) => {
    const now = services.clock();
    const { companyUuid, uuid, answer } = answering;
    const invitation = await lockInvitation(db, companyUuid, uuid, now);
    if (!invitation || !WAITING.some((state) => state === invitation.state)) return 'over';
    if (answer === 'open') {
      await changeInvitation(db, answering, ['sent'], { state: 'opened', opened_at: now });
      return 'done';
    }
    if (answer === 'decline') return decline({ db, services, now }, invitation, answering);
    return accept({ db, services, now }, invitation, answering);
  });

async function decline(call: Call, invitation: InvitationRow, answering: Answering): Promise<Answered> {
  const { db, now } = call;
  const { talent_uuid } = invitation;
  const { companyUuid, hide = false, pause = false } = answering;
  await changeInvitation(db, answering, WAITING, { state: 'declined', answered_at: now });
  if (hide) await hideByAnswer(db, companyUuid, talent_uuid);
  if (pause) await pauseTalent(db, talent_uuid, now);
  await audit(db, answering, 'talent.invitation_declined');
  await tellInviter(call, 'talentDeclined', invitation, answering);
  return 'done';
}

interface Call {
  db: Trx;
  services: Services;
  now: Date;
}

async function accept(call: Call, invitation: InvitationRow, answering: Answering): Promise<Answered> {
  const { talent_uuid, job_uuid } = invitation;
  const { db, services, now } = call;
  const { companyUuid, locale, network } = answering;
  const talent = await lockTalent(db, talent_uuid);
  if (!talent) return 'gone';
  const { phone, email } = contactOf(services.signingSecret, talent);
  const { name, school, major, degree, graduation_month, city, days_per_week, months, earliest_start } = talent;
  const application = await receiveConsenting(
    { db, services, now, locale, network },
    {
      companyUuid,
      jobUuid: job_uuid,
      person: {
        name,
        phone,
        email,
        school,
        major,
        degree,
        graduation_month,
        city,
        days_per_week,
        months,
        earliest_start,
      },
      told: talent,
      source: 'invitation',
      consentVersion: talent.consent_version,
    },
  );
  if (application === null) return 'closed';
  await changeInvitation(db, answering, WAITING, {
    state: 'accepted',
    answered_at: now,
    application_uuid: application,
  });
  await audit(db, answering, 'talent.invitation_accepted');
  await tellInviter(call, 'talentAccepted', invitation, answering);
  return 'done';
}

const tellInviter = (
  call: Call,
  kind: 'talentAccepted' | 'talentDeclined',
  { account_uuid, job_title }: InvitationRow,
  { companyUuid, uuid }: Answering,
) => tell(call, kind, { companyUuid, to: [account_uuid], subjectUuid: uuid, params: { job: job_title } });

const audit = (
  db: Trx,
  { companyUuid, uuid, requestId }: Answering,
  action: 'talent.invitation_accepted' | 'talent.invitation_declined',
) => writeAudit(db, { companyUuid, actor: { kind: 'candidate', uuid: null }, action, objectUuid: uuid, requestId });
