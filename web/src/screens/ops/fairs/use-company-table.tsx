import type { FairCompany } from '@qinghe/contract/fairs/decide.ts';
import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { OpenDialog } from '../../../ui/dialog/use-dialog.ts';
import type { ListTable } from '../../../ui/list/list-screen.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { BoothDialog } from './booth-dialog.tsx';
import { RefuseCompanyDialog } from './refuse-company-dialog.tsx';

const tones = { waiting: 'amber', accepted: 'green', refused: 'red' } as const;

/** Companies of a fair; as long as it is to come or going on, each is given a booth or refused. */
export function useCompanyTable(fair: WrittenFair | undefined, open: OpenDialog): ListTable<FairCompany> {
  const { t } = useTranslation('fairs');
  const actionsOf = (row: FairCompany) => {
    if (!fair?.abilities.cancel) return [];
    const of = { fairUuid: fair.uuid, company: row };
    const accept = () => open((close) => <BoothDialog {...of} onClose={close} />);
    const refuse = () => open((close) => <RefuseCompanyDialog {...of} onClose={close} />);
    return [
      { label: t(row.booth ? 'companies.otherBooth' : 'companies.accept'), run: accept },
      ...(row.state === 'refused' ? [] : [{ label: t('companies.refuse'), danger: true, run: refuse }]),
    ];
  };
  return {
    label: t('companies.label'),
    nameOf: ({ company }) => company.name,
    actionsOf,
    columns: [
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
    ],
  };
}
