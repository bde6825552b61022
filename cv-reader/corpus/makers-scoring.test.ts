import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { expect, test } from 'vitest';
import {
  correctionsOf,
  doubtsOf,
  type MakerTruth,
  makerCvs,
  parts,
  scoreMakerCv,
  spread,
  summed,
  tellCorrections,
} from './makers-scoring.ts';

const at = <Value>(value: Value) => ({ value, source: null });
const truth: MakerTruth = {
  name: ['Iris Tang', 'Tang, Iris'],
  phone: '13800001234',
  email: 'iris@example.com',
  educations: [
    { school: ['南京大学 Nanjing University', '南京大学'], degree: null, major: '法学', start: '2021', end: 'present' },
  ],
  employers: [
    { name: '甲公司', title: '助理', start: '2023-01', end: '2023-03' },
    { name: '乙公司', title: null, start: null, end: null },
  ],
  projects: [],
  awards: 3,
};
const all = { right: 1, read: 1, expected: 1 };
const score = (fields: CvFields) => scoreMakerCv(truth, fields);

test('Names, telephones and addresses are right in any width, case and spacing', () => {
  const read = score({ name: at('TANG IRIS'), phone: at('+8613800001234'), email: at('Iris@example.com') });
  expect([read.name, read.phone, read.email]).toEqual([all, all, all]);
  expect(score({ name: at('Iris Táng') }).name?.right).toBe(0);
});

test('A school is right in a short form, a bare year with any month, an open end when none is given', () => {
  const read = score({ educations: [{ school: at('南京大学'), start: at('2021-09'), end: at(null) }] });
  expect([read['school.school'], read['school.start'], read['school.end']]).toEqual([all, all, all]);
  expect(read['school.degree']).toEqual({ right: 0, read: 0, expected: 0 });
});

test('What the page does not say, and what is read twice, counts against precision', () => {
  const read = score({
    educations: [
      { school: at('南京大学'), degree: at('bachelor') },
      { school: at('南京大学'), start: at('2021-09') },
    ],
  });
  expect(read['school.degree']).toEqual({ right: 0, read: 1, expected: 0 });
  expect(read['school.school']).toEqual({ right: 1, read: 2, expected: 1 });
});

test('A missed employer does not make the next one wrong', () => {
  const read = score({ internships: [{ company: at('乙公司'), end: at(null) }] });
  expect(read['employer.name']).toEqual({ right: 1, read: 1, expected: 2 });
  expect(read['employer.end']).toEqual({ right: 0, read: 0, expected: 1 });
});

test('Awards are counted, and a file of which nothing was read lowers recall alone', () => {
  expect(score({ awards: [at('a'), at('b'), at('c'), at('d')] }).awards).toEqual({ right: 3, read: 4, expected: 3 });
  const sum = summed([score({}), score({ name: at('Iris Tang') })]);
  expect(sum.name).toEqual({ right: 1, read: 1, expected: 2 });
  expect(sum.awards).toEqual({ right: 0, read: 0, expected: 6 });
});

const form = {
  name: { value: 'Iris Tang' },
  phone: { value: '13800001234' },
  email: { value: 'iris@example.com' },
  school: { value: '南京大学' },
  major: { value: '法学' },
};

test('A form that says what the page says needs no correction, nor does what neither says', () => {
  expect(correctionsOf(truth, form)).toEqual({
    needed: 0,
    right: { values: 5, doubted: 0 },
    wrong: { values: 0, doubted: 0 },
  });
  // Nobody knows the graduation of who is still there.
  expect(correctionsOf(truth, { ...form, graduation_month: { value: '2026-06' } }).needed).toBe(0);
});

test('What is missing, wrong or too much is a correction each, and a mark counts where it stands', () => {
  const { phone: _missing, ...others } = form;
  const wrong = {
    ...others,
    email: { value: 'iris@example.com', doubt: 'unclear' },
    major: { value: '中国', doubt: 'leftover' },
    degree: { value: 'bachelor' },
  };
  expect(correctionsOf(truth, wrong)).toEqual({
    needed: 3,
    right: { values: 3, doubted: 1 },
    wrong: { values: 2, doubted: 1 },
  });
  expect(correctionsOf(truth, {}).needed).toBe(5);
});

test('The form is about the schooling that ends last, and a bare year is right with any month', () => {
  const [first] = truth.educations as [MakerTruth['educations'][number]];
  const before = { ...first, school: '武汉一中', end: '2021' };
  const after = { ...first, school: '复旦大学', degree: 'master' as const, end: '2027' };
  const unknown = { ...first, school: '北京大学', end: null };
  const educations = [unknown, before, after];
  const filled = { ...form, school: { value: '复旦大学' }, degree: { value: 'master' } };
  expect(correctionsOf({ ...truth, educations }, { ...filled, graduation_month: { value: '2027-06' } }).needed).toBe(0);
  expect(correctionsOf({ ...truth, educations }, { ...filled, graduation_month: { value: '2026-06' } }).needed).toBe(1);
});

test('Corrections of many CVs have their spread', () => {
  expect(spread([0, 4, 0, 1, 1])).toEqual({ mean: 1.2, median: 1, p90: 4, none: 0.4 });
  expect(spread([])).toEqual({ mean: 0, median: 0, p90: 0, none: 0 });
});

test('A doubt counts with the value that it stands beside, in entries too', () => {
  const doubted = <Value>(value: Value) => ({ value, source: null, doubt: 'leftover' as const });
  const fields: CvFields = {
    name: at('Iris Tang'),
    educations: [{ school: doubted('南京大学'), major: doubted('中国') }],
    internships: [{ company: at('甲公司'), title: at('经理'), end: doubted('2023-03') }],
    projects: [{ name: doubted('没有这个项目'), end: at(null) }],
  };
  const doubts = doubtsOf(truth, fields);
  expect(doubts).toEqual({ right: { values: 4, doubted: 2 }, wrong: { values: 3, doubted: 2 } });
  expect(tellCorrections([{ corrections: correctionsOf(truth, form), doubts }])).toEqual([
    'corrections a CV needs: mean 0.00, median 0, p90 0, none in 100 %',
    'apply form: of 0 wrong values – carry a doubt',
    'apply form: of 5 right values 0 % carry a doubt',
    'all that is read: of 3 wrong values 67 % carry a doubt',
    'all that is read: of 4 right values 50 % carry a doubt',
  ]);
});

test('Every file of the corpus is there, with its truth, and no person is in two parts', async () => {
  const cvs = (await Promise.all(parts.map((part) => makerCvs(part)))).flat();
  const here = await Promise.all(parts.map((part) => readdir(new URL(`./makers/${part}/`, import.meta.url))));
  expect(cvs.map(({ part, file }) => `${part}/${file}`).sort()).toEqual(
    here.flatMap((files, nth) => files.map((file) => `${parts[nth]}/${file}`)).sort(),
  );
  expect(cvs.length).toBeGreaterThanOrEqual(200);
  const people = Map.groupBy(cvs, ({ person }) => person);
  expect(people.size).toBeGreaterThanOrEqual(120);
  expect([...people.values()].filter((files) => new Set(files.map(({ part }) => part)).size > 1)).toEqual([]);
  expect(existsSync(new URL('./makers/README.md', import.meta.url))).toBe(true);
});
