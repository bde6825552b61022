import type { WrittenBroadcast } from '@qinghe/contract/live/console.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { atMinute } from '../../../lib/time/china-minute.ts';
import type { OpenDialog } from '../../../ui/dialog/use-dialog.ts';
import type { ListTable } from '../../../ui/list/list-screen.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { BroadcastDialog } from './broadcast-dialog.tsx';
import { CancelBroadcastDialog } from './cancel-broadcast-dialog.tsx';
import { type BroadcastQuestion, ConfirmBroadcastDialog } from './confirm-broadcast-dialog.tsx';

const tones = { draft: 'neutral', published: 'green', cancelled: 'red' } as const;

/** Broadcasts with what an operator can do with each. */
export function useBroadcastTable(open: OpenDialog): ListTable<WrittenBroadcast> {
  const { t, i18n } = useTranslation('live');
  const navigate = useNavigate();
  const change = (broadcast: WrittenBroadcast) =>
    open((close) => <BroadcastDialog broadcast={broadcast} onClose={close} />);
  const ask = (broadcast: WrittenBroadcast, action: BroadcastQuestion['action']) =>
    open((close) => <ConfirmBroadcastDialog broadcast={broadcast} action={action} onClose={close} />);
  const cancel = (broadcast: WrittenBroadcast) =>
    open((close) => <CancelBroadcastDialog broadcast={broadcast} onClose={close} />);
  return {
    label: t('console.label'),
    nameOf: ({ title }) => title,
    onOpen: change,
    actionsOf: (one) => [
      ...(one.state === 'draft'
        ? []
        : [{ label: t('console.visitors'), run: () => void navigate(`/ops/broadcast?id=${one.uuid}`) }]),
      { label: t(one.abilities.edit ? 'console.change' : 'console.look'), run: () => change(one) },
      ...(one.abilities.publish ? [{ label: t('console.publish'), run: () => ask(one, 'publish') }] : []),
      ...(one.abilities.cancel ? [{ label: t('console.cancel'), danger: true, run: () => cancel(one) }] : []),
      ...(one.abilities.remove ? [{ label: t('console.remove'), danger: true, run: () => ask(one, 'remove') }] : []),
    ],
    columns: [
      { key: 'title', title: t('console.title'), cell: ({ title }) => title, phone: 'title' },
      {
        key: 'state',
        title: t('console.state'),
        cell: ({ state, over }) => (
          <Tag tone={over ? 'neutral' : tones[state]}>
            {t(over && state === 'published' ? 'console.over' : `console.states.${state}`)}
          </Tag>
        ),
        phone: 'aside',
        whole: true,
      },
      {
        key: 'time',
        title: t('ticket.time'),
        cell: ({ starts_at, ends_at }) => talkTime(atMinute(starts_at), atMinute(ends_at), i18n.language),
        phone: 'second',
        whole: true,
      },
      {
        key: 'signed',
        title: t('console.signed'),
        cell: ({ signed, capacity }) => (capacity === null ? signed : `${signed} / ${capacity}`),
        align: 'end',
        phone: 'second',
      },
    ],
  };
}
