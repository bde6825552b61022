// How a person of people-*.mjs writes dates, contact lines and headings.
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const longMonthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const isChinese = (person) => person.language === 'zh';

export function monthText(person, month) {
  if (month === null) return isChinese(person) ? '至今' : 'Present';
  const [year, number] = month.split('-');
  switch (person.dates) {
    case 'dot':
      return `${year}.${number}`;
    case 'slash':
      return `${year}/${number}`;
    case 'zh':
      return `${year}年${Number(number)}月`;
    case 'num':
      return `${number}/${year}`;
    case 'long':
      return `${longMonthNames[number - 1]} ${year}`;
    case 'iso':
      return month;
    case 'en':
      return `${monthNames[number - 1]} ${year}`;
    default:
      throw new Error(`No such date style: ${person.dates}`);
  }
}

export function rangeText(person, { start, end }) {
  const space = ['-', '–', '—', 'to'].includes(person.dash) && !person.tightDash ? ' ' : '';
  return `${monthText(person, start)}${space}${person.dash}${space}${monthText(person, end)}`;
}

export const genderText = (person) =>
  person.gender
    ? (isChinese(person) ? { male: '男', female: '女' } : { male: 'Male', female: 'Female' })[person.gender]
    : null;
export const birthText = (person) => (person.birth ? person.birth.replace('-', '.') : null);

export function availabilityText(person) {
  const fit = person.availability;
  if (!fit) return null;
  if (fit.text) return fit.text;
  if (isChinese(person)) {
    const start = fit.start === 'now' ? '随时到岗' : fit.start ? `${fit.start.replaceAll('-', '.')} 起可到岗` : null;
    return [`每周可到岗${fit.days}天`, `可实习${fit.months}个月`, start].filter(Boolean).join('，');
  }
  return `Available ${fit.days} days a week for ${fit.months} months, ${fit.start === 'now' ? 'starting immediately' : `from ${fit.start}`}`;
}

export const skillLines = (person) =>
  person.skills.every((skill) => typeof skill === 'string')
    ? [person.skills.join(isChinese(person) ? '、' : ', ')]
    : person.skills.map(
        ({ label, items }) =>
          `${label}${isChinese(person) ? '：' : ': '}${items.join(isChinese(person) ? '、' : ', ')}`,
      );
export const skillItems = (person) =>
  person.skills.flatMap((skill) => (typeof skill === 'string' ? [skill] : skill.items));

const chineseHeadings = {
  education: '教育背景',
  internships: '实习经历',
  projects: '项目经历',
  awards: '荣誉奖项',
  skills: '专业技能',
  languages: '语言能力',
  self: '自我评价',
  contact: '联系方式',
};
const englishHeadings = {
  education: 'Education',
  internships: 'Experience',
  projects: 'Projects',
  awards: 'Honors & Awards',
  skills: 'Skills',
  languages: 'Languages',
  self: 'Summary',
  contact: 'Contact',
};
export const headings = (person, variant = {}) => ({
  ...(isChinese(person) ? chineseHeadings : englishHeadings),
  ...variant,
});
