import { MAX_PAPER_BYTES } from '@qinghe/contract/files/endpoints.ts';
import { useState } from 'react';
import { sendPicture } from '../../domains/identity/api/identity.ts';
import { isApiError, messageOf } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { FieldProps } from '../../ui/field/field-shell.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import styles from './identity.module.css';

/** A picture of one side, sent as soon as it is chosen; its value is the uuid. */
export function SideField({ label, error, onChange }: FieldProps<string>) {
  const { t } = useTranslation('identity');
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setUrl(undefined);
    setFailure(undefined);
    onChange('');
    if (!chosen) return;
    setBusy(true);
    try {
      const sent = await sendPicture(chosen);
      setUrl(sent.url);
      onChange(sent.uuid);
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFailure(messageOf(problem, currentLocale()));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <FileField
        label={label}
        types={['image/png', 'image/jpeg']}
        maxBytes={MAX_PAPER_BYTES}
        hint={t('sideHint')}
        value={file}
        error={failure ?? error}
        progress={busy ? 1 : undefined}
        disabled={busy}
        onChange={(chosen) => void take(chosen)}
      />
      {url && <img src={url} alt={label} className={styles.side} />}
    </div>
  );
}
