import { createHash } from 'node:crypto';
import type { exportedFile } from '@qinghe/contract/company/audit.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { nameOf } from '../../actor.ts';
import { withTransaction } from '../../db/database.ts';
import { requireQuota } from '../../db/quota.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { auditedTransaction } from '../../http/write.ts';
import { chinaDay } from '../../time/china-day.ts';
import { insertFile } from './queries.ts';
import { EXPORTS_AN_HOUR } from './quotas.ts';
import { fileKey } from './storage-keys.ts';
import { type Cell, type SheetToWrite, writeSheets, XLSX } from './write-sheet.ts';

const ADDRESS_SECONDS = 600;

interface Kept {
  /** What the audit log calls it. */
  audit: AuditAction;
  /** What it is about, where that is one thing. */
  objectUuid?: string;
  title: string;
}

interface Sheet extends Kept {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** A second sheet behind it. */
  more?: SheetToWrite;
  /** There were more. */
  cut: boolean;
}

interface Document extends Kept {
  type: string;
  /** Of the file's name. */
  extension: string;
  bytes: Buffer;
  /** Things that it tells of. */
  rows: number;
  cut: boolean;
}

/**
 * Keeps rows as a spreadsheet for the member who asks; it is erased with the other files that nothing points at.
 * @throws AppError 429 after twenty in an hour
 */
export async function storeExport(
  context: RequestContext,
  { head, rows, more, ...kept }: Sheet,
): Promise<z.infer<typeof exportedFile>> {
  await takeTurn(context);
  const bytes = await writeSheets([{ title: kept.title, head, rows }, ...(more ? [more] : [])]);
  return keep(context, { ...kept, bytes, type: XLSX, extension: 'xlsx', rows: rows.length });
}

/** The same of a document that `draw` makes, unless the member has made too many. @throws AppError 429 */
export async function storeDocument(
  context: RequestContext,
  { draw, ...kept }: Omit<Document, 'bytes'> & { draw: () => Buffer },
): Promise<z.infer<typeof exportedFile>> {
  await takeTurn(context);
  return keep(context, { ...kept, bytes: draw() });
}

const takeTurn = (context: RequestContext): Promise<void> =>
  withTransaction(context.services.db, (db) =>
    requireQuota(db, EXPORTS_AN_HOUR, requireMember(context).accountUuid, { now: context.now }),
  );

async function keep(
  context: RequestContext,
  { audit, objectUuid, title, type, extension, bytes, rows, cut }: Document,
) {
  const { services, now } = context;
  const member = requireMember(context);
  const { companyUuid } = member;
  const uuid = uuidv7();
  const name = `${title} ${chinaDay(now)}.${extension}`;
  const storageKey = fileKey(companyUuid, 'export', uuid);
  await services.storage.put(storageKey, { bytes, type });
  await auditedTransaction(context, { audit, input: {}, companyUuid, actor: nameOf(member) }, async ({ db, note }) => {
    await insertFile(db, companyUuid, {
      uuid,
      purpose: 'export',
      name,
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storage_key: storageKey,
      reading_state: null,
    });
    note({ detail: { rows }, ...(objectUuid && { objectUuid }) });
  });
  const { url } = await services.storage.signedUrl(storageKey, { name, type, seconds: ADDRESS_SECONDS });
  return { url, rows, cut };
}
