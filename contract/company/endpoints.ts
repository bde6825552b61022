import { z } from 'zod';
import { formats } from '../formats.ts';
import { domain } from './domain.ts';

export const checkStatus = z.enum(['incomplete', 'uncheck', 'pass', 'later_check', 'reject', 'appeal', 'revision']);

/** The statuses of a company whose papers are in force: it may publish, find talents, and take people in. */
export const CERTIFIED = ['pass', 'later_check', 'revision'] as const satisfies readonly z.infer<typeof checkStatus>[];

/** Company info of the product document, section 3. */
export const companyInfo = z.object({
  company_uuid: formats.uuid,
  name: z.string(),
  short_name: z.string(),
  check_status: checkStatus,
  /** It was certified once: its people work again when new papers have passed. */
  certification_lost: z.boolean(),
  update_type: z.enum(['register', 'revision']),
  industry: z.string(),
  size: z.string(),
  city: z.string(),
  office_address: z.string(),
  introduction: z.string(),
});
export type CompanyInfo = z.infer<typeof companyInfo>;

export const getCompanyInfo = domain.endpoint({
  method: 'GET',
  path: '/api/v1/company/info',
  access: 'user',
  summary: 'The company of the signed-in account; null before it has one',
  input: z.object({}),
  output: z.object({ company: companyInfo.nullable() }),
});
