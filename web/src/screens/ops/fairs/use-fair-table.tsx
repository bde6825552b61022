import type { FairState } from '@qinghe/contract/fairs/fair.ts';
import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { minuteText, talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { atMinute } from '../../../lib/time/china-minute.ts';
import type { OpenDialog } from '../../../ui/dialog/use-dialog.ts';
import type { ListTable } from '../../../ui/list/list-screen.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { CancelFairDialog } from './cancel-fair-dialog.tsx';
import { ConfirmFairDialog, type FairQuestion } from './confirm-fair-dialog.tsx';
import { FairDialog } from './fair-dialog.tsx';

const tones = { draft: 'neutral', open: 'green', cancelled: 'red' } as const satisfies Record<FairState, Tone>;

/** Open is said while companies may sign up. */
function Standing({ fair: { state, over, closes_at } }: { fair: WrittenFair }) {
  const { t } = useTranslation('fairs');
  if (state !== 'open') return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
  if (over) return <Tag>{t('state.over')}</Tag>;
  const isClosed = atMinute(closes_at).getTime() <= Date.now();
  return <Tag tone={isClosed ? 'blue' : 'green'}>{t(isClosed ? 'state.closed' : 'state.open')}</Tag>;
}

/** Job fairs with what an operator can do with each. */
export function useFairTable(open: OpenDialog): ListTable<WrittenFair> {
  const { t, i18n } = useTranslation('fairs');
  const navigate = useNavigate();
  const change = (fair: WrittenFair) => open((close) => <FairDialog fair={fair} onClose={close} />);
  const ask = (fair: WrittenFair, action: FairQuestion['action']) =>
    open((close) => <ConfirmFairDialog fair={fair} action={action} onClose={close} />);
  const cancel = (fair: WrittenFair) => open((close) => <CancelFairDialog fair={fair} onClose={close} />);
  return {
    label: t('console.label'),
    nameOf: ({ title }) => title,
    onOpen: change,
    actionsOf: (fair) => [
      ...(fair.state === 'draft'
        ? []
        : [{ label: t('companies.open'), run: () => void navigate(`/ops/fair?id=${fair.uuid}`) }]),
      { label: t(fair.abilities.edit ? 'console.change' : 'console.look'), run: () => change(fair) },
      ...(fair.abilities.publish ? [{ label: t('console.publish'), run: () => ask(fair, 'publish') }] : []),
      ...(fair.abilities.cancel ? [{ label: t('console.cancel'), danger: true, run: () => cancel(fair) }] : []),
      ...(fair.abilities.remove ? [{ label: t('console.remove'), danger: true, run: () => ask(fair, 'remove') }] : []),
    ],
    columns: [
      { key: 'title', title: t('field.title'), cell: ({ title }) => title, phone: 'title' },
      {
        key: 'state',
        title: t('field.state'),
        cell: (fair) => <Standing fair={fair} />,
        phone: 'aside',
        whole: true,
      },
      {
        key: 'place',
        title: t('field.place'),
        cell: ({ place, city_name }) => [city_name, place].filter(Boolean).join(' · '),
        phone: 'second',
      },
      {
        key: 'time',
        title: t('field.time'),
        cell: ({ starts_at, ends_at }) => talkTime(atMinute(starts_at), atMinute(ends_at), i18n.language),
        phone: 'second',
        whole: true,
      },
      {
        key: 'closes',
        title: t('field.closes'),
        cell: ({ closes_at }) => minuteText(atMinute(closes_at), i18n.language),
        phone: 'hidden',
        whole: true,
        roomy: 800,
      },
      {
        key: 'booths',
        title: t('field.booths'),
        cell: ({ booths }) => booths,
        align: 'end',
        phone: 'hidden',
        roomy: 800,
      },
    ],
  };
}
