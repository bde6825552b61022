// The invented people: four of each subject, and ten of other scripts. The same seed gives the same people; who is in
// which part is settled here too, so that all files of a person are in one.
import { diceOf } from './dice.mjs';
import { englishNames, foreigners, givenNames, longNames, surnames } from './names.mjs';
import { others } from './others.mjs';
import { subjects } from './subjects.mjs';

export const SEED = 'qinghe-makers-1';
const shapes = ['plain', 'plain', 'plain', 'exchange', 'two-degrees', 'gap', 'minor', 'no-job', 'school', 'plain'];
const languages = ['zh', 'zh', 'zh', 'zh', 'zh', 'zh', 'zh', 'en', 'en', 'both'];
const abroad = [
  ['香港城市大学', 'City University of Hong Kong'],
  ['大阪大学', 'Osaka University'],
  ['慕尼黑工业大学', 'Technical University of Munich'],
  ['淡江大学', 'Tamkang University'],
  ['悉尼大学', 'University of Sydney'],
];
const honours = [
  ['国家励志奖学金', 'National Encouragement Scholarship'],
  ['校级一等奖学金', 'First-class University Scholarship'],
  ['优秀学生干部', 'Outstanding Student Leader'],
  ['三好学生', 'Merit Student'],
  ['国家奖学金', 'National Scholarship'],
  ['优秀毕业生', 'Outstanding Graduate'],
  ['校运动会女子 800 米第三名', 'Third Place, 800 Metres'],
];
const addMonths = (month, more) => {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + more;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
};
const words = ([zh, en]) => ({ zh, en });

export const people = [...subjects.flatMap(peopleOf), ...others.map(foreign)];

function peopleOf(subject, at) {
  const dice = diceOf(`${SEED} ${subject.id}`);
  const parts = dice.shuffled(['open', 'open', 'choosing', 'final']);
  const jobs = dice.shuffled(subject.jobs);
  const projects = dice.shuffled(subject.projects);
  return parts.map((part, turn) => {
    const language = dice.pick(languages);
    const shape = dice.pick(shapes);
    const school = subject.schools[turn % subject.schools.length];
    const educations = educationsOf(dice, subject, school, shape);
    const first = (shape === 'school' ? educations[0] : educations.at(-1)).start;
    const person = { id: `${subject.id}-${turn + 1}`, part, subject: subject.id, language, shape, educations };
    const count = shape === 'no-job' ? 0 : dice.between(1, 2);
    return {
      ...person,
      ...namesOf(dice, at * 4 + turn, language),
      phone: phoneOf(dice, language),
      jobs: Array.from({ length: count }, (_, nth) => {
        const [zh, en, title, titleEn] = jobs[(turn + nth * 3) % jobs.length];
        const start = addMonths(first, 32 - nth * dice.between(11, 14));
        const end = nth === 0 && dice.chance(0.25) ? 'present' : addMonths(start, dice.between(2, 6));
        const points = dice.shuffled(subject.points).slice(0, 2).map(words);
        return { name: { zh, en }, title: { zh: title, en: titleEn }, start, end, points };
      }),
      projects: Array.from({ length: dice.between(shape === 'no-job' ? 2 : 0, 2) }, (_, nth) => {
        const start = addMonths(first, 20 - nth * 9 + dice.between(0, 3));
        const points = [words(subject.points[(turn + nth) % subject.points.length])];
        return { name: words(projects[(turn + nth * 2) % projects.length]), start, end: addMonths(start, 3), points };
      }),
      awards: [
        ...dice.shuffled(honours).slice(0, dice.between(0, 3)),
        ...dice.shuffled(subject.awards).slice(0, dice.between(1, 2)),
      ].map(words),
      awardYears: [1, 2, 3, 4, 5].map((nth) => addMonths(first, nth * 7)),
    };
  });
}

function educationsOf(dice, subject, school, shape) {
  const level = school.rank === 'V' ? 'associate' : 'bachelor';
  const start = `${dice.between(2018, 2023)}-09`;
  const [major, second] = dice.shuffled(subject.majors).map(words);
  const name = words([school.zh, school.en]);
  const own = { school: name, degree: level, major, start, end: addMonths(start, level === 'associate' ? 33 : 45) };
  const vocational = /高中|高级中学|职业高中/.test(school.zh);
  const base = vocational ? { ...own, degree: 'high_school' } : own;
  if (shape === 'two-degrees' && level === 'bachelor') {
    const later = subject.schools[0];
    const next = addMonths(base.end, 3);
    const master = { school: words([later.zh, later.en]), degree: 'master', major: second ?? major, start: next };
    return [{ ...master, end: addMonths(next, 33) }, base];
  }
  if (shape === 'two-degrees') {
    const upper = subject.schools.find(({ rank }) => rank === 'U') ?? subject.schools[0];
    const next = addMonths(base.end, 3);
    const top = { school: words([upper.zh, upper.en]), degree: 'bachelor', major: second ?? major, start: next };
    return [{ ...top, end: addMonths(next, 21) }, base];
  }
  if (shape === 'exchange') {
    const there = addMonths(start, 24);
    const term = {
      school: words(dice.pick(abroad)),
      degree: null,
      major: null,
      start: there,
      end: addMonths(there, 4),
    };
    return [{ ...term, exchange: true }, base];
  }
  if (shape === 'minor') return [{ ...base, minor: second ?? { zh: '心理学', en: 'Psychology' } }];
  if (shape === 'school') {
    const town = dice.pick([
      ['临清第二中学', 'Linqing No. 2 High School'],
      ['岳池县第一中学', 'Yuechi No. 1 High School'],
    ]);
    const before = { school: words(town), degree: 'high_school', major: null };
    return [base, { ...before, start: addMonths(start, -36), end: addMonths(start, -3) }];
  }
  return [base];
}

function namesOf(dice, nth, language) {
  if (language === 'en' && dice.chance(0.3)) {
    const name = foreigners[nth % foreigners.length];
    return { name: { zh: null, en: name }, email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com` };
  }
  if (dice.chance(0.06)) {
    const [zh, en] = longNames[nth % longNames.length];
    return { name: { zh, en }, email: `${en.toLowerCase().replace(' ', '_')}@163.com` };
  }
  const [family, familyEn] = surnames[(nth * 7) % surnames.length];
  const [given, givenEn] = givenNames[(nth * 11 + Math.floor(nth / 40)) % givenNames.length];
  const english = dice.chance(0.3) ? `${dice.pick(englishNames)} ${familyEn}` : `${givenEn} ${familyEn}`;
  const box = dice.pick([`${givenEn}${dice.between(10, 99)}`, `${familyEn}_${givenEn}`, `${familyEn}.${givenEn}`]);
  const host = dice.pick(['qq.com', '163.com', 'outlook.com', 'example.edu.cn', 'foxmail.com']);
  return {
    name: { zh: family + given, en: english, given: givenEn, family: familyEn },
    email: `${host === 'qq.com' && dice.chance(0.6) ? `10000${dice.between(10000, 99999)}` : box.toLowerCase()}@${host}`,
  };
}

/** Telephones out of ranges with rows of noughts, which nobody is rung on. */
function phoneOf(dice, language) {
  const last = String(dice.between(1000, 9999));
  if (language === 'en' && dice.chance(0.4))
    return dice.pick([
      `(415) · 555 · 0${last.slice(1)}`,
      `+44 7700 900${last.slice(1)}`,
      `+1 617-555-0${last.slice(1)}`,
    ]);
  const front = dice.pick(['138', '159', '176', '187', '199']);
  return dice.pick([
    `${front}0000${last}`,
    `${front}0000${last}`,
    `${front}-0000-${last}`,
    `${front} 0000 ${last}`,
    `(+86) ${front}-0000-${last}`,
    `+86 ${front}0000${last}`,
  ]);
}

function foreign(person, nth) {
  const part = ['open', 'choosing', 'open', 'open', 'final', 'open', 'open', 'choosing', 'final', 'choosing'][nth];
  const both = (text) => (text === null ? null : { zh: text, en: text });
  const entry = (item) => ({
    ...item,
    name: both(item.name),
    title: both(item.title ?? null),
    points: item.points.map(both),
  });
  return {
    ...person,
    part,
    subject: 'others',
    shape: 'plain',
    name: { zh: person.name, en: person.name, also: person.also },
    educations: person.educations.map((item) => ({ ...item, school: both(item.school), major: both(item.major) })),
    jobs: person.jobs.map(entry),
    projects: person.projects.map(entry),
    awards: person.awards.map(both),
    awardYears: ['2022-06', '2023-06', '2024-06', '2025-06', '2025-10'],
  };
}
