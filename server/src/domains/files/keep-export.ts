import { createHash } from 'node:crypto';
import type { exportedFile } from '@qinghe/contract/company/audit.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { nameOf } from '../../actor.ts';
import { chinaDay } from '../../china-day.ts';
import { withTransaction } from '../../db/database.ts';
import { type Quota, requireQuota } from '../../db/quota.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { auditedTransaction } from '../../http/write.ts';
import { insertFile } from './queries.ts';
import { fileKey } from './storage-keys.ts';
import { type Cell, writeSheet, XLSX } from './write-sheet.ts';

const EXPORTS_AN_HOUR: Quota = { name: 'exports of an account', most: 20, seconds: 3600 };
const ADDRESS_SECONDS = 600;

interface Export {
  /** What the audit log calls it. */
  audit: AuditAction;
  /** What it is about, where that is one thing. */
  objectUuid?: string;
  title: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** There were more. */
  cut: boolean;
}

/**
 * Keeps rows as a spreadsheet for the member who asks; it is erased with the other files that nothing points at.
 * @throws AppError 429 after twenty in an hour
 */
export async function keepExport(
  context: RequestContext,
  { audit, objectUuid, title, head, rows, cut }: Export,
): Promise<z.infer<typeof exportedFile>> {
  const { services, now } = context;
  const member = requireMember(context);
  const { companyUuid } = member;
  await withTransaction(services.db, (db) => requireQuota(db, EXPORTS_AN_HOUR, member.accountUuid, { now }));
  const uuid = uuidv7();
  const name = `${title} ${chinaDay(now)}.xlsx`;
  const bytes = await writeSheet(title, head, rows);
  const storageKey = fileKey(companyUuid, 'export', uuid);
  await services.storage.put(storageKey, { bytes, type: XLSX });
  await auditedTransaction(context, { audit, input: {}, companyUuid, actor: nameOf(member) }, async ({ db, note }) => {
    await insertFile(db, companyUuid, {
      uuid,
      purpose: 'export',
      name,
      type: XLSX,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storage_key: storageKey,
      reading_state: null,
    });
    note({ detail: { rows: rows.length }, ...(objectUuid && { objectUuid }) });
  });
  const { url } = await services.storage.signedUrl(storageKey, { name, type: XLSX, seconds: ADDRESS_SECONDS });
  return { url, rows: rows.length, cut };
}
