import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { type DeliverSettingValues, MAX_WISHES } from '@qinghe/contract/jobs/deliver-setting.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { lockWishes, readWishes, type Wish } from './wish-queries.ts';

/** Days after which an application that nobody has decided is no wish of this season. */
const SEASON_DAYS = 365;

/**
 * Refuses what is no place of a wish where the company asks for one.
 * @throws AppError 400 without a place, or for one that the company does not grant
 */
export function requireRank({ wishes, ordered }: DeliverSettingValues, given: number | null): void {
  if (ordered && (given === null || given > (wishes ?? MAX_WISHES)))
    throw new AppError(400, { field: 'candidate.wish_rank', reason: 'application.wish_rank' });
}

/**
 * Where there is a limit, a phone that a code can reach is proved by one, whoever's it is and whatever it has: asked only
 * of whom the limit would refuse, it would tell strangers who has applied here.
 * @throws AppError 400
 */
export function requireCode({ wishes }: DeliverSettingValues, phone: string): void {
  if (wishes !== null && isMainlandPhone(phone)) throw new AppError(400, { field: 'code', reason: 'application.code' });
}

interface Asking {
  companyUuid: string;
  jobUuid: string;
  phone: string;
  /** Whether its owner sends it. */
  isProved: boolean;
  given: number | null;
  now: Date;
}

/**
 * Makes room for one more wish of a phone at a company, one after the other. A place that is taken gives way to the next
 * free one: whoever asked first keeps theirs. What nobody has proved takes nothing from the owner of the phone.
 * @returns the place, null where the company asks for none; or a wish that stands where there is room for no more
 */
export async function takeWish(
  trx: Trx,
  { wishes, ordered }: DeliverSettingValues,
  { companyUuid, jobUuid, phone, isProved, given, now }: Asking,
): Promise<{ rank: number | null } | { standing: Wish }> {
  if (wishes === null) return { rank: null };
  await lockWishes(trx, companyUuid, phone);
  const since = new Date(now.getTime() - SEASON_DAYS * 86_400_000);
  const standing = await readWishes(trx, { companyUuid, phone, since });
  // Whom a company brought in has wished for nothing.
  const counted = standing.filter(({ is_proved, is_imported }) => !is_imported && (is_proved || !isProved));
  const [latest] = counted;
  // Who has applied for this job hears of that, not of the limit.
  if (latest && counted.length >= wishes && !standing.some(({ job_uuid }) => job_uuid === jobUuid))
    return { standing: latest };
  if (!ordered || given === null) return { rank: null };
  const taken = counted.map(({ wish_rank }) => wish_rank);
  const places = Array.from({ length: wishes }, (_, index) => index + 1).filter((place) => !taken.includes(place));
  return { rank: places.includes(given) ? given : (places[0] ?? null) };
}
