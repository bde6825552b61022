import { MAX_PAPER_BYTES } from '@qinghe/contract/files/endpoints.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FileField } from '../../../ui/field/file-field.tsx';
import { order } from './licence-order.ts';
import styles from './licence-picture.module.css';
import type { LicenceReading, ReadName } from './use-licence-reading.ts';

interface LicencePictureProps {
  reading: LicenceReading;
  /** The picture of before, where none was handed in just now. */
  url: string | null;
  error: string | undefined;
  /** The field that has the focus: its place is lit. */
  focused: ReadName | null;
}

/** The picture of the licence, with the places from which the fields were read. */
export function LicencePicture({ reading, url, error, focused }: LicencePictureProps) {
  const { t } = useTranslation('company');
  const [file, setFile] = useState<File | null>(null);
  const shown = reading.url ?? url;
  const take = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) void reading.read(chosen);
  };
  return (
    <div className={styles.pictureSide}>
      <div className={styles.stage} aria-busy={reading.busy}>
        {shown ? (
          <div className={styles.sheet}>
            <img src={shown} alt={t('licence.picture')} className={styles.picture} />
            {reading.fields.map(({ field, box }) =>
              box ? (
                <span
                  key={field}
                  className={styles.place}
                  data-doubtful={reading.doubtful.includes(field) || undefined}
                  data-lit={focused === field || undefined}
                  style={{
                    left: `${box.x * 100}%`,
                    top: `${box.y * 100}%`,
                    width: `${box.width * 100}%`,
                    height: `${box.height * 100}%`,
                  }}
                >
                  <span className={styles.number} aria-hidden="true">
                    {order.indexOf(field) + 1}
                  </span>
                </span>
              ) : null,
            )}
          </div>
        ) : (
          <p className={styles.empty}>{t('licence.empty')}</p>
        )}
        {reading.busy && (
          <p className={styles.busy} role="status">
            {t('licence.reading')}
          </p>
        )}
      </div>
      <FileField
        label={t(shown ? 'licence.another' : 'licence.upload')}
        types={['image/png', 'image/jpeg', 'application/pdf']}
        maxBytes={MAX_PAPER_BYTES}
        hint={t('licence.uploadHint')}
        value={file}
        error={reading.failure ?? (reading.isBlank ? t('licence.blank') : error)}
        progress={reading.busy ? 1 : undefined}
        disabled={reading.busy}
        onChange={take}
      />
    </div>
  );
}
