import { z } from 'zod';
import * as account from './account/index.ts';
import * as ads from './ads/index.ts';
import * as candidates from './candidates/index.ts';
import * as chat from './chat/index.ts';
import * as company from './company/index.ts';
import * as dict from './dict/index.ts';
import type { DomainName } from './domains.ts';
import type { Endpoint } from './endpoint.ts';
import * as fairs from './fairs/index.ts';
import * as feedback from './feedback/index.ts';
import * as files from './files/index.ts';
import * as help from './help/index.ts';
import * as home from './home/index.ts';
import * as identity from './identity/index.ts';
import * as imports from './imports/index.ts';
import * as intake from './intake/index.ts';
import * as invoices from './invoices/index.ts';
import * as jobs from './jobs/index.ts';
import * as live from './live/index.ts';
import * as messages from './messages/index.ts';
import * as ops from './ops/index.ts';
import * as orders from './orders/index.ts';
import * as platform from './platform/index.ts';
import * as resumes from './resumes/index.ts';
import * as rights from './rights/index.ts';
import * as settings from './settings/index.ts';
import * as talents from './talents/index.ts';
import * as talks from './talks/index.ts';
import * as wallet from './wallet/index.ts';

const domains = {
  account,
  ads,
  candidates,
  chat,
  company,
  dict,
  fairs,
  feedback,
  files,
  help,
  home,
  identity,
  imports,
  intake,
  invoices,
  jobs,
  live,
  messages,
  ops,
  orders,
  platform,
  resumes,
  rights,
  settings,
  talents,
  talks,
  wallet,
} satisfies Record<DomainName, object>;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint of the product by domain; the OpenAPI document, the access matrix and the fuzz test are made from it. */
export const endpointsByDomain: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries(domains).map(([domain, exported]) => [domain, Object.values(exported).filter(isEndpoint)]),
);

/** Every schema that the contract exports, by its name: the components of the OpenAPI document. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.values(domains).flatMap((exported) =>
    Object.entries(exported).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
  ),
);
