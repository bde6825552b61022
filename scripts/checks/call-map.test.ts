import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { domainNames } from '@qinghe/contract/domains.ts';
import { expect, test } from 'vitest';

/*
 * docs/calls.tsv holds every call of the product document. Where a call stands, its endpoint says itself.
 */
const root = join(import.meta.dirname, '../..');
const [, ...calls] = readFileSync(join(root, 'docs/calls.tsv'), 'utf8').trim().split('\n');
const endpoints = Object.values(endpointsByDomain).flat();

test('the 140 calls of the product document each have one row', () => {
  expect(calls).toHaveLength(140);
  expect(new Set(calls).size).toBe(140);
  for (const call of calls) expect(call).toMatch(/^(GET|POST|PUT|DELETE)\t\/[a-z0-9_./-]+$/);
});

test('every endpoint says the domain in whose folder it stands, and no two have one method and path', () => {
  for (const [domain, own] of Object.entries(endpointsByDomain))
    expect(own.filter((endpoint) => endpoint.domain !== domain)).toEqual([]);
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
});

test('every domain has a folder, and every folder is one of a domain', () => {
  const folders = readdirSync(join(root, 'contract'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(join(root, 'contract', entry.name, 'index.ts')),
  );
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...domainNames]);
});
