import type { GivenKey } from '@qinghe/contract/keys.ts';
import { copyText } from '../../lib/browser/copy-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { RelativeTime } from '../text/relative-time.tsx';
import { toast } from '../toast/toast.ts';
import styles from './given-keys.module.css';

export interface GivenKeysProps {
  /** The key that was made a moment ago: its address is shown this once. */
  made: { name: string; url: string } | undefined;
  keys: readonly GivenKey[];
  /** Uuid of the key that is being ended. */
  ending: string | undefined;
  onEnd: (uuid: string) => void;
}

/** Keys that open a door or a stand without an account: the new one to be scanned, and those that were given out. */
export function GivenKeys({ made, keys, ending, onEnd }: GivenKeysProps) {
  const { t } = useTranslation('ui', { keyPrefix: 'keys' });
  return (
    <>
      {made && <MadeKey key={made.url} {...made} />}
      {keys.length > 0 && (
        <ul className={styles.keys} aria-label={t('list')}>
          {keys.map(({ uuid, name, used_at }) => (
            <li key={uuid}>
              <span>
                {name}
                <small>
                  {used_at ? (
                    <>
                      {t('used')} <RelativeTime at={used_at} />
                    </>
                  ) : (
                    t('unused')
                  )}
                </small>
              </span>
              <Button
                variant="quiet"
                busy={ending === uuid}
                aria-label={t('endOf', { name })}
                onClick={() => onEnd(uuid)}
              >
                {t('end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MadeKey({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation('ui', { keyPrefix: 'keys' });
  const copy = async () => {
    await copyText(url);
    toast.success(t('copied'));
  };
  return (
    <div className={styles.made}>
      <p>{t('scan', { name })}</p>
      <div className={styles.code}>
        <QrCode text={url} label={t('code', { name })} />
      </div>
      <Button onClick={() => void copy()}>{t('copy')}</Button>
    </div>
  );
}
