import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { A_WEEK, AGAIN_DAYS, APPLIED_MONTHS } from '@qinghe/contract/talents/invitations.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { unseal } from '../../../http/sealed.ts';
import type { Services } from '../../../services.ts';
import { requireOpenJob } from '../../jobs/index.ts';
import { hasAppliedSince } from '../../resumes/index.ts';
import { countReceived, isHiddenFrom, readLatest } from './invitation-queries.ts';

const DAY = 86_400_000;

export interface Contact {
  phone: string;
  email: string;
}

interface Sealed {
  phone_sealed: Buffer;
  email_sealed: Buffer | null;
}

/** What a talent is reached by. */
export const contactOf = (signingSecret: string, { phone_sealed, email_sealed }: Sealed): Contact => ({
  phone: String(unseal(phone_sealed, signingSecret)),
  email: email_sealed === null ? '' : String(unseal(email_sealed, signingSecret)),
});

const isReachable = ({ phone, email }: Contact): boolean => email !== '' || isMainlandPhone(phone);

/** From when a company may invite the same person again. */
export const againAt = (createdAt: string): Date => new Date(Date.parse(createdAt) + AGAIN_DAYS * DAY);

/**
 * Limits for the talent's sake, counted while the talent's row is locked.
 * @throws AppError 40401 for whom the company cannot find, 40902 with the reason otherwise
 */
export async function requireInvitable(
  { db, services, now }: { db: Reader; services: Pick<Services, 'signingSecret'>; now: Date },
  companyUuid: string,
  talent: (Sealed & { uuid: string }) | undefined,
): Promise<void> {
  if (!talent || (await isHiddenFrom(db, companyUuid, talent.uuid))) throw new AppError(40401);
  const [latest] = await readLatest(db, companyUuid, [talent.uuid], now);
  if (latest && againAt(latest.created_at) > now) throw new AppError(40902, { reason: 'talent.invitedLately' });
  const contact = contactOf(services.signingSecret, talent);
  if (!isReachable(contact)) throw new AppError(40902, { reason: 'talent.unreachable' });
  if (await hasAppliedSince(db, companyUuid, contact.phone, monthsBefore(now)))
    throw new AppError(40902, { reason: 'talent.applied' });
  if ((await countReceived(db, talent.uuid, new Date(now.getTime() - 7 * DAY))) >= A_WEEK)
    throw new AppError(40902, { reason: 'talent.invitedEnough' });
}

/**
 * Whether an invitation may still go out, as things stand when it is sent: the job takes applications and its company stands,
 * the talent is there, has not hidden, and has not applied meanwhile.
 */
export async function maySend(
  { db, services, now }: { db: Reader; services: Pick<Services, 'signingSecret'>; now: Date },
  { companyUuid, jobUuid }: { companyUuid: string; jobUuid: string },
  talent: (Sealed & { uuid: string }) | undefined,
): Promise<boolean> {
  if (!talent || (await isHiddenFrom(db, companyUuid, talent.uuid))) return false;
  const contact = contactOf(services.signingSecret, talent);
  if (!isReachable(contact) || (await hasAppliedSince(db, companyUuid, contact.phone, monthsBefore(now)))) return false;
  return requireOpenJob(db, jobUuid, now).then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof AppError) return false;
      throw failure;
    },
  );
}

function monthsBefore(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - APPLIED_MONTHS);
  return since;
}
