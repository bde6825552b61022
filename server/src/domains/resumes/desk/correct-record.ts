import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { correctApplication } from '@qinghe/contract/resumes/desk.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { findFile } from '../../files/index.ts';
import { insertHistory, type NewHistory } from '../history-queries.ts';
import { joinByMachine } from '../persons/link-pair.ts';
import { changeRecord, type FullApplication } from '../queries.ts';
import { screenCorrected } from '../screening/screen.ts';
import { toSearchVector } from '../search/search-words.ts';

/** Fields of a record that are put right. */
export type Correction = ParsedInputOf<typeof correctApplication>['correction'];

/** Puts fields of a locked record right, found by the new words from now on, and writes the step down. @returns it as it is now */
export async function correctRecord(
  trx: Trx,
  companyUuid: string,
  application: FullApplication,
  correction: Correction,
  step: Pick<NewHistory, 'action' | 'actor_uuid' | 'changes' | 'at'>,
): Promise<FullApplication> {
  const { uuid, cv_file_uuid } = application;
  const file = cv_file_uuid === null ? undefined : await findFile(trx, companyUuid, cv_file_uuid);
  const corrected = { ...application, ...correction, version: application.version + 1 };
  const { name, school, major, city, version } = corrected;
  const search = toSearchVector([name, school, major, city, file?.reading_text ?? ''].join('\n'));
  await changeRecord(trx, companyUuid, uuid, { ...correction, version, search });
  if (name !== application.name) await joinByMachine(trx, companyUuid, uuid, step.at);
  await insertHistory(trx, companyUuid, {
    uuid: uuidv7(),
    application_uuid: uuid,
    from_stage: null,
    to_stage: null,
    reason: '',
    version,
    stage_since_before: null,
    ...step,
  });
  return application.is_parked ? { ...corrected, ...(await screenCorrected(trx, companyUuid, corrected)) } : corrected;
}
