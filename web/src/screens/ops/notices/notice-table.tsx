import type { NoticeState, WrittenNotice } from '@qinghe/contract/messages/write-notices.ts';
import { useTranslation } from 'react-i18next';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

const tones = { draft: 'neutral', planned: 'amber', published: 'green' } as const satisfies Record<NoticeState, Tone>;

interface NoticeTableProps {
  notices: readonly WrittenNotice[];
  onOpen: (notice: WrittenNotice) => void;
  onPreview: (notice: WrittenNotice) => void;
  /** Takes it back, or deletes a draft. */
  onLeave: (notice: WrittenNotice) => void;
}

export function NoticeTable({ notices, onOpen, onPreview, onLeave }: NoticeTableProps) {
  const { t, i18n } = useTranslation('ops');
  return (
    <DataTable
      label={t('notices.label')}
      rows={notices}
      keyOf={({ uuid }) => uuid}
      nameOf={({ title }) => title}
      onOpen={onOpen}
      actionsOf={(notice) => [
        { label: t('notices.change'), run: () => onOpen(notice) },
        { label: t('notices.preview'), run: () => onPreview(notice) },
        { label: t(`notices.leave.${notice.state}`), danger: true, run: () => onLeave(notice) },
      ]}
      columns={[
        { key: 'title', title: t('notices.title'), cell: ({ title }) => title, phone: 'title' },
        {
          key: 'state',
          title: t('notices.state'),
          cell: ({ state }) => <Tag tone={tones[state]}>{t(`notices.states.${state}`)}</Tag>,
          phone: 'aside',
          whole: true,
        },
        {
          key: 'published',
          title: t('notices.publishedAt'),
          cell: ({ published_at: at }) => at && fullTime(new Date(at), i18n.language),
          phone: 'second',
          whole: true,
        },
        {
          key: 'english',
          title: t('notices.english'),
          cell: ({ title_en }) => t(title_en ? 'notices.translated' : 'notices.chineseOnly'),
          phone: 'second',
        },
        { key: 'by', title: t('notices.by'), cell: ({ saved_by: by }) => by ?? t('words.builtIn'), phone: 'second' },
        {
          key: 'at',
          title: t('notices.savedAt'),
          cell: ({ saved_at: at }) => <RelativeTime at={at} />,
          align: 'end',
          phone: 'second',
          whole: true,
        },
      ]}
    />
  );
}
