import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './all.ts';
import { hasKnownValues, isScreen, mayBeRare } from './core.ts';
import { rareRoutes } from './rare.ts';

const table = routes.map((entry) => ({ path: entry.path, entry }));

function find(path: string) {
  const match = matchRoutes(table, path)?.at(-1);
  if (!match) return null;
  const { entry } = match.route;
  if (!isScreen(entry)) return { redirect: entry.redirect };
  return hasKnownValues(entry, match.params) ? { access: entry.access, kind: entry.kind } : null;
}

const stages = ['new', 'primary_screening', 'written', 'interview', 'employed', 'reject'];

test.each([
  '/login',
  '/login/wechat',
  '/login/a/b',
  '/outbox',
  '/design',
  '/healthz',
  '/redirect',
  '/find-pass',
  '/outintern/change-email',
  '/outintern/activate',
  '/login/password',
  '/login/closed',
  '/login/frozen',
  '/login/second-factor',
  '/wechat/return',
  '/wechat/phone',
  '/rule/account',
  '/rule/intern',
  '/rule/accessibility',
  '/m',
  '/m/identity',
  '/m/identity/result',
  '/m/join',
  '/message/notice',
  '/ali-pay-test',
  '/subapp/demo',
  '/subapp/a/b',
])('%s is public', (path) => {
  expect(find(path)).toMatchObject({ access: 'public' });
});

test.each([
  '/',
  '/job-management/internship',
  '/job-management/internship/publish-job',
  '/job-management/internship/publish-job/preview',
  '/register',
  '/register/identity',
  '/register/staff-identity',
  '/personal',
  '/personal/hr-identify',
  '/talent',
])('%s asks for a login', (path) => {
  expect(find(path)).toMatchObject({ access: 'user' });
});

test.each([...stages, 'parked', 'all'])('the %s tab exists for internships and for campus', (stage) => {
  expect(find(`/resume/${stage}`)).toEqual({ access: 'user', kind: 'internship' });
  expect(find(`/resume/school/${stage}`)).toEqual({ access: 'user', kind: 'campus' });
});

test.each([
  ['/job-management', '/job-management/internship'],
  ['/resume', '/resume/new'],
  ['/resume/school', '/resume/school/new'],
])('%s leads to %s', (path, to) => {
  expect(find(path)).toEqual({ redirect: to });
});

test.each(['/no/such/page', '/resume/unknown', '/resume/school/unknown', '/resume/new/deeper'])(
  '%s is unknown',
  (path) => {
    expect(find(path)).toBeNull();
  },
);

test('every rare address is known as such, and those of every day are none', () => {
  for (const { path } of rareRoutes) expect([path, mayBeRare(path)]).toEqual([path, true]);
  for (const path of ['/', '/resume/new', '/job-management/internship', '/personal', '/outbox'])
    expect([path, mayBeRare(path)]).toEqual([path, false]);
});
