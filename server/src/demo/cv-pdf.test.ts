import { readCv } from '@qinghe/cv-reader/index.ts';
import { describe, expect, it } from 'vitest';
import { demoCvPdf } from './cv-pdf.ts';
import { demoPeople } from './people.ts';
import type { DemoPerson } from './person.ts';

/** What decides which parts a drawing has, and in which words. */
const shapesOf = (person: DemoPerson): string[] => [
  ...[person.language, person.degree, person.gender].map((word) => `${person.language} ${word}`),
  ...[person.internships, person.projects, person.awards, person.languages].map(
    ({ length }, place) => `${person.language} ${place}: ${Math.min(length, 2)}`,
  ),
  `self-description: ${person.selfDescription !== ''}`,
  `start: ${person.availability.start === 'now'}`,
];

/** So few people that every shape of a drawing is among them: the next is who has most of those that are missing. */
function fewWithEveryShape(people: DemoPerson[]): DemoPerson[] {
  const missing = new Set(people.flatMap(shapesOf));
  const few: DemoPerson[] = [];
  const gain = (person: DemoPerson) => shapesOf(person).filter((shape) => missing.has(shape)).length;
  while (missing.size > 0) {
    const [next] = people.toSorted((one, other) => gain(other) - gain(one));
    if (!next) break;
    few.push(next);
    for (const shape of shapesOf(next)) missing.delete(shape);
  }
  return few;
}

describe('CVs of the demo', () => {
  it.each(fewWithEveryShape(demoPeople(120, 11)))(
    '$name, $school: the reader finds again what was drawn',
    async (person) => {
      const bytes = await demoCvPdf(person);
      expect(bytes.byteLength).toBeLessThan(60_000);
      const { fields, pages } = await readCv(bytes);
      expect(pages).toBe(1);
      expect({
        name: fields.name?.value,
        gender: fields.gender?.value,
        phone: fields.phone?.value,
        email: fields.email?.value,
        city: fields.city?.value,
        school: fields.educations?.[0]?.school?.value,
        degree: fields.educations?.[0]?.degree?.value,
        major: fields.educations?.[0]?.major?.value,
        graduation: fields.graduationMonth?.value,
        companies: fields.internships?.map(({ company }) => company?.value) ?? [],
        projects: fields.projects?.map(({ name }) => name?.value) ?? [],
        skills: fields.skills?.map(({ value }) => value) ?? [],
        days: fields.daysPerWeek?.value,
        months: fields.months?.value,
        start: fields.earliestStart?.value,
      }).toEqual({
        name: person.name,
        gender: person.gender,
        phone: person.phone,
        email: person.email,
        city: person.city,
        school: person.school,
        degree: person.degree,
        major: person.major,
        graduation: person.end,
        companies: person.internships.map(({ company }) => company),
        projects: person.projects.map(({ name }) => name),
        skills: person.skills,
        days: person.availability.daysPerWeek,
        months: person.availability.months,
        start: person.availability.start,
      });
    },
  );

  it('gives the same people for the same seed, and no two of them one phone or e-mail', () => {
    const people = demoPeople(300, 1);
    expect(demoPeople(40, 1)).toEqual(people.slice(0, 40));
    expect(demoPeople(40, 2)).not.toEqual(people.slice(0, 40));
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(300);
    expect(new Set(people.map(({ email }) => email)).size).toBe(300);
    expect(new Set(people.map(({ school }) => school)).size).toBeGreaterThan(40);
    expect(new Set(people.map(({ major }) => major)).size).toBeGreaterThan(40);
    for (const { phone } of people) expect(phone).toMatch(/^1[3-9]\d{9}$/);
  });
});
