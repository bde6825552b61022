import * as contract from '@qinghe/contract/intake/cv-imports.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import { requireQuota } from '../../db/quota.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { cleanFileName } from '../../http/file-name.ts';
import { route } from '../../http/route.ts';
import { requireFound } from '../../refusals.ts';
import { archiveIn } from './archive-in.ts';
import { findFileAt } from './file-queries.ts';
import { type LockedImport, lockImport, setImport } from './import-queries.ts';
import { presentFile } from './present-import.ts';
import { IMPORTED_BYTES_A_DAY } from './quotas.ts';
import { takeBytes } from './take-bytes.ts';
import { pieceKey } from './zip/pieces.ts';

const noAudit = { none: 'that the import began is written down, and each person whom it brings in' };

/** @throws AppError 40401 unknown, or another account's; 400 a name that is not percent-encoded, 40902 once it is closed, 429 */
export const sendCvFile = route(contract.sendCvFile, noAudit, async (context, { uuid, position, file_name }) => {
  const bytes = context.bytes ?? Buffer.alloc(0);
  const name = cleanFileName(decoded(file_name));
  const found = await requireReceiving(context, uuid, (form) => form !== 'archive');
  const { services } = context;
  if (!(await findFileAt(services.db, found, position))) {
    await takeRoom(context, bytes.length);
    await takeBytes(services, found, { uuid: uuidv7(), position }, { name, bytes });
  }
  return presentFile(requireFound(await findFileAt(services.db, found, position)));
});

/**
 * Takes the next piece of an archive. The first one says already what is no ZIP.
 * @throws AppError 40401 unknown, or another account's; 40920 another offset is next, 400 a wrong length, 42203 no ZIP or too large,
 * 40902 once it is closed, 429
 */
export const sendArchivePiece = route(contract.sendArchivePiece, noAudit, async (context, { uuid, offset }) => {
  const bytes = context.bytes ?? Buffer.alloc(0);
  const { db, storage } = context.services;
  const found = await requireReceiving(context, uuid, (form) => form === 'archive');
  const next = offset + bytes.length;
  // Sent again after a lost answer.
  if (next === found.packed && bytes.length > 0) return { offset: next };
  // Of a last piece, shorter than the others, nothing comes after it.
  if (offset !== found.packed || offset % contract.PIECE_BYTES !== 0)
    throw new AppError(40920, { data: { offset: found.packed } });
  if (offset === 0) requireZip(bytes);
  if (next > contract.MAX_PACKED_BYTES) throw new AppError(42203, { field: 'file', reason: 'intake.tooLarge' });
  await takeRoom(context, bytes.length);
  const type = 'application/octet-stream';
  await storage.put(pieceKey(found, offset / contract.PIECE_BYTES), { bytes, type });
  return withTransaction(db, async (trx) => {
    const locked = requireFound(await lockImport(trx, found));
    if (locked.packed !== offset) throw new AppError(40920, { data: { offset: locked.packed } });
    await setImport(trx, found, { packed: next });
    return { offset: next };
  });
});

function requireZip(bytes: Buffer): void {
  const kind = archiveIn(bytes);
  if (kind === 'archive') return;
  throw new AppError(42203, { field: 'file', reason: kind === undefined ? 'intake.notZip' : `intake.${kind}` });
}

async function requireReceiving(
  context: RequestContext,
  uuid: string,
  takes: (form: LockedImport['form']) => boolean,
): Promise<LockedImport> {
  const { companyUuid: company_uuid, accountUuid } = requireMember(context);
  const found = await withTransaction(context.services.db, (trx) =>
    lockImport(trx, { company_uuid, uuid }, accountUuid),
  );
  const own = requireFound(found);
  if (own.state !== 'receiving' || !takes(own.form)) throw new AppError(40902, { reason: 'intake.closed' });
  return own;
}

const takeRoom = (context: RequestContext, amount: number): Promise<void> =>
  withTransaction(context.services.db, (trx) =>
    requireQuota(trx, IMPORTED_BYTES_A_DAY, requireMember(context).companyUuid, { now: context.now, amount }),
  );

/** @throws AppError 400 */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new AppError(400, { field: 'file_name', reason: 'intake.fileName' });
  }
}
