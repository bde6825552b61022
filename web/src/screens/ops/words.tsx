import {
  listSensitiveWords,
  MAX_SENSITIVE_WORDS,
  type SensitiveWord,
  wordKinds,
} from '@qinghe/contract/dict/sensitive-words.ts';
import { useRemoveWords, useSensitiveWords } from '../../domains/dict/api/sensitive-words.ts';
import { numberFormat } from '../../lib/browser/intl.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { RemoveDialog } from './words/remove-dialog.tsx';
import { useWordColumns } from './words/use-word-columns.tsx';
import { WordDialog } from './words/word-dialog.tsx';

/** The words that may not stand in published text: N adds one or many, a row changes, what is selected is removed. */
export default function Words() {
  const { t, i18n } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const filters = useFilters(listSensitiveWords, {
    q: { field: 'search', label: t('words.search') },
    kind: {
      field: 'choice',
      label: t('words.kind'),
      options: wordKinds.map((value) => ({ value, label: t(`words.kinds.${value}`) })),
    },
  });
  const query = useSensitiveWords(filters.input);
  const total = query.data?.pages[0]?.total;
  const digits = numberFormat(i18n.language);
  const remove = useRemoveWords({
    onDone: (_output, { uuids }) => toast.success(t('words.removed', { count: uuids.length })),
  });
  const edit = (word: SensitiveWord | null) => open((close) => <WordDialog word={word} onClose={close} />);
  const askToRemove = (words: readonly SensitiveWord[], onRemoved?: () => void) =>
    open((close) => (
      <RemoveDialog
        words={words}
        onRemove={(uuids) => {
          close();
          void remove.run({ uuids }).then((removed) => removed && onRemoved?.());
        }}
        onCancel={close}
      />
    ));
  return (
    <ListScreen
      lead={t('words.lead')}
      note={
        total !== undefined &&
        t('words.count', { total: digits.format(total), most: digits.format(MAX_SENSITIVE_WORDS) })
      }
      add={{ label: t('words.add'), run: () => edit(null) }}
      filters={filters}
      query={query}
      empty={{ title: t('words.empty'), hint: t('words.emptyHint') }}
      table={{
        label: t('words.label'),
        columns: useWordColumns(),
        nameOf: ({ word }) => word,
        onOpen: edit,
        pendingOf: ({ uuid }) => (remove.pending?.uuids.includes(uuid) ? t('words.removing') : undefined),
        actionsOf: (word) => [
          { label: t('words.change'), run: () => edit(word) },
          { label: t('words.remove'), danger: true, run: () => askToRemove([word]) },
        ],
      }}
      bulk={(selected, clear) => (
        <BulkBar count={selected.length} onClear={clear}>
          <Button variant="danger" onClick={() => askToRemove(selected, clear)}>
            {t('words.remove')}
          </Button>
        </BulkBar>
      )}
      below={dialog}
    />
  );
}
