import type { MessageKind } from '@qinghe/contract/messages/kinds.ts';
import { type Telling, tell } from '../messages/index.ts';
import type { LockedJob } from './queries.ts';

/** Tells the owner of a job what has become of it; a change is told of as its job. */
export const tellOwner = (
  telling: Telling,
  kind: Extract<MessageKind, `job${'Approved' | 'Refused' | 'Expired'}` | `appeal${string}`>,
  companyUuid: string,
  { uuid, change_of, owner_uuid, title, kind: jobKind }: LockedJob,
): Promise<unknown> =>
  tell(telling, kind, {
    companyUuid,
    to: [owner_uuid],
    subjectUuid: change_of ?? uuid,
    params: { job: title, campus: jobKind === 'campus' ? 1 : 0 },
  });
