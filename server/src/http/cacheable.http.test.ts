import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';

const app = await startTestApp();

test('a browser that has a list asks after it, and hears that it is the same', async () => {
  const first = await app.fetch(baseOptions.path);
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  for (const header of [etag, `W/"other", ${etag}`, '*']) {
    const again = await app.fetch(baseOptions.path, { headers: { 'if-none-match': header } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
  }
});

test('what has changed comes anew, and another input has another tag', async () => {
  const stale = await app.fetch(locations.path, { headers: { 'if-none-match': 'W/"old"' } });
  expect(stale.status).toBe(200);
  const other = await app.fetch(`${locations.path}?province=330000`);
  expect(other.headers.get('etag')).not.toBe(stale.headers.get('etag'));
});

test('a refusal is never stored', async () => {
  const refused = await app.fetch(`${locations.path}?province=x`);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
});

test('only public readings may be stored', () => {
  const stored = Object.values(endpointsByDomain)
    .flat()
    .filter(({ cacheable }) => cacheable);
  // Ads that run, lists that hold for everybody, and notices of the platform: what everybody is shown.
  expect(stored.map(({ domain }) => domain)).toEqual(['ads', ...Array(8).fill('dict'), ...Array(2).fill('messages')]);
  for (const { method, access } of stored) expect([method, access]).toEqual(['GET', 'public']);
});
