import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { type OutboxFilters, useOutbox } from '../../domains/ops/api/list-outbox.ts';
import { urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { session } from '../../lib/session/browser-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterChip } from '../../ui/filter-bar/filter-chip.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { Message } from './outbox/message.tsx';
import styles from './outbox.module.css';

const channelNames = ['sms', 'email', 'wechat'] as const;
const outboxFilters = urlFilters({
  channel: { values: channelNames },
  address: { maxLength: limits.email },
  q: { maxLength: limits.search },
});

/** What a demo would have sent by SMS and e-mail. */
export default function Outbox() {
  const { t } = useTranslation('ops');
  const { values: filters, active, set } = useUrlFilters(outboxFilters);
  const query = useOutbox(outboxFilters.toInput(filters) as OutboxFilters);
  const channels = channelNames.map((value) => ({ value, label: t(`outbox.${value}`) }));
  const chosen = active.map((name) => ({
    label: channels.find(({ value }) => name === 'channel' && value === filters.channel)?.label ?? filters[name],
    drop: () => set({ [name]: '' }),
  }));
  return (
    <div className={styles.narrow}>
      <Page
        lead={t('outbox.lead')}
        actions={
          session.token() ? (
            <ButtonLink to="/">{t('outbox.toDesk')}</ButtonLink>
          ) : (
            <ButtonLink to="/login">{t('outbox.toLogin')}</ButtonLink>
          )
        }
      >
        <FilterBar
          active={chosen}
          search={
            <FilterSearch
              label={t('outbox.search')}
              maxLength={limits.search}
              value={filters.q}
              onChange={(q) => set({ q })}
            />
          }
        >
          <FilterSelect
            label={t('outbox.channel')}
            value={filters.channel}
            options={channels}
            onChange={(channel) => set({ channel })}
          />
          {filters.address && <FilterChip label={filters.address} onDrop={() => set({ address: '' })} />}
        </FilterBar>
        <Card flush>
          <QueryList query={query} filters={chosen} empty={{ title: t('outbox.empty'), hint: t('outbox.emptyHint') }}>
            {(messages) => (
              <ul aria-live="polite" aria-relevant="additions">
                {messages.map((message) => (
                  <li key={message.uuid} className={styles.message}>
                    <Message message={message} onAddress={(address) => set({ address })} />
                  </li>
                ))}
              </ul>
            )}
          </QueryList>
        </Card>
      </Page>
    </div>
  );
}
