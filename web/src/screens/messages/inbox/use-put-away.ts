import type { Message } from '@qinghe/contract/messages/messages.ts';
import { useArchiveMessages, useUnreadMessages } from '../../../domains/messages/api/messages.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { undoToast } from '../../../ui/toast/undo-notice.tsx';

const uuidsOf = (messages: readonly Message[]) => messages.map(({ uuid }) => uuid);

/**
 * Puts messages away, or back where all of them were away. What was put away can be taken back for a while; it counts as read,
 * so that what was unread is unread again then.
 * @returns undefined where it failed
 */
export function usePutAway() {
  const { t } = useTranslation('messages');
  const [archive, unread] = [useArchiveMessages(), useUnreadMessages()];
  const takeBack = (messages: readonly Message[]) => {
    const [wereRead, wereUnread] = [messages.filter(({ read }) => read), messages.filter(({ read }) => !read)];
    if (wereRead.length > 0) void archive.run({ uuids: uuidsOf(wereRead), archived: false });
    if (wereUnread.length > 0) void unread.run({ uuids: uuidsOf(wereUnread) });
  };
  return async (messages: readonly Message[]) => {
    const archived = messages.some((message) => !message.archived);
    const done = await archive.run({ uuids: uuidsOf(messages), archived });
    if (done !== undefined && archived)
      undoToast(t('inbox.archivedDone', { count: messages.length }), () => takeBack(messages));
    return done;
  };
}
