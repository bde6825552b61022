import { randomInt } from 'node:crypto';
import * as contract from '@qinghe/contract/company/join.ts';
import { maskName, maskPhone } from '@qinghe/contract/formats.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { requireQuota } from '../../../db/quota.ts';
import { read, readForAccount, readForAnyone } from '../../../http/read.ts';
import { type Write, write, writeForAccount } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { findChoices, nameAccount, notifyByMail, notifyByWechat } from '../../account/index.ts';
import { tell } from '../../messages/index.ts';
import { lockCompany } from '../queries.ts';
import { ASKS_A_DAY } from '../quotas.ts';
import { findMaster } from '../review/review-queries.ts';
import { takesPeopleIn } from '../rules.ts';

import {
  findCompanyToJoin,
  findJoinCode,
  insertRequest,
  readOwnRequests,
  saveJoinCode,
  withdrawRequest,
} from './join-queries.ts';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

export const getJoinCode = read(contract.getJoinCode, async ({ db, member, services }) => {
  const { code = null } = (await findJoinCode(db, member.companyUuid)) ?? {};
  return { code, link: code && linkOf(services.publicUrl, code) };
});

/** @throws AppError 40401 for a code that is of no company any more */
export const openJoinCode = readForAnyone(contract.openJoinCode, async ({ db }, { code }) => {
  const { name } = requireFound(await findCompanyToJoin(db, { code, name: '' }));
  return { company: name };
});

export const renewJoinCode = write(
  contract.renewJoinCode,
  { audit: 'company.code_renewed' },
  async ({ db, member, services, note }) => {
    const code = await freshCode(db, member.companyUuid);
    note({ objectUuid: member.companyUuid });
    return { code, link: linkOf(services.publicUrl, code) };
  },
);

async function freshCode(db: Trx, companyUuid: string): Promise<string> {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    if (await saveJoinCode(db, companyUuid, code)) return code;
  }
}

const linkOf = (publicUrl: string, code: string): string => `${publicUrl}/register/join?code=${code}`;

/** @throws AppError 40902 with a reason: unknown company, one that takes nobody in, asked already, in a company; 429 */
export const joinCompany = writeForAccount(
  contract.joinCompany,
  { audit: 'company.join_asked' },
  async (call, { code, name, message, own_name: ownName }) => {
    const { db, account, now, note } = call;
    if (account.companyUuid !== null) throw new AppError(40902, { reason: 'company.already' });
    await requireQuota(db, ASKS_A_DAY, account.accountUuid, { now });
    const company = await findCompanyToJoin(db, { code, name });
    const field = code === undefined ? 'name' : 'code';
    if (!company) throw new AppError(40902, { field, reason: 'join.unknown' });
    await requireOpen(db, company.company_uuid, field);
    const uuid = uuidv7();
    const request = { uuid, account_uuid: account.accountUuid, way: field, message, created_at: now } as const;
    if (!(await insertRequest(db, company.company_uuid, request)))
      throw new AppError(40902, { field, reason: 'join.waiting' });
    if (ownName !== '') await nameAccount(db, account.accountUuid, ownName);
    note({ companyUuid: company.company_uuid, objectUuid: uuid });
    await tellMasters(db, company.company_uuid, account.accountUuid);
    await notifyMaster(call, company.company_uuid);
    return { uuid, company: company.name, state: 'waiting' as const, created_at: now.toISOString() };
  },
);

/** Held until the end, so that its last member does not leave meanwhile. @throws AppError 40902 with whom to ask */
async function requireOpen(db: Trx, companyUuid: string, field: 'code' | 'name'): Promise<void> {
  const company = requireFound(await lockCompany(db, companyUuid));
  const master = await findMaster(db, companyUuid);
  if (!master) throw new AppError(40902, { field, reason: 'join.nobody' });
  if (!takesPeopleIn(company))
    throw new AppError(40902, { field, reason: 'join.held', values: { name: maskName(master.name) } });
}

/** An open list of members shows who asks, and who asks no more. */
const tellMasters = (db: Trx, companyUuid: string, uuid: string): Promise<void> =>
  publishEvent(db, { companyUuid, owners: [] }, { type: 'member.changed', uuid });

/** By a message, and by e-mail and WeChat as the master wants it; nothing that the asking person typed goes along. */
async function notifyMaster(call: Write, companyUuid: string): Promise<void> {
  const { db, services } = call;
  const master = await findMaster(db, companyUuid);
  if (!master) return;
  await tell(call, 'joinAsked', { companyUuid, to: [master.uuid] });
  const link = `${services.publicUrl}/control/account-management`;
  const choices = await findChoices(db, master.uuid);
  if (choices?.join_requests) await notifyByMail({ ...call, locale: 'zh-CN' }, choices.email, 'joinAsked', { link });
  await notifyByWechat(call, master.uuid, 'join_requests', { notice: 'joinAsked', link });
}

export const listOwnRequests = readForAccount(contract.listOwnRequests, async ({ db, account }) => ({
  items: await readOwnRequests(db, account.accountUuid),
}));

/** @throws AppError 40401 where nothing of its own waits under the uuid */
export const withdrawJoin = writeForAccount(
  contract.withdrawJoin,
  { audit: { none: 'A company hears of it by what is gone' } },
  async ({ db, account }, { uuid }) => {
    const { company_uuid } = requireFound(await withdrawRequest(db, account.accountUuid, uuid));
    await tellMasters(db, company_uuid, account.accountUuid);
    return {};
  },
);

/** Whom to ask in the company; masked, since colleagues know who is meant. */
export const getMasterInfo = read(contract.getMasterInfo, async ({ db, member }) => {
  const { name, phone } = requireFound(await findMaster(db, member.companyUuid));
  return { name: maskName(name), phone: maskPhone(phone ?? '') };
});
