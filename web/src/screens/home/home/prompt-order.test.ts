import { expect, test } from 'vitest';
import { type HomePrompt, type PromptFacts, promptOf } from './prompt-order.ts';

const settled: PromptFacts = {
  user: { check_tel: true, user_status: 'active', type: 'master', user_email: 'li*@yunshan.example' },
  isIdentified: true,
  hasJustLoggedIn: false,
  comesFromIdentity: false,
  hasCoinAddress: false,
};
const user = (change: Partial<PromptFacts['user']>) => ({ user: { ...settled.user, ...change } });
const everything: Partial<PromptFacts> = {
  user: { check_tel: false, user_status: 'unactive', type: 'master', user_email: null },
  isIdentified: false,
  hasJustLoggedIn: true,
  comesFromIdentity: true,
};

test.each<[string, Partial<PromptFacts>, HomePrompt]>([
  ['nothing is missing', {}, 20],
  ['one comes for coins', { ...everything, hasCoinAddress: true }, 20],
  ['the phone is missing, before everything else', everything, 1],
  ['suspended', { ...everything, ...user({ user_status: 'unactive', user_email: null }) }, 2],
  ['the master has not shown who they are', { isIdentified: false, hasJustLoggedIn: true }, 3],
  ['a sub-account without identity is asked elsewhere', { isIdentified: false, ...user({ type: 'slave' }) }, 20],
  ['there is no e-mail', { ...user({ user_email: null }), hasJustLoggedIn: true }, 3],
  ['fresh from the login', { hasJustLoggedIn: true, comesFromIdentity: true }, 4],
  ['fresh from the identity step', { comesFromIdentity: true }, 5],
])('%s', (_what, facts, prompt) => {
  expect(promptOf({ ...settled, ...facts })).toBe(prompt);
});
