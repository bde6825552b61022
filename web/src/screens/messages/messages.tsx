import { messageCategories } from '@qinghe/contract/messages/kinds.ts';
import { listMessages, type Message } from '@qinghe/contract/messages/messages.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useMessages, useReadMessages, useUnread } from '../../domains/messages/api/messages.ts';
import { badgeOf, sumOf } from '../../domains/messages/unread.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { itemsIn } from '../../ui/list/query-list.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { HeadActions } from '../../ui/page/head-actions.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { MailChoices } from './inbox/mail-choices.tsx';
import { MessageHands } from './inbox/message-hands.tsx';
import { useMessageColumns } from './inbox/use-message-columns.tsx';
import { usePutAway } from './inbox/use-put-away.ts';

/** What the account is told, by category; a row leads to what it is about. */
export default function Messages() {
  const { t } = useTranslation('messages');
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const navigate = useNavigate();
  const unread = useUnread().data;
  const [read, putAway] = [useReadMessages(), usePutAway()];
  const filters = useFilters(listMessages, {
    category: { field: 'elsewhere', values: messageCategories },
    show: {
      field: 'choice',
      label: t('inbox.show'),
      none: t('inbox.all'),
      options: (['unread', 'archived'] as const).map((value) => ({ value, label: t(`inbox.${value}`) })),
    },
  });
  const { category } = filters.input;
  const query = useMessages(filters.input);
  const through = itemsIn(query)[0]?.occurred_at;
  const waiting = category ? (unread?.[category] ?? 0) : sumOf(unread);
  const mayReadAll = waiting > 0 && through !== undefined;
  const readAll = () => void read.run({ ...(category && { category }), through: through ?? '' });
  useKey('Shift+a', readAll, { enabled: mayReadAll && !read.busy, label: t('inbox.readAll') });
  const open = ({ uuid, read: isRead, occurred_at, link }: Message) => {
    if (!isRead) void read.run({ uuids: [uuid], through: occurred_at });
    navigate(link);
  };
  return (
    <Drawer
      open={search.get('choices') === '1'}
      title={t('choices.title')}
      onClose={() => change({ choices: '' })}
      content={<MailChoices />}
    >
      <ListScreen
        title={t('inbox.title')}
        actions={
          <HeadActions
            others={[
              ...(mayReadAll ? [{ label: t('inbox.readAll'), run: readAll, busy: read.busy }] : []),
              { label: t('choices.open'), run: () => change({ choices: '1' }) },
              { label: t('inbox.notices'), to: '/message/notice' },
            ]}
          />
        }
        above={
          <Tabs
            label={t('inbox.categories')}
            ground="page"
            tabs={[undefined, ...messageCategories].map((one) => ({
              to: one ? `/message?category=${one}` : '/message',
              label: t(`category.${one ?? 'all'}`),
              count: badgeOf(one ? (unread?.[one] ?? 0) : sumOf(unread)),
              current: category === one,
            }))}
          />
        }
        filters={filters}
        query={query}
        empty={{ title: t('inbox.empty'), hint: t(`hint.${category ?? 'all'}`) }}
        bulk={(selected, clear) => <MessageHands shown={itemsIn(query)} selected={selected} clear={clear} />}
        table={{
          label: t('inbox.title'),
          columns: useMessageColumns(),
          nameOf: ({ text }) => text,
          onOpen: open,
          actionsOf: (message) => [
            { label: t(message.archived ? 'inbox.takeBack' : 'inbox.archive'), run: () => void putAway([message]) },
          ],
        }}
      />
    </Drawer>
  );
}
