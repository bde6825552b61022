import { valuesOf } from '@qinghe/contract/company/paper-values.ts';
import * as contract from '@qinghe/contract/company/register-marks.ts';
import { writeForOperator } from '../../../http/operator.ts';
import { requireFound } from '../../../refusals.ts';
import { deleteMark, readMarks, saveMark } from './register-mark-queries.ts';
import { findSubmitted } from './review-queries.ts';

/**
 * Keeps what an operator has read in the public register about a field. The company hears nothing of it, not in its log
 * either: it stands in the operators' own. @throws AppError 40401 for a company that has handed in nothing
 */
export const noteRegister = writeForOperator(
  contract.noteRegister,
  { audit: 'case.register_noted' },
  async ({ db, operator, now, note }, { uuid, field, mark, words }) => {
    const submitted = requireFound(await findSubmitted(db, uuid));
    if (mark === null) await deleteMark(db, uuid, field);
    else
      await saveMark(db, uuid, {
        field,
        mark,
        words,
        about: valuesOf(submitted)[field] ?? '',
        operator_uuid: operator.operatorUuid,
        at: now,
      });
    note({ objectUuid: uuid, detail: { field, mark: mark ?? '' } });
    return { marks: await readMarks(db, uuid) };
  },
);
