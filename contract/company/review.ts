import { z } from 'zod';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { domain } from './domain.ts';
import { companyInfo } from './endpoints.ts';
import { companyPapers, paperField } from './papers.ts';

/** How a person hears of a decision: by e-mail where there is one, else by SMS to a mainland mobile. */
export const noticeChannel = z.enum(['email', 'sms']);
export type NoticeChannel = z.infer<typeof noticeChannel>;

/** What happened to the papers of a company. */
export const reviewStep = z.enum(['submitted', 'appealed', 'passed', 'passed_for_now', 'refused', 'withdrawn']);
export type ReviewStep = z.infer<typeof reviewStep>;

export const refusalCode = z.enum(['mismatch', 'unreadable', 'expired', 'missing', 'other']);

/** Why papers were refused: at which field, and in words. */
export const reviewReason = z.object({ field: paperField, code: refusalCode, text: plainText(0, limits.reason) });
export type ReviewReason = z.infer<typeof reviewReason>;

/** One step of the review as the company sees it. */
export const reviewEntry = z.object({
  uuid: formats.uuid,
  step: reviewStep,
  by: z.enum(['account', 'operator', 'clock']),
  /** Who it was, of the company's own people; operators stay unnamed. */
  by_name: z.string().nullable(),
  reasons: z.array(reviewReason),
  message: z.string(),
  at: formats.instant,
});
export type ReviewEntry = z.infer<typeof reviewEntry>;

export const getFullInfo = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/full_info',
  access: 'master',
  summary: 'Everything of the company: the papers in force and those in review, and what was decided',
  input: z.object({}),
  output: z.object({
    company: companyInfo,
    version: z.number().int(),
    /** Null for a company that was made before papers were kept. */
    in_force: companyPapers.nullable(),
    /** What was handed in last, where that is not in force. */
    in_review: companyPapers.nullable(),
    licence_url: z.string().nullable(),
    history: z.array(reviewEntry),
    abilities: z.object({ submit: z.boolean(), appeal: z.boolean() }),
  }),
});

export const appealRefusal = domain.endpoint({
  method: 'POST',
  path: '/api/v1/company/appeal',
  access: 'master',
  summary: 'Asks for the refusal of the papers to be looked at again',
  input: z.object({ version: z.number().int(), message: plainText(5, limits.message) }),
  output: z.object({ company: companyInfo }),
});
