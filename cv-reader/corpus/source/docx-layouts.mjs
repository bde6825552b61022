// CVs as Word files.
import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { availabilityText, birthText, genderText, headings, isChinese, rangeText, skillLines } from './wording.mjs';

const paragraph = (text, options = {}) => new Paragraph({ ...options, children: [new TextRun(text)] });
const heading = (text) => new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(text)] });
const bullet = (text) => new Paragraph({ bullet: { level: 0 }, children: [new TextRun(text)] });
const tabbed = (...parts) =>
  new Paragraph({ tabStops: [{ type: TabStopType.RIGHT, position: 9000 }], children: [new TextRun(parts.join('\t'))] });
const cell = (content, options = {}) =>
  new TableCell({
    ...options,
    children: (Array.isArray(content) ? content : [content]).map((item) =>
      typeof item === 'string' ? paragraph(item) : item,
    ),
  });
const file = (children) => Packer.toBuffer(new Document({ sections: [{ children }] }));
const comma = (person) => (isChinese(person) ? '、' : ', ');
const awards = (person) =>
  person.awards.map(({ name, date }) => bullet(date ? `${name}（${date.replace('-', '.')}）` : name));
const degreeAndMajor = (item) => [!item.word.includes(item.major) && item.major, item.word].filter(Boolean).join('  ');

function body(person, entryLine, titles = headings(person)) {
  return [
    heading(titles.education),
    ...person.educations.flatMap((item) => [
      entryLine(item.school, degreeAndMajor(item), rangeText(person, item)),
      ...(item.extra ?? []).map((line) => paragraph(line)),
    ]),
    heading(titles.internships),
    ...person.internships.flatMap((item) => [
      entryLine(item.company, item.title, rangeText(person, item)),
      ...item.points.map(bullet),
    ]),
    ...(person.projects.length ? [heading(titles.projects)] : []),
    ...person.projects.flatMap((item) => [
      entryLine(item.name, item.role ?? '', rangeText(person, item)),
      ...item.points.map(bullet),
    ]),
    heading(titles.awards),
    ...awards(person),
    heading(titles.skills),
    ...skillLines(person).map((line) => paragraph(line)),
    heading(titles.languages),
    paragraph(person.languages.join(comma(person))),
    ...(person.self ? [heading(titles.self), paragraph(person.self)] : []),
  ];
}

export const docxLayouts = {
  'docx-plain': {
    omits: ['gender', 'birthYear', 'fullTime'],
    make: (person) =>
      file([
        new Paragraph({
          heading: HeadingLevel.TITLE,
          alignment: AlignmentType.CENTER,
          children: [new TextRun(person.name)],
        }),
        paragraph([person.phone, person.email, person.city].filter(Boolean).join(' | ')),
        paragraph(availabilityText(person) ?? ''),
        ...body(person, (left, middle, right) => tabbed([left, middle].filter(Boolean).join('    '), right)),
      ]),
  },
  'docx-lines': {
    omits: ['gender', 'birthYear', 'fullTime', 'availability'],
    make: (person) =>
      file([
        paragraph(isChinese(person) ? `姓名：${person.name}` : person.name),
        ...[
          person.phone && `${isChinese(person) ? '手机：' : 'Phone: '}${person.phone}`,
          `${isChinese(person) ? '邮箱：' : 'Email: '}${person.email}`,
          person.city && `${isChinese(person) ? '现居地：' : 'Location: '}${person.city}`,
        ]
          .filter(Boolean)
          .map((text) => paragraph(text)),
        ...body(person, (left, middle, right) => paragraph([right, left, middle].filter(Boolean).join('  '))),
      ]),
  },
  'docx-form': {
    omits: ['fullTime'],
    make: (person) => {
      const pairs = [
        ['姓    名', person.name],
        ['性    别', genderText(person)],
        ['出生日期', birthText(person)],
        ['所在城市', person.city],
        ['手    机', person.phone],
        ['邮    箱', person.email],
        ['到岗时间', availabilityText(person)],
      ].filter(([, value]) => value);
      const rows = [];
      for (let at = 0; at < pairs.length; at += 2)
        rows.push(
          new TableRow({ children: pairs.slice(at, at + 2).flatMap(([label, value]) => [cell(label), cell(value)]) }),
        );
      const titles = headings(person, { education: '教育经历', awards: '获奖情况' });
      const wide = (title, content) => new TableRow({ children: [cell(title), cell(content, { columnSpan: 3 })] });
      return file([
        new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text: '个 人 简 历', size: 36 })] }),
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [
            ...rows,
            new TableRow({ children: ['学校', '专业', '学历', '起止时间'].map((text) => cell(text)) }),
            ...person.educations.map(
              (item) =>
                new TableRow({
                  children: [item.school, item.major, item.word, rangeText(person, item)].map((text) => cell(text)),
                }),
            ),
            wide(
              titles.internships,
              person.internships.flatMap((item) => [
                `${rangeText(person, item)}  ${item.company}  ${item.title}`,
                ...item.points,
              ]),
            ),
            ...(person.projects.length
              ? [
                  wide(
                    titles.projects,
                    person.projects.flatMap((item) => [
                      `${rangeText(person, item)}  ${item.name}  ${item.role ?? ''}`,
                      ...item.points,
                    ]),
                  ),
                ]
              : []),
            wide(
              titles.awards,
              person.awards.map(({ name }) => name),
            ),
            wide(titles.skills, skillLines(person)),
            wide(titles.languages, person.languages),
            ...(person.self ? [wide(titles.self, person.self)] : []),
          ],
        }),
      ]);
    },
  },
  'docx-stacked': {
    omits: ['gender', 'birthYear', 'fullTime', 'availability'],
    make: (person) => {
      const titles = headings(person);
      const stacked = (name, role, when, points) => [
        paragraph(`${name} (${when})`),
        ...(role ? [paragraph(role)] : []),
        ...points.map(bullet),
      ];
      return file([
        paragraph(person.name),
        paragraph([person.email, person.phone, person.city].filter(Boolean).join(', ')),
        heading(titles.education),
        ...person.educations.flatMap((item) =>
          stacked(item.school, degreeAndMajor(item), rangeText(person, item), item.extra ?? []),
        ),
        heading(titles.internships),
        ...person.internships.flatMap((item) =>
          stacked(item.company, item.title, rangeText(person, item), item.points),
        ),
        ...(person.projects.length ? [heading(titles.projects)] : []),
        ...person.projects.flatMap((item) => stacked(item.name, item.role, rangeText(person, item), item.points)),
        heading(titles.awards),
        ...awards(person),
        heading(titles.skills),
        ...skillLines(person).map((line) => paragraph(line)),
        heading(titles.languages),
        ...person.languages.map(bullet),
        ...(person.self ? [heading(titles.self), paragraph(person.self)] : []),
      ]);
    },
  },
  // Held out.
  'docx-columns': {
    omits: ['fullTime'],
    make: (person) => {
      const titles = headings(person);
      const contact = [
        person.phone,
        person.email,
        genderText(person),
        birthText(person) && `${birthText(person)}${isChinese(person) ? '出生' : ''}`,
        person.city,
        availabilityText(person),
      ].filter(Boolean);
      const side = [
        new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(person.name)] }),
        ...contact.map((text) => paragraph(text)),
        heading(titles.skills),
        ...skillLines(person).map((line) => paragraph(line)),
        heading(titles.languages),
        ...person.languages.map((text) => paragraph(text)),
        heading(titles.awards),
        ...awards(person),
      ];
      const main = [
        heading(titles.education),
        ...person.educations.flatMap((item) => [
          paragraph(`${item.school}    ${rangeText(person, item)}`),
          paragraph(degreeAndMajor(item)),
        ]),
        heading(titles.internships),
        ...person.internships.flatMap((item) => [
          paragraph(`${item.company}    ${rangeText(person, item)}`),
          paragraph(item.title),
          ...item.points.map(bullet),
        ]),
        ...(person.projects.length ? [heading(titles.projects)] : []),
        ...person.projects.flatMap((item) => [
          paragraph(`${item.name}    ${rangeText(person, item)}`),
          paragraph(item.role),
          ...item.points.map(bullet),
        ]),
        ...(person.self ? [heading(titles.self), paragraph(person.self)] : []),
      ];
      return file([
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [new TableRow({ children: [cell(side), cell(main)] })],
        }),
      ]);
    },
  },
  'docx-numbered': {
    omits: ['gender', 'birthYear', 'fullTime', 'availability'],
    make: (person) => {
      const titles = isChinese(person)
        ? {
            education: '一、教育经历',
            internships: '二、实习实践',
            projects: '三、项目经验',
            awards: '四、获奖情况',
            skills: '五、技能特长',
            languages: '六、外语水平',
            self: '七、自我评价',
          }
        : {
            education: '1. Education',
            internships: '2. Professional Experience',
            projects: '3. Research Projects',
            awards: '4. Awards',
            skills: '5. Technical Skills',
            languages: '6. Languages',
            self: '7. Personal Statement',
          };
      return file([
        paragraph(isChinese(person) ? `${person.name}的简历` : `Curriculum Vitae`),
        ...(isChinese(person) ? [] : [paragraph(`Name: ${person.name}`)]),
        paragraph(
          [
            person.phone && `Tel: ${person.phone}`,
            `E-mail: ${person.email}`,
            person.city && `${isChinese(person) ? '所在城市：' : 'Address: '}${person.city}`,
          ]
            .filter(Boolean)
            .join('    '),
        ),
        ...body(
          person,
          (left, middle, right) =>
            paragraph([left, middle, right].filter(Boolean).join(isChinese(person) ? '，' : ' | ')),
          titles,
        ),
      ]);
    },
  },
};
