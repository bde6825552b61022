import { expect, test } from 'vitest';
import { type HomePrompt, type PromptFacts, promptOf } from './prompt-order.ts';

const settled: PromptFacts = {
  user: { check_tel: true, user_status: 'active', type: 'master', user_email: 'li*@yunshan.example' },
  isIdentified: true,
  hasJustLoggedIn: false,
  comesFromIdentity: false,
  hasCoinAddress: false,
  isGiftOpen: false,
  quiet: { email: false, gift: false },
};
const user = (change: Partial<PromptFacts['user']>) => ({ user: { ...settled.user, ...change } });
const everything: Partial<PromptFacts> = {
  user: { check_tel: false, user_status: 'unactive', type: 'master', user_email: null },
  isIdentified: false,
  hasJustLoggedIn: true,
  comesFromIdentity: true,
  isGiftOpen: true,
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
  ['fresh from the identity step', { comesFromIdentity: true, isGiftOpen: true }, 5],
  ['the gift can be claimed', { isGiftOpen: true }, 'gift'],
  ['the gift is for another day', { isGiftOpen: true, quiet: { email: false, gift: true } }, 20],
  [
    'the e-mail is for another day: the next comes',
    { ...user({ user_email: null }), quiet: { email: true, gift: false }, hasJustLoggedIn: true },
    4,
  ],
  [
    'the e-mail is for another day, and the gift is open',
    { ...user({ user_email: null }), quiet: { email: true, gift: false }, isGiftOpen: true },
    'gift',
  ],
  [
    'who the master is cannot wait',
    { ...user({ user_email: null }), quiet: { email: true, gift: true }, isIdentified: false },
    3,
  ],
])('%s', (_what, facts, prompt) => {
  expect(promptOf({ ...settled, ...facts })).toBe(prompt);
});

test('of all that can be at once, the first in the order stands, and coins push all aside', () => {
  const [yes, no] = [true, false];
  for (const phone of [yes, no])
    for (const active of [yes, no])
      for (const identified of [yes, no])
        for (const email of [yes, no])
          for (const login of [yes, no])
            for (const after of [yes, no])
              for (const gift of [yes, no])
                for (const quiet of [yes, no])
                  for (const coins of [yes, no]) {
                    const facts = {
                      user: {
                        check_tel: phone,
                        user_status: active ? 'active' : 'unactive',
                        type: 'master',
                        user_email: email ? 'li*@yunshan.example' : null,
                      },
                      isIdentified: identified,
                      hasJustLoggedIn: login,
                      comesFromIdentity: after,
                      hasCoinAddress: coins,
                      isGiftOpen: gift,
                      quiet: { email: quiet, gift: quiet },
                    } satisfies PromptFacts;
                    const inOrder: [boolean, HomePrompt][] = [
                      [coins, 20],
                      [!phone, 1],
                      [!active, 2],
                      [!identified || (!email && !quiet), 3],
                      [login, 4],
                      [after, 5],
                      [gift && !quiet, 'gift'],
                      [true, 20],
                    ];
                    expect([facts, promptOf(facts)]).toEqual([facts, inOrder.find(([holds]) => holds)?.[1]]);
                  }
});
