import { listOperatorAudit, operatorActions } from '@qinghe/contract/ops/audit.ts';
import { actionText } from '@qinghe/contract/texts/audit.ts';
import { useOperatorAudit, useOperators } from '../../domains/ops/api/audit.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { EntrySubject, hasSubject } from './operator-audit/entry-subject.tsx';
import { EntryWords } from './operator-audit/entry-words.tsx';

/** What operators did, about whom, and when. */
export default function OperatorAudit() {
  const { t } = useTranslation('ops');
  const people = useOperators().data?.items ?? [];
  const filters = useFilters(listOperatorAudit, {
    by: {
      field: 'choice',
      label: t('audit.by'),
      values: UUID,
      options: people.map(({ uuid, name }) => ({ value: uuid, label: name })),
    },
    action: {
      field: 'choice',
      label: t('audit.action'),
      options: operatorActions.map((value) => ({ value, label: actionText(value, currentLocale()) })),
    },
    from: { field: 'day', label: t('audit.from'), to: 'to' },
    to: { field: 'day', label: t('audit.to'), from: 'from' },
  });
  return (
    <ListScreen
      lead={t('audit.lead')}
      filters={filters}
      query={useOperatorAudit(filters.input)}
      empty={{ title: t('audit.empty'), hint: t('audit.emptyHint') }}
      table={{
        label: t('audit.label'),
        nameOf: ({ action }) => actionText(action, currentLocale()),
        columns: [
          { key: 'by', title: t('audit.by'), cell: ({ operator }) => operator.name, phone: 'second', whole: true },
          { key: 'action', title: t('audit.action'), cell: (entry) => <EntryWords entry={entry} />, phone: 'title' },
          {
            key: 'about',
            title: t('audit.about'),
            cell: (entry) => hasSubject(entry) && <EntrySubject entry={entry} />,
            phone: 'second',
          },
          {
            key: 'at',
            title: t('audit.at'),
            cell: ({ at }) => <RelativeTime at={at} />,
            align: 'end',
            phone: 'aside',
            whole: true,
          },
        ],
      }}
    />
  );
}
