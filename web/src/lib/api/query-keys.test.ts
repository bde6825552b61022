import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { expect, test } from 'vitest';
import { domainOf, endpointKey } from './query-keys.ts';

test('every call of the contract belongs to a domain', () => {
  const endpoints = Object.values(endpointsByDomain).flat();
  expect(endpoints.length).toBeGreaterThan(50);
  for (const endpoint of endpoints) expect(domainOf(endpoint), endpoint.path).toMatch(/^[a-z]+$/);
});

test('a key begins with the domain, so that a write of the domain finds it', () => {
  expect(endpointKey(listJobs)).toEqual(['jobs', 'jobs', 'list']);
  expect(endpointKey({ path: '/api/v1/account/reject_content' })[0]).toBe('settings');
  expect(endpointKey({ path: '/api/v1/applications/list' })[0]).toBe('resumes');
});

test('a path that nobody has named is a fault, not a domain of its own', () => {
  expect(() => domainOf({ path: '/api/v1/accounts' })).toThrow('belongs to no domain');
});
