import { getApplication, rejectApplication } from '@qinghe/contract/resumes/endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { makeApplication, makeJob, makeMaster } from '../../../../test/factories.ts';
import { taskHandlers } from '../../../calls.ts';
import { SmsRefused } from '../../../providers/sms/port.ts';
import { sendMessage } from '../task-definitions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

test('a message that the carrier refuses for good is not tried again, and the history says so', async () => {
  const { services, clock } = app;
  const master = await makeMaster(app);
  const { uuid } = await makeApplication(app, await makeJob(app, master), { candidate: { email: '' } });
  await app.ok(rejectApplication, { uuid, version: 1, reason: '不匹配', message: '谢谢投递' }, { token: master.token });
  const { uuid: message_uuid } = await services.db
    .selectFrom('candidate_message')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  let tries = 0;
  services.sms = {
    send: async () => {
      tries += 1;
      throw new SmsRefused('isv.MOBILE_NUMBER_ILLEGAL');
    },
  };
  clock.advance({ seconds: 11 });
  const run = () =>
    taskHandlers(services)
      .find(({ task }) => task.name === sendMessage.name)
      ?.run({ company_uuid: master.companyUuid, message_uuid });
  await run();
  await run();
  expect(tries).toBe(1);
  const { history } = await app.ok(getApplication, { uuid }, { token: master.token });
  expect(history.map((entry) => entry.action)).toEqual(['message_refused', 'rejected', 'applied']);
});
