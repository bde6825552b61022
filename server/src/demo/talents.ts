import { putTalent } from '@qinghe/contract/talents/put.ts';
import { withTransaction } from '../db/database.ts';
import { hasTalents, insertTalent } from '../domains/talents/index.ts';
import type { Services } from '../services.ts';
import { demoPeople } from './people.ts';
import type { DemoPerson } from './person.ts';
import { talentTracks } from './talent-tracks.ts';

/** Enough for groups, filters and similar people; few enough that the start stays fast. */
const TALENTS = 300;
/** Others than those who applied. */
const SEED = 2031;
const SENDER = '演示学生端';
const HOUR = 3_600_000;
/** Who would rather not be found by the first demo company. */
const HIDES_EVERY = 50;

/** Adds people who agreed to be found to the demo, each told of at another hour; does nothing where they stand already. */
export async function seedDemoTalents({ db, signingSecret, clock }: Services): Promise<void> {
  if (await hasTalents(db, SENDER)) return;
  const now = clock().getTime();
  await withTransaction(db, async (trx) => {
    // Those heard of longest ago first: the search goes by the order in which they were told of.
    for (const [index, person] of [...demoPeople(TALENTS, SEED, talentTracks).entries()].reverse()) {
      const call = { db: trx, services: { signingSecret }, now: new Date(now - (index + 1) * 5 * HOUR) };
      await insertTalent(call, SENDER, putTalent.input.parse(demoTalent(person, index, call.now)));
    }
  });
}

const demoTalent = (person: DemoPerson, index: number, at: Date) => ({
  reference: `demo-${index + 1}`,
  name: person.name,
  gender: person.gender,
  birth_year: person.birthYear,
  phone: person.phone,
  email: person.email,
  school: person.school,
  major: person.major,
  degree: person.degree,
  graduation_month: person.end,
  city: person.city,
  wish_cities: [...new Set([person.city, ['上海', '北京', '深圳', '杭州'][index % 4]])],
  wished_work: [person.intention],
  days_per_week: person.availability.daysPerWeek,
  months: person.availability.months,
  earliest_start: person.availability.start,
  skills: person.skills,
  about: person.selfDescription,
  experiences: [
    ...person.internships.map(({ company, title, points }) => ({
      title,
      organization: company,
      text: points.join('\n'),
    })),
    ...person.projects.map(({ name, role, points }) => ({
      title: role,
      organization: '',
      text: [name, ...points].join('：'),
    })),
  ],
  full_time: index % 3 === 0,
  hidden_from: index % HIDES_EVERY === 0 ? ['云杉科技'] : [],
  consent: { version: 'demo-1', at: at.toISOString() },
});
