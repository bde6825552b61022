import type { SensitiveWord } from '@qinghe/contract/dict/sensitive-words.ts';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Selection } from '../../../ui/table/selection.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

interface WordTableProps {
  words: readonly SensitiveWord[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onOpen: (word: SensitiveWord) => void;
  onRemove: (word: SensitiveWord) => void;
  /** Those that are on their way out. */
  pending: readonly string[];
}

export function WordTable({ words, pending, onOpen, onRemove, ...selecting }: WordTableProps) {
  const { t } = useTranslation('ops');
  return (
    <DataTable
      {...selecting}
      label={t('words.label')}
      rows={words}
      keyOf={({ uuid }) => uuid}
      nameOf={({ word }) => word}
      onOpen={onOpen}
      pendingOf={({ uuid }) => (pending.includes(uuid) ? t('words.removing') : undefined)}
      actionsOf={(word) => [
        { label: t('words.change'), run: () => onOpen(word) },
        { label: t('words.remove'), danger: true, run: () => onRemove(word) },
      ]}
      columns={[
        { key: 'word', title: t('words.word'), cell: ({ word }) => word, phone: 'title' },
        {
          key: 'kind',
          title: t('words.kind'),
          cell: ({ kind }) => <Tag tone={kind === 'refuse' ? 'red' : 'amber'}>{t(`words.kinds.${kind}`)}</Tag>,
          phone: 'aside',
          whole: true,
        },
        { key: 'note', title: t('words.note'), cell: ({ note }) => note, phone: 'second' },
        { key: 'by', title: t('words.by'), cell: ({ saved_by: by }) => by ?? t('words.builtIn'), phone: 'second' },
        {
          key: 'at',
          title: t('words.at'),
          cell: ({ saved_at: at }) => <RelativeTime at={at} />,
          align: 'end',
          phone: 'second',
          whole: true,
        },
      ]}
    />
  );
}
