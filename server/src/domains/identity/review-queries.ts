import type { IdentityReview } from '@qinghe/contract/identity/cases.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Reader, Trx } from '../../db/database.ts';

interface NewStep {
  step: IdentityReview['step'];
  actor: { kind: 'account' | 'operator' | 'clock'; uuid: string | null };
  reason?: string;
  message?: string;
  at: Date;
}

export async function insertStep(
  trx: Trx,
  accountUuid: string,
  { actor, reason = '', message = '', ...step }: NewStep,
): Promise<void> {
  const who = { actor_kind: actor.kind, actor_uuid: actor.uuid };
  await trx
    .insertInto('identity_review')
    .values({ uuid: uuidv7(), account_uuid: accountUuid, ...step, ...who, reason, message })
    .execute();
}

/** What was handed in or appealed since the last decision is taken back: nothing is kept of it. */
export async function deleteStepsUndecided(trx: Trx, accountUuid: string): Promise<void> {
  await trx
    .deleteFrom('identity_review')
    .where('account_uuid', '=', accountUuid)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('identity_review as decision')
            .select('decision.uuid')
            .whereRef('decision.account_uuid', '=', 'identity_review.account_uuid')
            .whereRef('decision.at', '>=', 'identity_review.at')
            .where('decision.step', 'in', ['passed', 'refused']),
        ),
      ),
    )
    .execute();
}

/** Every step, the newest first. */
export const readSteps = (reader: Reader, accountUuid: string): Promise<IdentityReview[]> =>
  reader
    .selectFrom('identity_review')
    .leftJoin('operator', 'operator.uuid', 'identity_review.actor_uuid')
    .select([
      'identity_review.uuid',
      'identity_review.step',
      'identity_review.actor_kind as by',
      'operator.name as by_name',
      'identity_review.reason',
      'identity_review.message',
      'identity_review.at',
    ])
    .where('identity_review.account_uuid', '=', accountUuid)
    .orderBy('identity_review.at', 'desc')
    .orderBy('identity_review.uuid', 'desc')
    .limit(200)
    .execute();
