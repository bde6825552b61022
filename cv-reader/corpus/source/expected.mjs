// What the reader should find in a CV of this person: plain values, without their places.
import { skillItems } from './wording.mjs';

const entryText = (points) => (points?.length ? points.join('\n') : undefined);

export function expectedFields(person, omits) {
  const fit = omits.includes('availability') ? null : person.availability;
  const fields = {
    name: person.name,
    gender: person.gender,
    birthYear: person.birth ? Number(person.birth.slice(0, 4)) : undefined,
    phone: person.phoneValue ?? undefined,
    email: person.email,
    city: person.city ?? undefined,
    educations: person.educations.map(({ school, degree, major, start, end, fullTime }) => ({
      school,
      degree,
      major,
      start,
      end,
      ...(fullTime === undefined || omits.includes('fullTime') ? {} : { fullTime }),
    })),
    graduationMonth: person.graduationMonth ?? person.educations[0].end ?? undefined,
    internships: person.internships.map(({ company, title, start, end, points }) => ({
      company,
      title,
      start,
      end,
      text: entryText(points),
    })),
    projects: person.projects.map(({ name, role, start, end, points }) => ({
      name,
      ...(role && !omits.includes('role') ? { role } : {}),
      start,
      end,
      text: entryText(points),
    })),
    awards: omits.includes('awards') ? [] : person.awards.map(({ name }) => name),
    skills: omits.includes('skills') ? [] : skillItems(person),
    languages: person.languages,
    selfDescription: omits.includes('self') ? undefined : (person.self ?? undefined),
    daysPerWeek: fit?.days ?? undefined,
    months: fit?.months ?? undefined,
    earliestStart: fit?.start ?? undefined,
  };
  for (const field of omits) delete fields[field];
  return fields;
}
