// Trains the doubts on what was read of the CVs that others have drawn: a logistic regression over `doubt-features.ts`, weighed
// by leaving out each set of files in turn.
//   node cv-reader/corpus/written/train-doubts.ts <folder of written/make.mjs> <folder of trades/make.mjs>
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Found, foundValues } from '../../src/doubt-features.ts';
import { headingOf } from '../../src/headings.ts';
import { fieldsByRules } from '../../src/parse-fields.ts';
import { type CvReading, readCv } from '../../src/read-cv.ts';
import { isRightIn, type MakerTruth, makerCvs, makerFile } from '../makers-scoring.ts';

interface Example {
  group: string;
  /** Where it is of: only what people wrote is weighed. */
  set: 'written' | 'makers' | 'trades' | 'harmed';
  features: string[];
  isWrong: boolean;
  isDoubted: boolean;
}

const tell = (line: string) => process.stdout.write(`${line}\n`);

const [written = '', drawn = ''] = process.argv.slice(2);
const examples: Example[] = [];

async function add(set: Example['set'], group: string, bytes: Buffer, truth: MakerTruth): Promise<void> {
  const read = await readCv(bytes).catch(() => null);
  if (!read) return;
  weigh(set, group, { lines: read.lines, fields: fieldsByRules(read.lines) }, truth);
  // What is read wrong is mostly below a heading that was not seen: each of them hidden in turn gives such readings.
  const heads = read.lines.filter(({ text }) => headingOf(text)?.contentStart === null);
  for (const hidden of set === 'trades' ? [] : heads) {
    const lines = read.lines.map((line) =>
      line === hidden ? { ...line, text: '某'.repeat(line.text.length), look: '' } : line,
    );
    weigh('harmed', group, { lines, fields: fieldsByRules(lines) }, truth);
  }
}

function weigh(set: Example['set'], group: string, read: Pick<CvReading, 'lines' | 'fields'>, truth: MakerTruth): void {
  const isRight = isRightIn(truth, read.fields);
  for (const found of foundValues(read.fields, read.lines)) {
    const verdict = isRight(found.list, found.entry, found.field);
    // Of a reading that was harmed only what went wrong is new.
    if (verdict === null || (set === 'harmed' && verdict)) continue;
    examples.push({ set, group, features: found.features, isWrong: !verdict, isDoubted: doubted(read.fields, found) });
  }
}

const doubted = (fields: object, { list, entry, field }: Found): boolean =>
  (fields as Record<string, Record<string, { doubt?: string }>[]>)[list]?.[entry]?.[field]?.doubt !== undefined;

for (const part of ['open', 'choosing'] as const) {
  for (const cv of await makerCvs(part, written))
    await add('written', cv.file, await makerFile(cv, written), cv.fields);
  for (const cv of await makerCvs(part)) await add('makers', cv.person, await makerFile(cv), cv.fields);
}
const trades: { file: string; part: string; layout: string; fields: MakerTruth }[] = JSON.parse(
  await readFile(join(drawn, 'truths.json'), 'utf8'),
);
for (const cv of trades) await add('trades', cv.layout, await readFile(join(drawn, cv.part, cv.file)), cv.fields);

type Model = { bias: number; weights: Map<string, number> };
/** What people wrote is nearer to what comes than what was drawn. */
const WORTH: Record<Example['set'], number> = { written: 3, makers: 1, trades: 0.3, harmed: 1 };
const RATE = 0.05;
const ROUNDS = 30;
const DECAY = 0.001;

/** By rounds over all, wrong ones weighing as much together as right ones. */
function trained(of: Example[]): Model {
  const model: Model = { bias: 0, weights: new Map() };
  const wrong = of.filter(({ isWrong }) => isWrong).length;
  const [heavy, light] = [of.length / (2 * Math.max(1, wrong)), of.length / (2 * Math.max(1, of.length - wrong))];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < of.length; at += 1) {
      // Wrong ones stand together in their files: another order each round, always the same.
      const { features, isWrong, set } = of[(at * 7919 + round * 104729) % of.length] as Example;
      const step = ((isWrong ? 1 : 0) - chance(model, features)) * (isWrong ? heavy : light) * WORTH[set] * RATE;
      model.bias += step;
      for (const name of features) {
        const weight = model.weights.get(name) ?? 0;
        model.weights.set(name, weight + step / Math.sqrt(features.length) - DECAY * weight);
      }
    }
  }
  return model;
}

const chance = ({ bias, weights }: Model, features: string[]): number =>
  1 / (1 + Math.exp(-(bias + features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0))));

const FOLDS = 5;
const foldOf = (group: string) =>
  [...group].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7) % FOLDS;
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const model = trained(examples.filter(({ group }) => foldOf(group) !== fold));
  return examples.flatMap((example) =>
    foldOf(example.group) === fold ? [{ ...example, chance: chance(model, example.features) }] : [],
  );
}).flat();
const share = (of: typeof held, is: (one: (typeof held)[number]) => boolean) =>
  `${((of.filter(is).length / of.length) * 100).toFixed(1)} %`;
for (const sets of [['written'], ['written', 'makers', 'trades'], ['harmed']]) {
  const told = held.filter(({ set }) => sets.includes(set));
  const [wrong, right] = [told.filter(({ isWrong }) => isWrong), told.filter(({ isWrong }) => !isWrong)];
  tell(
    `${sets}: ${wrong.length} wrong, ${right.length} right; by rules ${share(wrong, (one) => one.isDoubted)} / ${share(right, (one) => one.isDoubted)}`,
  );
  for (const limit of [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]) {
    const both = (one: (typeof held)[number]) => one.isDoubted || one.chance > limit;
    tell(`  above ${limit}: ${share(wrong, both)} / ${share(right, both)}`);
  }
}

const { bias, weights } = trained(examples);
const kept = [...weights]
  .filter(([, weight]) => Math.abs(weight) > 0.02)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
const rounded = (weight: number) => Number(weight.toFixed(3));
await writeFile(
  new URL('../../src/doubt-weights.json', import.meta.url),
  `${JSON.stringify({ bias: rounded(bias), weights: Object.fromEntries(kept.map(([name, weight]) => [name, rounded(weight)])) }, null, 1)}\n`,
);
