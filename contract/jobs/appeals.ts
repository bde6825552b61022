import { z } from 'zod';
import { caseRecord, caseTurn, heldDecision, queueHead, queueOrder } from '../casework.ts';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { jobKind } from '../resumes/stages.ts';
import { byUuid, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { finding, jobDetail, namedText } from './job.ts';

export const appealJob = domain.endpoint({
  method: 'POST',
  path: '/api/v1/jobs/appeal',
  access: 'user',
  summary: 'Asks a person to look at a job that the automatic review refused; once a refusal',
  input: seen.extend({ message: plainText(5, limits.message) }),
  output: jobDetail,
});

/** A refused job that a person is asked to look at; `uuid` is the appeal's. */
const jobAppeal = z.object({
  uuid: formats.uuid,
  company_uuid: formats.uuid,
  company: z.string(),
  title: z.string(),
  kind: jobKind,
  waiting_since: formats.instant,
  ...caseTurn,
});
export type JobAppeal = z.infer<typeof jobAppeal>;

const ofCompany = byUuid.extend({ company_uuid: formats.uuid });

export const listJobAppeals = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/jobs',
  access: 'operator',
  summary: 'Refused jobs whose companies appealed, the longest waiting first',
  input: z.object({ order: queueOrder.default('oldest') }),
  output: listOf(jobAppeal).extend({ head: queueHead }),
});

const jobAppealDetail = jobAppeal.omit({ shelved: true }).extend({
  version: z.number().int(),
  message: z.string(),
  appealed_by: z.string(),
  ...namedText.shape,
  /** What stands online, where the refused text is a change of it. */
  live: namedText.nullable(),
  findings: z.array(finding),
  ...caseRecord,
  decisions: z.array(z.enum(['allow', 'keep'])),
});
export type JobAppealDetail = z.infer<typeof jobAppealDetail>;

export const getJobAppeal = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/jobs/detail',
  access: 'operator',
  summary: 'The text of a refused job with what was found in it, and why it should go online',
  input: ofCompany,
  output: jobAppealDetail,
});

export const decideJobAppeal = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/jobs/decide',
  access: 'operator',
  summary: 'Puts a refused job online, or keeps it refused and says why; can be taken back for ten seconds',
  input: z.discriminatedUnion('decision', [
    seen.extend({ company_uuid: formats.uuid, decision: z.literal('allow') }),
    seen.extend({ company_uuid: formats.uuid, decision: z.literal('keep'), words: plainText(2, limits.reason) }),
  ]),
  output: heldDecision,
});
