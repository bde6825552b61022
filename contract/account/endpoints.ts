import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { formats, isEmail, isMainlandPhone, lineText } from '../formats.ts';
import { limits } from '../limits.ts';

/** What a code is for; a code of one purpose opens nothing else. */
export const codePurpose = z.enum(['login', 'apply']);
export type CodePurpose = z.infer<typeof codePurpose>;

/** User info of the product document, section 3, and what the shell shows of it. */
export const userInfo = z.object({
  useruuid: formats.uuid,
  name: z.string(),
  position: z.string(),
  head_url: z.string(),
  company_uuid: formats.uuid.nullable(),
  type: z.enum(['master', 'slave']),
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

const captchaProof = z.string().max(100).optional();

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/v1/hr_users/login',
  access: 'public',
  silent: true,
  perMinute: 60,
  summary: 'Logs in by phone or e-mail and password; ends any other session of the account',
  input: z.object({
    account: z
      .string()
      .trim()
      .max(254)
      .refine((text) => isMainlandPhone(text) || isEmail(text), 'format.account'),
    password: z.string().min(1, 'format.required').max(100),
    captcha_proof: captchaProof,
  }),
  output: z.object({ token: z.string(), user: userInfo }),
});

export const quickLogin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/hr_users/quick_login',
  access: 'public',
  perMinute: 60,
  summary: 'Logs in by phone and SMS code; a new phone gets a new account without company',
  input: z.object({ phone: formats.mainlandPhone, code: formats.smsCode }),
  output: z.object({ token: z.string(), user: userInfo }),
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/v1/hr_users/logout',
  access: 'user',
  summary: 'Ends this session',
  input: z.object({}),
  output: z.object({}),
});

/** An ALTCHA proof-of-work challenge: the caller finds the number whose derived key has `keyPrefix`. */
export const captchaChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/v2/user/point/validate_code',
  access: 'public',
  silent: true,
  perMinute: 60,
  summary: 'A captcha challenge to solve before a sensitive step',
  input: z.object({}),
  output: z.object({ challenge: z.record(z.string(), z.unknown()) }),
});

const captchaAnswer = {
  input: z.object({ payload: z.string().min(1).max(4000) }),
  output: z.object({ captcha_proof: z.string() }),
};

export const captcha = defineEndpoint({
  method: 'POST',
  path: '/api/v1/hr_users/captcha',
  access: 'public',
  perMinute: 60,
  summary: 'Checks a captcha solution and gives a one-time proof that SMS sending and login accept',
  ...captchaAnswer,
});

export const captchaForStep = defineEndpoint({
  method: 'POST',
  path: '/api/v2/user/point/validate_code',
  access: 'public',
  perMinute: 60,
  summary: 'The answer to a captcha challenge of a sensitive step',
  ...captchaAnswer,
});

export const sendSms = defineEndpoint({
  method: 'POST',
  path: '/api/v2/sms/send',
  access: 'public',
  perMinute: 60,
  summary: 'Sends an SMS code; needs a captcha proof, limited per phone and address',
  input: z.object({
    phone: formats.mainlandPhone,
    purpose: codePurpose.default('login'),
    captcha_proof: z.string().max(100).default(''),
  }),
  output: z.object({
    /** Seconds until another code may be asked for. */
    resend_after: z.number().int(),
  }),
});

export const checkSms = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sms/check',
  access: 'public',
  perMinute: 60,
  summary: 'Checks a code without using it up',
  input: z.object({ phone: formats.mainlandPhone, code: formats.smsCode, purpose: codePurpose.default('login') }),
  output: z.object({ valid: z.boolean() }),
});

export const getUserInfo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/account/user_info',
  access: 'user',
  silent: true,
  summary: 'The signed-in account',
  input: z.object({}),
  output: userInfo,
});

export const changeUserInfo = defineEndpoint({
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

/** Answers 100, or one of 5101–5106 as an error. */
export const checkInfo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/account/check_info',
  access: 'user',
  silent: true,
  summary: 'Account check: whether the account may work, or which step is missing',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
});

export const getConsultant = defineEndpoint({
  method: 'GET',
  path: '/api/v1/yjy',
  access: 'user',
  summary: 'The is_yjy flag and the consultant of the company',
  input: z.object({}),
  output: z.object({
    is_yjy: z.boolean(),
    expire_date: formats.instant.nullable(),
    contact: z.object({ uuid: formats.uuid, name: z.string() }).nullable(),
  }),
});
