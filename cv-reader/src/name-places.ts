import { readEmail, readPhone } from './contact.ts';
import type { CvLine } from './lines.ts';

/** A line that may hold the name. */
export type NamePlace = {
  line: CvLine;
  /** How to reach the person stands there. */
  reaches: boolean;
  /** Only what is clearly a name counts there. */
  isStrict: boolean;
};

const LINES_OF_A_HEAD = 25;
const LINES_BESIDE = 2;

/**
 * Where a name may stand: near the top of what is about the person, beside how to reach the person, and in what is set
 * largest on the first page. Other sections count as little as can be, since programs and products look as names do: a
 * file may say its text boxes last and nothing of what they are about, so there a name
 * stands alone in its line, beside telephone and e-mail.
 *
 * @param elsewhere lines of a job wish or of a text about the person, where one of both is enough
 */
export function namePlaces(lines: CvLine[], head: CvLine[], elsewhere: CvLine[]): NamePlace[] {
  const contacts = new Map(lines.flatMap((line) => contactIn(line) ?? []));
  const reaches = (line: CvLine) => contacts.has(line.start);
  const [inHead, inElsewhere] = [new Set(head), new Set(elsewhere)];
  const beside = (counts: (line: CvLine) => boolean, isContact = (_at: number) => true) =>
    lines
      .flatMap((line, at) => (reaches(line) && counts(line) && isContact(at) ? [at] : []))
      .slice(0, 3)
      .flatMap((at) => around(lines, at).filter(counts));
  const isWhole = (at: number) => {
    const kinds = around(lines, at).map((line) => contacts.get(line.start));
    return kinds.some((kind) => kind?.email) && kinds.some((kind) => kind?.phone);
  };
  const isUnlabelled = ({ text }: CvLine) => !/[:：]/.test(text);
  const isAlone = ({ text }: CvLine) => !/[:：\t|｜,，、]|\s{2}/.test(text);
  const sure = [
    ...head.slice(0, LINES_OF_A_HEAD),
    ...beside((line) => inHead.has(line)).filter(isUnlabelled),
    ...titleOfPage(lines),
  ];
  const strict = [
    ...beside((line) => inElsewhere.has(line)).filter((line) => reaches(line) || isUnlabelled(line)),
    ...beside((line) => !inHead.has(line) && !inElsewhere.has(line), isWhole).filter(isAlone),
  ];
  const places = new Map<CvLine, NamePlace>();
  for (const line of sure) places.set(line, { line, reaches: reaches(line), isStrict: false });
  for (const line of strict) if (!places.has(line)) places.set(line, { line, reaches: reaches(line), isStrict: true });
  return [...places.values()];
}

const around = (lines: CvLine[], at: number): CvLine[] =>
  lines.slice(Math.max(0, at - LINES_BESIDE), at + LINES_BESIDE + 1);

type Contact = { email: boolean; phone: boolean };

function contactIn(line: CvLine): [[number, Contact]] | null {
  if (!/[@＠]|\d\D{0,4}\d\D{0,4}\d/.test(line.text)) return null;
  const contact = { email: readEmail([line]) !== undefined, phone: readPhone([line], []) !== undefined };
  return contact.email || contact.phone ? [[line.start, contact]] : null;
}

/** What is set largest on the first page, unless it is so often that it marks headings. */
function titleOfPage(lines: CvLine[]): CvLine[] {
  const first = lines.filter(({ page, size }) => page === 1 && size > 0);
  const sizes = first.map(({ size }) => size).sort((one, other) => one - other);
  const [largest = 0, usual = 0] = [sizes.at(-1), sizes[Math.floor(sizes.length / 2)]];
  const titles = first.filter(({ size }) => size >= 0.95 * largest);
  return largest > 1.2 * usual && titles.length <= 2 ? titles : [];
}
