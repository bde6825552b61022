import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { expect, test } from 'vitest';
import { endpointKey } from './query-keys.ts';

test('a key begins with the domain, which paths of the document do not name, so that a write of the domain finds it', () => {
  expect(endpointKey(listJobs)).toEqual(['jobs', 'jobs', 'list']);
  expect(endpointKey(listApplications)[0]).toBe('resumes');
  expect(endpointKey(listRejectTemplates)[0]).toBe('settings');
});
