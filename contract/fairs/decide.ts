import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { codeSigns } from '../pasted.ts';
import { byUuid, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { signUpForm, signUpState } from './sign-up.ts';

/** What stands on a booth: `27`, `B27`. */
export const boothNumber = z
  .string()
  .overwrite(codeSigns)
  .regex(/^[A-Z]{0,2}\d{1,4}$/, 'fair.booth');

/** A company at a fair, as operators see it. */
export const fairCompany = seen.extend({
  ...signUpForm.omit({ job_uuids: true, version: true }).shape,
  company: byUuid.extend({ name: z.string() }),
  state: signUpState,
  jobs: z.array(byUuid.extend({ title: z.string() })),
  booth: z.string().nullable(),
  refusal: z.string(),
  signed_at: formats.instant,
});
export type FairCompany = z.infer<typeof fairCompany>;

const path = '/api/v1/ops/fairs';
/** Names a sign-up as the operator saw it. */
const ofFair = seen.extend({ fair_uuid: formats.uuid });

export const listFairCompanies = domain.endpoint({
  method: 'GET',
  path: `${path}/companies`,
  access: 'operator',
  summary: 'Companies that have signed up for a job fair, the earliest first',
  input: z.object({ ...pageInput, fair_uuid: formats.uuid, state: signUpState.optional() }),
  output: pageOf(fairCompany),
});

export const acceptCompany = domain.endpoint({
  method: 'POST',
  path: `${path}/companies/accept`,
  access: 'operator',
  summary: 'Gives a company a booth, or another one; it is told',
  input: ofFair.extend({ booth: boothNumber }),
  output: fairCompany,
});

export const refuseCompany = domain.endpoint({
  method: 'POST',
  path: `${path}/companies/refuse`,
  access: 'operator',
  summary: 'Refuses a company with a reason, which it is told; a booth that it had is free again',
  input: ofFair.extend({ reason: lineText(1, limits.reason) }),
  output: fairCompany,
});
