import { englishTrack, type Track, tracks } from './people-tracks.ts';
import {
  awards,
  companies,
  englishAwards,
  englishLanguages,
  englishNames,
  englishSelfDescriptions,
  foreignCompanies,
  foreignUniversities,
  givenSyllables,
  languages,
  selfDescriptions,
  surnames,
  universities,
  unusualNames,
  vocationalColleges,
} from './people-words.ts';
import type { DemoPerson } from './person.ts';

/**
 * Makes `count` applicants. The same seed gives the same people, and asking for more of them changes none of the
 * first ones. About one in twelve writes in English, one in fourteen has a name that is not of two to three characters.
 */
export function demoPeople(count: number, seed: number, subjects: readonly Track[] = tracks): DemoPerson[] {
  return Array.from({ length: count }, (_, index) =>
    demoPerson(randomFrom(seed * 100_003 + index * 7919 + 1), index, subjects),
  );
}

/** Gives numbers from 0 (inclusive) to 1 (exclusive). */
type Random = () => number;

/** mulberry32, a small generator of good spread: the demo must be the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function demoPerson(random: Random, index: number, subjects: readonly Track[]): DemoPerson {
  return index % 12 === 11 ? englishPerson(random, index) : chinesePerson(random, index, subjects);
}

function chinesePerson(random: Random, index: number, subjects: readonly Track[]): DemoPerson {
  const { name, gender, mailbox } = chineseName(random, index);
  const degree = pick(random, ['bachelor', 'bachelor', 'bachelor', 'master', 'master', 'doctor', 'associate'] as const);
  const [school, schoolCity] = pick(random, degree === 'associate' ? vocationalColleges : universities);
  return {
    language: 'zh',
    name,
    gender,
    city: random() < 0.8 ? schoolCity : pick(random, universities)[1],
    school,
    degree,
    ...experience(random, pick(random, subjects), companies),
    awards: sample(random, awards, Math.floor(random() * 4)),
    languages: sample(random, languages, 1 + Math.floor(random() * 2)),
    selfDescription: random() < 0.75 ? pick(random, selfDescriptions) : '',
    ...contact(random, index, mailbox, degree),
  };
}

function englishPerson(random: Random, index: number): DemoPerson {
  const [name, gender] = pick(random, englishNames);
  const degree = pick(random, ['bachelor', 'master'] as const);
  const [school, city] = pick(random, foreignUniversities);
  const mailbox = name.toLowerCase().replace(/[^a-z]+/g, '.');
  return {
    language: 'en',
    name,
    gender,
    city,
    school,
    degree,
    ...experience(random, englishTrack, foreignCompanies),
    awards: sample(random, englishAwards, Math.floor(random() * 3)),
    languages: sample(random, englishLanguages, 2),
    selfDescription: pick(random, englishSelfDescriptions),
    ...contact(random, index, mailbox, degree),
  };
}

function chineseName(random: Random, index: number): { name: string; gender: 'male' | 'female'; mailbox: string } {
  if (index % 14 === 6) {
    const [name, gender, mailbox] = pick(random, unusualNames);
    return { name, gender, mailbox };
  }
  const gender = random() < 0.5 ? 'male' : 'female';
  const [surname, surnameLatin] = pick(random, surnames);
  const given = sample(random, givenSyllables[gender], random() < 0.15 ? 1 : 2);
  return {
    name: surname + given.map(([character]) => character).join(''),
    gender,
    mailbox: surnameLatin + given.map(([, latin]) => latin).join(''),
  };
}

type Contact = Pick<DemoPerson, 'birthYear' | 'phone' | 'email' | 'start' | 'end' | 'availability'>;

/** Index in the address and the phone: two people of one run never share either. */
function contact(random: Random, index: number, mailbox: string, degree: DemoPerson['degree']): Contact {
  const years = { associate: 3, bachelor: 4, master: 3, doctor: 4 }[degree];
  const graduation = 2027 + Math.floor(random() * 2);
  const ageAtGraduation = { associate: 21, bachelor: 22, master: 25, doctor: 29 }[degree];
  const prefix = pick(random, ['135', '136', '137', '139', '150', '158', '177', '186', '188', '199']);
  return {
    birthYear: graduation - ageAtGraduation,
    phone:
      prefix + String((index * 48_271 + 12_345_678 + Math.floor(random() * 40_000)) % 100_000_000).padStart(8, '0'),
    email: `${mailbox}${index + 1}@${pick(random, ['example.com', 'example.org', 'example.net'])}`,
    start: `${graduation - years}-09`,
    end: `${graduation}-06`,
    availability: {
      daysPerWeek: 3 + Math.floor(random() * 3),
      months: pick(random, [2, 3, 3, 4, 6, 6, 12]),
      start: random() < 0.5 ? 'now' : pick(random, ['2027-01-04', '2027-03-01', '2027-06-15', '2027-07-01']),
    },
  };
}

type Experience = Pick<DemoPerson, 'intention' | 'major' | 'internships' | 'projects' | 'skills'>;

function experience(random: Random, track: Track, employers: readonly string[]): Experience {
  const internshipCount = random() < 0.1 ? 0 : 1 + Math.floor(random() * 2);
  const titles = sample(random, track.titles, Math.min(internshipCount, track.titles.length));
  const places = sample(random, employers, internshipCount);
  let year = 2026;
  return {
    intention: pick(random, track.titles),
    major: pick(random, track.majors),
    internships: places.map((company, position) => {
      const firstMonth = 2 + Math.floor(random() * 5);
      const start = `${year}-${twoDigits(firstMonth)}`;
      const end = `${year}-${twoDigits(firstMonth + 2 + Math.floor(random() * 3))}`;
      year -= 1;
      const points = sample(random, track.points, 2 + Math.floor(random() * 2)).map((point) => filled(random, point));
      return { company, title: titles[position] ?? pick(random, track.titles), start, end, points };
    }),
    projects: sample(random, track.projects, Math.floor(random() * 3)).map(([name, role], position) => ({
      name,
      role,
      start: `${2026 - position}-03`,
      end: `${2026 - position}-0${6 + Math.floor(random() * 3)}`,
      points: track.projectPoints.map((point) => filled(random, point)),
    })),
    skills: sample(random, track.skills, 3 + Math.floor(random() * 3)),
  };
}

function filled(random: Random, template: string): string {
  return template.replaceAll('{n}', () => String(3 + Math.floor(random() * 37)));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** Different items, in a random order. */
function sample<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [item] = left.splice(Math.floor(random() * left.length), 1);
    return item as Item;
  });
}
