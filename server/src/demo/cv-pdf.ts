import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { DemoPerson } from './person.ts';

/**
 * Draws a CV of one A4 page, in Chinese or English, with its fonts embedded, so that it looks the same everywhere
 * and its text can be read back. The same person always gives the same drawing.
 */
export async function demoCvPdf(person: DemoPerson): Promise<Buffer> {
  const words = person.language === 'zh' ? chinese : english;
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 44, bottom: 36, left: EDGE, right: EDGE },
    info: { Title: words.title(person.name), CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => document.on('end', resolve));

  document.registerFont('regular', regularFont).registerFont('bold', boldFont);
  const accent = accents[Number(person.phone.slice(-2)) % accents.length] ?? '#1f5f4a';
  const page: Page = { document, accent, width: document.page.width - 2 * EDGE };
  drawHead(page, person, words);
  drawEducation(page, person, words);
  const internships = person.internships.map((entry) => ({ ...entry, left: entry.company, middle: entry.title }));
  drawEntries(page, words.internships, internships, words);
  const projects = person.projects.map((entry) => ({ ...entry, left: entry.name, middle: entry.role }));
  drawEntries(page, words.projects, projects, words);
  drawList(page, words.skills, person.skills, words.comma);
  drawList(page, words.languages, person.languages, words.comma);
  drawBullets(page, words.awards, person.awards);
  if (person.selfDescription) {
    drawSectionTitle(page, words.self);
    drawText(page, person.selfDescription);
  }
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

type Page = { document: PDFKit.PDFDocument; accent: string; width: number };
type Words = typeof chinese;

const EDGE = 48;
const accents = ['#1f5f4a', '#1d4f8c', '#7a3b2e', '#4b3f72', '#2f4858', '#8a5a00'];
const fonts = new URL('../../assets/fonts/', import.meta.url);
const regularFont = readFileSync(new URL('NotoSansSC-Regular-subset.otf', fonts));
const boldFont = readFileSync(new URL('NotoSansSC-Bold-subset.otf', fonts));

const chinese = {
  title: (name: string) => `${name}的简历`,
  comma: '、',
  education: '教育背景',
  internships: '实习经历',
  projects: '项目经历',
  skills: '专业技能',
  languages: '语言能力',
  awards: '获奖情况',
  self: '自我评价',
  intention: '求职意向：',
  gender: { male: '男', female: '女' },
  born: (year: number) => `${year}年生`,
  city: '现居',
  degrees: { associate: '大专', bachelor: '本科', master: '硕士', doctor: '博士' },
  month: (month: string) => month.replace('-', '.'),
  availability: ({ daysPerWeek, months, start }: DemoPerson['availability']) =>
    `每周可到岗${daysPerWeek}天，可实习${months}个月，${start === 'now' ? '随时到岗' : `${start} 起可到岗`}`,
};

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const english: Words = {
  title: (name) => `${name} - CV`,
  comma: ', ',
  education: 'Education',
  internships: 'Internship Experience',
  projects: 'Projects',
  skills: 'Skills',
  languages: 'Languages',
  awards: 'Honors & Awards',
  self: 'Summary',
  intention: 'Objective: ',
  gender: { male: 'Male', female: 'Female' },
  born: (year) => `Born ${year}`,
  city: 'Based in ',
  degrees: { associate: 'Associate Degree', bachelor: 'Bachelor', master: 'Master', doctor: 'Ph.D.' },
  month: (month) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  availability: ({ daysPerWeek, months, start }) =>
    `${daysPerWeek} days a week for ${months} months, ${start === 'now' ? 'available immediately' : `available from ${start}`}`,
};

function drawHead({ document, accent, width }: Page, person: DemoPerson, words: Words): void {
  document.rect(0, 0, document.page.width, 10).fill(accent);
  document.font('bold').fontSize(22).fillColor(accent).text(person.name, EDGE, 34, { width });
  const about = [words.gender[person.gender], words.born(person.birthYear), `${words.city}${person.city}`];
  document.font('regular').fontSize(9.5).fillColor('#333');
  document.moveDown(0.3).text([person.phone, person.email, ...about].join('  |  '));
  document.moveDown(0.2).text(`${words.intention}${person.intention}`);
  document.moveDown(0.2).text(words.availability(person.availability));
}

function drawEducation(page: Page, person: DemoPerson, words: Words): void {
  drawSectionTitle(page, words.education);
  const middle = `${person.major}  |  ${words.degrees[person.degree]}`;
  drawEntryLine(page, { left: person.school, middle, start: person.start, end: person.end }, words);
}

type Entry = { left: string; middle: string; start: string; end: string };

function drawEntries(page: Page, title: string, entries: (Entry & { points: string[] })[], words: Words): void {
  if (entries.length === 0) return;
  drawSectionTitle(page, title);
  for (const entry of entries) {
    drawEntryLine(page, entry, words);
    for (const point of entry.points) drawText(page, `• ${point}`);
    page.document.moveDown(0.25);
  }
}

/** Name and role on the left, dates at the right edge; the role goes to a line of its own when it does not fit. */
function drawEntryLine({ document, width }: Page, entry: Entry, words: Words): void {
  const dates = `${words.month(entry.start)} - ${words.month(entry.end)}`;
  const top = document.y;
  document.font('regular').fontSize(9.5);
  const datesWidth = document.widthOfString(dates);
  const middleWidth = document.widthOfString(entry.middle);
  document.fillColor('#666').text(dates, EDGE + width - datesWidth, top, { lineBreak: false });
  document.font('bold').fontSize(10.5).fillColor('#111');
  const leftWidth = document.widthOfString(entry.left);
  document.text(entry.left, EDGE, top - 0.8, { lineBreak: false });
  document.font('regular').fontSize(9.5).fillColor('#333');
  if (leftWidth + middleWidth + datesWidth + 36 < width) {
    document.text(entry.middle, EDGE + leftWidth + 18, top, { lineBreak: false });
    document.y = top + 16;
  } else {
    document.text(entry.middle, EDGE, top + 15, { lineBreak: false });
    document.y = top + 31;
  }
  document.x = EDGE;
}

function drawList(page: Page, title: string, items: string[], comma: string): void {
  if (items.length === 0) return;
  drawSectionTitle(page, title);
  drawText(page, items.join(comma));
}

function drawBullets(page: Page, title: string, items: string[]): void {
  if (items.length === 0) return;
  drawSectionTitle(page, title);
  for (const item of items) drawText(page, `• ${item}`);
}

function drawSectionTitle({ document, accent, width }: Page, title: string): void {
  document.moveDown(0.5).font('bold').fontSize(12).fillColor(accent).text(title, EDGE, document.y, { width });
  const rule = document.y + 1;
  document
    .moveTo(EDGE, rule)
    .lineTo(EDGE + width, rule)
    .lineWidth(0.7)
    .strokeColor(accent)
    .stroke();
  document.y = rule + 5;
}

function drawText({ document, width }: Page, text: string): void {
  document.font('regular').fontSize(9.5).fillColor('#333').text(text, EDGE, document.y, { width, lineGap: 1.5 });
}
