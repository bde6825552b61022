import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/apply.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { holdFile } from '../../files/index.ts';
import { requireOpenJob } from '../../jobs/index.ts';
import { insertHistory } from '../history-queries.ts';
import { holdMessage } from '../message/hold-message.ts';
import { insertApplication } from '../queries.ts';
import { toSearchVector } from '../search/search-words.ts';
import { insertFreshLink, insertSentLink } from '../status/status-link.ts';
import { openUpload } from './upload-cv.ts';

/** Version of the consent text that the apply page shows. */
export const CONSENT_VERSION = '2026-01';

const THANKS = '{name}，你好！{company} 已收到你投递的「{job}」。可随时在下面的页面查看进度：';

/**
 * @throws AppError 403 unknown upload, 42203 its bytes have not all come, 40401 no such job, 40902 closed, 40905 this
 * phone has applied already
 */
export function applyForJob(
  context: RequestContext,
  { job_uuid, upload_token, candidate, answers }: ParsedInputOf<typeof contract.apply>,
): Promise<OutputOf<typeof contract.apply>> {
  const { services, now } = context;
  return context.transaction(async (trx) => {
    const job = await requireOpenJob(trx, job_uuid, now);
    const link = await openUpload(trx, upload_token, now);
    const { companyUuid } = job;
    if (link.company_uuid !== companyUuid) throw new AppError(403);
    const file = await holdFile(trx, companyUuid, link.object_uuid);
    if (!file) throw new AppError(42203, { field: 'file', reason: 'file.incomplete' });
    const uuid = uuidv7();
    const { name, school, major, city } = candidate;
    const inserted = await insertApplication(trx, companyUuid, {
      uuid,
      job_uuid,
      kind: job.kind,
      ...candidate,
      answers: job.questions.map((question, index) => ({ question, answer: answers[index] ?? '' })),
      cv_file_uuid: file.uuid,
      consent_version: CONSENT_VERSION,
      search: toSearchVector([name, school, major, city, file.reading_text ?? ''].join('\n')),
      at: now,
    });
    if (!inserted) throw new AppError(40905);
    const linked = { companyUuid, applicationUuid: uuid, now };
    await insertSentLink(trx, services, linked);
    const historyUuid = uuidv7();
    await insertHistory(trx, companyUuid, {
      uuid: historyUuid,
      application_uuid: uuid,
      action: 'applied',
      from_stage: null,
      to_stage: 'new',
      reason: '',
      actor_uuid: null,
      version: 1,
      stage_since_before: null,
      at: now,
    });
    await holdMessage(trx, services, {
      companyUuid,
      application: { uuid, name, job_title: job.title },
      historyUuid,
      text: job.autoReply === '' ? THANKS : `${job.autoReply}\n\n${THANKS}`,
      sendAfter: now,
    });
    await publishEvent(trx, { companyUuid }, { type: 'application.created', uuid, job_uuid, kind: job.kind });
    // Another one than the messages carry, which stays unopened for the person's other device.
    return { status_url: await insertFreshLink(trx, services, linked) };
  });
}
