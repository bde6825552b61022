// CVs as a browser prints them, and as web sites write their "Word" files.
import { readFileSync } from 'node:fs';

const safe = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const item = (text, name = 'div') => `<${name}>${safe(text)}</${name}>`;
const awesome = readAwesome();

function readAwesome() {
  try {
    return readFileSync('/usr/share/fonts-font-awesome/fonts/fontawesome-webfont.woff2').toString('base64');
  } catch (error) {
    if (error.code === 'ENOENT') throw new Error('Install fonts-font-awesome first');
    throw error;
  }
}

/** A head's parts in the order that people read them. */
export const partsOf = (kind, entry) =>
  kind === 'educations'
    ? [entry.head, entry.major, entry.word, ...entry.extra].filter(Boolean)
    : [entry.head, entry.title].filter(Boolean);

const bullets = (points = []) => (points.length ? `<ul>${points.map((point) => item(point, 'li')).join('')}</ul>` : '');
const contact = ({ label, phone, email, town }, mark = (name) => `${label[name]}: `) =>
  [mark('phone') + safe(phone), mark('email') + safe(email), safe(town)].filter(Boolean);

/** One section; `row` writes an entry's head. */
function section(
  { kind, head, items, lines },
  row,
  { awards = 'list', title = (text) => `<h2>${safe(text)}</h2>` } = {},
) {
  const body = items
    ? kind === 'awards'
      ? awardsAs(items, awards)
      : items.map((entry, at) => row(kind, entry, at) + bullets(entry.points)).join('')
    : lines.map((line) => item(line, 'p')).join('');
  return `<section>${title(head, kind)}${body}</section>`;
}

function awardsAs(items, form) {
  if (form === 'table')
    return `<table class="awards">${items.map(({ head, date }) => `<tr><td>${date}</td><td>${safe(head)}</td></tr>`).join('')}</table>`;
  if (form === 'lines')
    return items.map(({ head, date }) => item([head, date].filter(Boolean).join('，'), 'p')).join('');
  return `<ul>${items.map(({ head, date }) => item([date, head].filter(Boolean).join(' '), 'li')).join('')}</ul>`;
}

const right = (kind, entry) =>
  `<div class="row"><b>${safe(partsOf(kind, entry).join('  |  '))}</b><span>${safe(entry.when?.text ?? '')}</span></div>`;
const spread = (kind, entry) =>
  `<div class="spread"><span>${safe(entry.when?.text ?? '')}</span>${partsOf(kind, entry)
    .map((part) => `<span>${safe(part)}</span>`)
    .join('')}</div>`;
const below = (kind, entry) => {
  const [head, ...rest] = partsOf(kind, entry);
  return `<h3>${safe(head)}</h3>${rest.length ? item(rest.join(', '), 'em') : ''}${entry.when ? `<div class="quiet">${safe(entry.when.text)}</div>` : ''}`;
};
const stacked = (kind, entry) => {
  const [head, ...rest] = partsOf(kind, entry);
  const dates = (entry.when?.parts ?? []).map((part) => item(part)).join('');
  return `<div class="line"><div class="dates">${dates}</div><div><b>${safe(head)}</b><br>${safe(rest.join(' · '))}</div></div>`;
};
const numbered = (kind, entry, at) => {
  const number = kind === 'projects' ? `(${at + 1}) ` : `${at + 1}、`;
  return `<p><b>${safe(number + partsOf(kind, entry).join('，'))}</b>${entry.when ? ` （${safe(entry.when.text)}）` : ''}${kind === 'projects' ? '：' : ''}</p>`;
};
const cells = (label) => (kind, entry) => {
  const names =
    kind === 'educations' ? ['school', 'major', 'degree'] : [kind === 'jobs' ? 'company' : 'project', 'title'];
  const values = kind === 'educations' ? [entry.head, entry.major, entry.word] : [entry.head, entry.title];
  const pairs = [['time', entry.when?.text], ...names.map((name, at) => [name, values[at]])].filter(
    ([, value]) => value,
  );
  return `<table class="cells">${pairs.map(([name, value]) => `<tr><td>${safe(label[name])}</td><td>${safe(value)}</td></tr>`).join('')}</table>`;
};

const base = `@page{size:A4;margin:14mm}*{box-sizing:border-box}body{font:10.5pt/1.5 'Noto Sans CJK SC','Liberation Sans',sans-serif;margin:0;color:#222}
h1{font-size:20pt;margin:0 0 4pt}h2{font-size:12.5pt;margin:12pt 0 4pt}h3{font-size:11pt;margin:6pt 0 0}p{margin:2pt 0}ul{margin:2pt 0;padding-left:14pt}
.row{display:flex;justify-content:space-between;margin-top:4pt}.spread{display:flex;justify-content:space-between;font-weight:bold;margin-top:4pt}.quiet{color:#777}
table{border-collapse:collapse;width:100%}td{padding:2pt 4pt;vertical-align:top}.cells td,.awards td{border:.5pt solid #999}.cells td:first-child{width:70pt;background:#eee}
.line{display:flex;gap:12pt;margin-top:5pt}.dates{width:60pt;color:#777}.i{font-family:FA;font-weight:normal;margin-right:5pt}`;
const page = (style, body) => `<!doctype html><meta charset="utf-8"><style>${base}${style}</style><body>${body}`;
const icon = (name) =>
  `<span class="i">${{ phone: '\uf095', email: '\uf0e0', educations: '\uf19d', jobs: '\uf0b1', projects: '\uf121', awards: '\uf091', skills: '\uf085' }[name] ?? '\uf005'}</span>`;
const font = `@font-face{font-family:FA;src:url(data:font/woff2;base64,${awesome})}`;

/** `make` writes the page of a sheet; `look` is what the layout asks of the sheet. */
export const htmlLayouts = {
  single: {
    make: (sheet) =>
      page(
        'h2{border-bottom:1pt solid #345;color:#345}',
        `<h1>${safe(sheet.name)}</h1><p>${contact(sheet).join(' | ')}</p>${sheet.sections.map((part) => section(part, right)).join('')}`,
      ),
  },
  spread: {
    look: { dates: ['dots', 'dots-figure', 'tight', 'english', 'month-first'] },
    make: (sheet) =>
      page(
        'body{font-family:"Noto Serif CJK SC",serif}h1{text-align:center;letter-spacing:.5em}h2{background:#dde4ee;padding:2pt 6pt}',
        `<h1>${safe(sheet.name)}</h1><p style="text-align:center">${contact(sheet, () => '').join(' · ')}</p>${sheet.sections.map((part) => section(part, spread, { awards: 'table' })).join('')}`,
      ),
  },
  'left-bar': {
    make: (sheet) => sidebar(sheet, 'left'),
  },
  'right-bar': {
    make: (sheet) => sidebar(sheet, 'right'),
  },
  stacked: {
    look: { dates: ['dots', 'words', 'short-words', 'slashes', 'apostrophe', 'english-long', 'month-first'] },
    make: (sheet) =>
      page(
        'h2{color:#a33}',
        `<h1>${safe(sheet.name)}</h1>${contact(sheet)
          .map((text) => `<div>${text}</div>`)
          .join('')}${sheet.sections.map((part) => section(part, stacked, { awards: 'lines' })).join('')}`,
      ),
  },
  cells: {
    make: (sheet) =>
      page(
        'h2{text-align:center}',
        `<table class="cells"><tr><td>${sheet.label.name}</td><td>${safe(sheet.name)}</td></tr><tr><td>${sheet.label.phone}</td><td>${safe(sheet.phone)}</td></tr><tr><td>${sheet.label.email}</td><td>${safe(sheet.email)}</td></tr></table>${sheet.sections.map((part) => section(part, cells(sheet.label), { awards: 'table' })).join('')}`,
      ),
  },
  icons: {
    make: (sheet) =>
      page(
        `${font}h2{border-left:4pt solid #2a7;padding-left:6pt}`,
        `<h1>${safe(sheet.name)}</h1><p>${contact(sheet, icon).join('　')}</p>${sheet.sections.map((part) => section(part, below, { title: (text, kind) => `<h2>${icon(kind)}${safe(text)}</h2>` })).join('')}`,
      ),
  },
  numbered: {
    look: { undated: ['projects', 'awards'] },
    make: (sheet) =>
      page(
        'h2:before{content:"【"}h2:after{content:"】"}',
        `<h1>${safe(sheet.name)}</h1><p>${contact(sheet).join('<br>')}</p>${sheet.sections.map((part) => section(part, numbered, { awards: 'lines' })).join('')}`,
      ),
  },
};

function sidebar(sheet, side) {
  const narrow = new Set(['awards', 'certificates', 'skills', 'self']);
  const of = (inside) => sheet.sections.filter(({ kind }) => narrow.has(kind) === inside);
  const bar = `<aside><h1>${safe(sheet.name)}</h1>${contact(sheet, side === 'left' ? () => '' : undefined)
    .map((text) => `<div>${text}</div>`)
    .join('')}${of(true)
    .map((part) => section(part, right, { awards: 'lines' }))
    .join('')}</aside>`;
  const main = `<main>${of(false)
    .map((part) => section(part, side === 'left' ? below : right))
    .join('')}</main>`;
  return page(
    'body{display:flex;gap:14pt}aside{width:32%;background:#24405c;color:#fff;padding:10pt;overflow-wrap:anywhere}main{flex:1}aside h1{font-size:17pt}',
    side === 'left' ? bar + main : main + bar,
  );
}

/** The page as a telephone shows it. */
export const narrowed = (html) =>
  html.replace(
    '</style>',
    'body{padding:16px;font-size:14px;display:block}aside{width:auto;margin-bottom:12px}</style>',
  );

export { contact, item, right, safe, section };
