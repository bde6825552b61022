import { type NoticeState, noticeStates, type WrittenNotice } from '@qinghe/contract/messages/write-notices.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrittenNotices } from '../../domains/messages/api/write-notices.ts';
import { urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { LeaveDialog } from './notices/leave-dialog.tsx';
import { NoticeDialog } from './notices/notice-dialog.tsx';
import { NoticeTable } from './notices/notice-table.tsx';
import { PreviewDialog } from './notices/preview-dialog.tsx';

const noticeFilters = urlFilters({ state: { values: noticeStates } });

/** What the platform tells everybody, with drafts and what is planned: N writes one, a row changes, previews, takes back. */
export default function Notices() {
  const { t } = useTranslation('ops');
  const { values, active, set } = useUrlFilters(noticeFilters);
  const query = useWrittenNotices(noticeFilters.toInput(values) as { state?: NoticeState });
  const [edited, setEdited] = useState<WrittenNotice | 'new' | null>(null);
  const [shown, setShown] = useState<WrittenNotice | null>(null);
  const [leaving, setLeaving] = useState<WrittenNotice | null>(null);
  const stateOptions = noticeStates.map((state) => ({ value: state, label: t(`notices.states.${state}`) }));
  const chosen = active.map((name) => ({
    label: stateOptions.find(({ value }) => value === values[name])?.label ?? '',
    drop: () => set({ [name]: '' }),
  }));
  const write = () => setEdited('new');
  return (
    <Page
      lead={t('notices.lead')}
      actions={
        <ActionButton shortcut="n" variant="primary" icon={<IconPlus size={16} aria-hidden="true" />} onClick={write}>
          {t('notices.write')}
        </ActionButton>
      }
    >
      <FilterBar active={chosen}>
        <FilterSelect
          label={t('notices.state')}
          value={values.state}
          options={stateOptions}
          onChange={(state) => set({ state })}
        />
      </FilterBar>
      <Card flush>
        <QueryList
          query={query}
          filters={chosen}
          empty={{
            title: t('notices.empty'),
            hint: t('notices.emptyHint'),
            action: <Button onClick={write}>{t('notices.write')}</Button>,
          }}
        >
          {(items) => <NoticeTable notices={items} onOpen={setEdited} onPreview={setShown} onLeave={setLeaving} />}
        </QueryList>
      </Card>
      {edited && <NoticeDialog notice={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {shown && <PreviewDialog notice={shown} onClose={() => setShown(null)} />}
      {leaving && <LeaveDialog notice={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
