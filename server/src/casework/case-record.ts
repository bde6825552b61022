import type { CaseRecord } from '@qinghe/contract/casework.ts';
import type { OperatorActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Reader } from '../db/database.ts';
import { findHeld, hasOtherOperator, readNotes } from './casework-queries.ts';

/** What operators know of a case beside its papers. */
export async function readCaseRecord(
  reader: Reader,
  subjectUuid: string,
  { operatorUuid }: OperatorActor,
): Promise<CaseRecord> {
  const held = await findHeld(reader, subjectUuid);
  return {
    held: held
      ? {
          state: held.state,
          decision: held.decision,
          by: held.by,
          is_you: held.operator_uuid === operatorUuid,
          decided_at: held.decided_at,
        }
      : null,
    notes: await readNotes(reader, subjectUuid),
  };
}

/** Who refused what is appealed; both null where nothing is. */
interface Refuser {
  refuser: string | null;
  refuser_uuid: string | null;
}

/** Who refused, as an operator is told. */
export async function presentRefuser(reader: Reader, row: Refuser, { operatorUuid }: OperatorActor) {
  if (row.refuser === null) return null;
  const isYou = row.refuser_uuid === operatorUuid;
  return { name: row.refuser, is_you: isYou, alone: isYou && !(await hasOtherOperator(reader, operatorUuid)) };
}

/** An appeal is for another operator than the one who refused. @throws AppError 40902 */
export function requireOtherOperator(row: Refuser | undefined, { operatorUuid }: OperatorActor): void {
  if (row?.refuser_uuid === operatorUuid) throw new AppError(40902, { reason: 'ops.ownRefusal' });
}
