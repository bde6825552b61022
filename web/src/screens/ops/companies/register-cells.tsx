import { registerMarks } from '@qinghe/contract/company/paper-values.ts';
import type { PaperField } from '@qinghe/contract/company/papers.ts';
import type { NotedMark, RegisterMark } from '@qinghe/contract/company/register-marks.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Key } from '../../../ui/key/key.tsx';
import { keySign } from '../../../ui/key/use-key.ts';
import styles from './case-fields.module.css';
import { differing } from './differing.ts';

const signs = { same: '✓', differs: '✕', spelling: '＝' } as const satisfies Record<RegisterMark, string>;
export const markKeys = { same: 'y', differs: 'x', spelling: 'w' } as const satisfies Record<RegisterMark, string>;

export type SaveMark = (field: PaperField, mark: RegisterMark | null, words: string) => void;

interface RegisterCellsProps {
  field: PaperField;
  value: string;
  noted: NotedMark | undefined;
  /** Shows what changes it. */
  isCurrent: boolean;
  onMark: SaveMark;
}

/** What an operator has read of a field in the public register, and whether it is the same: two cells of its row. */
export function RegisterCells({ field, value, noted, isCurrent, onMark }: RegisterCellsProps) {
  const { t } = useTranslation(['ops', 'company']);
  const isStale = noted !== undefined && noted.about !== value;
  return (
    <>
      <td className={styles.register}>
        {isCurrent ? (
          <RegisterText
            key={noted?.words}
            label={t('companies.registerOf', { field: t(`company:field.${field}`) })}
            words={noted?.words ?? ''}
            onWords={(words) => onMark(field, noted?.mark ?? (words === value ? 'same' : 'differs'), words)}
          />
        ) : (
          noted && <Words noted={noted} value={value} />
        )}
        {isStale && <span className={styles.warning}>{t('companies.markStale', { value: noted.about || '—' })}</span>}
        {noted && isCurrent && <span className={styles.hint}>{t('companies.markedBy', { name: noted.by })}</span>}
      </td>
      <td className={styles.check} data-mark={isStale ? 'stale' : noted?.mark}>
        {noted ? `${signs[noted.mark]} ${t(`companies.mark.${noted.mark}`)}` : '—'}
      </td>
    </>
  );
}

/** Whether it is the same, by a press or a key; what is pressed again is taken back. */
export function MarkButtons({ field, value, noted, onMark }: Omit<RegisterCellsProps, 'isCurrent'>) {
  const { t } = useTranslation(['ops', 'company']);
  const standing = noted?.about === value ? noted.mark : undefined;
  return (
    <fieldset
      aria-label={t('companies.checkOf', { field: t(`company:field.${field}`) })}
      className={styles.codes}
      data-mark={standing}
    >
      {registerMarks.map((mark) => (
        <Button
          key={mark}
          aria-pressed={standing === mark}
          aria-keyshortcuts={markKeys[mark]}
          onClick={() => onMark(field, standing === mark ? null : mark, noted?.words ?? '')}
        >
          {t(`companies.mark.${mark}`)}
          <Key>{keySign(markKeys[mark])}</Key>
        </Button>
      ))}
    </fieldset>
  );
}

/** What stands in the register; of what is the same nobody types it, and what differs is told by its signs. */
function Words({ noted: { mark, words, about }, value }: { noted: NotedMark; value: string }) {
  if (words === '') return mark === 'same' ? about : null;
  const { before, middle, after } = differing(words, value);
  return (
    <>
      {before}
      {middle && <mark className={styles.differing}>{middle}</mark>}
      {after}
    </>
  );
}

interface RegisterTextProps {
  label: string;
  words: string;
  onWords: (words: string) => void;
}

/** Kept once one leaves it, or by Enter. */
function RegisterText({ label, words, onWords }: RegisterTextProps) {
  const { t } = useTranslation('ops');
  const [typed, setTyped] = useState(words);
  const save = () => {
    if (typed.trim() !== words) onWords(typed.trim());
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      placeholder={t('companies.column.register')}
      maxLength={limits.registeredAddress}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
      }}
    />
  );
}
