// Writes .env.example from the one schema of the environment; `--check` only says whether it is fresh.
import { readFileSync, writeFileSync } from 'node:fs';
import { environment } from '../server/src/config.ts';

const path = new URL('../.env.example', import.meta.url);

function describe() {
  const lines = [
    '# Every variable that the server reads, made from server/src/config.ts by scripts/environment-example.mjs.',
    '',
  ];
  for (const [name, schema] of Object.entries(environment.shape)) {
    const standard = schema.safeParse(undefined);
    const value =
      standard.success && standard.data !== undefined ? String(standard.data === false ? 0 : standard.data) : '';
    lines.push(`# ${schema.description ?? ''}`, `${value === '' ? '#' : ''}${name}=${value}`, '');
  }
  return lines.join('\n');
}

const fresh = describe();
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== fresh) {
    console.error('.env.example is not what server/src/config.ts says; run: node scripts/environment-example.mjs');
    process.exit(1);
  }
} else writeFileSync(path, fresh);
