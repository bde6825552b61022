import { limits } from '@qinghe/contract/limits.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { useOutbox } from '../../domains/ops/api/list-outbox.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { session } from '../../lib/session/browser-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Message } from './outbox/message.tsx';
import styles from './outbox.module.css';

const channels = ['sms', 'email', 'wechat'] as const;

/** What a demo would have sent by SMS and e-mail. */
export default function Outbox() {
  const { t } = useTranslation('ops');
  const filters = useFilters(listOutbox, {
    channel: {
      field: 'choice',
      label: t('outbox.channel'),
      options: channels.map((value) => ({ value, label: t(`outbox.${value}`) })),
    },
    address: { field: 'chip', maxLength: limits.email },
    q: { field: 'search', label: t('outbox.search') },
  });
  return (
    <ListScreen
      maxWidth={760}
      lead={t('outbox.lead')}
      actions={
        session.token() ? (
          <ButtonLink to="/">{t('outbox.toDesk')}</ButtonLink>
        ) : (
          <ButtonLink to="/login">{t('outbox.toLogin')}</ButtonLink>
        )
      }
      filters={filters}
      query={useOutbox(filters.input)}
      empty={{ title: t('outbox.empty'), hint: t('outbox.emptyHint') }}
    >
      {(messages) => (
        <ul aria-live="polite" aria-relevant="additions">
          {messages.map((message) => (
            <li key={message.uuid} className={styles.message}>
              <Message message={message} onAddress={(address) => filters.set({ address })} />
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
