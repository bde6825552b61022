import { broadcastStates } from '@qinghe/contract/live/broadcasts.ts';
import { listWrittenBroadcasts } from '@qinghe/contract/live/console.ts';
import { useWrittenBroadcasts } from '../../domains/live/api/console.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { BroadcastDialog } from './live/broadcast-dialog.tsx';
import { useBroadcastTable } from './live/use-broadcast-table.tsx';

/** Broadcasts as operators keep them: N writes one, a row changes, publishes, cancels, and shows who signed up. */
export default function OpsLive() {
  const { t } = useTranslation('live');
  const { dialog, open } = useDialog();
  const filters = useFilters(listWrittenBroadcasts, {
    state: {
      field: 'choice',
      label: t('console.state'),
      options: broadcastStates.map((value) => ({ value, label: t(`console.states.${value}`) })),
    },
  });
  return (
    <ListScreen
      lead={t('console.lead')}
      add={{
        label: t('console.write'),
        run: () => open((close) => <BroadcastDialog broadcast={null} onClose={close} />),
      }}
      filters={filters}
      query={useWrittenBroadcasts(filters.input)}
      empty={{ title: t('console.empty'), hint: t('console.emptyHint') }}
      table={useBroadcastTable(open)}
      below={dialog}
    />
  );
}
