import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { correctApplication } from '@qinghe/contract/resumes/desk.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { findFile } from '../../files/index.ts';
import { saveIdentity } from '../anonymous/anonymous-queries.ts';
import { searchAnew } from '../anonymous/search-anew.ts';
import { insertHistory, type NewHistory } from '../history-queries.ts';
import { joinByMachine } from '../persons/link-pair.ts';
import { changeRecord, type FullApplication } from '../queries.ts';
import { screenCorrected } from '../screening/screen.ts';
import { toSearchVector } from '../search/search-words.ts';

/** Fields of a record that are put right. */
export type Correction = ParsedInputOf<typeof correctApplication>['correction'];

/**
 * Puts fields of a locked record right, found by the new words from now on, and writes the step down; name and school of an
 * anonymous one go where nobody reads them. @returns it as it is now
 */
export async function correctRecord(
  trx: Trx,
  companyUuid: string,
  application: FullApplication,
  correction: Correction,
  step: Pick<NewHistory, 'action' | 'actor_uuid' | 'changes' | 'at'>,
): Promise<FullApplication> {
  const { uuid, cv_file_uuid, anonymous_as } = application;
  const file = cv_file_uuid === null ? undefined : await findFile(trx, companyUuid, cv_file_uuid);
  const corrected = { ...application, ...correction, version: application.version + 1 };
  const { name, school, major, city, version } = corrected;
  const search = toSearchVector([name, school, major, city, file?.reading_text ?? ''].join('\n'));
  if (anonymous_as === null) await changeRecord(trx, companyUuid, uuid, { ...correction, version, search });
  else {
    const { name: _name, school: _school, ...others } = correction;
    await changeRecord(trx, companyUuid, uuid, { ...others, version });
    await saveIdentity(trx, companyUuid, uuid, { name, school });
    await searchAnew(trx, companyUuid, [uuid]);
  }
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
