import { expect, test } from 'vitest';
import { chunksByStage } from './chunks.ts';

/** A small application: who imports what before it runs. */
const imports: Record<string, string[]> = {
  early: ['routes'],
  main: ['routes', 'router', 'new-key', '/node_modules/react/index.js'],
  login: ['text-field'],
  shell: ['sidebar', 'query'],
  desk: ['list', 'text-field', 'query', '/contract/jobs/job.ts?screen'],
  '/contract/jobs/job.ts?screen': ['/contract/endpoint.ts', '/contract/formats.ts'],
  '/contract/formats.ts': ['/node_modules/zod/index.js'],
  apply: ['new-key', 'check-form'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
} as unknown as Parameters<ReturnType<typeof chunksByStage>>[1];

const chunkOf = chunksByStage(
  [
    { chunk: 'start', neededBy: ['early'] },
    { chunk: 'base', neededBy: ['main'] },
    { chunk: 'base', neededBy: ['login', 'desk'] },
    { chunk: 'shell', neededBy: ['shell'] },
    { chunk: 'desk', neededBy: ['desk'] },
  ],
  { apart: 'apply' },
);

test.each<[string, string | null, string]>([
  ['routes', 'start', 'the head start and the application need it'],
  ['router', 'base', 'the application needs it'],
  ['text-field', 'base', 'the login and the desk share it'],
  ['query', 'shell', 'the shell needs it before the desk'],
  ['list', 'desk', 'only the desk needs it'],
  ['/contract/endpoint.ts', 'desk', 'it weighs nothing'],
  ['/node_modules/react/index.js', 'libraries', 'it changes with an upgrade only'],
  ['publish-form', null, 'no stage needs it'],
  ['new-key', 'shared', 'the public pages need it, and nothing else of the application'],
  ['check-form', 'candidates', 'only the public pages need it'],
  ['main', null, 'the page names it'],
  ['/contract/formats.ts', null, 'it brings the validation library'],
  ['/node_modules/zod/index.js', null, 'it is the validation library'],
])('%s goes to %s: %s', (id, chunk, _why) => {
  expect(chunkOf(id, graph)).toBe(chunk);
});
