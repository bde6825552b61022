import { type DragEvent, useId, useRef, useState } from 'react';
import { CV_TYPES } from '../../../domains/intake/components/cv-types.ts';
import { type Chosen, chosenOf } from '../../../domains/intake/send-files.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { megabytes } from '../../../ui/field/file-check.ts';
import { Row } from '../../../ui/stack/stack.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './imports.module.css';

interface CvsFieldProps {
  value: Chosen | null;
  disabled: boolean;
  onChange: (chosen: Chosen | null) => void;
}

/** Many CVs, a folder of them or an archive, chosen or dropped. */
export function CvsField({ value, disabled, onChange }: CvsFieldProps) {
  const { t } = useTranslation('intake');
  const [isOver, setOver] = useState(false);
  const [files, folder] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const id = useId();
  const take = (all: FileList | null) => {
    if (all && all.length > 0) onChange(chosenOf([...all]));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const fault = value?.kind === 'wrong' ? t(`files.${value.why}`) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: to drop files is one more way beside the two buttons
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-wrong={fault ? true : undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p id={id} role="status">
        {fault ?? <Words chosen={value} />}
      </p>
      <Row>
        <Button disabled={disabled} aria-describedby={id} onClick={() => files.current?.click()}>
          {t('files.choose')}
        </Button>
        <Button disabled={disabled} aria-describedby={id} onClick={() => folder.current?.click()}>
          {t('files.folder')}
        </Button>
      </Row>
      <Hint as="p">{t('files.hint')}</Hint>
      {[
        { ref: files, label: t('files.choose'), accept: [...CV_TYPES, '.zip'].join() },
        { ref: folder, label: t('files.folder'), webkitdirectory: '' },
      ].map(({ label, ...input }) => (
        <input
          key={label}
          {...input}
          type="file"
          multiple
          tabIndex={-1}
          className={styles.input}
          aria-label={label}
          aria-hidden="true"
          disabled={disabled}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      ))}
    </div>
  );
}

function Words({ chosen }: { chosen: Chosen | null }) {
  const { t } = useTranslation('intake');
  if (chosen?.kind === 'archive')
    return <>{t('files.archive', { name: chosen.file.name, size: megabytes(chosen.file.size) })}</>;
  if (chosen?.kind === 'files') return <>{t('files.many', { count: chosen.files.length })}</>;
  return <>{t('files.none')}</>;
}
