import { PDFDocument } from '@napi-rs/canvas';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getFairReport } from '@qinghe/contract/fairs/report.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { fairReport } from '@qinghe/contract/texts/fair-report.ts';
import { type Locale, say, textsIn } from '@qinghe/contract/texts/say.ts';
import { colours, drawText, fillRound, type Pen } from '../../pictures/drawing.ts';

// A4 in points.
const [WIDTH, HEIGHT] = [595, 842];
const EDGE = 44;
const INNER = WIDTH - 2 * EDGE;
const FOOT = HEIGHT - 56;
const ROW = 18;
const LABEL = 150;
const GAP = 16;

type FairReport = OutputOf<typeof getFairReport>;
type Split = readonly (readonly [label: string, visits: number])[];

/** The report of a fair on pages of A4: its figures, its jobs, and a bar chart of each split; rows are never cut in two. */
export function drawReport(report: FairReport, locale: Locale): Buffer {
  const t = textsIn(fairReport, locale);
  const { fair, visits, talked, applications, wait, jobs } = report;
  const title = t('title', { title: fair.title });
  const paper = openPaper(title, (page) => t('page', { page }));
  paper.text(title, { size: 22, weight: 700, lines: 2 });
  const when = `${fair.starts_at.replace('T', ' ')} – ${fair.ends_at.replace('T', ' ')}`;
  paper.text(`${when} · ${fair.place} · ${t('booth', fair)}`, { size: 11, lines: 2, colour: colours.soft });
  paper.gap(14);
  paper.figures([
    [t('visits'), `${visits}`],
    [t('talked'), `${talked}`],
    [t('applications'), `${applications}`],
    [t('wait'), wait === null ? '—' : t('minutes', { count: wait })],
  ]);
  if (jobs.length > 0) paper.head(t('jobs'));
  for (const job of jobs) {
    const counts = [t('wished', { count: job.wished }), t('chosen', { count: job.chosen })];
    paper.line(job.title, [...counts, t('made', { count: job.applications })].join(' · '));
  }
  for (const [name, split] of Object.entries(splitsOf(report, locale))) {
    if (split.length === 0) continue;
    paper.head(t(`by.${name as keyof ReturnType<typeof splitsOf>}`));
    const most = Math.max(1, ...split.map(([, many]) => many));
    for (const [label, many] of split) paper.bar(label, many, many / most);
  }
  return paper.close();
}

function splitsOf(report: FairReport, locale: Locale) {
  const t = textsIn(fairReport, locale);
  const isOneDay = new Set(report.hours.map(({ hour }) => hour.slice(0, 10))).size === 1;
  const rest: Split = report.other_schools > 0 ? [[t('otherSchools'), report.other_schools]] : [];
  return {
    hours: report.hours.map(({ hour, visits }) => [hour.slice(isOneDay ? 11 : 5).replace('T', ' '), visits] as const),
    decisions: report.decisions.map(
      ({ decision, visits }) => [decision ? t(`decision.${decision}`) : t('undecided'), visits] as const,
    ),
    schools: [...report.schools.map(({ school, visits }) => [school, visits] as const), ...rest],
    degrees: report.degrees.flatMap(({ degree, visits }) =>
      visits > 0 ? [[say(degrees, degree, locale), visits] as const] : [],
    ),
    years: report.years.map(({ year, visits }) => [t('graduates', { year: `${year}` }), visits] as const),
  } satisfies Record<string, Split>;
}

interface Style {
  size: number;
  weight?: 400 | 700;
  lines?: number;
  colour?: string;
}

/** Pages that are written from top to bottom; what has no room on one begins the next. */
function openPaper(title: string, footOf: (page: number) => string) {
  const document = new PDFDocument({ title });
  let page = 0;
  let pen: Pen;
  let y = EDGE;
  const turn = () => {
    if (page > 0) endPage();
    page += 1;
    pen = document.beginPage(WIDTH, HEIGHT);
    y = EDGE;
  };
  const endPage = () => {
    const foot = { x: EDGE, y: HEIGHT - 36, width: INNER, size: 9, colour: colours.soft };
    drawText(pen, `${title} · ${footOf(page)}`, foot);
    document.endPage();
  };
  const room = (height: number) => {
    if (y + height > FOOT) turn();
  };
  turn();
  return {
    text(words: string, style: Style) {
      y = drawText(pen, words, { x: EDGE, y, width: INNER, ...style });
    },
    gap(height: number) {
      y += height;
    },
    figures(figures: readonly (readonly [label: string, figure: string])[]) {
      const width = (INNER - 12 * (figures.length - 1)) / figures.length;
      figures.forEach(([label, figure], index) => {
        const x = EDGE + index * (width + 12);
        fillRound(pen, { x, y, width, height: 58, radius: 6, colour: colours.sunk });
        drawText(pen, label, { x: x + 10, y: y + 8, width: width - 20, size: 10, colour: colours.soft });
        drawText(pen, figure, { x: x + 10, y: y + 26, width: width - 20, size: 18, least: 12, weight: 700 });
      });
      y += 58;
    },
    /** A heading that keeps two rows with it. */
    head(words: string) {
      room(GAP + 26 + 2 * ROW);
      y += GAP;
      y = drawText(pen, words, { x: EDGE, y, width: INNER, size: 13, weight: 700 }) + 8;
    },
    line(label: string, words: string) {
      room(ROW);
      drawText(pen, label, { x: EDGE, y, width: INNER - 230, size: 11 });
      drawText(pen, words, { x: WIDTH - EDGE - 220, y, width: 220, size: 10, least: 8, colour: colours.soft });
      y += ROW;
    },
    bar(label: string, many: number, share: number) {
      room(ROW);
      const most = INNER - LABEL - 50;
      drawText(pen, label, { x: EDGE, y, width: LABEL - 10, size: 11 });
      fillRound(pen, {
        x: EDGE + LABEL,
        y: y + 3,
        width: Math.max(1, most * share),
        height: 9,
        radius: 2,
        colour: colours.green,
      });
      drawText(pen, `${many}`, { x: EDGE + LABEL + most + 10, y, width: 40, size: 11 });
      y += ROW;
    },
    close(): Buffer {
      endPage();
      return document.close();
    },
  };
}
