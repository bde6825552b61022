import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointsByDomain } from '@qinghe/contract/all.ts';
import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { domainOf } from '../../web/src/lib/api/query-keys.ts';
import { domains } from './domain-twins.mjs';

/*
 * docs/calls.tsv says of every call of the product document to which domain it belongs and in which topic of the contract
 * it stands, or will. A call that is built must stand there.
 */
const root = join(import.meta.dirname, '../..');
const [, ...lines] = readFileSync(join(root, 'docs/calls.tsv'), 'utf8').trim().split('\n');
const calls = lines.map((line) => {
  const [method = '', path = '', domain = '', topic = ''] = line.split('\t');
  return { method, path, domain, topic, name: `${method} ${path}` };
});
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const built = new Map(
  Object.entries(endpointsByDomain).flatMap(([domain, endpoints]) =>
    endpoints.map((endpoint) => [nameOf(endpoint), { domain, endpoint }] as const),
  ),
);

test('the 140 calls of the product document each have one row, in a domain of the house', () => {
  expect(calls).toHaveLength(140);
  expect(new Set(calls.map(({ name }) => name)).size).toBe(140);
  expect(calls.filter(({ domain }) => !domains.includes(domain))).toEqual([]);
});

test.each(calls.filter(({ name }) => built.has(name)))('$name stands in contract/$domain/$topic.ts', async (call) => {
  expect(built.get(call.name)?.domain).toBe(call.domain);
  const file = `contract/${call.domain}/${call.topic}.ts`;
  expect(existsSync(join(root, file))).toBe(true);
  const exported = Object.values((await import(join(root, file))) as Record<string, unknown>);
  expect(exported).toContain(built.get(call.name)?.endpoint);
});

test('the web application keeps what a call reads under the domain of the contract', () => {
  // The platform API is for other systems: the web application calls none of it.
  const called = [...built].filter(([, { endpoint }]) => endpoint.access !== 'platform');
  const strange = called.filter(([, { domain, endpoint }]) => domainOf(endpoint) !== domain);
  expect(strange.map(([name]) => name)).toEqual([]);
});
