import { publicCorrection } from '@qinghe/contract/candidates/own-data.ts';
import type { RecordChange } from '@qinghe/contract/resumes/application.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import { findUnstorable } from '../../../db/storable.ts';
import { inputIssue } from '../../../http/input-issue.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { type Correction, correctRecord, lockOwnApplication } from '../../resumes/index.ts';
import type { AskedFor } from '../erasure/request-queries.ts';

/** What became of a correction; `faults` by the name of the field. */
export type Corrected =
  | { outcome: 'saved' | 'same' | 'stale' | 'closed' }
  | { outcome: 'wrong'; faults: Readonly<Record<string, string>> };

interface Correcting extends AskedFor {
  /** What the person saw. */
  version: number;
  /** As the form of a page sends it: texts, '' for what is left empty. */
  values: Readonly<Record<string, string>>;
  requestId: string;
  locale: Locale;
}

/** Puts right what a candidate handed in; the company reads what stood there before, and hears of it. */
export async function correctOwnData({ db, clock }: Services, correcting: Correcting): Promise<Corrected> {
  const { companyUuid, applicationUuid, version, values, requestId, locale } = correcting;
  const parsed = publicCorrection.safeParse(values, { error: inputIssue(locale) });
  if (!parsed.success) return { outcome: 'wrong', faults: faultsOf(parsed.error.issues, locale) };
  if (findUnstorable(parsed.data) !== undefined) return { outcome: 'wrong', faults: {} };
  return withTransaction(db, async (trx) => {
    const application = await lockOwnApplication(trx, companyUuid, applicationUuid);
    if (!application || application.withdrawn_at !== null) return { outcome: 'closed' };
    if (application.version !== version) return { outcome: 'stale' };
    const changes = changesIn(application, parsed.data);
    if (changes.length === 0) return { outcome: 'same' };
    const correction = Object.fromEntries(changes.map(({ field }) => [field, parsed.data[field as never]]));
    const step = { action: 'candidate_corrected' as const, actor_uuid: null, changes, at: clock() };
    await correctRecord(trx, companyUuid, application, correction as Correction, step);
    await writeAudit(trx, {
      companyUuid,
      actor: { kind: 'candidate', uuid: null },
      action: 'application.corrected',
      objectUuid: applicationUuid,
      requestId,
      detail: { fields: changes.map(({ field }) => field) },
    });
    const { uuid, job_uuid, job_owner_uuid, kind } = application;
    const event = { type: 'application.read', uuid, job_uuid, kind } as const;
    await publishEvent(trx, { companyUuid, owners: [job_owner_uuid] }, event);
    return { outcome: 'saved' };
  });
}

const changesIn = (before: object, after: object): RecordChange[] =>
  Object.entries(after)
    .filter(([field, value]) => value !== undefined && value !== before[field as never])
    .map(([field]) => ({ field, before: before[field as never] ?? null }) as RecordChange);

export const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[], locale: Locale) =>
  Object.fromEntries(issues.map(({ path: [field = ''], message }) => [String(field), sayReason(message, locale)]));
