// Journeys are few, since each costs seconds: what one screen shows is a component test, what it looks like a look.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

export const MAX_JOURNEYS = 40;

/**
 * Counts the journeys of `e2e/*.spec.ts`; those of `e2e/looks/` are none. One in a loop or a group would hide how many
 * there are.
 * @param {string} folder
 * @returns {{ looked: number, problems: string[] }} number of journeys, and one line per fault
 */
export function checkJourneys(folder) {
  const e2e = join(folder, 'e2e');
  const files = existsSync(e2e) ? readdirSync(e2e).filter((file) => file.endsWith('.spec.ts')) : [];
  const calls = files.flatMap((file) =>
    [...readFileSync(join(e2e, file), 'utf8').matchAll(/^( *)test(?:\.(?:only|each))?\(/gm)].map(([, indent]) => ({
      file,
      hidden: indent !== '',
    })),
  );
  const hidden = calls
    .filter((call) => call.hidden)
    .map(({ file }) => `e2e/${file} has a journey in a loop or a group`);
  const tooMany = calls.length > MAX_JOURNEYS ? [`${calls.length} journeys; at most ${MAX_JOURNEYS} are wanted`] : [];
  return { looked: calls.length, problems: [...hidden, ...tooMany] };
}

if (isMain(import.meta.url)) report('journeys', checkJourneys(root));
