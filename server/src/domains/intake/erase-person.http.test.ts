import { eraseCandidate } from '@qinghe/contract/candidates/erasure.ts';
import { listMails, makeAddress, receiveMail } from '@qinghe/contract/intake/mails.ts';
import { expect, test } from 'vitest';
import { makeMaster, unusedPhone } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { importFiles, importSeen, wordCv } from '../../../test/cv-imports.ts';
import { aMail, signedBy } from '../../../test/intake-mails.ts';
import { makeJob } from '../../../test/jobs.ts';
import { until } from '../../../test/until.ts';
import { ObjectMissing } from '../../providers/storage/port.ts';
import { rawKey } from './mail/raw-key.ts';

const app = await startTestApp({ own: true });
const { db, storage } = app.services;
const { token: operator } = await makeOperator(app);
const master = await makeMaster(app);
const { token } = master;
await app.work();

const settled = (uuid: string) =>
  until(async () => {
    const seen = await importSeen(app, token, uuid);
    return seen.files > 0 && seen.counts.waiting + seen.counts.reading === 0 && seen;
  });
const erase = (address: string, application_count: number) =>
  app.ok(eraseCandidate, { address, application_count, reason: '来信提出' }, { token: operator });

test('an erasure takes a CV along that waits for nothing but a name, and leaves that of another', async () => {
  const job = await makeJob(app, master);
  const [phone, other] = [unusedPhone(), unusedPhone()];
  const files = await Promise.all(
    [phone, other].map(async (one) => ({ name: 'cv.docx', bytes: await wordCv({ name: '', phone: one }) })),
  );
  const uuid = await importFiles(app, token, job.uuid, files);
  expect(await settled(uuid)).toMatchObject({ counts: { needs: 2 } });
  await erase(phone, 0);
  expect(await settled(uuid)).toMatchObject({ counts: { needs: 1 } });
});

test('the sealed mail by which somebody came goes with them', async () => {
  const job = await makeJob(app, master);
  const phone = unusedPhone();
  const { uuid, address } = await app.ok(makeAddress, { job_uuid: job.uuid, basis: 'sent' }, { token });
  const bytes = aMail([{ name: '周明远.docx', bytes: await wordCv({ phone }) }]);
  await app.ok(receiveMail, signedBy(app, address, bytes), { bytes });
  const mail = await until(async () =>
    (await app.ok(listMails, {}, { token })).items.find((one) => one.address_uuid === uuid && one.state === 'taken'),
  );
  expect(await settled(mail.uuid)).toMatchObject({ counts: { made: 1 } });
  const key = rawKey({ company_uuid: job.companyUuid, uuid: mail.uuid });
  expect((await storage.get(key)).length).toBeGreaterThan(0);
  await erase(phone, 1);
  await until(async () => (await storage.get(key).catch((error: unknown) => error)) instanceof ObjectMissing);
  const left = await db.selectFrom('cv_import_file').select('uuid').where('import_uuid', '=', mail.uuid).execute();
  expect(left).toEqual([]);
});
