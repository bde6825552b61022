import type { Talk } from '@qinghe/contract/talks/talks.ts';
import type { MemberRead } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { presentSharing, within } from '../../../sharing.ts';
import { findTalk, type TalkRow } from './queries.ts';
import { isOver, minutesOf, talkAbilities } from './rules.ts';

type Call = Pick<MemberRead, 'db' | 'member' | 'scope' | 'now' | 'services'>;

export function presentTalk({ member, now, services }: Pick<Call, 'member' | 'now' | 'services'>, row: TalkRow): Talk {
  const { shares: _shares, ...rest } = row;
  const { yours, shared_with } = presentSharing(member, row);
  return {
    ...minutesOf(rest),
    over: isOver(row, now),
    owner_name: row.owner_name ?? '',
    yours,
    shared_with,
    abilities: within(yours === 'own', talkAbilities(row, now)),
    share_url: `${services.publicUrl}/talks/${row.uuid}`,
  };
}

/** One talk. @throws AppError 40401 unknown, or not the caller's to see */
export async function readTalk(call: Call, uuid: string): Promise<Talk> {
  return presentTalk(call, requireFound(await findTalk(call.db, call.scope, uuid)));
}
