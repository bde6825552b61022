import type { Reader } from '../../../db/database.ts';

const AT_ONCE = 200;

/** CVs of applications whose first page nobody has tried to draw, the newest first. */
export const readUndrawnFiles = (reader: Reader) =>
  reader
    .selectFrom('stored_file')
    .select(['stored_file.company_uuid', 'stored_file.uuid'])
    .where('stored_file.purpose', '=', 'cv')
    .where('stored_file.first_page', 'is', null)
    .where('stored_file.reading_state', '<>', 'waiting')
    .where((e) =>
      e.exists(
        e
          .selectFrom('application')
          .select('application.uuid')
          .whereRef('application.company_uuid', '=', 'stored_file.company_uuid')
          .whereRef('application.cv_file_uuid', '=', 'stored_file.uuid'),
      ),
    )
    .orderBy('stored_file.uuid', 'desc')
    .limit(AT_ONCE)
    .execute();
