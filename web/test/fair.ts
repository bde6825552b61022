import type { FairCompany } from '@qinghe/contract/fairs/decide.ts';
import type { Fair } from '@qinghe/contract/fairs/sign-up.ts';
import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';

/** A fair that is open and to come. */
export const writtenFair = (overrides: Partial<WrittenFair> = {}): WrittenFair => ({
  uuid: '01890000-0000-7000-8000-00000000000b',
  version: 2,
  state: 'open',
  title: '武汉理工秋季双选会',
  place: '武汉理工大学',
  address: '南湖校区 体育馆',
  city: '420100',
  city_name: '武汉市',
  starts_at: '2026-12-05T09:00',
  ends_at: '2026-12-05T16:00',
  closes_at: '2026-11-30T18:00',
  booths: 120,
  text: '信息、机械、材料类专业学生到场。',
  over: false,
  cancel_reason: '',
  saved_by: '苏禾',
  saved_at: '2026-11-22T02:00:00.000Z',
  abilities: { edit: true, publish: false, cancel: true, remove: false },
  ...overrides,
});

type SignUp = NonNullable<Fair['sign_up']>;

/** A sign-up that waits for its booth. */
export const signUpOf = (overrides: Partial<SignUp> = {}): SignUp => ({
  uuid: '01890000-0000-7000-8000-00000000000c',
  version: 1,
  state: 'waiting',
  jobs: [{ uuid: '01890000-0000-7000-8000-00000000000d', title: '算法工程师', state: 'online' }],
  other_jobs: 0,
  contact_name: '林晓',
  contact_phone: '13900000000',
  people: 3,
  booth: null,
  refusal: '',
  signed_at: '2026-11-22T02:00:00.000Z',
  abilities: { change: true, withdraw: true },
  ...overrides,
});

/** The same fair as a company sees it that has not signed up. */
export function fairOf(overrides: Partial<Fair> = {}): Fair {
  const { version: _version, saved_by: _by, saved_at: _at, abilities: _abilities, ...fair } = writtenFair();
  return { ...fair, booths_left: 93, days_left: 6, sign_up: null, ...overrides };
}

/** A company at a fair, as operators see it. */
export const fairCompany = (overrides: Partial<FairCompany> = {}): FairCompany => ({
  uuid: '01890000-0000-7000-8000-00000000000c',
  version: 1,
  company: { uuid: '01890000-0000-7000-8000-00000000000e', name: '云杉科技（杭州）有限公司' },
  state: 'waiting',
  jobs: [{ uuid: '01890000-0000-7000-8000-00000000000d', title: '算法工程师' }],
  contact_name: '林晓',
  contact_phone: '13900000000',
  people: 3,
  booth: null,
  refusal: '',
  signed_at: '2026-11-22T02:00:00.000Z',
  ...overrides,
});
