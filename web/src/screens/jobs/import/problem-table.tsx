import { type ImportProblem, SHOWN_PROBLEM_ROWS } from '@qinghe/contract/imports/import.ts';
import { jobImport } from '@qinghe/contract/texts/job-import.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import styles from './import-result.module.css';

interface ProblemRow {
  row: number;
  title: string;
  problems: ImportProblem[];
}

const tones = { wrong: 'red', block: 'amber', advise: 'neutral' } as const;

/** The rows that have problems, by the number that the sheet gives them, with each reason. */
export function ProblemTable({ rows }: { rows: readonly ProblemRow[] }) {
  const { t } = useTranslation('imports');
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
            cell: ({ problems }) => <Reasons problems={problems} />,
            phone: 'second',
          },
        ]}
      />
      {rows.length === SHOWN_PROBLEM_ROWS && <p className={styles.more}>{t('more', { count: SHOWN_PROBLEM_ROWS })}</p>}
    </>
  );
}

function Reasons({ problems }: { problems: readonly ImportProblem[] }) {
  const { t } = useTranslation('imports');
  return (
    <ul className={styles.reasons}>
      {problems.map(({ level, field, message, words }) => (
        <li key={`${field} ${message} ${words}`}>
          <Tag tone={tones[level]}>{t(`level.${level}`)}</Tag>
          <span>
            {headOf(field)}
            {words !== '' && !message.includes(words) && <q>{words}</q>}
            {t('colon')}
            {message}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The head of a field's column; the name of the field where it has none. */
function headOf(field: string): string {
  const key = `head.${field}`;
  return key in jobImport['zh-CN'] ? say(jobImport, key as keyof (typeof jobImport)['zh-CN'], currentLocale()) : field;
}
