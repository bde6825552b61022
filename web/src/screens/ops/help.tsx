import { helpQueues } from '@qinghe/contract/help/console.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useSearchParams } from 'react-router';
import { useHelpQueue } from '../../domains/help/api/console.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { Page } from '../../ui/page/page.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { Conversation } from './help/conversation.tsx';
import styles from './help/help.module.css';
import { QueueList } from './help/queue-list.tsx';
import { WaitingFigures } from './help/waiting-figures.tsx';

/** What accounts write to us: who waits longest first, taken by one operator, answered and resolved. */
export default function OpsHelp() {
  const { t } = useTranslation('help', { keyPrefix: 'inbox' });
  const [address, setAddress] = useSearchParams();
  const queue = helpQueues.find((name) => name === address.get('queue')) ?? 'all';
  const [q, id] = [address.get('q') ?? '', address.get('id')];
  const list = useHelpQueue({ queue, q });
  const items = list.data?.items ?? [];
  const go = (changed: Record<string, string>) =>
    setAddress({ queue, ...(q && { q }), ...(id && { id }), ...changed }, { replace: true });
  const step = (by: number) => {
    const at = items.findIndex(({ uuid }) => uuid === id);
    const next = items[at === -1 ? 0 : at + by];
    if (next) go({ id: next.uuid });
  };
  useKey('j', () => step(1));
  useKey('k', () => step(-1));
  const counts = list.data?.counts;
  return (
    <Page layout="workspace">
      <div className={styles.inbox} data-open={id !== null}>
        <section className={styles.queue} aria-label={t('list')}>
          <Tabs
            label={t('queue.label')}
            tabs={helpQueues.map((name) => ({
              to: `/ops/help?queue=${name}`,
              label: t(`queue.${name}`),
              count: name === 'resolved' ? undefined : counts?.[name],
              current: name === queue,
            }))}
          />
          <div className={styles.search}>
            <FilterSearch
              label={t('search')}
              value={q}
              maxLength={limits.search}
              onChange={(words) => setAddress({ queue, ...(words && { q: words }) }, { replace: true })}
            />
          </div>
          {list.data && queue !== 'resolved' && <WaitingFigures figures={list.data.figures} />}
          {!list.data && <QueryState query={list} title={t('failed')} rows={6} />}
          {list.data && items.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
          <QueueList items={items} openUuid={id} onOpen={(uuid) => go({ id: uuid })} />
          {list.data?.more && <Hint as="p">{t('more', { count: items.length })}</Hint>}
          <footer className={styles.keys}>
            <Hint as="p">{t(list.data?.knows_holidays === false ? 'hoursWeekdays' : 'hours')}</Hint>
            <Hint as="p">{t('keys')}</Hint>
          </footer>
        </section>
        {id ? (
          <Conversation key={id} uuid={id} onBack={() => setAddress({ queue, ...(q && { q }) })} />
        ) : (
          <p className={styles.choose}>{t('choose')}</p>
        )}
      </div>
    </Page>
  );
}
