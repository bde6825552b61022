// Invented people of the forty trades: what one CV says, in words, and with it the truth of that file.
import { readFileSync } from 'node:fs';
import { dateForms, period } from '../makers/people/dates.mjs';
import { englishNames, foreigners, givenNames, longNames, surnames } from '../makers/people/names.mjs';
import { campuses, certificates, degreeWords, labels, selves, skills, towns } from '../makers/people/wording.mjs';
import { headingFor } from './headings.mjs';

const [, ...rows] = readFileSync(new URL('../../../contract/dict/data/schools.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const schools = rows
  .map((row) => row.split('\t'))
  .filter(([, , english, , level]) => english && level !== 'overseas')
  .map(([, zh, en]) => ({ zh, en, isVocational: /职业|专科|高等学校$/.test(zh) }));

const honours = [
  { zh: '国家励志奖学金', en: 'National Encouragement Scholarship' },
  { zh: '校级二等奖学金', en: 'Second-class University Scholarship' },
  { zh: '优秀共青团员', en: 'Outstanding League Member' },
  { zh: '互联网+大学生创新创业大赛省级铜奖', en: 'Provincial Bronze, Internet+ Contest' },
  { zh: '院级辩论赛最佳辩手', en: 'Best Debater of the Faculty' },
  { zh: '职业技能大赛二等奖', en: 'Second Prize, Vocational Skills Contest' },
];
const courses = {
  zh: ['高等数学', '基础英语', '管理学原理', '统计学', '职业道德', '信息技术基础', '综合实训'],
  en: ['Statistics', 'Academic Writing', 'Principles of Management', 'Information Technology'],
};

const addMonths = (month, more) => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + more;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/**
 * One CV of a trade.
 * @returns {{ language: string, sheet: object, truth: object }} the sheet for the layout, and what a person reads on the page
 */
export function cvOf(trade, dice) {
  const language = dice.chance(0.72) ? 'zh' : 'en';
  const say = (text) => text[language];
  const { printed, truth: name, email } = nameOf(dice, language);
  const phone = phoneOf(dice, language);
  const form = dice.pick(dateForms[language]);
  const when = (start, end) => period(form, language, { start, end });
  const educations = educationsOf(trade, dice).map(({ school, degree, major, start, end }) => {
    const word = dice.chance(0.1) ? null : dice.pick(degreeWords[language][degree]);
    const said = when(start, end);
    return {
      parts: [say(school), say(major), word].filter(Boolean),
      when: said.text,
      points: dice.chance(0.3)
        ? [language === 'zh' ? `GPA：3.${dice.between(1, 9)}/4.0` : `GPA: 3.${dice.between(1, 9)}`]
        : [],
      truth: { school: say(school), degree: word ? degree : null, major: say(major), start: said.start, end: said.end },
    };
  });
  const last = addMonths(`${dice.between(2022, 2025)}-0${dice.between(3, 7)}`, 0);
  const jobs = dice
    .shuffled(trade.employers)
    .slice(0, dice.between(1, 2))
    .map((employer, nth) => {
      const start = addMonths(last, -nth * dice.between(9, 14));
      const said = when(start, nth === 0 && dice.chance(0.2) ? 'present' : addMonths(start, dice.between(2, 7)));
      const title = say(dice.pick(trade.titles));
      return {
        parts: [say(employer), title],
        when: said.text,
        points: dice.shuffled(trade.points).map(say),
        truth: { name: say(employer), title, start: said.start, end: said.end },
      };
    });
  const projects = dice
    .shuffled(trade.projects)
    .slice(0, dice.between(0, 2))
    .map((project, nth) => {
      const start = addMonths(last, -4 - nth * 6);
      const said = when(start, addMonths(start, 3));
      return {
        parts: [say(project)],
        when: said.text,
        points: [say(dice.pick(trade.points))],
        truth: { name: say(project), start: said.start, end: said.end },
      };
    });
  const awards = dice.shuffled(honours).slice(0, dice.between(1, 3)).map(say);
  const lists = {
    awards: awards.map((award, at) => (dice.chance(0.5) ? `${2021 + at}.06 ${award}` : award)),
    skills: [
      ...dice.shuffled(skills[language]).slice(0, 2),
      ...dice.shuffled(certificates[language]).slice(0, dice.between(0, 2)),
    ],
    campus: dice.shuffled(campuses[language]).slice(0, 2),
    self: [dice.pick(selves[language])],
    courses: [
      dice
        .shuffled(courses[language])
        .slice(0, 4)
        .join(language === 'zh' ? '、' : ', '),
    ],
  };
  const label = labels[language];
  const columns = {
    educations: [label.time, label.school, label.major, label.degree],
    jobs: [label.time, label.company, label.title, language === 'zh' ? '工作内容' : 'Duties'],
    projects: [label.time, label.project, language === 'zh' ? '主要内容' : 'Contents'],
  };
  const entries = { educations, jobs, projects };
  const wanted = [
    'educations',
    ...dice.shuffled(['jobs', 'projects', 'awards']),
    ...dice.shuffled(['skills', 'campus', 'courses']).slice(0, dice.between(1, 3)),
    'self',
  ];
  const other = language === 'zh' && dice.chance(0.12);
  const sections = wanted
    .filter((kind) => entries[kind] === undefined || entries[kind].length > 0)
    .filter((kind) => kind !== 'self' || dice.chance(0.5))
    .map((kind) => ({
      kind,
      head: headingFor(kind, language, trade, dice),
      ...(other ? { other: headingFor(kind, 'en', trade, dice) } : {}),
      ...(entries[kind] ? { items: entries[kind], columns: columns[kind] } : { lines: lists[kind] }),
      ...(kind === 'self' || kind === 'courses' ? { mark: '' } : {}),
    }));
  return {
    language,
    sheet: {
      name: printed,
      title: language === 'zh' ? '个人简历' : 'Curriculum Vitae',
      contact: [
        `${label.phone}${language === 'zh' ? '：' : ': '}${phone}`,
        `${label.email}${language === 'zh' ? '：' : ': '}${email}`,
        dice.pick(towns[language]),
      ],
      facts: [
        [label.name, printed],
        [label.phone, phone],
        [label.email, email],
        [language === 'zh' ? '籍贯' : 'Home', dice.pick(towns[language])],
      ],
      sections,
    },
    truth: {
      name,
      phone: phone.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, ''),
      email,
      educations: educations.map(({ truth }) => truth),
      employers: jobs.map(({ truth }) => truth),
      projects: projects.map(({ truth }) => truth),
      awards: awards.length,
    },
  };
}

function educationsOf(trade, dice) {
  const [school, later] = dice.shuffled(schools);
  const [major, second = major] = dice.shuffled(trade.majors);
  const start = `${dice.between(2018, 2023)}-09`;
  const degree = school.isVocational ? 'associate' : 'bachelor';
  const first = { school, degree, major, start, end: addMonths(start, degree === 'associate' ? 33 : 45) };
  if (later.isVocational || !dice.chance(0.25)) return [first];
  const next = addMonths(first.end, 3);
  const further = degree === 'associate' ? ['bachelor', 21] : ['master', 33];
  return [{ school: later, degree: further[0], major: second, start: next, end: addMonths(next, further[1]) }, first];
}

function nameOf(dice, language) {
  if (language === 'en' && dice.chance(0.3)) {
    const name = dice.pick(foreigners);
    return { printed: name, truth: name, email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com` };
  }
  if (dice.chance(0.04)) {
    const [zh, en] = dice.pick(longNames);
    const name = language === 'zh' ? zh : en;
    return { printed: name, truth: name, email: `${en.toLowerCase().replace(' ', '.')}@163.com` };
  }
  const [family, familyEn] = dice.pick(surnames);
  const [given, givenEn] = dice.pick(givenNames);
  const email =
    `${givenEn}.${familyEn}${dice.between(1, 99)}@${dice.pick(['163.com', 'outlook.com', 'example.edu.cn'])}`.toLowerCase();
  const name =
    language === 'zh' ? family + given : `${dice.chance(0.3) ? dice.pick(englishNames) : givenEn} ${familyEn}`;
  return { printed: name, truth: name, email };
}

/** Out of ranges with rows of noughts, which nobody is rung on. */
function phoneOf(dice, language) {
  const last = String(dice.between(1000, 9999));
  if (language === 'en' && dice.chance(0.3))
    return dice.pick([`+44 7700 900${last.slice(1)}`, `+1 617-555-0${last.slice(1)}`]);
  const front = dice.pick(['138', '159', '176', '187']);
  return dice.pick([`${front}0000${last}`, `${front}-0000-${last}`, `+86 ${front} 0000 ${last}`]);
}
