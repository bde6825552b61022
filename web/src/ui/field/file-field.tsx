import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../button/button.tsx';
import { type FieldProps, FieldShell } from './field-shell.tsx';
import { faultOf, megabytes } from './file-check.ts';
import styles from './file-field.module.css';

interface FileFieldProps extends FieldProps<File | null> {
  /** Media types or endings: `application/pdf`, `.docx`. */
  types: readonly string[];
  maxBytes: number;
  /** From 0 to 1 while it is on its way. */
  progress?: number | undefined;
}

/** One file, chosen or dropped. A file that is too large or of another kind is named and not taken. */
export function FileField({ value, types, maxBytes, progress, error, hint, onChange, ...field }: FileFieldProps) {
  const { t } = useTranslation('ui');
  const [fault, setFault] = useState<string>();
  const take = (file: File | undefined) => {
    if (!file) return;
    const found = faultOf(file, { types, maxBytes });
    const words = {
      size: t('file.size', { size: megabytes(file.size), max: megabytes(maxBytes) }),
      type: t('file.type', { types: types.map((type) => type.replace(/^.*[/.]/, '').toUpperCase()).join('、') }),
    };
    setFault(found ? words[found] : undefined);
    if (!found) onChange(file);
  };
  return (
    <FieldShell {...field} hint={hint ?? t('file.limit', { size: megabytes(maxBytes) })} error={fault ?? error}>
      {(control) => (
        <div className={styles.file} data-wrong={control['aria-invalid']}>
          {value ? <IconFile size={18} aria-hidden="true" /> : <IconPaperclip size={18} aria-hidden="true" />}
          <span className={styles.name}>{value?.name ?? t('file.choose')}</span>
          <input
            {...control}
            type="file"
            className={styles.input}
            accept={types.join()}
            disabled={field.disabled}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          {value && progress === undefined && (
            <IconButton label={t('file.remove', { name: value.name })} onClick={() => onChange(null)}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          )}
          {value && progress !== undefined && (
            <progress
              className={styles.progress}
              value={progress}
              aria-label={t('file.progress', { name: value.name })}
            />
          )}
        </div>
      )}
    </FieldShell>
  );
}
