import type { Security } from '@qinghe/contract/account/security.ts';
import type { UserInfo } from '@qinghe/contract/account/user-info.ts';

/** An account of which a test says what matters to it. */
export const userInfo = (parts: Partial<UserInfo> = {}): UserInfo => ({
  useruuid: '01890000-0000-7000-8000-000000000001',
  name: '林晓',
  position: '招聘负责人',
  head_url: '/avatar.svg',
  company_uuid: '01890000-0000-7000-8000-000000000002',
  type: 'master',
  role: 'recruiter',
  user_status: 'active',
  staff_status: 1,
  check_tel: true,
  phone: '138****0001',
  user_email: null,
  expire_date: null,
  resume_filter_enable: true,
  version: 3,
  ...parts,
});

/** How that account is opened. */
export const securityOf = (parts: Partial<Security> = {}): Security => ({
  phone: '138****0001',
  email: null,
  has_password: true,
  two_factor: { on: false, recovery_codes_left: 0 },
  wechat: { available: true, nickname: null },
  previous: null,
  session: { started_at: '2026-01-01T00:00:00.000Z', network: '192.0.2.7', expires_at: '2026-01-31T00:00:00.000Z' },
  ...parts,
});
