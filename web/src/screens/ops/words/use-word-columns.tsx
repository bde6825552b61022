import type { SensitiveWord } from '@qinghe/contract/dict/sensitive-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** What the list says of a word. */
export function useWordColumns(): Column<SensitiveWord>[] {
  const { t } = useTranslation('ops');
  return [
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
  ];
}
