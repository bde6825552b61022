import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { questionsOf, withAnswer } from '@qinghe/cv-reader/index.ts';
import type { Trx } from '../../../db/database.ts';
import { withTransaction } from '../../../db/database.ts';
import { takeQuota } from '../../../db/quota.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { findFile, saveReadingFields } from '../../files/index.ts';
import { searchAnew } from '../anonymous/search-anew.ts';
import { askedPart, cvQuestion, parseAnswer } from './cv-question.ts';
import { type CvToRead, cvToRead, turnOf } from './cv-to-read.ts';
import { publishReading } from './publish-reading.ts';

/**
 * Asks the second reader for what the rules left blank or doubt in a CV that somebody has applied with. Down, slow or
 * talking nonsense, it leaves the first reading as it is, and nothing waits for it.
 */
export const askSecondReader = defineTask({
  name: 'resumes.ask-second-reader',
  payload: cvToRead,
  turnOf,
  retries: 8,
  givenUp: { nobodyWaits: 'The first reading stays as it is, and is complete by itself.' },
  async run(services, cv) {
    const { db, secondReader } = services;
    const file = await findFile(db, cv.company_uuid, cv.file_uuid);
    if (!secondReader || file?.reading_state !== 'done' || !file.reading_text) return;
    const fields = file.reading_fields as CvFields;
    const wanted = questionsOf(fields);
    const text = askedPart(file.reading_text);
    if (wanted.length === 0 || !(await hasCallLeft(services, secondReader.callsPerDay))) return;
    const answer = parseAnswer(await secondReader.ask(cvQuestion(text, wanted)));
    if (!answer) return;
    const before = { text: file.reading_text, fields };
    await withTransaction(db, async (trx) => {
      const filled = withAnswer(text, fields, answer);
      if (await saveReadingFields(trx, cv.company_uuid, cv.file_uuid, { before, fields: filled }))
        // What was found may say who somebody anonymous is.
        await searchAnew(
          trx,
          cv.company_uuid,
          (await publishReading(trx, cv)).map(({ uuid }) => uuid),
        );
    });
  },
});

/** Writes the task where there is a second reader. Before somebody has applied, nobody has agreed that a CV is sent on. */
export async function askLater(services: Services, trx: Trx, cv: CvToRead): Promise<void> {
  if (services.secondReader) await services.tasks.enqueue(trx, askSecondReader, cv);
}

const hasCallLeft = ({ db, clock }: Services, most: number): Promise<boolean> =>
  withTransaction(db, (trx) =>
    takeQuota(trx, { name: 'calls of the second reader', most, seconds: 86_400 }, 'all', { now: clock() }),
  );
