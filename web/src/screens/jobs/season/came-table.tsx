import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Section } from '../../../ui/section/section.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-head.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

interface Came {
  name: string;
  applications: number;
  interviewed: number;
  employed: number;
}

const figures = ['applications', 'interviewed', 'employed'] as const;

/** Where people came from, and how far they came. */
export function CameTable({ title, rows }: { title: string; rows: readonly Came[] }) {
  const { t } = useTranslation('recruitment');
  const columns: Column<Came>[] = [
    { key: 'name', title, cell: ({ name }) => name, phone: 'title' },
    ...figures.map(
      (figure): Column<Came> => ({
        key: figure,
        title: t(`season.${figure}`),
        cell: (row) => <NumberText value={row[figure]} />,
        align: 'end',
        phone: 'second',
        labelled: true,
      }),
    ),
  ];
  return (
    <Section title={title} flush>
      <DataTable label={title} rows={rows} keyOf={({ name }) => name} nameOf={({ name }) => name} columns={columns} />
    </Section>
  );
}
