import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { inProject } from '../../scripts/lib/project.mjs';
import type { Row } from './rows.ts';

/** On what a part was measured. */
export interface Circumstances {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Short, with a word where files differ from it. */
  commit: string;
  processor: string;
  /** How many processes waited for it on average, in the minute before and the one after. */
  load: [before: number, after: number];
}

const HEAD = `# Benchmarks

Written by \`npm run bench\`: each part when it was last run in full, and on what. Ratios hold on other machines, times do not; where
the load was well above 1 before a part began, others were at work and the times are too long. What a budget is and where it
comes from stands in the parts themselves (\`bench/\`).
`;

const file = inProject('docs', 'benchmarks.md');

/** What is known before a part runs; `after` completes it. */
export function circumstances(): { after: () => Circumstances } {
  const [before = 0] = loadavg();
  return {
    after: () => ({
      day: new Date().toISOString().slice(0, 10),
      commit: `${git('rev-parse', '--short=8', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' and changes'}`,
      processor: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
      load: [before, loadavg()[0] ?? 0],
    }),
  };
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: inProject(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Puts what a part came to in the place of what it came to before. */
export function keepReport(part: string, rows: readonly Row[], on: Circumstances): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
  writeFileSync(file, withPart(before, part, sectionOf(rows, on)));
}

/** The report with a part in its alphabetical place. */
export function withPart(report: string, part: string, section: string): string {
  const [, ...parts] = report.split(/^## /m);
  const others = parts.filter((other) => !other.startsWith(`${part}\n`)).map((other) => other.trimEnd());
  const all = [...others, `${part}\n\n${section}`].sort();
  return [HEAD, ...all.map((one) => `## ${one}\n`)].join('\n');
}

/** A part's circumstances and its table. */
export function sectionOf(rows: readonly Row[], { day, commit, processor, load }: Circumstances): string {
  const lines = rows.map(({ what, measured, against = '', ratio, budget = '', met }) => [
    ...[what, measured, against, ratio === undefined ? '' : ratio.toFixed(2), budget],
    met === undefined ? '' : met ? 'yes' : '**no**',
  ]);
  const table = [['what', 'measured', 'against', 'ratio', 'budget', 'met'], Array(6).fill('---'), ...lines];
  const said = `${day}, commit ${commit}, ${processor}, load ${load.map((one) => one.toFixed(1)).join(' to ')}`;
  return [`${said}`, '', ...table.map((cells) => `| ${cells.map(plain).join(' | ')} |`)].join('\n');
}

const plain = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll('\n', ' ');
