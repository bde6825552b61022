import type { getLinkedPerson } from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import type { Reader } from '../../../db/database.ts';
import { requireFound } from '../../../refusals.ts';
import { findFile } from '../../files/index.ts';
import { blot, blotLines, findApplication, type Known, readLinkNotes } from '../../resumes/index.ts';
import { presentAnswers } from './present-answers.ts';
import type { OpenedLink } from './visit-queries.ts';

/** Most lines of a CV that are shown. */
const MAX_LINES = 600;

type File = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** Somebody as a link shows them: no file, no picture, no place to write to; others' answers after one's own. */
export async function presentPerson(
  { db, now }: { db: Reader; now: Date },
  { company_uuid: companyUuid, uuid: linkUuid }: OpenedLink,
  applicationUuid: string,
): Promise<OutputOf<typeof getLinkedPerson>> {
  const application = requireFound(await findApplication(db, companyUuid, applicationUuid));
  const { cv_file_uuid, name, job_title, school, degree, major, graduation_month, city } = application;
  const { days_per_week, months, phone, email } = application;
  const file = cv_file_uuid === null ? undefined : await findFile(db, companyUuid, cv_file_uuid);
  const notes = await readLinkNotes(db, companyUuid, applicationUuid);
  const clean = (text: string) => blot(text, { phone, email });
  return {
    uuid: applicationUuid,
    name: clean(name),
    job_title,
    school: clean(school),
    degree,
    major: clean(major),
    graduation_month,
    city: clean(city),
    days_per_week,
    months,
    cv: presentCv(file, { phone, email }),
    shown_at: now.toISOString(),
    ...presentAnswers(
      notes.map(({ link_name: name, text: words, ...note }) => ({ ...note, name, words })),
      linkUuid,
      clean,
    ),
  };
}

function presentCv(file: File | undefined, known: Known): OutputOf<typeof getLinkedPerson>['cv'] {
  if (!file) return { reading: 'none', lines: [], cut: false };
  const { phone, email } = (file.reading_fields as CvFields | null) ?? {};
  const read = [phone, email].flatMap((field) => (field?.source ? [field.source] : []));
  const lines = blotLines(file.reading_text ?? '', known, read);
  return {
    reading: file.reading_state ?? 'failed',
    lines: lines.slice(0, MAX_LINES),
    cut: lines.length > MAX_LINES || file.reading_rest !== null,
  };
}
