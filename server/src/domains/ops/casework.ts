import * as contract from '@qinghe/contract/ops/casework.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { deleteHeld, insertNote, lockHeld, readNotes } from '../../casework/casework-queries.ts';
import { writeForOperator } from '../../http/operator.ts';
import { hasCompanyCase } from '../company/index.ts';
import { hasIdentityCase } from '../identity/index.ts';
import { hasAppeal } from '../jobs/index.ts';

/** @throws AppError 40902 once it has taken effect, or where it is another operator's */
export const takeDecisionBack = writeForOperator(
  contract.takeDecisionBack,
  { audit: 'decision.taken_back' },
  async ({ db, operator, note }, { held_uuid: uuid }) => {
    const held = await lockHeld(db, uuid);
    if (held?.operator_uuid !== operator.operatorUuid) throw new AppError(40902, { reason: 'ops.tookEffect' });
    await deleteHeld(db, uuid);
    note({ objectUuid: held.subject_uuid });
    return {};
  },
);

const isThere = { companies: hasCompanyCase, identities: hasIdentityCase, jobs: hasAppeal };

/** Whom the case is about hears nothing of it: it stands in the operators' log alone. @throws AppError 40401 */
export const noteCase = writeForOperator(
  contract.noteCase,
  { audit: 'case.noted' },
  async ({ db, operator, now, note }, { uuid, queue, kind, words }) => {
    if (!(await isThere[queue](db, uuid))) throw new AppError(40401);
    const operator_uuid = operator.operatorUuid;
    await insertNote(db, { uuid: uuidv7(), subject_uuid: uuid, kind, operator_uuid, words, at: now });
    note({ objectUuid: uuid, ...(kind === 'shelved' && { action: 'case.shelved' }) });
    return { notes: await readNotes(db, uuid) };
  },
);
