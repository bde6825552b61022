import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { type getImport, SHOWN_PROBLEM_ROWS } from '@qinghe/contract/imports/import.ts';
import type { JobField } from '@qinghe/contract/jobs/job.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useMendCell } from '../../../domains/imports/api/import-jobs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import styles from './import-result.module.css';
import { cellDraft, cellId, ProblemCell } from './problem-cell.tsx';

type Found = OutputOf<typeof getImport>;
type ProblemRow = Found['problems'][number];
interface Cell {
  row: number;
  field: JobField;
}

/** The rows that have problems, by the number that the sheet gives them, with each cell that is to be mended. */
export function ProblemTable({ found }: { found: Found }) {
  const { t } = useTranslation('imports');
  const rows = found.problems;
  const editor = useCellEditor(found);
  return (
    <>
      <DataTable
        label={t('problems')}
        rows={rows}
        keyOf={({ row }) => String(row)}
        nameOf={({ row, title }) => title || t('row', { row })}
        columns={[
          { key: 'row', title: t('rowHead'), cell: ({ row }) => row, align: 'end', whole: true, phone: 'aside' },
          { key: 'title', title: t('titleHead'), cell: ({ title }) => title, phone: 'title' },
          {
            key: 'problems',
            title: t('reasonHead'),
            cell: (row) => (
              <ul className={styles.reasons}>
                {fieldsOf(row).map((field) => (
                  <ProblemCell key={field} {...editor.propsOf(row, field)} />
                ))}
              </ul>
            ),
            phone: 'second',
          },
        ]}
      />
      {rows.length === SHOWN_PROBLEM_ROWS && <p className={styles.more}>{t('more', { count: SHOWN_PROBLEM_ROWS })}</p>}
    </>
  );
}

const fieldsOf = ({ problems }: ProblemRow): JobField[] => [...new Set(problems.map(({ field }) => field))];

/** Cells that keep a row from being imported or published, in their order. */
const brokenIn = (rows: readonly ProblemRow[]): Cell[] =>
  rows.flatMap((row) =>
    fieldsOf(row)
      .filter((field) => row.problems.some((one) => one.field === field && one.level !== 'advise'))
      .map((field) => ({ row: row.row, field })),
  );

/** One cell is typed at a time; what was saved leads to the next broken one, unless it is still broken itself. */
function useCellEditor({ uuid, state, problems }: Found) {
  // What the server says stands there, where the page has not heard of it yet.
  const [editing, setEditing] = useState<(Cell & { stands?: string }) | null>(null);
  const mend = useMendCell({
    onStale: ({ text }, { row, field }) => setEditing({ row, field, stands: text }),
  });
  const save = async (cell: Cell, text: string, shown: string) => {
    const broken = brokenIn(problems);
    const next = broken[broken.findIndex((one) => isSame(one, cell)) + 1] ?? null;
    const mended = await mend.run({ uuid, ...cell, text, seen: editing?.stands ?? shown });
    if (!mended) return;
    cellDraft(uuid, cell.row, cell.field).clear();
    setEditing(mended.is_broken ? { ...cell, stands: mended.text } : next);
  };
  const leave = ({ row, field }: Cell) => {
    flushSync(() => setEditing(null));
    document.getElementById(cellId(row, field))?.focus();
  };
  return {
    propsOf: ({ row, cells, problems: all }: ProblemRow, field: JobField) => {
      const cell = { row, field };
      const text = cells[field] ?? '';
      return {
        ...cell,
        importUuid: uuid,
        text,
        problems: all.filter((one) => one.field === field),
        isOpen: state === 'checked',
        isEditing: state === 'checked' && editing !== null && isSame(editing, cell),
        busy: mend.busy,
        onEdit: () => setEditing(cell),
        onLeave: () => leave(cell),
        onSave: (typed: string) => void save(cell, typed, text),
      };
    },
  };
}

const isSame = (one: Cell, other: Cell): boolean => one.row === other.row && one.field === other.field;
