import { z } from 'zod';
import { domain } from './domain.ts';
import { fieldChoice } from './resume-config.ts';

/** Most wishes that a company may grant, and the last place of their order. */
export const MAX_WISHES = 5;
export const wishRank = z.number().int().min(1).max(MAX_WISHES);

/**
 * What may be asked for beside the CV: grades, the ministry's form of recommendation, degree or proof of enrolment,
 * results in a language, works. Identity cards are not among them: applying needs none (PIPL, article 6).
 */
export const documentKinds = ['transcript', 'recommendation', 'degree', 'language', 'portfolio'] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;
/** A choice for each. */
export const askedDocuments = z.object({
  transcript: fieldChoice,
  recommendation: fieldChoice,
  degree: fieldChoice,
  language: fieldChoice,
  portfolio: fieldChoice,
} satisfies Record<DocumentKind, z.ZodType>);
export type AskedDocuments = z.infer<typeof askedDocuments>;

/** How a company takes applications of graduates. */
const deliverSettingFields = {
  /** For how many of its campus jobs one person may stand at once; null: as many as they like. */
  wishes: wishRank.nullable(),
  /** Whether they say which they want most; only where there are some to put in order. */
  ordered: z.boolean(),
  documents: askedDocuments,
};
export type DeliverSettingValues = { wishes: number | null; ordered: boolean; documents: AskedDocuments };

/** What counts as long as a company has chosen nothing. */
export const usualDeliverSetting: DeliverSettingValues = {
  wishes: null,
  ordered: false,
  documents: { transcript: 'off', recommendation: 'off', degree: 'off', language: 'off', portfolio: 'off' },
};

const path = '/api/v1/jobs/deliver_setting';

/** Version 0 where the company has never chosen. */
export const deliverSetting = z.object({
  ...deliverSettingFields,
  version: z.number().int(),
  abilities: z.object({ change: z.boolean() }),
});
export type DeliverSetting = z.infer<typeof deliverSetting>;

export const getDeliverSetting = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary:
    'For how many of the company’s campus jobs one person may stand at once, whether in an order, and what is asked for beside the CV',
  input: z.object({}),
  output: deliverSetting,
});

export const saveDeliverSetting = domain.endpoint({
  method: 'POST',
  path,
  access: 'master',
  summary:
    'Changes for how many campus jobs one person may stand and what is asked for beside the CV, from now on; 40901 with the current choice when it was changed since',
  input: z
    .object({ ...deliverSettingFields, version: z.number().int() })
    .refine(({ wishes, ordered }) => !ordered || (wishes ?? 0) > 1, {
      path: ['ordered'],
      error: 'format.wishesToOrder',
    }),
  output: deliverSetting,
});
