import type { NoticeState, WrittenNotice } from '@qinghe/contract/messages/write-notices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import type { OpenDialog } from '../../../ui/dialog/use-dialog.ts';
import type { ListTable } from '../../../ui/list/list-screen.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

const tones = { draft: 'neutral', planned: 'amber', published: 'green' } as const satisfies Record<NoticeState, Tone>;

/** Notices with what an operator can do with each. */
export function useNoticeTable(open: OpenDialog): ListTable<WrittenNotice> {
  const { t, i18n } = useTranslation('ops');
  const change = (notice: WrittenNotice) => open((close) => <NoticeDialog notice={notice} onClose={close} />);
  return {
    label: t('notices.label'),
    nameOf: ({ title }) => title,
    onOpen: change,
    actionsOf: (notice) => [
      { label: t('notices.change'), run: () => change(notice) },
      {
        label: t('notices.preview'),
        run: () => open((close) => <PreviewDialog notice={notice} onClose={close} />),
      },
      {
        label: t(`notices.leave.${notice.state}`),
        danger: true,
        run: () => open((close) => <LeaveDialog notice={notice} onClose={close} />),
      },
    ],
    columns: [
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
    ],
  };
}
