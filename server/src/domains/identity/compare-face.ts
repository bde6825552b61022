import { formats } from '@qinghe/contract/formats.ts';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { writeAudit } from '../../db/audit.ts';
import { withTransaction } from '../../db/database.ts';
import { unseal } from '../../http/sealed.ts';
import type { FaceOutcome } from '../../providers/face/port.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { nameAccount, publishToAccount } from '../account/index.ts';
import { markIdentified } from '../company/index.ts';
import { findPaper } from '../files/index.ts';
import { findFaceToCompare, readFaces, setFaceOutcome } from './face-queries.ts';
import { isNumberTaken, lockIdentity, setDecision } from './queries.ts';
import { insertStep } from './review-queries.ts';

type Person = NonNullable<Awaited<ReturnType<typeof findFaceToCompare>>>;

/**
 * Has a face compared where a service does that. The same face passes at once; nobody is refused by a machine: whatever
 * else comes out, an operator decides.
 */
export const compareFace = defineTask({
  name: 'identity.compare-face',
  payload: z.object({ account_uuid: formats.uuid, version: z.number().int() }),
  retries: 2,
  /** As an outcome that says nothing: an operator decides. */
  givenUp: ({ db }, { account_uuid: accountUuid, version }) =>
    withTransaction(db, async (trx) => {
      if (!(await findFaceToCompare(trx, accountUuid, version))) return;
      await lockIdentity(trx, accountUuid);
      if (!(await findFaceToCompare(trx, accountUuid, version))) return;
      await setFaceOutcome(trx, accountUuid, 'operator');
      await publishToAccount(trx, accountUuid, { type: 'identity.changed' });
    }),
  async run(services, { account_uuid: accountUuid, version }, { last }) {
    const person = await findFaceToCompare(services.db, accountUuid, version);
    if (!person) return;
    const outcome = await outcomeOf(services, accountUuid, version, person).catch((error: unknown) => {
      if (last) return 'operator' as const;
      throw error;
    });
    await withTransaction(services.db, async (trx) => {
      const current = await lockIdentity(trx, accountUuid);
      if (!(await findFaceToCompare(trx, accountUuid, version))) return;
      await setFaceOutcome(trx, accountUuid, outcome);
      await publishToAccount(trx, accountUuid, { type: 'identity.changed' });
      if (outcome !== 'same' || (await isNumberTaken(trx, accountUuid))) return;
      const decision = { check_status: 2, reason: '', decided_by: null, decided_at: services.clock() };
      const actor = { kind: 'clock' as const, uuid: null };
      await insertStep(trx, accountUuid, { step: 'passed', actor, at: decision.decided_at });
      await setDecision(trx, accountUuid, { ...decision, version: current.version + 1 });
      await markIdentified(trx, accountUuid);
      await nameAccount(trx, accountUuid, person.name);
      const { company_uuid: companyUuid } = person;
      if (companyUuid === null) return;
      const passed = { action: 'identity.reviewed' as const, detail: { passes: true, face: outcome } };
      await writeAudit(trx, { companyUuid, actor, ...passed, objectUuid: accountUuid, requestId: '' });
    });
  },
});

async function outcomeOf(
  { db, storage, face, signingSecret }: Services,
  accountUuid: string,
  version: number,
  { name, document, number_sealed: sealed }: Person,
): Promise<FaceOutcome> {
  const [first] = await readFaces(db, accountUuid);
  const paper = first && (await findPaper(db, first));
  // The service knows the pictures of identity cards alone.
  if (!paper || document !== 'id_card' || sealed === null) return 'operator';
  const number = String(unseal(sealed, signingSecret));
  const bytes = await storage.get(paper.storage_key);
  // The same for every try, so that the service counts one comparison.
  const key = uuidv5(`${version}`, accountUuid);
  return face.compare({ name, number, picture: { bytes, type: paper.type } }, key);
}
