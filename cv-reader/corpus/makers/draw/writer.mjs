// CVs as LibreOffice Writer saves them, out of flat OpenDocument with text boxes, tab stops and tables.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOf } from './html.mjs';

const safe = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/ {2}/g, ' <text:s/>');
const paragraph = (text, style = 'Body') => `<text:p text:style-name="${style}">${text}</text:p>`;
const line = (text, style) => paragraph(safe(text), style);
const tab = '<text:tab/>';
const cell = (inside, style = 'Cell') =>
  `<table:table-cell table:style-name="${style}" office:value-type="string">${inside}</table:table-cell>`;
const table = (rows, columns, style = 'Table') =>
  `<table:table table:style-name="${style}">${columns.map((name) => `<table:table-column table:style-name="${name}"/>`).join('')}${rows.map((cells) => `<table:table-row>${cells.join('')}</table:table-row>`).join('')}</table:table>`;
/** A text box at a place of the page, in centimetres. */
const box = ({ x, y, width, height }, inside, order) =>
  `<draw:frame draw:style-name="Box" draw:name="Box ${order}" text:anchor-type="paragraph" svg:x="${x}cm" svg:y="${y}cm" svg:width="${width}cm" svg:height="${height}cm" draw:z-index="${order}"><draw:text-box>${inside}</draw:text-box></draw:frame>`;

const points = (entry) => (entry.points ?? []).map((point) => line(`• ${point}`)).join('');
const tabbed = (kind, entry) =>
  paragraph([entry.when?.text, ...partsOf(kind, entry)].filter(Boolean).map(safe).join(tab), 'Tabbed') + points(entry);
const plain = (kind, entry) =>
  line(partsOf(kind, entry).join('，'), 'Strong') + (entry.when ? line(entry.when.text) : '') + points(entry);
const counted = (kind, entry, at) =>
  line(
    `${kind === 'projects' ? `(${at + 1})` : `${at + 1}.`} ${partsOf(kind, entry).join('  ')}${entry.when ? `  ${entry.when.text}` : ''}`,
    'Strong',
  ) + points(entry);
const asList = (items) => items.map(({ head, date }) => line([date, head].filter(Boolean).join('  '))).join('');
const asTable = (items) =>
  table(
    items.map(({ head, date }) => [cell(line(date)), cell(line(head))]),
    ['Narrow', 'Wide'],
  );

function section({ kind, head, items, lines }, row, awards = asList, title = line(head, 'Head')) {
  if (!items) return title + lines.map((text) => line(text)).join('');
  return title + (kind === 'awards' ? awards(items) : items.map((entry, at) => row(kind, entry, at)).join(''));
}
const pairs = ({ label, name, phone, email }) => [
  [label.name, name],
  [label.phone, phone],
  [label.email, email],
];

export const writerLayouts = {
  tabs: {
    make: (sheet) =>
      line(sheet.name, 'Name') +
      line(`${sheet.label.phone}：${sheet.phone}    ${sheet.label.email}：${sheet.email}`) +
      sheet.sections.map((part) => section(part, tabbed)).join(''),
  },
  'label-table': {
    make: (sheet) => {
      const rows = pairs(sheet).map(([label, value]) => [cell(line(label)), cell(line(value))]);
      return (
        table(rows, ['Narrow', 'Wide']) +
        sheet.sections.map((part) => section(part, labelled(sheet.label), asTable)).join('')
      );
    },
  },
  'one-table': {
    look: { dates: ['dots', 'words', 'short-words', 'tight', 'english', 'apostrophe', 'month-first'] },
    make: (sheet) => {
      const rows = sheet.sections.map((part) => [
        cell(line(part.head, 'Strong')),
        cell(section(part, plain, asList, '')),
      ]);
      const top = pairs(sheet).flatMap(([label, value]) => [cell(line(label)), cell(line(value))]);
      return table([top.slice(0, 2), top.slice(2, 4), top.slice(4), ...rows], ['Narrow', 'Wide']);
    },
  },
  'text-boxes': {
    make: (sheet) => {
      const [first, ...rest] = sheet.sections;
      const contact = pairs(sheet)
        .slice(1)
        .map(([label, value]) => line(`${label}: ${value}`))
        .join('');
      // People draw the boxes in any order: the name comes last in the file, and first on the page.
      const boxes = [
        box({ x: 0, y: 3, width: 17, height: 4.2 }, section(first, tabbed), 1),
        box({ x: 9, y: 0, width: 8, height: 2.4 }, contact, 2),
        box({ x: 0, y: 0, width: 8, height: 2 }, line(sheet.name, 'Name'), 3),
      ];
      return paragraph(boxes.join(''), 'Boxes') + rest.map((part) => section(part, tabbed)).join('');
    },
  },
  'side-boxes': {
    make: (sheet) => {
      const side = sheet.sections.filter(({ items }) => !items);
      const left =
        line(sheet.name, 'Name') +
        pairs(sheet)
          .slice(1)
          .map(([, value]) => line(value))
          .join('') +
        side.map((part) => section(part, plain)).join('');
      const right = sheet.sections
        .filter(({ items }) => items)
        .map((part) => section(part, plain, asTable))
        .join('');
      return paragraph(
        box({ x: 6, y: 0, width: 11, height: 24 }, right, 1) + box({ x: 0, y: 0, width: 5.6, height: 24 }, left, 2),
      );
    },
  },
  counted: {
    look: { undated: ['projects'] },
    make: (sheet) =>
      line(sheet.name, 'Name') +
      pairs(sheet)
        .slice(1)
        .map(([label, value]) => line(`${label}：${value}`))
        .join('') +
      sheet.sections.map((part) => section(part, counted)).join(''),
  },
};

function labelled(label) {
  return (kind, entry) => {
    const values =
      kind === 'educations'
        ? [
            [label.school, entry.head],
            [label.time, entry.when.text],
            [label.major, entry.major],
            [label.degree, entry.word],
          ]
        : [
            [label[kind === 'jobs' ? 'company' : 'project'], entry.head],
            [label.time, entry.when?.text],
            [label.title, entry.title],
          ];
    const cells = values.filter(([, value]) => value).map(([name, value]) => [cell(line(name)), cell(line(value))]);
    const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, at) => cells.slice(at * 2, at * 2 + 2).flat());
    for (const row of rows) while (row.length < 4) row.push(cell(line('')));
    return table(rows, ['Short', 'Half', 'Short', 'Half']) + points(entry);
  };
}

const column = (name, width) =>
  `<style:style style:name="${name}" style:family="table-column"><style:table-column-properties style:column-width="${width}cm"/></style:style>`;
const text = (name, size, more = '', block = '', bottom = 0.05) =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.05cm" fo:margin-bottom="${bottom}cm" ${more}>${block}</style:paragraph-properties><style:text-properties fo:font-size="${size}pt" style:font-size-asian="${size}pt" style:font-name="Latin" style:font-name-asian="Asian" ${name === 'Head' || name === 'Name' || name === 'Strong' ? 'fo:font-weight="bold" style:font-weight-asian="bold"' : ''}/></style:style>`;
const stops =
  '<style:tab-stops><style:tab-stop style:position="4.6cm"/><style:tab-stop style:position="10cm"/><style:tab-stop style:position="14cm"/></style:tab-stops>';

const document = (body) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="Latin" svg:font-family="'Liberation Sans'"/><style:font-face style:name="Asian" svg:font-family="'Noto Sans CJK SC'"/></office:font-face-decls>
<office:automatic-styles>${text('Body', 10.5)}${text('Name', 20)}${text('Strong', 10.5)}${text('Head', 13, 'fo:background-color="#e4ebf3"')}${text('Tabbed', 10.5, '', stops)}${text('Boxes', 10.5, '', '', 7.4)}
${column('Narrow', 3.4)}${column('Wide', 13.6)}${column('Short', 2.2)}${column('Half', 6.3)}
<style:style style:name="Table" style:family="table"><style:table-properties style:width="17cm" table:align="left"/></style:style>
<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #888888" fo:padding="0.1cm"/></style:style>
<style:style style:name="Box" style:family="graphic"><style:graphic-properties draw:fill="none" draw:stroke="none" style:wrap="run-through" style:run-through="foreground" style:vertical-pos="from-top" style:vertical-rel="paragraph" style:horizontal-pos="from-left" style:horizontal-rel="paragraph" fo:border="none" fo:padding="0.1cm"/></style:style>
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;

const filters = {
  pdf: 'pdf:writer_pdf_Export',
  docx: 'docx:MS Word 2007 XML',
  doc: 'doc:MS Word 97',
  rtf: 'rtf:Rich Text Format',
};

/** Writer's file of a body; several at once are much quicker, because Writer starts once. */
export async function saveAll(bodies, ending) {
  const folder = await mkdtemp(join(tmpdir(), 'cv-writer-'));
  try {
    const sources = bodies.map((_, at) => join(folder, `${at}.fodt`));
    await Promise.all(bodies.map((body, at) => writeFile(sources[at], document(body))));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = [profile, '--headless', '--convert-to', filters[ending], '--outdir', folder];
    execFileSync('soffice', [...options, ...sources], { stdio: 'pipe' });
    return await Promise.all(sources.map((source) => readFile(source.replace(/fodt$/, ending))));
  } finally {
    await rm(folder, { recursive: true });
  }
}
