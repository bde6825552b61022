import type { ImportColumn } from '@qinghe/contract/imports/import.ts';
import type { JobField } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { useImportValues, useMapColumns } from '../../../domains/imports/api/import-jobs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { headOf, headsOf, listed } from './column-heads.ts';
import styles from './import-result.module.css';

/** A column that is not read, as the select says it. */
const IGNORED = 'ignored';

interface ColumnSectionProps {
  uuid: string;
  kind: JobKind;
  asked: readonly ImportColumn[];
}

/** Columns whose heads say nothing by themselves. */
export const askedOf = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns.filter(({ head, by }) => head !== '' && by !== 'head');

/** Columns whose heads do not say what they hold: what they are most like stands there already, the company's choices too. */
export function ColumnSection({ uuid, kind, asked }: ColumnSectionProps) {
  const { t } = useTranslation('imports');
  const values = useImportValues(kind);
  const map = useMapColumns();
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const unread = asked.filter(({ by }) => by === null);
  const shownOf = (one: ImportColumn) => chosen[one.column] ?? (one.by === null ? (one.near ?? '') : saidOf(one));
  const changed = asked.filter((one) => shownOf(one) !== '' && (one.by === null || shownOf(one) !== saidOf(one)));
  const options = [
    ...(values.data?.fields ?? []).map(({ field, name }) => ({ value: field as string, label: name })),
    { value: IGNORED, label: t('columns.ignore') },
  ];
  const apply = async () => {
    const said = changed.map((one) => ({
      column: one.column,
      field: shownOf(one) === IGNORED ? null : (shownOf(one) as JobField),
    }));
    if (await map.run({ uuid, columns: said })) setChosen({});
  };
  return (
    <Section title={t('columns.title')}>
      <Stack gap={3}>
        {unread.length > 0 && <p>{t('columns.unread', { columns: listed(unread.map(({ head }) => head)) })}</p>}
        <div className={styles.columns}>
          {asked.map((one) => (
            <SelectField
              key={one.column}
              label={t('columns.of', { head: one.head })}
              hint={one.by === 'company' ? t('columns.company') : undefined}
              options={options}
              value={shownOf(one)}
              onChange={(value) => setChosen((before) => ({ ...before, [one.column]: value }))}
            />
          ))}
        </div>
        <Row>
          <Button busy={map.busy} disabled={changed.length === 0} onClick={() => void apply()}>
            {t('columns.apply')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

const saidOf = ({ field }: ImportColumn): string => field ?? IGNORED;

/** Needed columns that the sheet lacks, once for all rows. */
export function MissingColumns({ missing }: { missing: readonly JobField[] }) {
  const { t } = useTranslation('imports');
  const others = missing.filter((field) => field !== 'title');
  return (
    <>
      {missing.includes('title') && (
        <Callout tone="red">{t('columns.missing.title', { name: headOf('title') })}</Callout>
      )}
      {others.length > 0 && <Callout tone="amber">{t('columns.missing.other', { columns: headsOf(others) })}</Callout>}
    </>
  );
}
