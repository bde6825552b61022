import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import type { Write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { tell } from '../../messages/index.ts';
import { insertHistory } from '../history-queries.ts';
import { compareCvFile } from '../persons/compare-cv-file.ts';
import { joinByMachine } from '../persons/link-pair.ts';
import { readOwners } from '../queries.ts';
import { askLater } from '../reading/ask-second-reader.ts';
import { senderOf } from '../reading/cv-to-read.ts';
import { drawCvFile } from '../reading/draw-cv-file.ts';
import { recogniseCvFile } from '../reading/recognise-cv-file.ts';
import { insertSentLink } from '../status/status-link.ts';
import { confirmApplication, notifyOfImport } from './confirm-application.ts';

interface Announced {
  uuid: string;
  company_uuid: string;
  job_uuid: string;
  job_title: string;
  phone: string;
  email: string;
}

/** What it takes to announce one, whoever brought it in. */
type Announcing = Pick<Write, 'db' | 'services' | 'locale' | 'network' | 'now'>;

interface CvFile {
  uuid: string;
  reading_state: string | null;
  reading_rest: string | null;
}

interface Announcement {
  kind: JobKind;
  autoReply: string;
  file?: CvFile | null;
  /** Whose account brought the person in: they never applied, so they read that, and whoever did is not told. */
  importedBy?: string | null;
}

/**
 * What follows from an application that is there: its person, its history, the candidate's link and message, the further reading of its
 * CV, the desk that hears of it.
 */
export async function announceApplication(
  call: Announcing,
  application: Announced,
  { kind, autoReply, file = null, importedBy = null }: Announcement,
): Promise<void> {
  const { db, services, locale, network, now } = call;
  const { uuid, company_uuid: companyUuid, job_uuid } = application;
  await joinByMachine(db, companyUuid, uuid, now);
  await insertSentLink(db, services, { companyUuid, applicationUuid: uuid, now }, application);
  const historyUuid = await insertApplied(db, companyUuid, uuid, now);
  const confirmation = { application, historyUuid, locale, network, now };
  if (importedBy === null) await confirmApplication(db, services, { ...confirmation, autoReply });
  else await notifyOfImport(db, services, confirmation);
  if (file) await readOn(call, companyUuid, file);
  const owners = await readOwners(db, companyUuid, [uuid]);
  const params = { job: application.job_title, campus: kind === 'campus' ? 1 : 0 };
  await tell(call, 'applicationReceived', { companyUuid, to: owners, by: importedBy, subjectUuid: job_uuid, params });
  await publishEvent(db, { companyUuid, owners }, { type: 'application.created', uuid, job_uuid, kind });
}

/** What waits until somebody has applied: picture and comparison of a CV that is read, a scan's further pages, the second reader. */
async function readOn({ db, services, network }: Announcing, companyUuid: string, file: CvFile): Promise<void> {
  const cv = { company_uuid: companyUuid, file_uuid: file.uuid, sender: senderOf(services, network) };
  if (file.reading_state !== 'waiting') await services.tasks.enqueue(db, drawCvFile, cv);
  if (file.reading_state === 'done') await services.tasks.enqueue(db, compareCvFile, cv);
  if (file.reading_rest === 'applying') await services.tasks.enqueue(db, recogniseCvFile, cv);
  else if (file.reading_state === 'done') await askLater(services, db, cv);
}

async function insertApplied(db: Trx, companyUuid: string, applicationUuid: string, at: Date): Promise<string> {
  const uuid = uuidv7();
  await insertHistory(db, companyUuid, {
    uuid,
    application_uuid: applicationUuid,
    action: 'applied',
    from_stage: null,
    to_stage: 'new',
    reason: '',
    actor_uuid: null,
    version: 1,
    stage_since_before: null,
    at,
  });
  return uuid;
}
