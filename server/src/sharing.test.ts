import type { MemberRole, OwnRight, ShareRight } from '@qinghe/contract/roles.ts';
import { expect, test } from 'vitest';
import { requireRight, rightOf, within } from './sharing.ts';

const viewer = (type: 'master' | 'slave', role: MemberRole = 'recruiter') => ({ type, role, accountUuid: 'a' });
const ownedBy = (owner_uuid: string, ...shares: [string, ShareRight][]) => ({
  owner_uuid,
  shares: shares.map(([account_uuid, may]) => ({ account_uuid, name: '', may })),
});

test.each<[string, ReturnType<typeof viewer>, ReturnType<typeof ownedBy>, OwnRight | null]>([
  ['a master has everything of the company', viewer('master'), ownedBy('b'), 'own'],
  ['an owner has what is theirs', viewer('slave'), ownedBy('a'), 'own'],
  ['nobody else has anything', viewer('slave'), ownedBy('b'), null],
  ['a share to another colleague is none', viewer('slave'), ownedBy('b', ['c', 'act']), null],
  ['a share goes as far as it says', viewer('slave'), ownedBy('b', ['a', 'act']), 'act'],
  ['a share to read does not decide', viewer('slave'), ownedBy('b', ['c', 'act'], ['a', 'read']), 'read'],
  ['a role that reads only reads', viewer('slave', 'interviewer'), ownedBy('b', ['a', 'act']), 'read'],
  ['and owns nothing that it changes', viewer('slave', 'viewer'), ownedBy('a'), 'read'],
])('%s', (_words, who, thing, right) => {
  expect(rightOf(who, thing)).toBe(right);
});

test('who may not is told that there is nothing, who may only read that it is shared', () => {
  const refusal = (may: ShareRight | null, least: OwnRight) => {
    const shared = ownedBy('b', ...(may ? [['a', may] as [string, ShareRight]] : []));
    try {
      requireRight(viewer('slave'), shared, least);
      return null;
    } catch (error) {
      return error;
    }
  };
  expect(refusal(null, 'read')).toMatchObject({ code: 40401 });
  expect(refusal('read', 'act')).toMatchObject({ code: 40902 });
  expect(refusal('act', 'own')).toMatchObject({ code: 40902 });
  expect(refusal('act', 'act')).toBeNull();
  expect(refusal('read', 'read')).toBeNull();
});

test('abilities that are not allowed are all off', () => {
  expect(within(false, { edit: true, remove: false })).toEqual({ edit: false, remove: false });
  expect(within(true, { edit: true, remove: false })).toEqual({ edit: true, remove: false });
});
