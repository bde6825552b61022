import { cut } from '@qinghe/contract/cut.ts';
import { feedbackFilters, type HandledFeedback, listHandledFeedback } from '@qinghe/contract/feedback/console.ts';
import { useCloseFeedback, useHandledFeedback } from '../../domains/feedback/api/console.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AnswerDialog } from './feedback/answer-dialog.tsx';

const tones = { new: 'amber', seen: 'blue', answered: 'green', closed: 'neutral' } as const;

/** What is left out is said by an ellipsis. */
const beginningOf = (text: string, most: number): string => (text.length > most ? `${cut(text, most)}…` : text);

/** What people say of the application, the oldest first: read, answered as often as it takes, and closed. */
export default function OpsFeedback() {
  const { t } = useTranslation(['ops', 'feedback']);
  const { dialog, open } = useDialog();
  const filters = useFilters(listHandledFeedback, {
    state: {
      field: 'choice',
      label: t('feedback.state'),
      options: feedbackFilters.map((value) => ({ value, label: t(`feedback.filter.${value}`) })),
    },
    q: { field: 'search', label: t('feedback.search') },
  });
  const close = useCloseFeedback(() => toast.success(t('feedback.closed')));
  const answer = (feedback: HandledFeedback) =>
    open((onClose) => <AnswerDialog feedback={feedback} onClose={onClose} />);
  return (
    <ListScreen
      lead={t('feedback.lead')}
      filters={filters}
      query={useHandledFeedback(filters.input)}
      empty={{ title: t('feedback.empty'), hint: t('feedback.emptyHint') }}
      table={{
        label: t('feedback.label'),
        nameOf: ({ text }) => beginningOf(text, 20),
        onOpen: answer,
        pendingOf: ({ uuid }) => (close.pending?.uuid === uuid ? t('feedback.closing') : undefined),
        actionsOf: (feedback) => [
          { label: t('feedback.open'), run: () => answer(feedback) },
          ...(feedback.state === 'closed'
            ? []
            : [
                {
                  label: t('feedback.close'),
                  run: () => void close.run({ uuid: feedback.uuid, version: feedback.version }),
                },
              ]),
        ],
        columns: [
          { key: 'text', title: t('feedback.text'), cell: ({ text }) => beginningOf(text, 80), phone: 'title' },
          {
            key: 'state',
            title: t('feedback.state'),
            cell: ({ state }) => <Tag tone={tones[state]}>{t(`feedback:state.${state}`)}</Tag>,
            phone: 'aside',
            whole: true,
          },
          { key: 'person', title: t('feedback.person'), cell: ({ account }) => account.name, phone: 'second' },
          {
            key: 'company',
            title: t('feedback.company'),
            cell: ({ company }) => company?.name ?? '—',
            phone: 'second',
          },
          { key: 'page', title: t('feedback.page'), cell: ({ page }) => page || '—', phone: 'second' },
          {
            key: 'at',
            title: t('feedback.at'),
            cell: ({ created_at }) => <RelativeTime at={created_at} />,
            align: 'end',
            phone: 'second',
            whole: true,
          },
        ],
      }}
      below={dialog}
    />
  );
}
