import { type FairState, fairStates } from '@qinghe/contract/fairs/fair.ts';
import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrittenFairs } from '../../domains/fairs/api/write-fairs.ts';
import { urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { CancelFairDialog } from './fairs/cancel-fair-dialog.tsx';
import { ConfirmFairDialog, type FairQuestion } from './fairs/confirm-fair-dialog.tsx';
import { FairDialog } from './fairs/fair-dialog.tsx';
import { FairTable } from './fairs/fair-table.tsx';

const fairFilters = urlFilters({ state: { values: fairStates } });

/** Job fairs as operators keep them: N writes one, a row changes, opens to companies, calls off. */
export default function Fairs() {
  const { t } = useTranslation('fairs');
  const { values, active, set } = useUrlFilters(fairFilters);
  const query = useWrittenFairs(fairFilters.toInput(values) as { state?: FairState });
  const [edited, setEdited] = useState<WrittenFair | 'new' | null>(null);
  const [asked, setAsked] = useState<FairQuestion | null>(null);
  const [cancelled, setCancelled] = useState<WrittenFair | null>(null);
  const stateOptions = fairStates.map((state) => ({ value: state, label: t(`state.${state}`) }));
  const chosen = active.map((name) => ({
    label: stateOptions.find(({ value }) => value === values[name])?.label ?? '',
    drop: () => set({ [name]: '' }),
  }));
  const write = () => setEdited('new');
  return (
    <Page
      lead={t('console.lead')}
      actions={
        <ActionButton shortcut="n" variant="primary" icon={<IconPlus size={16} aria-hidden="true" />} onClick={write}>
          {t('console.write')}
        </ActionButton>
      }
    >
      <FilterBar active={chosen}>
        <FilterSelect
          label={t('field.state')}
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
            title: t('console.empty'),
            hint: t('console.emptyHint'),
            action: <Button onClick={write}>{t('console.write')}</Button>,
          }}
        >
          {(items) => <FairTable fairs={items} onOpen={setEdited} onAsk={setAsked} onCancel={setCancelled} />}
        </QueryList>
      </Card>
      {edited && <FairDialog fair={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {asked && <ConfirmFairDialog {...asked} onClose={() => setAsked(null)} />}
      {cancelled && <CancelFairDialog fair={cancelled} onClose={() => setCancelled(null)} />}
    </Page>
  );
}
