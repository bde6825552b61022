import { createHash } from 'node:crypto';
import * as contract from '@qinghe/contract/intake/mails.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { withTransaction } from '../../../db/database.ts';
import { requireQuota } from '../../../db/quota.ts';
import { requireMember } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { seal } from '../../../http/sealed.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { MAILS_OF_ADDRESS } from '../quotas.ts';
import { findMailbox, findOwnAddress } from './address-queries.ts';
import { insertMail, type OfMail } from './mail-queries.ts';
import { rawKey } from './raw-key.ts';
import { readMail } from './read-mail.ts';

const DAY = 86_400_000;
const noAudit = { none: 'that the address was made is written down, and each person who comes by it' };

/** @throws AppError 40401 unknown, revoked, or another account's; 42203 an empty file, 429 too many in a day */
export const dropMail = route(contract.dropMail, noAudit, async (context, { uuid }) => {
  const { companyUuid, accountUuid } = requireMember(context);
  const address = requireFound(await findOwnAddress(context.services.db, companyUuid, accountUuid, uuid));
  if (address.revoked_at !== null) throw new AppError(40401);
  await keepMail(context.services, { company_uuid: companyUuid, uuid }, context.bytes);
  return {};
});

/**
 * What comes to an address that nobody has is thrown away, and its carrier hears the same: else it would tell the sender.
 * @throws AppError 403 not signed, or not lately; 42203 nothing in it, 429 too many in a day
 */
export const receiveMail = route(contract.receiveMail, noAudit, async (context, { recipient, ...signed }) => {
  const { services, now } = context;
  const bytes = context.bytes ?? Buffer.alloc(0);
  if (!services.inboundMail?.isSigned({ recipient, ...signed }, bytes, now)) throw new AppError(403);
  const address = await findRecipient(services, recipient);
  if (address) await keepMail(services, address, bytes);
  return {};
});

/** The address of ours under which a mail comes, if somebody has it. */
export async function findRecipient({ db, inboundMail }: Services, recipient: string): Promise<OfMail | undefined> {
  const [mailbox = '', domain] = recipient.toLowerCase().split('@');
  return domain === inboundMail?.domain ? findMailbox(db, mailbox) : undefined;
}

/**
 * Keeps a mail sealed and has it read, once, however often it comes.
 * @throws AppError 42203 nothing in it, 429 too many in a day
 */
export async function keepMail(services: Services, address: OfMail, bytes: Buffer | null): Promise<void> {
  if (!bytes || bytes.length === 0) throw new AppError(42203, { field: 'file', reason: 'file.empty' });
  const { company_uuid } = address;
  const mail = { company_uuid, uuid: uuidv7() };
  const now = services.clock();
  const sealed = seal(bytes.toString('base64'), services.signingSecret);
  await services.storage.put(rawKey(mail), { bytes: sealed, type: 'application/octet-stream' });
  const isNew = await withTransaction(services.db, async (trx) => {
    const sha256 = createHash('sha256').update(bytes).digest();
    const kept = { received_at: now, raw_until: new Date(now.getTime() + contract.RAW_MAIL_DAYS * DAY) };
    if (!(await insertMail(trx, { ...mail, address_uuid: address.uuid, sha256, ...kept }))) return false;
    await requireQuota(trx, MAILS_OF_ADDRESS, address.uuid, { now });
    await services.tasks.enqueue(trx, readMail, mail);
    return true;
  }).catch(async (error: unknown) => {
    await services.storage.remove(rawKey(mail));
    throw error;
  });
  if (!isNew) await services.storage.remove(rawKey(mail));
}
