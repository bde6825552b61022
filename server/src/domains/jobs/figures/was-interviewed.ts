import { sql } from 'kysely';

/**
 * Whether an application `a` is or was at an interview: whoever is rejected afterwards was there all the same. A move that
 * was taken back never happened.
 */
export const wasInterviewed = sql<boolean>`(a.stage in ('interview', 'employed') or exists (
  select from application_history h
  where h.company_uuid = a.company_uuid and h.application_uuid = a.uuid and h.to_stage = 'interview' and h.undone_at is null
))`;
