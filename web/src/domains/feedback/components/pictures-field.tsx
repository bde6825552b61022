import { MAX_FEEDBACK_PICTURE_BYTES, MAX_FEEDBACK_PICTURES } from '@qinghe/contract/feedback/feedback.ts';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { type FieldProps, FieldShell } from '../../../ui/field/field-shell.tsx';
import { faultOf, megabytes } from '../../../ui/field/file-check.ts';
import { uploadPicture } from '../api/feedback.ts';
import styles from './pictures-field.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** What pictures look like that were uploaded from this page, by their name; after a reload they have numbers alone. */
const previews = new Map<string, string>();

interface PicturesFieldProps extends FieldProps<string[]> {
  /** Told while one is on its way. */
  onBusy: (busy: boolean) => void;
}

/** Up to four pictures, uploaded as they are chosen. */
export function PicturesField({ value, onChange, onBusy, error, ...field }: PicturesFieldProps) {
  const { t } = useTranslation('feedback');
  const [fault, setFault] = useState<string>();
  const most = MAX_FEEDBACK_PICTURES;
  const add = async (files: readonly File[]) => {
    setFault(files.length > most - value.length ? t('form.tooMany', { count: most }) : undefined);
    onBusy(true);
    const names = [...value];
    for (const file of files.slice(0, most - value.length)) {
      const name = await upload(file);
      if (name) names.push(name);
      onChange([...names]);
    }
    onBusy(false);
  };
  const upload = async (file: File): Promise<string | undefined> => {
    const wrong = faultOf(file, { types: TYPES, maxBytes: MAX_FEEDBACK_PICTURE_BYTES });
    if (wrong) {
      setFault(t(`form.${wrong}`, { name: file.name, size: megabytes(MAX_FEEDBACK_PICTURE_BYTES) }));
      return undefined;
    }
    try {
      const name = await uploadPicture(file);
      previews.set(name, URL.createObjectURL(file));
      return name;
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setFault(messageOf(failure, currentLocale()));
      return undefined;
    }
  };
  return (
    <FieldShell {...field} hint={t('form.picturesHint', { count: most })} error={fault ?? error}>
      {(control) => (
        <div className={styles.pictures}>
          {value.map((name, index) => (
            <span key={name} className={styles.frame}>
              {previews.has(name) ? (
                <img src={previews.get(name)} alt={t('picture', { number: index + 1 })} />
              ) : (
                t('picture', { number: index + 1 })
              )}
              <span className={styles.remove}>
                <IconButton
                  label={t('form.remove', { number: index + 1 })}
                  onClick={() => onChange(value.filter((other) => other !== name))}
                >
                  <IconX size={16} aria-hidden="true" />
                </IconButton>
              </span>
            </span>
          ))}
          {value.length < most && (
            <span className={styles.frame} data-adds>
              <IconPhoto size={22} aria-hidden="true" />
              <input
                {...control}
                type="file"
                multiple
                className={styles.input}
                accept={TYPES.join()}
                disabled={field.disabled}
                onChange={(event) => {
                  void add([...(event.currentTarget.files ?? [])]);
                  event.currentTarget.value = '';
                }}
              />
            </span>
          )}
        </div>
      )}
    </FieldShell>
  );
}
