import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { routes } from '../all-domains.ts';
import { createApp } from '../app.ts';
import type { Services } from '../services.ts';

const app = await startTestApp();
const endpoints = Object.values(endpointsByDomain).flat();
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

interface OpenApi {
  openapi: string;
  components: { schemas: Record<string, { properties?: object }> };
  paths: Record<string, Record<string, { operationId: string; summary: string; security: Record<string, unknown>[] }>>;
}

describe('the OpenAPI document', async () => {
  const response = await app.fetch('/openapi.json');
  const text = await response.text();
  const document = JSON.parse(text) as OpenApi;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  );

  it('is OpenAPI 3.1 in JSON', () => {
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it("is clean under Redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  });

  it('would not be clean with a fault in it: the linter looks', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const planted = text.replace('"operationId":', '"operationID":');
    expect(await lintFromString({ source: planted, config })).not.toEqual([]);
  });

  it('has every endpoint of the contract and nothing else', () => {
    expect(operations.map(named).sort()).toEqual(endpoints.map(named).sort());
    expect(routes.map(({ endpoint }) => named(endpoint)).sort()).toEqual(endpoints.map(named).sort());
  });

  it('holds no larger schema twice', () => {
    const seen = new Map<string, number>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { type, properties } = value as { type?: string; properties?: object };
      if (type === 'object' && Object.keys(properties ?? {}).length > 4) {
        const written = JSON.stringify(value);
        seen.set(written, (seen.get(written) ?? 0) + 1);
      }
      for (const inner of Object.values(value)) visit(inner);
    };
    visit(document);
    const named = Object.values(document.components.schemas).filter(
      (one) => Object.keys(one.properties ?? {}).length > 4,
    );
    expect(named.filter((one) => !seen.has(JSON.stringify(one)))).toEqual([]);
    expect([...seen].filter(([, times]) => times > 1).map(([written]) => written)).toEqual([]);
  });

  it('asks for a token where and only where the contract does', () => {
    for (const { method, path, access } of endpoints) {
      const guarded = access === 'user' || access === 'master' || access === 'operator';
      const expected = guarded ? [{ token: [] }] : access === 'platform' ? [{ platformKey: [] }] : [];
      expect(document.paths[path]?.[method.toLowerCase()]?.security, named({ method, path })).toEqual(expected);
    }
  });
});

describe('the routes', () => {
  it('answer every endpoint of the contract, each once', () => {
    expect(routes.map(({ endpoint }) => named(endpoint)).sort()).toEqual(endpoints.map(named).sort());
    expect(new Set(endpoints.map(named)).size).toBe(endpoints.length);
  });

  it('hold nothing under /api, /platform, the chat host’s /account and the ad host’s /server/preview that is not in the contract', async () => {
    const { http } = await createApp({
      services: { publicUrl: '', payments: { alipay: null, wechat: null, bank: null, cashier: null } } as Services,
      pool: {} as pg.Pool,
      directUrl: '',
      log: pino({ level: 'silent' }),
      mode: 'test',
      trustProxy: false,
      metricsToken: undefined,
      socketsPerSession: 30,
    });
    await http.ready();
    const served = listRoutes(http.printRoutes({ commonPrefix: false })).filter(({ path }) =>
      /^\/(?:(?:api|account|platform)\/|server\/preview)/.test(path),
    );
    await http.close();
    const own = served.filter(({ method }) => method !== 'HEAD');
    expect(own.map(named).sort()).toEqual(endpoints.map(named).sort());
  });
});

/** Fastify prints its routes as a tree: four columns a level, each line with the rest of the path and its methods. */
function listRoutes(tree: string): { method: string; path: string }[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) return [];
    const [, indent = '', part = '', methods = ''] = match;
    const level = indent.length / 4;
    const path = (level === 0 ? '' : (parents[level - 1] ?? '')) + part;
    parents[level] = path;
    return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }));
  });
}

describe('the page /docs/api', async () => {
  const response = await app.fetch('/docs/api');
  const page = await response.text();

  it('shows every endpoint with its summary', () => {
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { method, path, summary } of endpoints) {
      expect(page).toContain(`<code class="${method}">${method}</code> <code>${path}</code>`);
      expect(page).toContain(summary.replaceAll("'", '&#39;').replaceAll('"', '&quot;'));
    }
    expect(page).toContain(`${endpoints.length} calls`);
  });

  it('carries neither script nor style of its own, so that the content security policy holds', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
  });

  it('has its stylesheet, which knows light and dark', async () => {
    const [, address = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? [];
    const style = await app.fetch(address);
    expect(style.status).toBe(200);
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await style.text()).toContain('color-scheme: light dark');
  });
});
