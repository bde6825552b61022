import { roleFor } from '@qinghe/contract/endpoint.ts';
import { createNoteTemplate } from '@qinghe/contract/settings/note-templates.ts';
import { createRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { listTalents } from '@qinghe/contract/talents/list.ts';
import { expect, test } from 'vitest';
import { entries, entryAt, entryGroups } from './entries.ts';

test.each([
  ['/', '/'],
  ['/job-management/internship/publish-job', '/job-management/internship'],
  ['/resume/interview', '/resume/new'],
  ['/resume/school/new', '/resume/school/new'],
  ['/personal/common-words', '/personal'],
  ['/job-management/import', '/job-management/internship'],
  ['/job-management/import?kind=campus', '/job-management/campus-recruitment'],
  ['/resumes', undefined],
  ['/outbox', undefined],
])('%s lies under %s', (address, to) => {
  expect(entryAt(new URL(address, 'http://localhost'))?.to).toBe(to);
});

test('the sidebar follows the work, and every group has something in it', () => {
  expect(entryGroups.map(({ label }) => label)).toEqual([
    undefined,
    'jobs',
    'applications',
    undefined,
    undefined,
    'company',
    'settings',
  ]);
  for (const group of entryGroups) expect(group.entries.length).toBeGreaterThan(0);
  expect(entries.map(({ to }) => to)).toEqual([
    '/',
    '/recruitment',
    '/job-management/internship',
    '/job-management/campus-recruitment',
    '/job-fairs/list',
    '/resume/new',
    '/resume/school/new',
    '/talent',
    '/message',
    '/control',
    '/control/company-overview',
    '/control/account-management',
    '/control/service-manage/company',
    '/control/company-manage/main-info',
    '/control/api-keys',
    '/control/audit-log',
    '/control/data-retention',
    '/recruitment-props/my-rights',
    '/personal',
    '/personal/reject-setting',
    '/personal/note-setting',
    '/personal/black-list',
  ]);
  // A sub-account does not see what is the master's.
  expect(entries.filter(({ masterOnly }) => masterOnly).map(({ to }) => to)).toEqual([
    '/control',
    '/control/company-overview',
    '/control/account-management',
    '/control/service-manage/company',
    '/control/company-manage/main-info',
    '/control/api-keys',
    '/control/audit-log',
    '/control/data-retention',
  ]);
});

test('an entry that is not for every role is for those that its page’s call is for', () => {
  const calls = {
    '/talent': listTalents,
    '/personal/reject-setting': createRejectTemplate,
    '/personal/note-setting': createNoteTemplate,
  };
  expect(entries.filter(({ least }) => least).map(({ to, least }) => [to, least])).toEqual(
    Object.entries(calls).map(([to, call]) => [to, roleFor(call)]),
  );
});
