import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { type FieldProps, FieldShell } from './field-shell.tsx';
import { faultOf, megabytes } from './file-check.ts';
import styles from './picture-field.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface PictureFieldProps extends FieldProps<File | null> {
  maxBytes: number;
  /** Address of the picture that stands until another one is chosen. */
  current?: string | undefined;
  /** Shown round, as a person's picture is. */
  round?: boolean;
}

/** A square picture: chosen or dropped, checked, cropped, shown as others will see it. */
export function PictureField({ value, maxBytes, current, round, error, hint, onChange, ...field }: PictureFieldProps) {
  const { t } = useTranslation('ui');
  const [fault, setFault] = useState<string>();
  const [cropping, setCropping] = useState<{ name: string; picture: ImageBitmap }>();
  const shown = useObjectUrl(value) ?? current;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = faultOf(file, { types: TYPES, maxBytes });
    const size = { size: megabytes(file.size), max: megabytes(maxBytes) };
    setFault(found === 'type' ? t('picture.type') : found === 'size' ? t('picture.size', size) : undefined);
    if (found) return;
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    if (picture) setCropping({ name: file.name, picture });
    else setFault(t('picture.broken'));
  };
  return (
    <FieldShell {...field} hint={hint ?? t('picture.drop', { size: megabytes(maxBytes) })} error={fault ?? error}>
      {(control) => (
        <div className={styles.picture}>
          <span className={styles.frame} data-wrong={control['aria-invalid']} data-round={round || undefined}>
            {shown ? (
              <img src={shown} alt={t('picture.preview', { label: field.label })} className={styles.image} />
            ) : (
              <IconPhoto size={22} aria-hidden="true" />
            )}
            <input
              {...control}
              type="file"
              className={styles.input}
              accept={TYPES.join()}
              disabled={field.disabled}
              onChange={(event) => {
                void take(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </span>
          {value && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {t('picture.remove')}
            </Button>
          )}
          {cropping && (
            <CropDialog
              {...cropping}
              label={field.label}
              onCancel={() => setCropping(undefined)}
              onUse={(file) => {
                setCropping(undefined);
                onChange(file);
              }}
            />
          )}
        </div>
      )}
    </FieldShell>
  );
}

/** An address for a file that is only here, given back when another one is shown. */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
