// CVs as old Word files.
import { docFile } from './doc-file.mjs';
import { availabilityText, birthText, genderText, headings, isChinese, rangeText, skillLines } from './wording.mjs';

const degreeAndMajor = (item) => [!item.word.includes(item.major) && item.major, item.word].filter(Boolean).join('  ');
const bullets = (items) => (items ?? []).map((item) => `• ${item}`);

function body(person, titles) {
  const entry = (what, role, item) => `${[what, role].filter(Boolean).join('    ')}\t${rangeText(person, item)}`;
  return [
    titles.education,
    ...person.educations.flatMap((item) => [entry(item.school, degreeAndMajor(item), item), ...(item.extra ?? [])]),
    titles.internships,
    ...person.internships.flatMap((item) => [entry(item.company, item.title, item), ...bullets(item.points)]),
    ...(person.projects.length ? [titles.projects] : []),
    ...person.projects.flatMap((item) => [entry(item.name, item.role ?? '', item), ...bullets(item.points)]),
    titles.awards,
    ...person.awards.map(({ name, date }) => `• ${date ? `${name}（${date.replace('-', '.')}）` : name}`),
    titles.skills,
    ...skillLines(person),
    titles.languages,
    person.languages.join(isChinese(person) ? '、' : ', '),
    ...(person.self ? [titles.self, person.self] : []),
  ];
}

const latin = (paragraphs) => !/[^\x20-\x7e]/.test(paragraphs.flat().join(''));

export const docLayouts = {
  'doc-plain': {
    omits: ['gender', 'birthYear', 'fullTime'],
    make: (person) => {
      const contact = [person.phone, person.email, person.city].filter(Boolean).join(' | ');
      const paragraphs = [person.name, contact, availabilityText(person) ?? '', ...body(person, headings(person))];
      return docFile(paragraphs, { latin: latin(paragraphs) });
    },
  },
  'doc-table': {
    omits: ['fullTime', 'availability'],
    make: (person) => {
      const pairs = [
        ['姓名', person.name],
        ['性别', genderText(person)],
        ['出生年月', birthText(person)],
        ['现居地', person.city],
        ['手机', person.phone],
        ['邮箱', person.email],
      ].filter(([, value]) => value);
      const rows = pairs.flatMap((pair, at) => (at % 2 === 0 ? [[...pair, ...(pairs[at + 1] ?? [])]] : []));
      return docFile(['个人简历', ...rows, ...body(person, headings(person, { education: '教育经历' }))]);
    },
  },
};
