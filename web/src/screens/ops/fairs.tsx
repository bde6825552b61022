import { fairStates } from '@qinghe/contract/fairs/fair.ts';
import { listWrittenFairs } from '@qinghe/contract/fairs/write-fairs.ts';
import { useWrittenFairs } from '../../domains/fairs/api/write-fairs.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { FairDialog } from './fairs/fair-dialog.tsx';
import { useFairTable } from './fairs/use-fair-table.tsx';

/** Job fairs as operators keep them: N writes one, a row changes, opens to companies, calls off. */
export default function Fairs() {
  const { t } = useTranslation('fairs');
  const { dialog, open } = useDialog();
  const filters = useFilters(listWrittenFairs, {
    state: {
      field: 'choice',
      label: t('field.state'),
      options: fairStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  });
  return (
    <ListScreen
      lead={t('console.lead')}
      add={{
        label: t('console.write'),
        run: () => open((close) => <FairDialog fair={null} onClose={close} />),
      }}
      filters={filters}
      query={useWrittenFairs(filters.input)}
      empty={{ title: t('console.empty'), hint: t('console.emptyHint') }}
      table={useFairTable(open)}
      below={dialog}
    />
  );
}
