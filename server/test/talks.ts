import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { signUpForTalk, TalkVisitor } from '@qinghe/contract/talks/sign-up.ts';
import type { TestApp } from './app.ts';
import { codeFor } from './codes.ts';
import { randomPhone } from './factories.ts';

export const aVisitor = (overrides: Partial<TalkVisitor> = {}): TalkVisitor => ({
  name: '谢雨桐',
  phone: randomPhone(),
  school: '武汉理工大学',
  major: '车辆工程',
  degree: 'master',
  graduation_year: 2027,
  ...overrides,
});

/** A sign-up for a talk with a code that was sent to the phone. */
export async function signUpInput(
  app: TestApp,
  talk_uuid: string,
  overrides: Partial<TalkVisitor> = {},
): Promise<ParsedInputOf<typeof signUpForTalk>> {
  const visitor = aVisitor(overrides);
  return { talk_uuid, visitor, code: await codeFor(app, visitor.phone, 'apply'), consent: true };
}
