import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../../../db/audit.ts';
import { type RequestContext, requireMember } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { findFile } from '../../files/index.ts';
import { takeApplication } from '../decide/move-application.ts';
import { insertHistory } from '../history-queries.ts';
import { changeRecord } from '../queries.ts';
import { toSearchVector } from '../search/search-words.ts';
import { readDetail } from './present-application.ts';

/**
 * Puts fields of a record right. What a person wrote stays: a CV that is read later changes the record no more.
 * @throws AppError 40401, 40901 stale with the current state
 */
export function correctApplication(
  context: RequestContext,
  { uuid, version, correction }: ParsedInputOf<typeof contract.correctApplication>,
): Promise<OutputOf<typeof contract.correctApplication>> {
  const member = requireMember(context);
  const { companyUuid, accountUuid } = member;
  return context.transaction(async (trx) => {
    const { application } = await takeApplication(trx, context, member, uuid, version);
    const file =
      application.cv_file_uuid === null ? undefined : await findFile(trx, companyUuid, application.cv_file_uuid);
    const { name, school, major, city } = { ...application, ...correction };
    const next = version + 1;
    await changeRecord(trx, companyUuid, uuid, {
      ...correction,
      version: next,
      search: toSearchVector([name, school, major, city, file?.reading_text ?? ''].join('\n')),
    });
    await insertHistory(trx, companyUuid, {
      uuid: uuidv7(),
      application_uuid: uuid,
      action: 'corrected',
      from_stage: null,
      to_stage: null,
      reason: '',
      actor_uuid: accountUuid,
      version: next,
      stage_since_before: null,
      at: context.now,
    });
    await writeAudit(trx, {
      companyUuid,
      actorUuid: accountUuid,
      action: 'application.corrected',
      objectType: 'application',
      objectUuid: uuid,
      requestId: context.requestId,
      // Names of fields only: what was in them is personal.
      detail: { fields: Object.keys(correction) },
    });
    await publishEvent(trx, member, {
      type: 'application.read',
      uuid,
      job_uuid: application.job_uuid,
      kind: application.kind,
    });
    return readDetail(trx, member, uuid, context.now);
  });
}
