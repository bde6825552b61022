import { z } from 'zod';
import { areaCode } from '../dict/endpoints.ts';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';

/** draft → open → cancelled. A fair that is over stays as it is. */
export const fairStates = ['draft', 'open', 'cancelled'] as const;
export const fairState = z.enum(fairStates);
export type FairState = z.infer<typeof fairState>;

/** Most booths of a fair, and days that one lasts. */
const MAX_BOOTHS = 2000;
const MAX_FAIR_DAYS = 7;

const DAY = 86_400_000;

/** What is written of a fair; its times are minutes by the clocks of China. */
export const fairFields = z.object({
  title: lineText(2, limits.fairTitle),
  /** The school or the hall where it is. */
  place: lineText(2, limits.fairPlace),
  address: lineText(2, limits.fairAddress),
  city: areaCode.nullable(),
  starts_at: formats.minute,
  ends_at: formats.minute,
  /** Until then companies sign up. */
  closes_at: formats.minute,
  booths: z.number().int().min(1).max(MAX_BOOTHS),
  text: plainText(1, limits.notice),
});
export type FairFields = z.infer<typeof fairFields>;

/** Times go together; each fault stands at the field that can mend it. */
export function checkFairTimes(
  { starts_at, ends_at, closes_at }: Pick<FairFields, 'starts_at' | 'ends_at' | 'closes_at'>,
  context: z.RefinementCtx,
): void {
  const fault = (path: keyof FairFields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const lasts = Date.parse(`${ends_at}Z`) - Date.parse(`${starts_at}Z`);
  if (!(lasts > 0 && lasts <= MAX_FAIR_DAYS * DAY)) fault('ends_at', 'fair.ends');
  if (!(closes_at <= starts_at)) fault('closes_at', 'fair.closes');
}
