import { MAX_SENSITIVE_WORDS, type SensitiveWord, wordKinds } from '@qinghe/contract/dict/sensitive-words.ts';
import { limits } from '@qinghe/contract/limits.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveWords, useSensitiveWords, type WordFilters } from '../../domains/dict/api/sensitive-words.ts';
import { numberFormat } from '../../lib/browser/intl.ts';
import { urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { nothingSelected } from '../../ui/table/selection.ts';
import { toast } from '../../ui/toast/toast.ts';
import { RemoveDialog } from './words/remove-dialog.tsx';
import { WordDialog } from './words/word-dialog.tsx';
import { WordTable } from './words/word-table.tsx';

const wordFilters = urlFilters({ q: { maxLength: limits.search }, kind: { values: wordKinds } });

/** The words that may not stand in published text: N adds one or many, a row changes, what is selected is removed. */
export default function Words() {
  const { t, i18n } = useTranslation('ops');
  const { values, active, set } = useUrlFilters(wordFilters);
  const query = useSensitiveWords(wordFilters.toInput(values) as WordFilters);
  const [edited, setEdited] = useState<SensitiveWord | 'new' | null>(null);
  const [leaving, setLeaving] = useState<readonly SensitiveWord[]>([]);
  const [selection, select] = useState(nothingSelected);
  const remove = useRemoveWords({
    onDone: (_output, { uuids }) => {
      toast.success(t('words.removed', { count: uuids.length }));
      select(nothingSelected);
    },
  });
  const labels = { q: values.q, kind: values.kind && t(`words.kinds.${values.kind as SensitiveWord['kind']}`) };
  const chosen = active.map((name) => ({ label: labels[name], drop: () => set({ [name]: '' }) }));
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const selected = rows.filter(({ uuid }) => selection.keys.has(uuid));
  const total = query.data?.pages[0]?.total;
  const digits = numberFormat(i18n.language);
  const add = () => setEdited('new');
  return (
    <Page
      lead={t('words.lead')}
      note={
        total !== undefined &&
        t('words.count', { total: digits.format(total), most: digits.format(MAX_SENSITIVE_WORDS) })
      }
      actions={
        <ActionButton shortcut="n" variant="primary" icon={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
          {t('words.add')}
        </ActionButton>
      }
    >
      <FilterBar
        active={chosen}
        search={
          <FilterSearch
            label={t('words.search')}
            value={values.q}
            maxLength={limits.search}
            onChange={(q) => set({ q })}
          />
        }
      >
        <FilterSelect
          label={t('words.kind')}
          value={values.kind}
          options={wordKinds.map((kind) => ({ value: kind, label: t(`words.kinds.${kind}`) }))}
          onChange={(kind) => set({ kind })}
        />
      </FilterBar>
      <Card flush>
        <QueryList
          query={query}
          filters={chosen}
          empty={{
            title: t('words.empty'),
            hint: t('words.emptyHint'),
            action: <Button onClick={add}>{t('words.add')}</Button>,
          }}
        >
          {(items) => (
            <WordTable
              words={items}
              selection={selection}
              onSelect={select}
              onOpen={setEdited}
              onRemove={(word) => setLeaving([word])}
              pending={remove.pending?.uuids ?? []}
            />
          )}
        </QueryList>
      </Card>
      <BulkBar count={selected.length} onClear={() => select(nothingSelected)}>
        <Button variant="danger" onClick={() => setLeaving(selected)}>
          {t('words.remove')}
        </Button>
      </BulkBar>
      {edited && <WordDialog word={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <RemoveDialog
        words={leaving}
        onRemove={(uuids) => {
          void remove.run({ uuids });
          setLeaving([]);
        }}
        onCancel={() => setLeaving([])}
      />
    </Page>
  );
}
