import { readEmail, readPhone } from './contact.ts';
import type { CvLine } from './lines.ts';
import { readName } from './names.ts';
import { ofPerson } from './other-people.ts';

/** Lines between which a name, a telephone and an address are those of one person. */
const LINES_OF_A_CARD = 6;

interface Card {
  at: number;
  name: string;
  phone: string;
  email: string;
}

/**
 * Whether a file holds the CVs of two people, of whom one would get the name and the other's telephone: far apart stand two
 * names with a telephone and an address each, all of them other ones. A CV in two languages names one person in two
 * scripts, or by one telephone.
 */
export function holdsSeveralPeople(lines: CvLine[]): boolean {
  const own = ofPerson(lines)(lines);
  const reaching = own.flatMap((line, at) => (/\d{4}/.test(line.text) && readPhone([line], []) ? [at] : []));
  const [first, ...others] = reaching.slice(0, MAX_LOOKED_AT).flatMap((at) => cardAt(own, at) ?? []);
  return (
    first !== undefined &&
    others.some(
      ({ at, name, phone, email }) =>
        at - first.at > 2 * LINES_OF_A_CARD &&
        phone !== first.phone &&
        email.toLowerCase() !== first.email.toLowerCase() &&
        name !== first.name &&
        isHan(name) === isHan(first.name),
    )
  );
}

/** Lines with a telephone; a list of addresses has as many as it likes. */
const MAX_LOOKED_AT = 40;

const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);

function cardAt(lines: CvLine[], at: number): Card | null {
  const near = lines.slice(Math.max(0, at - LINES_OF_A_CARD), at + LINES_OF_A_CARD + 1);
  const name = readName(near, near)?.value;
  const phone = readPhone(lines.slice(at, at + 1), [])?.value;
  const email = readEmail(near)?.value;
  return name && phone && email ? { at, name, phone, email } : null;
}
