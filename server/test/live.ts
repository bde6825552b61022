import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { publishBroadcast, type WrittenBroadcast, writeBroadcast } from '@qinghe/contract/live/console.ts';
import { signUpForBroadcast } from '@qinghe/contract/live/sign-up.ts';
import { minuteOfInstant } from '../src/time/china-day.ts';
import { unusedPhone } from './accounts.ts';
import type { TestApp } from './app.ts';
import { codeFor } from './codes.ts';
import { makeOperator } from './companies.ts';

type Fields = InputOf<typeof writeBroadcast>;

/** What an operator writes of a broadcast that begins so many hours from now. */
export const broadcastIn = (app: TestApp, hours = 48, more: Partial<Fields> = {}): Fields => {
  const at = (offset: number) =>
    minuteOfInstant(new Date(app.clock.now().getTime() + offset * 3_600_000).toISOString());
  return {
    ...{
      title: '校招季怎么写职位',
      title_en: 'Writing campus jobs',
      text: '一小时讲清楚。',
      text_en: 'All in an hour.',
      capacity: null,
    },
    ...{ starts_at: at(hours), ends_at: at(hours + 1), watch_url: 'https://live.example.com/room/8' },
    ...more,
  };
};

export async function makeDraft(app: TestApp, more: Partial<Fields> = {}, hours = 48): Promise<WrittenBroadcast> {
  const { token } = await makeOperator(app);
  return app.ok(writeBroadcast, broadcastIn(app, hours, more), { token });
}

export async function makeBroadcast(app: TestApp, more: Partial<Fields> = {}, hours = 48): Promise<WrittenBroadcast> {
  const { uuid, version } = await makeDraft(app, more, hours);
  const { token } = await makeOperator(app);
  return app.ok(publishBroadcast, { uuid, version }, { token });
}

/** What somebody sends to sign up, with a code that is right. */
export async function liveInput(app: TestApp, broadcast_uuid: string, phone = unusedPhone()) {
  const code = await codeFor(app, phone, 'live');
  const person = { company: '云杉科技', name: '林晓', phone, email: 'lin@example.com' };
  return { broadcast_uuid, ...person, code, consent: true as const };
}

export const signUp = async (app: TestApp, broadcastUuid: string, phone = unusedPhone()) =>
  app.ok(signUpForBroadcast, await liveInput(app, broadcastUuid, phone));

/** The newest sign-up for a broadcast, as the database has it. */
export const newestSignUp = ({ services: { db } }: TestApp, broadcastUuid: string) =>
  db
    .selectFrom('live_sign_up')
    .selectAll()
    .where('broadcast_uuid', '=', broadcastUuid)
    .orderBy('uuid', 'desc')
    .executeTakeFirstOrThrow();
