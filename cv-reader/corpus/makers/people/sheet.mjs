// One person as one file says it: words, order, dates and headings by chance, and with them the truth of that file.
import { dateForms, period } from './dates.mjs';
import { diceOf } from './dice.mjs';
import { SEED } from './people.mjs';
import { campuses, certificates, degreeWords, heads, labels, selves, skills, towns } from './wording.mjs';

/**
 * `look` is what a layout insists on: `undated` lists, `numbered` heads, `nameForm`, `dates`, `language`, `omits`.
 * @returns {{ language: string, name: string, sections: object[], truth: object }}
 */
export function sheetOf(person, file, look = {}) {
  const dice = diceOf(`${SEED} ${file}`);
  const language = person.language === 'both' ? dice.pick(['zh', 'en']) : person.language;
  const both = person.language === 'both';
  const allowed = dateForms[language].filter((form) => !look.dates || look.dates.includes(form));
  const form = dice.pick(allowed.length ? allowed : dateForms[language]);
  const worded = language === 'zh' || language === 'en';
  const inLists = worded ? language : 'en';
  const undated = look.undated ?? [];
  const context = { person, dice, language, both, form, undated, look, label: labels[language] };
  const name = nameOf(context);
  const lists = {
    educations: person.educations.map((item) => education(item, context)),
    jobs: person.jobs.map((item) => job(item, context)),
    projects: person.projects.map((item, at) => project(item, at, context)),
    awards: person.awards.map((item, at) => award(item, at, context)),
  };
  const texts = {
    certificates: worded && dice.chance(0.6) ? dice.shuffled(certificates[inLists]).slice(0, 2) : [],
    skills: worded ? dice.shuffled(skills[inLists]).slice(0, 3) : person.skills,
    campus: worded && dice.chance(0.4) ? dice.shuffled(campuses[inLists]).slice(0, 2) : [],
    self: worded && dice.chance(0.5) ? [dice.pick(selves[inLists])] : [],
  };
  if (person.shape === 'gap' && texts.self.length === 0)
    texts.self.push(
      language === 'zh' ? '2023 年休学一年照顾家人，现已复学。' : 'Took a year out in 2023 to care for family.',
    );
  const middle = dice.shuffled(['jobs', 'projects', 'awards']);
  const order = ['educations', ...middle, ...dice.shuffled(['certificates', 'skills', 'campus']), 'self'];
  const sections = order
    .map((kind) => ({ kind, head: dice.pick(heads[language][kind] ?? ['']), items: lists[kind], lines: texts[kind] }))
    .filter(({ items, lines }) => (items ?? lines).length > 0);
  return {
    language,
    label: context.label,
    name: name.printed,
    phone: person.phone,
    email: person.email,
    town: worded ? dice.pick(towns[language]) : '',
    numbered: look.numbered ?? dice.chance(0.15),
    sections,
    truth: {
      name: name.truth,
      phone: person.phone.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, ''),
      email: person.email,
      educations: lists.educations.map(({ truth }) => truth),
      employers: lists.jobs.map(({ truth }) => truth),
      projects: lists.projects.map(({ truth }) => truth),
      awards: lists.awards.length,
    },
  };
}

/** Several forms are a list, of which what is printed comes first. */
const forms = (...texts) => {
  const different = [...new Set(texts.filter(Boolean))];
  return different.length > 1 ? different : (different[0] ?? null);
};

function nameOf({ person: { name }, dice, language, look, both }) {
  const { zh, en, given, family, also = [] } = name;
  if (language === 'zh' && both) return { printed: `${zh} ${en}`, truth: forms(zh, en, `${zh} ${en}`) };
  const spaced = look.nameForm === 'spaced';
  if (language === 'zh') return { printed: spaced ? [...zh].join(' ') : zh, truth: zh };
  if (language !== 'en') return { printed: en, truth: forms(en, ...also) };
  const parts = en.split(' ');
  const form = look.nameForm ?? dice.pick(['plain', 'plain', 'plain', 'last-first', 'capitals', 'bracket']);
  const last = parts.at(-1);
  const rest = parts.slice(0, -1).join(' ');
  if (form === 'spaced')
    return { printed: parts.map((part) => [...part.toUpperCase()].join(' ')).join('   '), truth: forms(en, ...also) };
  if (form === 'last-first')
    return {
      printed: `${last.toUpperCase()}, ${rest}`,
      truth: forms(`${last}, ${rest}`, `${last} ${rest}`, en, ...also),
    };
  if (form === 'capitals') return { printed: en.toUpperCase(), truth: forms(en, ...also) };
  if (form === 'bracket' && zh && given && family && !en.includes(given))
    return { printed: `${en} (${given})`, truth: forms(en, `${en} (${given})`, `${given} ${family}`) };
  return { printed: en, truth: forms(en, ...also) };
}

function schoolOf({ zh, en }, { language, both }) {
  if (both && zh !== en) return { printed: `${zh} ${en}`, truth: forms(`${zh} ${en}`, zh, en) };
  return language === 'en' ? { printed: en, truth: en } : { printed: zh, truth: zh };
}
const one = (text, { language }) =>
  text === null || text === undefined ? null : language === 'en' ? text.en : text.zh;

function education(item, context) {
  const { dice, language, look } = context;
  const school = schoolOf(item.school, context);
  const silent = look.omits?.includes('degree') || (!item.word && dice.chance(0.08));
  const word = item.word ?? (silent || !item.degree ? null : dice.pick(degreeWords[language][item.degree]));
  const when = period(context.form, language, item);
  const major = one(item.major, context);
  const extra = [];
  if (item.minor) extra.push(language === 'zh' ? `辅修：${item.minor.zh}` : `Minor in ${item.minor.en}`);
  if (item.exchange) extra.push(language === 'zh' ? '交换生' : 'Exchange student');
  if (item.degree !== 'high_school' && !item.word && dice.chance(0.4))
    extra.push(language === 'zh' ? `GPA ${(3 + dice.roll()).toFixed(2)}/4.0` : `GPA: ${(3 + dice.roll()).toFixed(2)}`);
  return {
    head: school.printed,
    word,
    major,
    when,
    extra,
    truth: {
      school: school.truth,
      degree: word && item.degree ? item.degree : null,
      major,
      start: when.start,
      end: when.end,
    },
  };
}

function job(item, context) {
  const { language, undated, dice } = context;
  const name = one(item.name, context);
  const title = one(item.title, context);
  const section = language === 'zh' && /公司|医院|银行/.test(name) && dice.chance(0.12) ? '（综合部）' : '';
  const when = undated.includes('jobs') ? null : period(context.form, language, item);
  return {
    head: name + section,
    title,
    when,
    points: item.points.map((point) => one(point, context)),
    truth: {
      name: forms(name + section, name),
      title: forms(title, title.replace(/（实习）$/, '')),
      start: when?.start ?? null,
      end: when?.end ?? null,
    },
  };
}

function project(item, at, context) {
  const name = one(item.name, context);
  const when = context.undated.includes('projects') ? null : period(context.form, context.language, item);
  return {
    head: name,
    number: `(${at + 1})`,
    when,
    points: item.points.map((point) => one(point, context)),
    truth: { name: forms(name, name.replace(/[《》]/g, '')), start: when?.start ?? null, end: when?.end ?? null },
  };
}

function award(item, at, context) {
  const [year, month] = context.person.awardYears[at].split('-');
  const dates = context.dice.pick(['none', 'dot', 'dot', 'year']);
  const dated =
    context.undated.includes('awards') || dates === 'none' ? '' : dates === 'dot' ? `${year}.${month}` : year;
  return { head: one(item, context), date: dated };
}
