import { listWrittenNotices, noticeStates } from '@qinghe/contract/messages/write-notices.ts';
import { useWrittenNotices } from '../../domains/messages/api/write-notices.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { NoticeDialog } from './notices/notice-dialog.tsx';
import { useNoticeTable } from './notices/use-notice-table.tsx';

/** What the platform tells everybody, with drafts and what is planned: N writes one, a row changes, previews, takes back. */
export default function Notices() {
  const { t } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const filters = useFilters(listWrittenNotices, {
    state: {
      field: 'choice',
      label: t('notices.state'),
      options: noticeStates.map((value) => ({ value, label: t(`notices.states.${value}`) })),
    },
  });
  return (
    <ListScreen
      lead={t('notices.lead')}
      add={{
        label: t('notices.write'),
        run: () => open((close) => <NoticeDialog notice={null} onClose={close} />),
      }}
      filters={filters}
      query={useWrittenNotices(filters.input)}
      empty={{ title: t('notices.empty'), hint: t('notices.emptyHint') }}
      table={useNoticeTable(open)}
      below={dialog}
    />
  );
}
