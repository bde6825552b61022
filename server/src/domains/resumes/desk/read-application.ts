import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/endpoints.ts';
import { AppError } from '../../../app-error.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { type Member, type RequestContext, requireMember } from '../../../http/context.ts';
import { findFile } from '../../files/index.ts';
import { canSeeJob } from '../../jobs/index.ts';
import { type FullApplication, findApplication } from '../queries.ts';
import { fromStoredSpans } from '../reading/cv-spans.ts';
import { readDetail } from './present-application.ts';

const FILE_SECONDS = 300;

export function getApplication(
  context: RequestContext,
  { uuid }: ParsedInputOf<typeof contract.getApplication>,
): Promise<OutputOf<typeof contract.getApplication>> {
  return readDetail(context.services.db, requireMember(context), uuid, context.now);
}

/** A signed address of the CV file. Opening it is a read of contact details and stands in the audit log. */
export function getApplicationFile(
  context: RequestContext,
  { uuid }: ParsedInputOf<typeof contract.getApplicationFile>,
): Promise<OutputOf<typeof contract.getApplicationFile>> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const application = await seeApplication(trx, member, uuid);
    const file = application.cv_file_uuid && (await findFile(trx, member.companyUuid, application.cv_file_uuid));
    if (!file) throw new AppError(40401);
    await recordRead(trx, context, member, uuid, 'application.file_opened');
    const { url, expiresAt } = await context.services.storage.signedUrl(file.storage_key, {
      name: file.name,
      type: file.type,
      seconds: FILE_SECONDS,
    });
    return {
      url,
      name: file.name,
      type: file.type,
      expires_at: expiresAt.toISOString(),
      text: file.reading_text ?? '',
      spans: fromStoredSpans(file.reading_spans),
    };
  });
}

/** Phone and e-mail in full, and a line in the audit log. */
export function revealContact(
  context: RequestContext,
  { uuid }: ParsedInputOf<typeof contract.revealContact>,
): Promise<OutputOf<typeof contract.revealContact>> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const { phone, email } = await seeApplication(trx, member, uuid);
    await recordRead(trx, context, member, uuid, 'application.contact_revealed');
    return { phone, email };
  });
}

/** @throws AppError 40401 unknown, or for a job that is not the caller's to see */
async function seeApplication(reader: Reader, member: Member, uuid: string): Promise<FullApplication> {
  const application = await findApplication(reader, member.companyUuid, uuid);
  if (!application || !canSeeJob(member, { owner_uuid: application.job_owner_uuid })) throw new AppError(40401);
  return application;
}

const recordRead = (trx: Trx, context: RequestContext, member: Member, uuid: string, action: string): Promise<void> =>
  writeAudit(trx, {
    companyUuid: member.companyUuid,
    actorUuid: member.accountUuid,
    action,
    objectType: 'application',
    objectUuid: uuid,
    requestId: context.requestId,
  });
