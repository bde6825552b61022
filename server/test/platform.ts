import { type InputOf, platformScopes } from '@qinghe/contract/endpoint.ts';
import { createPlatformKey } from '@qinghe/contract/platform/keys.ts';
import { createTalentKey } from '@qinghe/contract/platform/talent-keys.ts';
import { createWebhook, webhookEvents } from '@qinghe/contract/platform/webhooks.ts';
import type { putTalent } from '@qinghe/contract/talents/put.ts';
import { v7 as uuidv7 } from 'uuid';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { aCandidate } from './applications.ts';
import { makeOperator } from './companies.ts';

/** A key of the master's company for everything, or for so much. */
export const makeKey = (
  app: TestApp,
  { token }: { token: string },
  scopes: readonly (typeof platformScopes)[number][] = platformScopes,
) => app.ok(createPlatformKey, { name: '校园平台', scopes: [...scopes] }, { token });

/** A key of a students' platform, as an operator makes it. */
export async function makeTalentKey(app: TestApp, sender = '实习平台') {
  const { token } = await makeOperator(app);
  return app.ok(createTalentKey, { sender, name: '正式环境' }, { token });
}

/** Somebody who agreed to be found, as a students' platform tells of them. */
export function aTalent(change: Partial<PutInput> = {}): PutInput {
  const { name, phone, school, major } = aCandidate();
  return {
    reference: `student-${phone}`,
    ...{ name, phone, school, major },
    degree: 'bachelor',
    graduation_month: '2027-06',
    city: '杭州',
    consent: { version: '2026-09', at: '2026-09-01T08:00:00.000Z' },
    ...change,
  };
}
type PutInput = InputOf<typeof putTalent>;

/** The one address of the master's company, which is told everything. */
export async function makeWebhook(app: TestApp, { token, companyUuid }: TestAccount, url = 'http://127.0.0.1:9/hook') {
  await app.services.db
    .deleteFrom('webhook_endpoint')
    .where('company_uuid', '=', companyUuid ?? '')
    .execute();
  return app.ok(createWebhook, { url, events: [...webhookEvents] }, { token });
}

/** A message to an address of the master's company that has failed for good. */
export async function makeFailedDelivery(app: TestApp, master: TestAccount): Promise<string> {
  const endpoint = await makeWebhook(app, master);
  const [uuid, at] = [uuidv7(), app.clock.now()];
  await app.services.db
    .insertInto('webhook_delivery')
    .values({
      company_uuid: master.companyUuid ?? '',
      uuid,
      endpoint_uuid: endpoint.uuid,
      type: 'job.changed',
      data: '{}',
      at,
      next_at: at,
      state: 'failed',
      settled_at: at,
    })
    .execute();
  return uuid;
}
