import { type Access, defineDomain } from '@qinghe/contract/endpoint.ts';
import { errorCatalogue } from '@qinghe/contract/errors.ts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AccountActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { bindRoutes } from './bind.ts';
import { handleErrors } from './errors.ts';
import { route } from './route.ts';

/** The code with which an endpoint of this access answers an actor. */
async function codeFor(access: Access, type: AccountActor['type']): Promise<number> {
  const app = Fastify();
  handleErrors(app);
  const endpoint = defineDomain('home').endpoint({
    method: 'GET',
    path: '/api/v1/thing',
    access,
    summary: 'of the test',
    input: z.object({}),
    output: z.object({}),
  });
  const company = {
    companyUuid: 'c',
    type,
    role: 'recruiter' as const,
    restriction: null,
    prepares: false,
    certified: true,
    parksApart: true,
  };
  const actor: AccountActor = {
    kind: 'account',
    accountUuid: 'a',
    name: '',
    sessionHash: Buffer.alloc(32),
    ...company,
  };
  const services = { clock: () => new Date() } as Services;
  bindRoutes(app, [route(endpoint, undefined, async () => ({}))], services, {
    account: async () => actor,
    operator: async () => {
      throw new AppError(101);
    },
    platform: async () => ({ kind: 'platform', keyUuid: 'k', companyUuid: 'c', scopes: ['jobs:read'] }),
  });
  const response = await app.inject({ url: endpoint.path, headers: { authorization: 'Bearer token' } });
  const { code } = response.json<{ code: keyof typeof errorCatalogue }>();
  expect(response.statusCode).toBe(code === (100 as number) ? 200 : errorCatalogue[code].status);
  return code;
}

describe('who may call an endpoint', () => {
  it.each<[Access, number, number]>([
    ['public', 100, 100],
    ['link', 100, 100],
    ['user', 100, 100],
    ['master', 100, 403],
    // An account is no operator; the platform has no way to log in yet.
    ['operator', 403, 403],
    ['platform', 403, 403],
  ])('"%s" answers a master %i and a sub-account %i', async (access, master, child) => {
    expect(await codeFor(access, 'master')).toBe(master);
    expect(await codeFor(access, 'slave')).toBe(child);
  });
});
