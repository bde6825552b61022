// CVs as XeLaTeX and pdfLaTeX set them, with the habits of the templates that are copied most.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOf } from './html.mjs';

const signs = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const safe = (text) => text.replace(/[\\{}~^]/g, (sign) => signs[sign]).replace(/[&%$#_]/g, '\\$&');
/** Hyphens as XeLaTeX classes with their own mapping leave them. */
const hyphened = (text) => safe(text).replace(/-/g, '\u2010');
const dateOf = (entry) => safe(entry.when?.text ?? '');
const cjk =
  '\\usepackage{xeCJK}\\setCJKmainfont{Noto Serif CJK SC}\\setCJKsansfont{Noto Sans CJK SC}\\setCJKmonofont{Noto Sans CJK SC}';
const korean = '\\setCJKmainfont{Noto Serif CJK KR}\\setCJKsansfont{Noto Sans CJK KR}';
const cyrillic = '\\setmainfont{DejaVu Serif}\\setsansfont{DejaVu Sans}';
const scripts = ({ language, name }) =>
  cjk + (language === 'ko' ? korean : '') + (language === 'ru' || /[\u1e00-\u1eff]/u.test(name) ? cyrillic : '');
const itemize = (points = []) =>
  points.length
    ? `\\begin{itemize}\\setlength{\\itemsep}{0pt}${points.map((point) => `\\item ${safe(point)}`).join('\n')}\\end{itemize}`
    : '';

/** Each section by `title`, each entry's head by `row`. */
const body = (
  sections,
  title,
  row,
  award = ({ head, date }) => `\\item ${safe([date, head].filter(Boolean).join(' '))}`,
) =>
  sections
    .map(({ kind, head, items, lines }) => {
      const inside = !items
        ? `${lines.map(safe).join('\\par\n')}\\par`
        : kind === 'awards'
          ? `\\begin{itemize}\\setlength{\\itemsep}{0pt}${items.map(award).join('\n')}\\end{itemize}`
          : items.map((entry, at) => row(kind, entry, at) + itemize(entry.points)).join('\n');
      return `${title(head, kind)}\n${inside}`;
    })
    .join('\n\n');

const article = (sheet, preamble, text) => `\\documentclass[10.5pt,a4paper]{article}
\\usepackage[margin=18mm]{geometry}\\usepackage{fontspec}${scripts(sheet)}
\\usepackage{enumitem,array,pifont,xcolor}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
${preamble}\\begin{document}
${text}
\\end{document}`;

const awesome = '\\newfontfamily\\FA[Path=/usr/share/fonts-font-awesome/fonts/]{FontAwesome.otf}';
const sign = (code) => `{\\FA\\symbol{"${code}}}\\ `;
const rule = (text) => `\\vspace{6pt}{\\large\\bfseries ${safe(text)}}\\par\\vspace{-6pt}\\hrulefill\\par`;

function moderncv(style) {
  const make = (sheet) => {
    const [first, ...rest] = sheet.name.includes(' ') ? sheet.name.split(' ') : [sheet.name, ''];
    const row = (kind, entry) => {
      const [head, second = '', ...more] = partsOf(kind, entry);
      return `\\cventry{${dateOf(entry)}}{${safe(kind === 'jobs' ? second : head)}}{${safe(kind === 'jobs' ? head : second)}}{${safe(more.join(', '))}}{}{}`;
    };
    return `\\documentclass[10pt,a4paper,sans]{moderncv}
\\moderncvstyle{${style}}\\moderncvcolor{blue}\\moderncvicons{marvosym}
\\usepackage{fontspec}${scripts(sheet)}\\usepackage[scale=0.8]{geometry}
\\name{${safe(first)}}{${safe(rest.join(' '))}}\\phone[mobile]{${safe(sheet.phone)}}\\email{${safe(sheet.email)}}
\\begin{document}\\makecvtitle
${sheet.sections
  .map(({ kind, head, items, lines }) => {
    const inside = items
      ? items.map((entry) =>
          kind === 'awards'
            ? `\\cvitem{${safe(entry.date)}}{${safe(entry.head)}}`
            : row(kind, entry) + (entry.points ?? []).map((point) => `\\cvlistitem{${safe(point)}}`).join('\n'),
        )
      : lines.map((line) => `\\cvlistitem{${safe(line)}}`);
    return `\\section{${safe(head)}}\n${inside.join('\n')}`;
  })
  .join('\n')}
\\end{document}`;
  };
  return { make, look: { nameForm: 'plain' } };
}

const dated = (kind, entry) => {
  const [head, ...rest] = partsOf(kind, entry);
  const second = rest.length ? `\\textit{${safe(rest.join(', '))}}\\par` : '';
  return `\\vspace{3pt}\\textbf{${safe(head)}}\\hfill ${dateOf(entry)}\\par ${second}`;
};

const bulleted = (kind, entry) => {
  const [head, ...rest] = partsOf(kind, entry);
  return `\\begin{itemize}[leftmargin=*,label={$\\circ$}]\\item \\begin{tabular*}{0.96\\textwidth}[t]{l@{\\extracolsep{\\fill}}r}\\textbf{${safe(head)}} & \\\\ \\textit{\\small ${safe(rest.join('; ') || ' ')}} & \\textit{\\small ${dateOf(entry)}}\\end{tabular*}\\end{itemize}`;
};

const dashed = (kind, entry) =>
  `\\ding{110}\\ \\textbf{${safe(partsOf(kind, entry).join(' — '))}}\\hfill ${dateOf(entry)}\\par`;

export const latexLayouts = {
  'moderncv-classic': moderncv('classic'),
  'moderncv-casual': moderncv('casual'),
  'moderncv-banking': moderncv('banking'),
  'moderncv-oldstyle': moderncv('oldstyle'),
  'icon-line': {
    make: (sheet) =>
      article(
        sheet,
        awesome,
        `\\begin{center}{\\LARGE\\bfseries ${safe(sheet.name)}}\\\\[4pt]${sign('F0E0')}\\texttt{${safe(sheet.email)}}\\textperiodcentered\\ ${sign('F095')}${hyphened(sheet.phone)}\\end{center}
${body(sheet.sections, (text, kind) => `\\vspace{6pt}{\\large ${sign(kind === 'educations' ? 'F19D' : 'F0C0')}\\textbf{${safe(text)}}}\\par\\hrulefill\\par`, dated)}`,
      ),
  },
  bulleted: {
    look: { dates: ['dots-hyphen', 'dots-minus', 'dots-figure', 'english-stop', 'english', 'since'] },
    make: (sheet) =>
      article(
        sheet,
        '',
        `\\begin{tabular*}{\\textwidth}{l@{\\extracolsep{\\fill}}r}\\textbf{\\Large ${safe(sheet.name)}} & Email: ${hyphened(sheet.email)}\\\\ & Mobile: ${hyphened(sheet.phone)}\\end{tabular*}
${body(sheet.sections, (text) => `\\vspace{4pt}{\\scshape\\large ${safe(text)}}\\par\\vspace{-6pt}\\hrulefill\\par`, bulleted)}`,
      ),
  },
  'two-columns': {
    make: (sheet) => {
      const narrow = ['skills', 'certificates', 'awards', 'self'];
      const column = (inside) => sheet.sections.filter(({ kind }) => narrow.includes(kind) === inside);
      const head = (text) => `\\vspace{8pt}{\\color{teal}\\large\\bfseries ${safe(text)}}\\par\\vspace{2pt}`;
      return article(
        sheet,
        awesome,
        `{\\Huge ${safe(sheet.name)}}\\par\\vspace{8pt}\\begin{minipage}[t]{0.32\\textwidth}\\raggedright ${sign('F095')}${hyphened(sheet.phone)}\\par ${sign('F0E0')}{\\small ${safe(sheet.email)}}\\par ${body(column(true), head, dated, ({ head: text, date }) => `\\item ${safe(text)}\\\\ {\\small ${date}}`)}\\end{minipage}\\hfill
\\begin{minipage}[t]{0.63\\textwidth}${body(column(false), head, dated)}\\end{minipage}`,
      );
    },
  },
  letterspaced: {
    look: { nameForm: 'spaced' },
    make: (sheet) =>
      article(
        sheet,
        '\\newfontfamily\\wide[LetterSpace=30]{Liberation Sans}',
        `\\begin{center}{\\Large\\sffamily ${safe(sheet.name).replace(/ {3}/g, '\\hspace{1.2em}')}}\\par\\vspace{4pt}${safe(sheet.phone)} \\textbullet{} ${safe(sheet.email)}\\end{center}
${body(sheet.sections, (text) => `\\vspace{8pt}\\begin{center}{\\wide ${safe(/[a-z]/i.test(text) ? text.toUpperCase() : [...text].join(' '))}}\\end{center}`, dated)}`,
      ),
  },
  dingbats: {
    make: (sheet) =>
      article(
        sheet,
        '',
        `{\\Large\\bfseries ${safe(sheet.name)}}\\par \\ding{37} ${hyphened(sheet.phone)}\\quad \\ding{41} ${safe(sheet.email)}\\par
${body(
  sheet.sections,
  (text) => `\\vspace{8pt}{\\large\\ding{${text.length % 2 ? 118 : 46}}\\ \\textbf{${safe(text)}}}\\par\\vspace{2pt}`,
  dashed,
  ({ head, date }) => `\\item[\\ding{72}] ${safe(head)}\\hfill ${date}`,
)}`,
      ),
  },
  'accents-apart': {
    latin: true,
    look: { dates: ['english', 'english-long', 'apostrophe', 'month-first', 'since', 'years'] },
    program: 'pdflatex',
    make: (sheet) =>
      `\\documentclass[10pt,a4paper]{article}
\\usepackage[utf8]{inputenc}\\usepackage[OT1]{fontenc}\\usepackage[margin=20mm]{geometry}\\usepackage{enumitem,array,pifont}
\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\begin{document}
{\\Huge ${safe(sheet.name)}}\\hfill ${safe(sheet.phone)} $\\diamond$ ${safe(sheet.email)}\\par
${body(sheet.sections, rule, dated)
  .replace(/\u2010|\u2212/g, '-')
  .replace(/[\u2012–]/g, '--')
  .replace(/’/g, "'")
  .replace(/·/g, '\\textperiodcentered{}')}
\\end{document}`.replace(/·/g, '\\textperiodcentered{}'),
  },
};

/** The PDF of a TeX source; the same source gives the same bytes. */
export async function typeset(source, program = 'xelatex') {
  const folder = await mkdtemp(join(tmpdir(), 'cv-latex-'));
  try {
    await writeFile(join(folder, 'cv.tex'), source);
    const env = { ...process.env, SOURCE_DATE_EPOCH: '1790000000', FORCE_SOURCE_DATE: '1' };
    execFileSync(program, ['-interaction=batchmode', '-halt-on-error', 'cv.tex'], { cwd: folder, env, stdio: 'pipe' });
    return await readFile(join(folder, 'cv.pdf'));
  } catch (error) {
    const log = await readFile(join(folder, 'cv.log'), 'utf8');
    throw new Error(
      log
        .split('\n')
        .filter((line) => /^!|^l\./.test(line))
        .join('\n') || error.message,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
