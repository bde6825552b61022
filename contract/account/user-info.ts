import { z } from 'zod';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { memberRole } from '../roles.ts';
import { domain } from './domain.ts';

/** User info of the product document, section 3, and what the shell shows of it. */
export const userInfo = z.object({
  useruuid: formats.uuid,
  name: z.string(),
  position: z.string(),
  head_url: z.string(),
  company_uuid: formats.uuid.nullable(),
  type: z.enum(['master', 'slave']),
  /** What it may do with what it sees. */
  role: memberRole,
  user_status: z.enum(['active', 'unactive']),
  /** 0 = staff not yet identified. */
  staff_status: z.number().int(),
  check_tel: z.boolean(),
  /** Masked: 138****2719. */
  phone: z.string().nullable(),
  user_email: z.string().nullable(),
  expire_date: formats.instant.nullable(),
  resume_filter_enable: z.boolean(),
  version: z.number().int(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const getUserInfo = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/user_info',
  access: 'user',
  silent: true,
  summary: 'The signed-in account',
  input: z.object({}),
  output: userInfo,
});

export const changeUserInfo = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/user_info',
  access: 'user',
  silent: true,
  summary: 'Changes name, position and the resume filter of the signed-in account',
  input: z.object({
    version: z.number().int(),
    name: lineText(1, limits.personName).optional(),
    position: lineText(0, limits.position).optional(),
    resume_filter_enable: z.boolean().optional(),
  }),
  output: userInfo,
});
