import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import type { LeftOutWhy } from '@qinghe/contract/talents/batches.ts';
import { A_WEEK, AGAIN_DAYS, APPLIED_MONTHS } from '@qinghe/contract/talents/invitations.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { unseal } from '../../../http/sealed.ts';
import type { Services } from '../../../services.ts';
import { requireOpenJob } from '../../jobs/index.ts';
import { readAppliedSince } from '../../resumes/index.ts';
import { countReceived, OPEN, readHidden, readLatest } from './invitation-queries.ts';

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

/** Why somebody cannot be invited, and from when again where that is known. */
export interface WhyNot {
  why: LeftOutWhy;
  again_at: string | null;
}

interface Deps {
  db: Reader;
  services: Pick<Services, 'signingSecret'>;
  now: Date;
}

/** Who of some people cannot be invited by a company; whoever is no longer among the talents cannot be found. */
export async function readWhyNot(
  { db, services, now }: Deps,
  companyUuid: string,
  uuids: readonly string[],
  talents: readonly (Sealed & { uuid: string })[],
): Promise<ReadonlyMap<string, WhyNot>> {
  const hidden = await readHidden(db, companyUuid, uuids);
  const latest = new Map((await readLatest(db, companyUuid, uuids, now)).map((one) => [one.talent_uuid, one]));
  const contacts = new Map(talents.map((talent) => [talent.uuid, contactOf(services.signingSecret, talent)]));
  const phones = [...contacts.values()].map(({ phone }) => phone);
  const applied = await readAppliedSince(db, companyUuid, phones, monthsBefore(now));
  const received = await countReceived(db, uuids, new Date(now.getTime() - 7 * DAY));
  const whyNot = (uuid: string): WhyNot | null => {
    const contact = contacts.get(uuid);
    const last = latest.get(uuid);
    if (!contact || hidden.has(uuid)) return { why: 'gone', again_at: null };
    if (last && (OPEN.includes(last.state) || againAt(last.created_at) > now))
      return { why: 'invited', again_at: againAt(last.created_at).toISOString() };
    if (!isReachable(contact)) return { why: 'unreachable', again_at: null };
    if (applied.has(contact.phone)) return { why: 'applied', again_at: null };
    return (received.get(uuid) ?? 0) >= A_WEEK ? { why: 'enough', again_at: null } : null;
  };
  return new Map(
    uuids.flatMap((uuid) => {
      const why = whyNot(uuid);
      return why === null ? [] : [[uuid, why] as const];
    }),
  );
}

const reasons = {
  invited: 'talent.invitedLately',
  unreachable: 'talent.unreachable',
  applied: 'talent.applied',
  enough: 'talent.invitedEnough',
} as const satisfies Record<Exclude<LeftOutWhy, 'gone'>, string>;

/**
 * Limits for the talent's sake, counted while the talent's row is locked.
 * @throws AppError 40401 for whom the company cannot find, 40902 with the reason otherwise
 */
export async function requireInvitable(
  deps: Deps,
  companyUuid: string,
  talent: (Sealed & { uuid: string }) | undefined,
): Promise<void> {
  if (!talent) throw new AppError(40401);
  const not = (await readWhyNot(deps, companyUuid, [talent.uuid], [talent])).get(talent.uuid);
  if (not?.why === 'gone') throw new AppError(40401);
  if (not) throw new AppError(40902, { reason: reasons[not.why] });
}

/**
 * Whether an invitation may still go out, as things stand when it is sent: the job takes applications and its company stands,
 * the talent is there, has not hidden, and has not applied meanwhile.
 */
export async function maySend(
  { db, services, now }: Deps,
  { companyUuid, jobUuid }: { companyUuid: string; jobUuid: string },
  talent: (Sealed & { uuid: string }) | undefined,
): Promise<boolean> {
  if (!talent || (await readHidden(db, companyUuid, [talent.uuid])).size > 0) return false;
  const contact = contactOf(services.signingSecret, talent);
  if (!isReachable(contact)) return false;
  if ((await readAppliedSince(db, companyUuid, [contact.phone], monthsBefore(now))).size > 0) return false;
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
