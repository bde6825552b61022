import { z } from 'zod';
import { lineText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { seen } from '../shapes.ts';
import { ad } from './ads.ts';
import { domain } from './domain.ts';

export const waitingAd = ad.extend({ company: z.string() });
export type WaitingAd = z.infer<typeof waitingAd>;

export const listWaitingAds = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/ads',
  access: 'operator',
  summary: 'Ads that wait to be looked at, the oldest first',
  input: z.object({}).extend(pageInput),
  output: pageOf(waitingAd),
});

export const decideAd = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/ads/decide',
  access: 'operator',
  summary: 'Lets an ad run, or refuses it with the reason: all its coins come back. 40902 where it is decided',
  input: seen.extend({ decision: z.enum(['approve', 'refuse']), reason: lineText(0, 200).default('') }),
  output: waitingAd,
});
