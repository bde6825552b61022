import * as account from './account/index.ts';
import * as company from './company/index.ts';
import * as dict from './dict/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as files from './files/index.ts';
import * as home from './home/index.ts';
import * as jobs from './jobs/index.ts';
import * as ops from './ops/index.ts';
import * as resumes from './resumes/index.ts';
import * as settings from './settings/index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint of the product by domain; the OpenAPI document, the access matrix and the fuzz test are made from it. */
export const endpointsByDomain: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries({ account, company, dict, files, home, jobs, ops, resumes, settings }).map(([domain, exported]) => [
    domain,
    Object.values(exported).filter(isEndpoint),
  ]),
);
