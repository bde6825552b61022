import { readCv } from '@qinghe/cv-reader/index.ts';
import { describe, expect, it } from 'vitest';
import { demoCvPdf } from './cv-pdf.ts';
import { demoPeople } from './people.ts';

describe('CVs of the demo', () => {
  it.each(demoPeople(30, 11))('$name, $school: the reader finds again what was drawn', async (person) => {
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
  });

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
