import type { OutboxMessage } from '../../../domains/ops/api/list-outbox.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from '../outbox.module.css';
import { codeIn, partsOf } from './message-text.ts';

interface MessageProps {
  message: OutboxMessage;
  /** Shows what went to one address alone. */
  onAddress: (address: string) => void;
}

export function Message({ message, onAddress }: MessageProps) {
  const { t } = useTranslation('ops');
  const code = codeIn(message.body);
  return (
    <article>
      <header className={styles.header}>
        <Tag tone={message.channel === 'sms' ? 'green' : 'blue'}>{t(`outbox.${message.channel}`)}</Tag>
        <button
          type="button"
          className={styles.address}
          title={t('outbox.onlyAddress')}
          onClick={() => onAddress(message.address)}
        >
          {message.address}
        </button>
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
