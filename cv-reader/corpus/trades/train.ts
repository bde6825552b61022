// Trains the model of sections on the open part of what make.mjs has drawn: an averaged structured perceptron.
//   node cv-reader/corpus/trades/train.ts <folder> [rounds]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { featuresOf } from '../../src/line-features.ts';
import type { CvLine } from '../../src/lines.ts';
import { readCv } from '../../src/read-cv.ts';
import { likeliest, type SectionWeights, startsBlock, states } from '../../src/section-model.ts';

/** As `make.mjs` writes it. */
interface Drawn {
  file: string;
  part: string;
  sections: { kind: string; head: string; texts: string[] }[];
}
interface Example {
  features: string[][];
  isNew: boolean[];
  truth: number[];
}

const KINDS: Record<string, string> = {
  educations: 'education',
  jobs: 'internships',
  campus: 'other',
  courses: 'other',
};
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What each line is: a heading, or text of the section that says most of it. */
function truthOf(lines: CvLine[], sections: Drawn['sections']): number[] {
  const known = sections.map(({ kind, head, texts }) => ({
    kind: KINDS[kind] ?? kind,
    head: folded(head),
    texts: texts.map(folded).filter((text) => text.length > 1),
  }));
  let current = 'head';
  return lines.map((line) => {
    const text = folded(line.text);
    const first = folded(line.text.split('\t')[0] ?? '');
    const heading = known.find(({ head }) => head === text || (line.text.includes('\t') && head === first));
    if (heading) {
      current = heading.kind;
      return states.indexOf(`${heading.kind} heading`);
    }
    const said = known
      .map(({ kind, texts }) => ({
        kind,
        letters: texts.reduce(
          (sum, one) =>
            sum + (text.includes(one) ? one.length : one.includes(text) && text.length > 3 ? text.length : 0),
          0,
        ),
      }))
      .toSorted((one, other) => other.letters - one.letters)[0];
    if (said && said.letters > text.length / 3) current = said.kind;
    return states.indexOf(current);
  });
}

/** Another order each round, the same in each run. */
function mixed(examples: Example[], round: number): Example[] {
  const all = [...examples];
  let state = round + 1;
  for (let at = all.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [all[at], all[other]] = [all[other] as Example, all[at] as Example];
  }
  return all;
}

/** Trains, and says how many lines were wrong in each round. */
function train(examples: Example[], rounds: number): SectionWeights {
  const count = states.length;
  const empty = () => ({ now: new Float64Array(count), sum: new Float64Array(count), at: new Int32Array(count) });
  const rows = new Map<string, ReturnType<typeof empty>>();
  let step = 0;
  const rowOf = (key: string) => {
    const row = rows.get(key) ?? empty();
    rows.set(key, row);
    return row;
  };
  const add = (key: string, state: number, change: number) => {
    const row = rowOf(key);
    row.sum[state] = (row.sum[state] as number) + (row.now[state] as number) * (step - (row.at[state] as number));
    row.at[state] = step;
    row.now[state] = (row.now[state] as number) + change;
  };
  const table = (prefix: string, value: (row: ReturnType<typeof empty>) => number[]) =>
    Array.from({ length: count + 1 }, (_, from) => value(rowOf(`${prefix}${from}`)));
  const model = (value: (row: ReturnType<typeof empty>) => number[]): SectionWeights => ({
    features: Object.fromEntries(
      [...rows].filter(([key]) => !key.startsWith('>')).map(([key, row]) => [key, value(row)]),
    ),
    within: table('>w', value),
    across: table('>a', value),
  });
  const live = new Proxy({}, { get: (_, key: string) => rows.get(key)?.now }) as Record<string, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    let wrong = 0;
    for (const { features, isNew, truth } of mixed(examples, round)) {
      step += 1;
      const now: SectionWeights = {
        features: live,
        within: table('>w', (row) => row.now as unknown as number[]),
        across: table('>a', (row) => row.now as unknown as number[]),
      };
      const path = likeliest(features, isNew, now);
      for (const [at, state] of path.entries()) {
        const wanted = truth[at] as number;
        const [before, wantedBefore] = at === 0 ? [count, count] : [path[at - 1] as number, truth[at - 1] as number];
        if (state === wanted && before === wantedBefore) continue;
        if (state !== wanted) {
          wrong += 1;
          for (const feature of features[at] ?? []) {
            add(feature, wanted, 1);
            add(feature, state, -1);
          }
        }
        const prefix = at > 0 && isNew[at] ? '>a' : '>w';
        add(`${prefix}${wantedBefore}`, wanted, 1);
        add(`${prefix}${before}`, state, -1);
      }
    }
    process.stdout.write(`round ${round + 1}: ${wrong} lines wrong\n`);
  }
  return model((row) =>
    Array.from(row.now, (now, state) => {
      const sum = (row.sum[state] as number) + now * (step - (row.at[state] as number));
      return Math.round((sum / step) * 100) / 100;
    }),
  );
}

const [folder = '', rounds = '7'] = process.argv.slice(2);
const truths: Drawn[] = JSON.parse(await readFile(join(folder, 'truths.json'), 'utf8'));
const examples: Example[] = [];
for (const { file, part, sections } of truths.filter((one) => one.part === 'open')) {
  const { lines } = await readCv(await readFile(join(folder, part, file)));
  const truth = truthOf(lines, sections);
  // A second time as Word, old Word and OCR hand it over: without a place, without print.
  for (const seen of [lines, lines.map((line) => ({ ...line, look: '', size: 0, spans: [] }))])
    examples.push({ features: featuresOf(seen), isNew: startsBlock(seen), truth });
}
const weights = train(examples, Number(rounds));
const seen = new Map<string, number>();
for (const feature of examples.flatMap(({ features }) => features.flat()))
  seen.set(feature, (seen.get(feature) ?? 0) + 1);
const features = Object.fromEntries(
  Object.entries(weights.features).filter(
    ([key, row]) => (seen.get(key) ?? 0) > 2 && row.some((weight) => Math.abs(weight) >= 0.02),
  ),
);
await writeFile(
  new URL('../../src/section-weights.json', import.meta.url),
  `${JSON.stringify({ ...weights, features })}\n`,
);
process.stdout.write(`${examples.length} CVs, ${Object.keys(features).length} features\n`);
