import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../button/button.tsx';
import { megabytes } from '../field/file-check.ts';
import styles from './attach.module.css';
import { ACCEPTED, type AttachmentHandle } from './use-attachment.ts';

/** Never 0 MB. */
export const sizeOf = (bytes: number): number => Math.max(0.1, megabytes(bytes));

/** Chooses a file to send beside a word. */
export function AttachButton({ attachment }: { attachment: AttachmentHandle }) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t('words.file.choose')} onClick={() => input.current?.click()}>
        <IconPaperclip size={18} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('words.file.choose')}
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          attachment.take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** The file that was chosen, and how far it is. */
export function Attached({ attachment: { chosen, drop } }: { attachment: AttachmentHandle }) {
  const { t } = useTranslation('ui');
  if (!chosen) return null;
  return (
    <div className={styles.attached} data-state={chosen.state}>
      <IconFile size={18} aria-hidden="true" />
      <span className={styles.words}>
        <bdi className={styles.name}>{chosen.name}</bdi>
        <span role="status">
          {t('words.file.size', { size: sizeOf(chosen.size) })} ·{' '}
          {chosen.state === 'failed'
            ? t('words.file.failed', { reason: chosen.reason })
            : t(`words.file.${chosen.state}`)}
        </span>
      </span>
      {chosen.state === 'failed' && chosen.again && (
        <Button variant="quiet" onClick={chosen.again}>
          {t('words.file.again')}
        </Button>
      )}
      <IconButton label={t('words.file.drop', { name: chosen.name })} onClick={drop}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
