import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../src/db/database.ts';
import { hashToken, newToken } from '../src/domains/account/secrets.ts';
import { askConfirmation, saveKey } from '../src/domains/company/steps/licence-queries.ts';
import { saveStep } from '../src/domains/company/steps/step-queries.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makePapers } from './companies.ts';

/** What operators have asked an account to become, in which company. */
export const askToBecome = (
  { services, clock }: TestApp,
  accountUuid: string,
  kind: 'master' | 'member',
  companyUuid: string | null,
): Promise<void> =>
  withTransaction(services.db, (trx) =>
    saveStep(trx, accountUuid, {
      uuid: uuidv7(),
      kind,
      company_uuid: companyUuid ?? '',
      asked_at: clock.now(),
    }),
  );

/** A master's company has papers in force. */
export async function putPapers(app: TestApp, { uuid, companyUuid }: TestAccount): Promise<void> {
  const { licence, credentials } = await makePapers(app, uuid);
  await app.services.db
    .updateTable('company')
    .set({ ...credentials, licence: JSON.stringify(licence) })
    .where('company_uuid', '=', companyUuid)
    .execute();
}

/** The licence of a master's company is to be confirmed. */
export async function askForLicence(app: TestApp, master: TestAccount): Promise<void> {
  await putPapers(app, master);
  const { companyUuid } = master;
  await withTransaction(app.services.db, (trx) => askConfirmation(trx, companyUuid ?? '', app.clock.now()));
}

/** The one-time key of the QR code that a master has just been shown. */
export async function keyOfLicence(app: TestApp, master: TestAccount): Promise<string> {
  await askForLicence(app, master);
  const { token, tokenHash } = newToken();
  const key = {
    key_hash: tokenHash,
    session_hash: hashToken(master.token),
    expires_at: new Date(app.clock.now().getTime() + 600_000),
  };
  await withTransaction(app.services.db, (trx) => saveKey(trx, master.companyUuid ?? '', key));
  return token;
}
