import { nameOf } from '../../../actor.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Member } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Leaving } from '../../../services.ts';
import { deleteKeysOf } from '../check-in/door-key-queries.ts';
import { cancelTalks, handOverTalks } from './queries.ts';

/** The talks of a member who leaves become another one's; where nobody is left (`to` is null), those to come are called off. Keys that they gave out end. */
export async function leaveTalks({ db, now, requestId }: Leaving, member: Member, to: string | null): Promise<void> {
  const { companyUuid, accountUuid: from } = member;
  await deleteKeysOf(db, companyUuid, from);
  const talks =
    to === null ? await cancelTalks(db, companyUuid, now) : await handOverTalks(db, companyUuid, { from, to, at: now });
  const action = to === null ? 'talk.cancelled' : 'talk.handed_over';
  for (const { uuid, owner_uuid } of talks) {
    await writeAudit(db, { companyUuid, actor: nameOf(member), action, objectUuid: uuid, requestId });
    await publishEvent(db, { companyUuid, owners: [owner_uuid] }, { type: 'talk.changed', uuid });
  }
}
