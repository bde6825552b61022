// "Word" files as web sites write them: a web page in MIME parts, and the XML of Word 2003. Both end in .doc.
import { partsOf, safe, section } from './html.mjs';

const row = (kind, entry) =>
  `<p class=MsoNormal><b>${safe(partsOf(kind, entry).join('    '))}</b><span style='mso-tab-count:1'>    </span>${safe(entry.when?.text ?? '')}</p>`;
const cellRow = (kind, entry) =>
  `<table border=1 cellspacing=0><tr><td width=140>${safe(entry.when?.text ?? '')}</td>${partsOf(kind, entry)
    .map((part) => `<td>${safe(part)}</td>`)
    .join('')}</tr></table>`;
const pairs = ({ label, name, phone, email }) => [
  [label.name, name],
  [label.phone, phone],
  [label.email, email],
];

const word = (
  body,
) => `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Print</w:View><w:Zoom>90</w:Zoom></w:WordDocument></xml><![endif]-->
<style>p.MsoNormal{margin:0cm;font-size:10.5pt;font-family:宋体}</style></head><body lang=ZH-CN>${body}</body></html>`;

function quoted(html) {
  const bytes = [...Buffer.from(html, 'utf8')];
  const coded = bytes.map((byte) =>
    byte === 10
      ? '\r\n'
      : byte === 61 || byte < 32 || byte > 126
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
  );
  const lines = [''];
  for (const piece of coded) {
    if (piece === '\r\n') lines.push('');
    else if (lines.at(-1).length + piece.length > 75) {
      lines[lines.length - 1] += '=';
      lines.push(piece);
    } else lines[lines.length - 1] += piece;
  }
  return lines.join('\r\n');
}
const folded = (html) => Buffer.from(html, 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n');

function mime(html, coding) {
  const edge = '----=_NextPart_01DC2F3A.6B1E4C20';
  const content = coding === 'base64' ? folded(html) : quoted(html);
  return Buffer.from(
    [
      'MIME-Version: 1.0',
      `Content-Type: multipart/related; type="text/html"; boundary="${edge}"`,
      '',
      `--${edge}`,
      'Content-Location: file:///C:/resume/cv.htm',
      `Content-Transfer-Encoding: ${coding}`,
      'Content-Type: text/html; charset="utf-8"',
      '',
      content,
      '',
      `--${edge}`,
      'Content-Location: file:///C:/resume/cv.files/filelist.xml',
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Type: text/xml; charset="utf-8"',
      '',
      '<xml xmlns:o=3D"urn:schemas-microsoft-com:office:office"></xml>',
      '',
      `--${edge}--`,
      '',
    ].join('\r\n'),
  );
}

const run = (text, bold) => `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t>${safe(text)}</w:t></w:r>`;
const paragraph = (runs) => `<w:p>${runs}</w:p>`;
const cell = (text, width) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(run(text))}</w:tc>`;
const table = (rows) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr>${rows.map((cells) => `<w:tr>${cells.map((text, at) => cell(text, at % 2 ? 5600 : 2200)).join('')}</w:tr>`).join('')}</w:tbl>`;

function word2003(sheet, inTables) {
  const entry = (kind, item) => {
    const points = (item.points ?? []).map((point) => paragraph(run(`· ${point}`))).join('');
    if (inTables) return table([[item.when?.text ?? '', partsOf(kind, item).join('，')]]) + points;
    return (
      paragraph(`${run(partsOf(kind, item).join('  '), true)}<w:r><w:tab/></w:r>${run(item.when?.text ?? '')}`) + points
    );
  };
  const body = sheet.sections.map(({ kind, head, items, lines }) => {
    const inside = !items
      ? lines.map((line) => paragraph(run(line))).join('')
      : kind === 'awards'
        ? items.map((item) => paragraph(run([item.date, item.head].filter(Boolean).join(' ')))).join('')
        : items.map((item) => entry(kind, item)).join('');
    return paragraph(run(head, true)) + inside;
  });
  const top = inTables
    ? table(pairs(sheet))
    : paragraph(run(sheet.name, true)) +
      pairs(sheet)
        .slice(1)
        .map(([label, value]) => paragraph(run(`${label}：${value}`)))
        .join('');
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<?mso-application progid="Word.Document"?>
<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint" w:macrosPresent="no" xml:space="preserve"><w:body><wx:sect>${top}${body.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></wx:sect></w:body></w:wordDocument>`);
}

const htmlBody = (sheet, write, awards) =>
  sheet.sections
    .map((part) =>
      section(part, write, {
        awards,
        title: (head) => `<p class=MsoNormal><b><span style='font-size:14pt'>${safe(head)}</span></b></p>`,
      }),
    )
    .join('\n');

export const webDocLayouts = {
  'mime-lines': {
    make: (sheet) =>
      mime(
        word(
          `<h1>${safe(sheet.name)}</h1>${pairs(sheet)
            .slice(1)
            .map(([label, value]) => `<p class=MsoNormal>${label}：${safe(value)}</p>`)
            .join('')}${htmlBody(sheet, row, 'lines')}`,
        ),
        'quoted-printable',
      ),
  },
  'mime-tables': {
    make: (sheet) =>
      mime(
        word(
          `<table border=1>${pairs(sheet)
            .map(([label, value]) => `<tr><td>${label}</td><td>${safe(value)}</td></tr>`)
            .join('')}</table>${htmlBody(sheet, cellRow, 'table')}`,
        ),
        'base64',
      ),
  },
  'xml-2003-lines': { make: (sheet) => word2003(sheet, false) },
  'xml-2003-tables': { make: (sheet) => word2003(sheet, true) },
};
