import { limits } from '@qinghe/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoorKeys, useEndDoorKey, useMakeDoorKey } from '../../../domains/talks/api/door-keys.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './talks.module.css';

/** Keys with which others check people in, without an account and without the owner's. */
export function HelpersButton({ talk }: { talk: string }) {
  const { t } = useTranslation('talks', { keyPrefix: 'helpers' });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {isOpen && <HelpersDialog talk={talk} onClose={() => setOpen(false)} />}
    </>
  );
}

function HelpersDialog({ talk, onClose }: { talk: string; onClose: () => void }) {
  const { t } = useTranslation('talks', { keyPrefix: 'helpers' });
  const { run: make, busy } = useMakeDoorKey();
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ name: string; url: string }>();
  const start = async (event: FormEvent) => {
    event.preventDefault();
    const key = await make({ talk_uuid: talk, name });
    if (!key) return;
    setMade({ name, url: key.url });
    setName('');
  };
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <p>{t('hint')}</p>
      <form className={styles.newKey} onSubmit={(event) => void start(event)}>
        <TextField
          name="name"
          label={t('name')}
          maxLength={limits.personName}
          value={name}
          onChange={setName}
          onBlur={() => undefined}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === ''}>
          {t('make')}
        </Button>
      </form>
      {made && <MadeKey key={made.url} {...made} />}
      <Keys talk={talk} />
    </Dialog>
  );
}

/** Shown this once. */
function MadeKey({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation('talks', { keyPrefix: 'helpers' });
  const copy = async () => {
    await copyText(url);
    toast.success(t('copied'));
  };
  return (
    <div className={styles.madeKey}>
      <p>{t('scan', { name })}</p>
      <div className={styles.code}>
        <QrCode text={url} label={t('code', { name })} />
      </div>
      <Button onClick={() => void copy()}>{t('copy')}</Button>
    </div>
  );
}

function Keys({ talk }: { talk: string }) {
  const { t } = useTranslation('talks', { keyPrefix: 'helpers' });
  const { data } = useDoorKeys(talk);
  const { run: end, pending } = useEndDoorKey();
  if (!data?.items.length) return null;
  return (
    <ul className={styles.keys} aria-label={t('list')}>
      {data.items.map(({ uuid, name, used_at }) => (
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
            busy={pending?.uuid === uuid}
            aria-label={t('endOf', { name })}
            onClick={() => void end({ talk_uuid: talk, uuid })}
          >
            {t('end')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
