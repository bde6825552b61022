import * as account from './account/endpoints.ts';
import * as company from './company/endpoints.ts';
import * as dict from './dict/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as files from './files/endpoints.ts';
import * as home from './home/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as ops from './ops/endpoints.ts';
import * as apply from './resumes/apply.ts';
import * as bulk from './resumes/bulk.ts';
import * as resumes from './resumes/endpoints.ts';
import * as notes from './resumes/notes.ts';
import * as savedFilters from './resumes/saved-filters.ts';
import * as settings from './settings/endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint of the product by domain; the OpenAPI document, the access matrix and the fuzz test are made from it. */
export const endpointsByDomain: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries({
    account,
    company,
    dict,
    files,
    home,
    jobs,
    ops,
    resumes: { ...resumes, ...apply, ...bulk, ...notes, ...savedFilters },
    settings,
  }).map(([domain, exported]) => [domain, Object.values(exported).filter(isEndpoint)]),
);
