import { randomBytes } from 'node:crypto';
import * as contract from '@qinghe/contract/intake/mails.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireFound, requireRoom } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { requireJob } from '../start-import.ts';
import {
  type AddressRow,
  findOwnAddress,
  insertAddress,
  lockAddressesOf,
  readAddresses,
  revoke,
} from './address-queries.ts';
import { readMails } from './mail-queries.ts';

const SHOWN_MAILS = 50;
const MAILBOX_BYTES = 10;
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Eighty bits of chance as people can read them out. */
const newMailbox = (): string => {
  const bits = BigInt(`0x${randomBytes(MAILBOX_BYTES).toString('hex')}`);
  const signs = Array.from({ length: 16 }, (_, index) => BASE32[Number((bits >> BigInt(5 * index)) & 31n)]);
  return `cv-${signs.join('')}`;
};

/** @throws AppError 40401 for a job that is not the caller's to see, 40902 without a way for mails, for a job that takes none, or for too many */
export const makeAddress = write(
  contract.makeAddress,
  { audit: 'application.address_made' },
  async (call, { job_uuid, basis, basis_note }) => {
    const { db, member, services, now } = call;
    const { companyUuid, accountUuid } = member;
    if (!services.inboundMail) throw new AppError(40902, { reason: 'intake.noMail' });
    await requireJob(call, job_uuid);
    await requireRoom({
      lock: () => lockAddressesOf(db, accountUuid),
      count: async () => (await readAddresses(db, companyUuid, accountUuid)).length,
      most: contract.MAX_ADDRESSES,
      reason: 'intake.addresses',
    });
    const uuid = uuidv7();
    const owner = { company_uuid: companyUuid, uuid, account_uuid: accountUuid, job_uuid };
    await insertAddress(db, { ...owner, mailbox: newMailbox(), basis, basis_note, created_at: now });
    call.note({ objectUuid: null, detail: { address: uuid, job: job_uuid, basis } });
    return present(services, requireFound(await findOwnAddress(db, companyUuid, accountUuid, uuid)));
  },
);

export const listAddresses = read(contract.listAddresses, async ({ db, member, services }) => ({
  items: (await readAddresses(db, member.companyUuid, member.accountUuid)).map((row) => present(services, row)),
  arrive:
    services.inboundMail === null
      ? ('nowhere' as const)
      : services.inboundMail.receives
        ? ('mail' as const)
        : ('file' as const),
}));

/** Twice is once. @throws AppError 40401 unknown, or another account's */
export const revokeAddress = write(
  contract.revokeAddress,
  { audit: 'application.address_revoked' },
  async ({ db, member, services, now, note }, { uuid }) => {
    const { companyUuid, accountUuid } = member;
    requireFound(await findOwnAddress(db, companyUuid, accountUuid, uuid));
    await revoke(db, companyUuid, uuid, now);
    note({ objectUuid: null, detail: { address: uuid } });
    return present(services, requireFound(await findOwnAddress(db, companyUuid, accountUuid, uuid)));
  },
);

export const listMails = read(contract.listMails, async ({ db, member }) => ({
  items: await readMails(db, member.companyUuid, member.accountUuid, SHOWN_MAILS),
}));

const present = ({ inboundMail }: Pick<Services, 'inboundMail'>, { mailbox, revoked_at, ...row }: AddressRow) => ({
  ...row,
  address: `${mailbox}@${inboundMail?.domain ?? ''}`,
  revoked: revoked_at !== null,
});
