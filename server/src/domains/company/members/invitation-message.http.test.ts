import { invite, listInvitations } from '@qinghe/contract/company/invitations.ts';
import { expect, test } from 'vitest';
import { makeTeam, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';

const app = await startTestApp();

test('what opens nothing by the time it is to be sent is not sent', async () => {
  const { master, company } = await makeTeam(app);
  const { services, clock } = app;
  const invited = async () => {
    const { addresses, days, most_uses, job_limit } = {
      addresses: [unusedPhone()],
      days: 7,
      most_uses: 1,
      job_limit: null,
    };
    const { items } = await app.ok(invite, { addresses, days, most_uses, job_limit }, { token: master.token });
    return { uuid: items[0]?.uuid ?? '', phone: addresses[0] ?? '' };
  };
  const shown = async (uuid: string) =>
    (await app.ok(listInvitations, {}, { token: master.token })).items.find((item) => item.uuid === uuid)?.delivery;
  const send = async () => {
    const waiting = await readDeliveries(services, { kind: 'company.invitation' });
    await sendDeliveries(
      services,
      waiting.map(({ uuid }) => uuid),
    );
  };
  const textsTo = (phone: string) =>
    services.db.selectFrom('outbox_message').select('body').where('address', '=', phone).execute();
  const [sent, ended, held] = [await invited(), await invited(), await invited()];
  expect(await shown(sent.uuid)).toBe('waiting');
  await services.db.updateTable('invitation').set({ revoked_at: clock.now() }).where('uuid', '=', ended.uuid).execute();
  const freeze = (frozen_at: Date | null) =>
    services.db.updateTable('company').set({ frozen_at }).where('company_uuid', '=', company.company_uuid).execute();
  await freeze(clock.now());
  await send();
  await freeze(null);
  expect(await textsTo(ended.phone)).toEqual([]);
  expect(await textsTo(held.phone)).toEqual([]);
  expect(await shown(held.uuid)).toBe('refused');
});
