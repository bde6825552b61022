import type { FairCompany } from '@qinghe/contract/fairs/decide.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';

const tones = { waiting: 'amber', accepted: 'green', refused: 'red' } as const;

interface CompanyTableProps {
  companies: readonly FairCompany[];
  /** The fair is to come or going on. */
  decidable: boolean;
  onAccept: (company: FairCompany) => void;
  onRefuse: (company: FairCompany) => void;
}

export function CompanyTable({ companies, decidable, onAccept, onRefuse }: CompanyTableProps) {
  const { t } = useTranslation('fairs');
  return (
    <DataTable
      label={t('companies.label')}
      rows={companies}
      keyOf={({ uuid }) => uuid}
      nameOf={({ company }) => company.name}
      actionsOf={(row) =>
        decidable
          ? [
              { label: t(row.booth ? 'companies.otherBooth' : 'companies.accept'), run: () => onAccept(row) },
              ...(row.state === 'refused'
                ? []
                : [{ label: t('companies.refuse'), danger: true, run: () => onRefuse(row) }]),
            ]
          : []
      }
      columns={[
        {
          key: 'company',
          title: t('companies.company'),
          cell: ({ company }) => <Link to={`/ops/company?id=${company.uuid}`}>{company.name}</Link>,
          phone: 'title',
        },
        {
          key: 'state',
          title: t('field.state'),
          cell: ({ state, booth }) => (
            <Tag tone={tones[state]}>{booth ? t('signUp.booth', { booth }) : t(`signUp.states.${state}`)}</Tag>
          ),
          phone: 'aside',
          whole: true,
        },
        {
          key: 'jobs',
          title: t('field.jobs'),
          cell: ({ jobs }) => jobs.map(({ title }) => title).join(t('companies.between')),
          phone: 'second',
        },
        {
          key: 'contact',
          title: t('field.contact'),
          cell: ({ contact_name, contact_phone }) => `${contact_name} ${contact_phone}`,
          phone: 'second',
          whole: true,
        },
        { key: 'people', title: t('field.people'), cell: ({ people }) => people, align: 'end', phone: 'hidden' },
        { key: 'refusal', title: t('field.reason'), cell: ({ refusal }) => refusal, phone: 'hidden' },
      ]}
    />
  );
}
