import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoorKeys, useEndDoorKey, useMakeDoorKey } from '../../../domains/talks/api/door-keys.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
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

const schema = async () => (await import('@qinghe/contract/talks/door-keys.ts')).makeDoorKey.input;

export function HelpersDialog({ talk, onClose }: { talk: string; onClose: () => void }) {
  const { t } = useTranslation('talks', { keyPrefix: 'helpers' });
  const { t: common } = useTranslation('common');
  const make = useMakeDoorKey();
  const [made, setMade] = useState<{ name: string; url: string }>();
  const form = useApiForm({
    key: `door-key:${talk}`,
    initial: { talk_uuid: talk, name: '' },
    schema,
    save: async (input) => ({ ...(await make(input)), name: input.name }),
    onSaved: setMade,
    startsOver: true,
  });
  return (
    <FormDialog form={form} title={t('title')} submit={t('make')} dismiss={common('close')} onClose={onClose}>
      <p>{t('hint')}</p>
      <TextField label={t('name')} maxLength={limits.personName} {...form.field('name')} />
      {made && <MadeKey key={made.url} {...made} />}
      <Keys talk={talk} />
    </FormDialog>
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
