import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { returnTaken } from '../../rights/index.ts';
import { type Ledger, openLedger } from '../../wallet/index.ts';
import { changeInvitation, lockInvitation } from './invitation-queries.ts';

interface Unsent {
  job_uuid: string;
  grant_uuid: string | null;
  paid: number;
  gift: number;
}

interface Whose {
  companyUuid: string;
  actorUuid: string | null;
  /** The one invitation, or the batch that was recalled. */
  uuid: string;
}

/** Gives back what invitations took that nobody got; they are ended already, so that it happens once. */
export async function giveBack(
  { db, ledger, now }: { db: Trx; ledger: Ledger; now: Date },
  { companyUuid, actorUuid, uuid }: Whose,
  invitations: readonly Unsent[],
): Promise<{ units: number; coins: number }> {
  const [first] = invitations;
  if (!first) return { units: 0, coins: 0 };
  const taken = invitations.map(({ grant_uuid: grant, paid, gift }) => ({ grant, paid, gift }));
  const whose = { companyUuid, actorUuid, jobUuid: first.job_uuid, right: 'invitation' as const, uuid };
  const back = await returnTaken({ db, ledger, now }, { ...whose, taken });
  if (back.coins > 0) await publishEvent(db, { companyUuid, owners: [] }, { type: 'coins.changed' });
  return back;
}

/** One that cannot go out, or was refused: it ends, and what it took comes back. */
export async function endUndeliverable(
  { db, now }: { db: Trx; now: Date },
  { companyUuid, uuid }: { companyUuid: string; uuid: string },
): Promise<void> {
  const ledger = await openLedger({ db, now }, companyUuid);
  const invitation = await lockInvitation(db, companyUuid, uuid, now);
  if (invitation?.state !== 'held') return;
  await changeInvitation(db, { companyUuid, uuid }, ['held'], { state: 'undeliverable' });
  await giveBack({ db, ledger, now }, { companyUuid, actorUuid: null, uuid }, [invitation]);
}
