import type { Endpoint } from '@qinghe/contract/endpoint.ts';

/** Whose data a call reads or writes. An event or a write of a domain makes everything under its name stale. */
export type Domain =
  | 'account'
  | 'company'
  | 'dict'
  | 'fairs'
  | 'files'
  | 'home'
  | 'identity'
  | 'imports'
  | 'jobs'
  | 'messages'
  | 'ops'
  | 'platform'
  | 'resumes'
  | 'settings'
  | 'talents'
  | 'talks';

/** Beginnings of paths, the longer before the shorter: the document's paths do not name our domains. */
const domains: readonly (readonly [path: string, domain: Domain])[] = [
  ['account/reject_content', 'settings'],
  ['account/invite_content', 'settings'],
  ['chat/common_content', 'settings'],
  ['account/sensitive', 'jobs'],
  ['account/license-ocr', 'company'],
  ['account/identity', 'identity'],
  ['account/life_token', 'identity'],
  ['account/life_result', 'identity'],
  ['account/face_check', 'identity'],
  ['account/face_check_by_phone', 'identity'],
  ['account/master', 'company'],
  ['account/company_info', 'company'],
  ['account', 'account'],
  ['hr_users', 'account'],
  ['sms', 'account'],
  ['email', 'account'],
  ['telrandcode', 'account'],
  ['company/check_email_code', 'account'],
  ['user', 'account'],
  ['yjy', 'account'],
  ['business', 'home'],
  ['home/notices', 'messages'],
  ['company', 'company'],
  ['dict', 'dict'],
  ['common', 'dict'],
  ['resume', 'dict'],
  ['fairs', 'fairs'],
  ['file', 'files'],
  ['upload', 'files'],
  ['imports', 'imports'],
  ['talents', 'talents'],
  ['talks', 'talks'],
  ['platform', 'platform'],
  ['jobs', 'jobs'],
  ['applications', 'resumes'],
  ['apply', 'resumes'],
  ['outbox', 'ops'],
  ['ops/companies', 'company'],
  ['ops/identities', 'identity'],
  ['ops/jobs', 'jobs'],
  ['ops/words', 'dict'],
  ['ops/notices', 'messages'],
  ['ops/fairs', 'fairs'],
  ['ops/dictionaries', 'dict'],
  ['ops/platform_keys', 'platform'],
  ['ops', 'ops'],
];

/** The domain of a call, by its path. */
export function domainOf({ path }: Pick<Endpoint, 'path'>): Domain {
  const own = stepsOf(path).join('/');
  const found = domains.find(([start]) => own === start || own.startsWith(`${start}/`));
  if (!found) throw new Error(`${path} belongs to no domain: name it in query-keys.ts`);
  return found[1];
}

/** `[domain, …path]`: the beginning of every key of this call, for all inputs. */
export const endpointKey = (endpoint: Pick<Endpoint, 'path'>): readonly string[] => [
  domainOf(endpoint),
  ...stepsOf(endpoint.path),
];

/** `/api/v1/jobs/list` → `jobs`, `list`. */
const stepsOf = (path: string): string[] => path.split('/').slice(3);
