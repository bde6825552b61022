import type { Message } from '@qinghe/contract/messages/messages.ts';
import { useReadMessages, useUnreadMessages } from '../../../domains/messages/api/messages.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ActionButton } from '../../../ui/button/action-button.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { usePutAway } from './use-put-away.ts';

interface MessageHandsProps {
  shown: readonly Message[];
  selected: readonly Message[];
  clear: () => void;
}

/** E puts away, U marks as unread: the selected ones, else the one that has the focus. */
export function MessageHands({ shown, selected, clear }: MessageHandsProps) {
  const { t } = useTranslation('messages');
  const [putAwayAll, unread, read] = [usePutAway(), useUnreadMessages(), useReadMessages()];
  const meant = () => (selected.length > 0 ? selected : shown.filter(({ uuid }) => uuid === focused()));
  const run = async (act: (messages: readonly Message[]) => Promise<unknown>) => {
    const messages = meant();
    if (messages.length === 0) return;
    if ((await act(messages)) !== undefined) clear();
  };
  const uuidsOf = (messages: readonly Message[]) => messages.map(({ uuid }) => uuid);
  const putAway = () => run(putAwayAll);
  const markUnread = () => run((messages) => unread.run({ uuids: uuidsOf(messages) }));
  const markRead = () =>
    run((messages) => {
      const through =
        messages
          .map(({ occurred_at }) => occurred_at)
          .toSorted()
          .at(-1) ?? '';
      return read.run({ uuids: uuidsOf(messages), through });
    });
  useKey('e', () => void putAway(), { enabled: selected.length === 0, label: t('inbox.archive') });
  useKey('u', () => void markUnread(), { enabled: selected.length === 0, label: t('inbox.markUnread') });
  return (
    <BulkBar count={selected.length} onClear={clear}>
      <ActionButton shortcut="r" onClick={() => void markRead()}>
        {t('inbox.markRead')}
      </ActionButton>
      <ActionButton shortcut="u" onClick={() => void markUnread()}>
        {t('inbox.markUnread')}
      </ActionButton>
      <ActionButton shortcut="e" onClick={() => void putAway()}>
        {t(selected.every(({ archived }) => archived) ? 'inbox.takeBack' : 'inbox.archive')}
      </ActionButton>
    </BulkBar>
  );
}

/** The row that the keyboard is on. */
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset['key'];
