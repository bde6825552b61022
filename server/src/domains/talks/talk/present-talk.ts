import type { Talk } from '@qinghe/contract/talks/talks.ts';
import type { MemberRead } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { minuteOfInstant } from '../../../time/china-day.ts';
import { findTalk, type TalkRow } from './queries.ts';
import { isOver, talkAbilities } from './rules.ts';

type Call = Pick<MemberRead, 'db' | 'scope' | 'now' | 'services'>;

export const presentTalk = ({ now, services }: Pick<Call, 'now' | 'services'>, row: TalkRow): Talk => ({
  ...row,
  starts_at: minuteOfInstant(row.starts_at),
  ends_at: minuteOfInstant(row.ends_at),
  over: isOver(row, now),
  owner_name: row.owner_name ?? '',
  abilities: talkAbilities(row, now),
  share_url: `${services.publicUrl}/talks/${row.uuid}`,
});

/** One talk. @throws AppError 40401 unknown, or not the caller's to see */
export async function readTalk(call: Call, uuid: string): Promise<Talk> {
  return presentTalk(call, requireFound(await findTalk(call.db, call.scope, uuid)));
}
