import { identityNotice } from '@qinghe/contract/texts/decisions.ts';
import { AppError } from '../../app-error.ts';
import type { Write } from '../../http/write.ts';
import { notifyOfDecision, publishToAccount } from '../account/index.ts';
import { markUnidentified } from '../company/index.ts';
import { lockIdentity, markAgain } from './queries.ts';
import { statusAfter } from './rules.ts';

/**
 * A person must show anew who they are, and is kept from the desk until that has passed. What was shown before stays as it
 * is, and is erased when it would have been.
 * @throws AppError 40902 for whoever is not identified
 */
export async function askIdentityAgain(
  call: Pick<Write, 'db' | 'now' | 'services'>,
  accountUuid: string,
): Promise<void> {
  const { db } = call;
  const { check_status, name, version } = await lockIdentity(db, accountUuid);
  if (statusAfter(check_status, 'redo') === undefined) throw new AppError(40902, { reason: 'ops.proposalImpossible' });
  await markAgain(db, accountUuid, version);
  await markUnidentified(db, accountUuid);
  await notifyOfDecision(call, { accountUuid, companyUuid: null, kind: 'identityDecided' }, () =>
    identityNotice({ name, outcome: 'again', reason: '' }),
  );
  await publishToAccount(db, accountUuid, { type: 'identity.changed' });
  await publishToAccount(db, accountUuid, { type: 'company.decided' });
}
