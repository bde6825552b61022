import { expect, test } from 'vitest';
import { footerRules } from './print-footer.ts';

test('a name that was made up to end the string writes no rule of its own', () => {
  const rules = footerRules('李"; } } body { display: none } \\" \n 娜');
  expect(rules).toContain(String.raw`"\674e \22 \3b `);
  expect(rules).not.toMatch(/body|display/);
  expect(rules.match(/\{/g)).toHaveLength(3);
});
