import { expect, test } from 'vitest';
import { accountForms } from './account-forms.tsx';
import { companyForms } from './company-forms.tsx';
import { deskForms } from './desk-forms.tsx';

/** Those in which nothing is typed, or a code that the screen's own test gets wrong, and the samples of the design system. */
const WITHOUT_TYPING = [
  'company/data-retention.tsx',
  'company/members/leave-dialog.tsx',
  'company/members/role-dialog.tsx',
  'company/other-info.tsx',
  'domains/rights/components/place-dialog.tsx',
  'fairs/desk/desk-scanner.tsx',
  'intake/mail/address-dialog.tsx',
  'jobs/brochure/assign-dialog.tsx',
  'jobs/deliver-setting/deliver-form.tsx',
  'jobs/resume-config/asked-fields-form.tsx',
  'ops/design-system/forms.tsx',
];

const sources = import.meta.glob<string>(
  ['../../src/screens/**/*.{ts,tsx}', '../../src/{domains/rights,ui/given-keys}/**/*.tsx', '!**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

test('every form of the product has its row', () => {
  const made = Object.entries(sources)
    .filter(([, source]) => /useApiForm[<(]|<form[\s>]/.test(source))
    .map(([file]) => file.replace('../../src/screens/', '').replace('../../src/', ''));
  const rows = [...accountForms, ...companyForms, ...deskForms].map(({ file }) => file);
  expect([...new Set([...rows, ...WITHOUT_TYPING])].sort()).toEqual(made.sort());
});
