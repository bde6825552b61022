import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../db/database.ts';
import { hashPassword } from '../domains/account/index.ts';
import { shownKey } from '../domains/files/index.ts';
import { insertOperator } from '../domains/ops/index.ts';
import type { Services } from '../services.ts';
import { type DemoCompany, firstCompany, otherCompanies } from './companies.ts';
import { completeFirstCompany, demoPaperKey, findDemoAccount, insertDemoCompany } from './company-queries.ts';
import { demoLicence } from './licence-picture.ts';

/** Adds two operators and companies in every state of review to the demo; does nothing where they stand already. */
export async function seedDemoCompanies(services: Services, password: string): Promise<void> {
  const found = await withTransaction(services.db, (trx) => findDemoAccount(trx, '13800000011'));
  if (found) return;
  const now = services.clock();
  const passwordHash = await hashPassword(password);
  const operatorUuid = uuidv7();
  const drawn = await Promise.all([firstCompany, ...otherCompanies].map((company) => storeLicence(services, company)));
  await withTransaction(services.db, async (trx) => {
    const shared = { password_hash: passwordHash, created_at: now };
    await insertOperator(trx, { ...shared, uuid: operatorUuid, phone: '13800000009', name: '苏禾' });
    // What one proposes another one confirms.
    await insertOperator(trx, { ...shared, uuid: uuidv7(), phone: '13800000008', name: '周岚' });
    for (const { company, ...paper } of drawn) {
      const common = { ...company, ...paper, operatorUuid, passwordHash, now };
      const account = company === firstCompany ? await findDemoAccount(trx, company.phone) : undefined;
      if (account?.company_uuid)
        await completeFirstCompany(trx, { ...common, companyUuid: account.company_uuid, masterUuid: account.uuid });
      else await insertDemoCompany(trx, { ...common, companyUuid: uuidv7(), masterUuid: uuidv7() });
    }
  });
}

async function storeLicence({ storage }: Services, company: DemoCompany) {
  const paperUuid = uuidv7();
  const bytes = await demoLicence({ ...company.licence, ...company.change });
  const storage_key = demoPaperKey(paperUuid);
  await storage.put(storage_key, { bytes, type: 'image/png' });
  await storage.put(shownKey({ storage_key }), { bytes, type: 'image/png' });
  return { company, paperUuid, paperSize: bytes.length };
}
