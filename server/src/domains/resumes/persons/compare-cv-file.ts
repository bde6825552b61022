import { setImmediate } from 'node:timers/promises';
import { withTransaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { cvToRead, turnOf } from '../reading/cv-to-read.ts';
import { publishReading } from '../reading/publish-reading.ts';
import { readComparedCvs, readCvsOfFile, saveLikeness } from './likeness-queries.ts';
import { percentInCommon, shinglesOf } from './shingles.ts';

/** From so many percent on, two CVs are shown to somebody as perhaps of one person. */
const ALIKE = 80;

/** Compares a CV that somebody has applied with, once it is read, with those of the same name or school. */
export const compareCvFile = defineTask({
  name: 'resumes.compare-cv',
  payload: cvToRead,
  turnOf,
  retries: 2,
  atOnce: 1,
  givenUp: {
    nobodyWaits: 'Nobody is asked whether two are one person by their CVs; all else that they share is found without.',
  },
  async run(services, cv) {
    const { db } = services;
    const { company_uuid, file_uuid } = cv;
    for (const { uuid, text } of await readCvsOfFile(db, company_uuid, file_uuid)) {
      const alike = await findAlike(services, company_uuid, { uuid, text });
      if (alike.length === 0) continue;
      await withTransaction(db, async (trx) => {
        for (const likeness of alike) await saveLikeness(trx, company_uuid, likeness);
        await publishReading(trx, cv);
      });
    }
  },
});

async function findAlike({ db }: Pick<Services, 'db'>, companyUuid: string, cv: { uuid: string; text: string }) {
  const own = shinglesOf(cv.text);
  if (!own) return [];
  const alike = [];
  for (const { uuid, text } of await readComparedCvs(db, companyUuid, cv.uuid)) {
    const theirs = shinglesOf(text);
    const percent = theirs ? percentInCommon(own, theirs) : 0;
    if (percent >= ALIKE) alike.push({ of: [cv.uuid, uuid] as const, percent });
    // Others are served in between.
    await setImmediate();
  }
  return alike;
}
