// Twenty layouts: how columns, headings and the heads of entries are set. Each gives a page of HTML that Chromium prints.
const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const tag = (name, text, style = '') =>
  text ? `<${name}${style ? ` style="${style}"` : ''}>${safe(text)}</${name}>` : '';

/** What is drawn around a heading. */
const headings = {
  rule: 'h2{border-bottom:1pt solid #345;font-size:13pt}',
  band: 'h2{background:#e3e9f2;padding:2pt 6pt;font-size:12pt}',
  same: 'h2{font-size:10.5pt;font-weight:bold}',
  colour: 'h2{font-size:10.5pt;color:#1769aa;font-weight:bold}',
  plain: 'h2{font-size:12pt;font-weight:normal;border-top:.5pt solid #888;padding-top:3pt}',
  spaced: 'h2{font-size:12pt;letter-spacing:.35em}',
  bracket: 'h2:before{content:"【"}h2:after{content:"】"}h2{font-size:11pt}',
  capitals: 'h2{text-transform:uppercase;font-size:11pt;letter-spacing:.06em}',
  box: 'h2{display:inline-block;background:#24405c;color:#fff;padding:2pt 10pt;font-size:11.5pt}',
  centred: 'h2{text-align:center;font-size:12pt;border-top:1pt solid #999;border-bottom:1pt solid #999}',
};

/** `20 parts`: the head of an entry. `parts` is name, then what it is; the period comes where the layout wants it. */
const heads = {
  /** Name and post with a sign between, period at the right. */
  right: ({ parts, when, sign }) => `<div class="row"><b>${safe(parts.join(sign))}</b><span>${safe(when)}</span></div>`,
  left: ({ parts, when, sign }) => `<div><span>${safe(when)}</span>　<b>${safe(parts.join(sign))}</b></div>`,
  three: ({ parts, when }) =>
    `<div class="row"><span>${safe(when)}</span>${parts.map((part) => `<b>${safe(part)}</b>`).join('')}</div>`,
  /** The post on the line below, without a sign between. */
  below: ({ parts: [first, ...rest], when }) =>
    `<div class="row"><b>${safe(first)}</b><span>${safe(when)}</span></div>${rest.length ? `<div><i>${safe(rest.join(' · '))}</i></div>` : ''}`,
  /** Bold name and italic post side by side. */
  fonts: ({ parts: [first, ...rest], when }) =>
    `<div class="row"><span><b>${safe(first)}</b> <i>${safe(rest.join(' '))}</i></span><span>${safe(when)}</span></div>`,
  own: ({ parts, when, sign }) => `<div><b>${safe(parts.join(sign))}</b></div><div class="quiet">${safe(when)}</div>`,
  bracket: ({ parts, when, sign }) => `<div><b>${safe(parts.join(sign))}</b>（${safe(when)}）</div>`,
  under: ({ parts: [first, ...rest], when }) =>
    `<div><b>${safe(first)}</b></div><div>${safe([...rest, when].filter(Boolean).join(' | '))}</div>`,
};

const bullets = (points, mark) =>
  mark === 'ul'
    ? `<ul>${points.map((point) => tag('li', point)).join('')}</ul>`
    : points.map((point, at) => tag('div', `${mark === '1' ? `${at + 1}、` : mark}${point}`)).join('');

const base = `@page{size:A4;margin:14mm}*{box-sizing:border-box}body{font:10.5pt/1.5 'Noto Sans CJK SC','Liberation Sans',sans-serif;margin:0;color:#222}
h1{font-size:20pt;margin:0 0 4pt}h2{margin:10pt 0 4pt}p,ul{margin:2pt 0}ul{padding-left:14pt}.row{display:flex;justify-content:space-between;margin-top:4pt;gap:10pt}
.quiet{color:#777}table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #999;padding:3pt 5pt;vertical-align:top;text-align:left}
.bar{display:flex;gap:14pt}.bar aside{width:33%}.bar main{flex:1}.labelled{display:grid;grid-template-columns:82pt 1fr;gap:4pt 10pt}.labelled h2{margin:4pt 0;font-size:11pt}
aside{overflow-wrap:anywhere}.two{columns:2;column-gap:18pt}`;
const page = (style, body) => `<!doctype html><meta charset="utf-8"><style>${base}${style}</style><body>${body}`;

const narrow = new Set(['awards', 'skills', 'self', 'courses']);

/** name: how the columns stand; h: headings; e: heads of entries; the rest is what varies beside. */
const kinds = [
  ['single-rule', 'single', 'rule', 'right', { sign: '  |  ' }],
  ['single-band', 'single', 'band', 'three', {}],
  ['single-same', 'single', 'same', 'below', { mark: '• ' }],
  ['single-colour', 'single', 'colour', 'left', { sign: '　' }],
  ['single-plain', 'single', 'plain', 'own', { sign: ' - ' }],
  ['single-spaced', 'single', 'spaced', 'fonts', {}],
  ['single-bracket', 'single', 'bracket', 'bracket', { sign: '，', mark: '1' }],
  ['single-capitals', 'single', 'capitals', 'under', {}],
  ['single-box', 'single', 'box', 'right', { sign: ' / ', serif: true }],
  ['single-centred', 'single', 'centred', 'three', { serif: true }],
  ['at-sign', 'single', 'rule', 'right', { sign: ' @ ', turned: true }],
  ['left-bar', 'left', 'colour', 'below', {}],
  ['left-bar-dark', 'left', 'plain', 'own', { sign: ' · ', dark: true }],
  ['right-bar', 'right', 'rule', 'under', {}],
  ['right-bar-band', 'right', 'band', 'right', { sign: ' | ' }],
  ['labelled', 'labelled', 'same', 'right', { sign: '  ' }],
  ['labelled-colour', 'labelled', 'colour', 'under', {}],
  ['form', 'form', 'same', 'left', { sign: ' ' }],
  ['header-rows', 'rows', 'band', 'three', {}],
  ['two-columns', 'two', 'rule', 'own', { sign: '，' }],
];
export const layouts = Object.fromEntries(
  kinds.map(([name, columns, heading, head, more]) => [
    name,
    { name, columns, heading, head, sign: ' | ', mark: 'ul', ...more },
  ]),
);

/** The page of a sheet. */
export function drawn(sheet, layout) {
  const style =
    headings[layout.heading] +
    (layout.serif ? 'body{font-family:"Noto Serif CJK SC","Liberation Serif",serif}' : '') +
    (layout.dark ? 'aside{background:#24405c;color:#fff;padding:10pt}' : '');
  return page(style, arranged[layout.columns](sheet, layout));
}

const title = (sheet) => tag('h1', sheet.name);
const contact = (sheet, between) => `<p>${sheet.contact.map(safe).join(between)}</p>`;
const heading = ({ head, other }) => tag('h2', other ? `${head} ${other}` : head);

function content(section, layout) {
  if (section.items === undefined) return bullets(section.lines, section.mark ?? layout.mark);
  if (layout.columns === 'rows') return rowsOf(section);
  return section.items
    .map(({ parts, when, points }) => {
      const said = layout.turned && section.kind === 'jobs' ? parts.toReversed() : parts;
      return heads[layout.head]({ parts: said, when, sign: layout.sign }) + bullets(points, layout.mark);
    })
    .join('');
}
const whole = (section, layout) => `<section>${heading(section)}${content(section, layout)}</section>`;
const all = (sections, layout) => sections.map((section) => whole(section, layout)).join('');

/** A table with a row of labels above. */
function rowsOf({ columns, items }) {
  const row = (cells, name) => `<tr>${cells.map((cell) => `<${name}>${safe(cell ?? '')}</${name}>`).join('')}</tr>`;
  return `<table>${row(columns, 'th')}${items.map(({ parts, when, points }) => row([when, ...parts, points.join('；')].slice(0, columns.length), 'td')).join('')}</table>`;
}

const bar = (side) => (sheet, layout) => {
  const aside = `<aside>${title(sheet)}${contact(sheet, '<br>')}${all(
    sheet.sections.filter(({ kind }) => narrow.has(kind)),
    layout,
  )}</aside>`;
  const main = `<main>${all(
    sheet.sections.filter(({ kind }) => !narrow.has(kind)),
    layout,
  )}</main>`;
  return `<div class="bar">${side === 'left' ? aside + main : main + aside}</div>`;
};

const arranged = {
  single: (sheet, layout) => title(sheet) + contact(sheet, ' | ') + all(sheet.sections, layout),
  left: bar('left'),
  right: bar('right'),
  labelled: (sheet, layout) =>
    `${title(sheet)}${contact(sheet, '　')}<div class="labelled">${sheet.sections.map((section) => `${heading(section)}<div>${content(section, layout)}</div>`).join('')}</div>`,
  form: (sheet, layout) => {
    const facts = sheet.facts.map(([label, value]) => `<td>${safe(label)}</td><td>${safe(value)}</td>`);
    const pairs = facts.map((fact, at) =>
      at % 2 === 0 ? `<tr>${fact}${facts[at + 1] ?? '<td></td><td></td>'}</tr>` : '',
    );
    const rows = sheet.sections.map(
      (section) => `<tr><td>${safe(section.head)}</td><td colspan="3">${content(section, layout)}</td></tr>`,
    );
    return `<h1 style="text-align:center">${safe(sheet.title)}</h1><table>${pairs.join('')}${rows.join('')}</table>`;
  },
  rows: (sheet, layout) => title(sheet) + contact(sheet, '<br>') + all(sheet.sections, layout),
  two: (sheet, layout) =>
    `${title(sheet)}${contact(sheet, ' · ')}<div class="two">${all(sheet.sections, layout)}</div>`,
};
