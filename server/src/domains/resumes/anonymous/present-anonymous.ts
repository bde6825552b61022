import type { AnonymousView, WithheldFor } from '@qinghe/contract/resumes/anonymous-until.ts';
import type { ApplicationDetail, RecordChange } from '@qinghe/contract/resumes/application.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { requireFound } from '../../../refusals.ts';
import type { findFile } from '../../files/index.ts';
import { canDecide, jobOf } from '../access.ts';
import type { FullApplication } from '../queries.ts';
import { isByOcr } from '../reading/by-ocr.ts';
import { hasVerdict, readIdentity, readUntil } from './anonymous-queries.ts';
import { isSure, type Mask, maskedCv, maskedLines, maskOf, maskOfAnybody, secretsOf } from './mask.ts';

type File = Awaited<ReturnType<typeof findFile>>;

/** Most lines of a CV that are shown. */
const MAX_LINES = 600;

/**
 * An anonymous application as the desk shows it: whatever says who it is taken out of what is shown of all others, and the
 * words of its CV in place of the file.
 */
export async function withoutPerson(
  { db, member }: { db: Reader; member: Member },
  row: FullApplication,
  file: File,
  detail: ApplicationDetail,
): Promise<ApplicationDetail> {
  const { companyUuid } = member;
  const [until, identity, judged] = await Promise.all([
    readUntil(db, companyUuid, row.job_uuid),
    readIdentity(db, companyUuid, row.uuid),
    hasVerdict(db, member, row.uuid),
  ]);
  const person = { ...requireFound(identity), phone: row.phone, email: row.email };
  const fields = (file?.reading_fields ?? null) as CvFields | null;
  const secrets = secretsOf(person, fields);
  const mask = maskOf(secrets);
  const withheld = withheldOf(file, fields, person);
  const lines = withheld === null ? maskedLines(maskedCv(file?.reading_text ?? '', fields, secrets)) : null;
  return {
    ...detail,
    ...maskedSummary(detail, mask),
    source: '',
    phone_masked: '',
    email_masked: '',
    answers: detail.answers.map(({ question, answer }) => ({ question, answer: mask(answer) })),
    // What somebody wrote themselves they know; to all others it must not say that a guess was right.
    notes: detail.notes.map((note) => (note.mine ? note : { ...note, text: mask(note.text) })),
    history: detail.history.map((entry) => ({
      ...entry,
      reason: mask(entry.reason),
      changes: maskedChanges(entry, mask),
    })),
    cv: detail.cv && { ...detail.cv, name: '', fields: maskedFields(fields, mask, withheld === null) },
    documents: [],
    talks: [],
    block: null,
    anonymous: {
      until: until ?? 'employed',
      lines: lines?.slice(0, MAX_LINES) ?? null,
      withheld,
      documents: detail.documents.length,
      reveal: !canDecide(member, jobOf(row)) ? 'never' : judged ? 'now' : 'after_verdict',
    } satisfies AnonymousView,
    abilities: { ...detail.abilities, correct: false },
  };
}

/** Fields of a list that somebody typed. @param mask that of the person, where it is known */
export const maskedSummary = (
  { major, city, gpa, wish_city }: Pick<ApplicationDetail, 'major' | 'city' | 'gpa' | 'wish_city'>,
  mask: Mask = maskOfAnybody,
) => ({ school: '', major: mask(major), city: mask(city), gpa: mask(gpa), wish_city: mask(wish_city), blocked: false });

function withheldOf(file: File, fields: CvFields | null, person: Parameters<typeof isSure>[2]): WithheldFor | null {
  if (!file) return 'no_file';
  if (file.reading_state === 'waiting') return 'reading';
  if (file.reading_state !== 'done' || !file.reading_text) return 'unreadable';
  if (isByOcr(file)) return 'picture';
  return isSure(file.reading_text, fields, person) ? null : 'unsure';
}

const PERSONAL: readonly RecordChange['field'][] = ['name', 'school', 'phone', 'email', 'cv'];

/** What stood there before says who it is as much as what stands there now. */
const maskedChanges = ({ changes }: ApplicationDetail['history'][number], mask: Mask) =>
  changes.map(({ field, before }) => ({
    field,
    before: PERSONAL.includes(field) ? null : typeof before === 'string' ? mask(before) : before,
  }));

type ReadField = { value: string; doubt?: CvFieldDoubt | undefined };
type CvFieldDoubt = NonNullable<NonNullable<CvFields['name']>['doubt']>;

/**
 * What was read of a CV without its person, and without places, since they point into words that are not shown. What
 * somebody wrote at length is left out where the words are withheld.
 */
function maskedFields(fields: CvFields | null, mask: Mask, isShown: boolean): CvFields | null {
  if (!fields) return null;
  const bare = <Value>(field: { value: Value } | undefined) => field && { value: field.value, source: null };
  const text = (field: ReadField | undefined) => field && { value: mask(field.value), source: null };
  const long = (field: ReadField | undefined) => (isShown ? text(field) : undefined);
  const texts = (list: readonly ReadField[] | undefined) =>
    list?.map((field) => ({ value: mask(field.value), source: null }));
  return withoutAbsent({
    educations: fields.educations?.map(({ degree, major, start, end, fullTime }) =>
      withoutAbsent({
        degree: bare(degree),
        major: text(major),
        start: bare(start),
        end: bare(end),
        fullTime: bare(fullTime),
      }),
    ),
    graduationMonth: bare(fields.graduationMonth),
    internships: fields.internships?.map(({ company, title, start, end, text: words }) =>
      withoutAbsent({
        company: text(company),
        title: text(title),
        start: bare(start),
        end: bare(end),
        text: long(words),
      }),
    ),
    projects: fields.projects?.map(({ name, role, start, end, text: words }) =>
      withoutAbsent({ name: long(name), role: text(role), start: bare(start), end: bare(end), text: long(words) }),
    ),
    awards: isShown ? texts(fields.awards) : undefined,
    skills: texts(fields.skills),
    languages: texts(fields.languages),
    selfDescription: long(fields.selfDescription),
    daysPerWeek: bare(fields.daysPerWeek),
    months: bare(fields.months),
    earliestStart: bare(fields.earliestStart),
  });
}

const withoutAbsent = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  };
