import { useTranslation } from 'react-i18next';
import { type OutboxMessage, useOutbox } from '../../domains/ops/api/list-outbox.ts';
import { isApiError } from '../../lib/api-error.ts';
import { session } from '../../lib/browser-session.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { codeIn, partsOf } from './outbox/message-text.ts';
import styles from './outbox.module.css';

/** What a demo would have sent by SMS and e-mail. */
export default function Outbox() {
  const { t } = useTranslation('ops');
  const wayOn = session.token() ? (
    <ButtonLink to="/">{t('outbox.toDesk')}</ButtonLink>
  ) : (
    <ButtonLink to="/login">{t('outbox.toLogin')}</ButtonLink>
  );
  return (
    <div className={styles.narrow}>
      <Page lead={t('outbox.lead')} actions={wayOn}>
        <Card flush>
          <Messages />
        </Card>
      </Page>
    </div>
  );
}

function Messages() {
  const { t } = useTranslation('ops');
  const { data, error, refetch } = useOutbox();
  if (!data && error) {
    return (
      <ErrorState
        title={t('outbox.failed')}
        hint={t('outbox.failedHint')}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows rows={4} />;
  if (data.items.length === 0) return <EmptyState title={t('outbox.empty')} hint={t('outbox.emptyHint')} />;
  return (
    <ul aria-live="polite" aria-relevant="additions">
      {data.items.map((message) => (
        <li key={message.uuid} className={styles.message}>
          <Message message={message} />
        </li>
      ))}
    </ul>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation('ops');
  const code = codeIn(message.body);
  return (
    <article>
      <header className={styles.header}>
        <Tag tone={message.channel === 'sms' ? 'green' : 'blue'}>{t(`outbox.${message.channel}`)}</Tag>
        <span className={styles.address}>{message.address}</span>
        <span className={styles.time}>
          <RelativeTime at={message.created_at} />
        </span>
      </header>
      {message.subject && <h2 className={styles.subject}>{message.subject}</h2>}
      <p className={styles.body}>
        {partsOf(message.body).map((part) =>
          part.link ? (
            <a key={part.start} href={part.text}>
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      {code && <CopyCode code={code} />}
    </article>
  );
}

function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation(['ops', 'common']);
  const copy = async () => {
    await copyText(code);
    toast.success(t('common:copied'));
  };
  return (
    <Button className={styles.copy} onClick={() => void copy()}>
      {t('outbox.copyCode', { code })}
    </Button>
  );
}
