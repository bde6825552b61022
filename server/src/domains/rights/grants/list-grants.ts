import * as contract from '@qinghe/contract/rights/grants.ts';
import { FREE_REFRESHES } from '@qinghe/contract/rights/refresh.ts';
import { type Right, rights } from '@qinghe/contract/rights/right.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { grantAccount } from '../../wallet/index.ts';
import { countFree } from '../refresh/refresh-queries.ts';
import { findGrant, type GrantRow, type MoveRow, readLeft, readMoves, readUses } from './grant-queries.ts';
import { readAllUsable } from './use-units.ts';

const DAY = 86_400_000;
/** Days before its end from which a grant is said to end soon. */
const ENDING_DAYS = 14;

const present = ({ right_name: right, expires_at: until, ...grant }: GrantRow, left: number): contract.Grant => ({
  ...grant,
  right,
  left,
  until,
});

/** Until then a grant ends soon. */
const endingBy = (now: Date): string => new Date(now.getTime() + ENDING_DAYS * DAY).toISOString();

/** What is left of each right. */
export const getRights = read(contract.getRights, async ({ db, member: { companyUuid }, now }) => {
  const soon = endingBy(now);
  const usable = await readAllUsable(db, companyUuid, now);
  const sum = (some: typeof usable) => some.reduce((units, { left }) => units + left, 0);
  const all = rights.map((right) => {
    const grants = usable.filter(({ right_name }) => right_name === right);
    const ending = sum(grants.filter(({ expires_at }) => expires_at <= soon));
    return { right, left: sum(grants), ending, next_end: grants[0]?.expires_at ?? null };
  });
  return { rights: all, free_refreshes: FREE_REFRESHES - (await countFree(db, companyUuid, chinaDay(now))) };
});

/** Grants that can be used. */
export const listGrants = read(contract.listGrants, async ({ db, member: { companyUuid }, now }, { right }) => {
  const usable = await readAllUsable(db, companyUuid, now);
  const grants = usable.filter(({ right_name }) => right === undefined || right_name === right);
  const items = grants.map(({ left, ...grant }) => present(grant, left));
  return { items, propsNum: items.reduce((sum, { left }) => sum + left, 0) };
});

const jobOf = ({ job_uuid: uuid, job_title }: MoveRow) => (uuid === null ? null : { uuid, title: job_title ?? '' });

/** Invitations that can be used, and the radar: there is none of it yet. */
export const getTalentRights = read(contract.getTalentRights, async ({ db, member: { companyUuid }, now }) => {
  const soon = endingBy(now);
  const usable = (await readAllUsable(db, companyUuid, now)).filter(({ right_name }) => right_name === 'invitation');
  const grants = usable.map(({ left, ...grant }) => present(grant, left));
  const sum = (some: typeof grants) => some.reduce((units, { left }) => units + left, 0);
  const ending = sum(grants.filter(({ until }) => until <= soon));
  return {
    invitation: { left: sum(grants), ending, next_end: grants[0]?.until ?? null, grants },
    radar: { left: 0, ending: 0, next_end: null, grants: [] },
  };
});

/** One grant with what was done with it. @throws AppError 40401 */
export const getGrant = read(contract.getGrant, async ({ db, member: { companyUuid } }, { uuid }) => {
  const grant = requireFound(await findGrant(db, companyUuid, uuid));
  const account = grantAccount(grant.right_name, uuid);
  const [left, moves] = [await readLeft(db, companyUuid), await readMoves(db, companyUuid, account)];
  return {
    grant: present(grant, left.get(account) ?? 0),
    entries: moves.map((move) => ({
      ...{ uuid: move.uuid, at: move.at, kind: move.kind as 'grant' | 'use' | 'undo_use' | 'lapse' },
      ...{ units: move.amount, left: move.balance_after, actor: move.actor, job: jobOf(move) },
    })),
  };
});

/** Units that were used. */
export const listUses = read(contract.listUses, async ({ db, scope }, { right, ...page }) => {
  const accounts = (right ? [right] : rights).map((one) => `right.${one}.used`);
  const { items, next_cursor } = await readUses(db, scope, accounts, page);
  return {
    items: items.map((move) => ({
      ...{ uuid: move.uuid, at: move.at, right: move.unit as Right },
      ...{ units: move.amount, actor: move.actor, job: jobOf(move) },
    })),
    next_cursor,
  };
});
