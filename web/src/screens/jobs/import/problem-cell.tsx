import type { ImportProblem } from '@qinghe/contract/imports/import.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { draftOf } from '../../../ui/form/draft.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { headOf } from './column-heads.ts';
import styles from './import-result.module.css';

const tones = { wrong: 'red', block: 'amber', advise: 'neutral' } as const;
/** A line break is part of what these hold. */
const LONG: ReadonlySet<string> = new Set(['description', 'questions', 'auto_reply']);

/** What was typed into a cell and is not saved yet. */
export const cellDraft = (importUuid: string, row: number, field: string) =>
  draftOf<{ text: string }>(`import:${importUuid}:${row}:${field}`, 'session');

export interface ProblemCellProps {
  importUuid: string;
  row: number;
  field: string;
  text: string;
  problems: readonly ImportProblem[];
  /** Nothing can be changed once drafts are made. */
  isOpen: boolean;
  isEditing: boolean;
  busy: boolean;
  onEdit: () => void;
  onLeave: () => void;
  onSave: (text: string) => void;
}

/** What is wrong with one cell, and the cell itself, which can be typed anew where it stands. */
export function ProblemCell(props: ProblemCellProps) {
  const { row, field, text, problems, isOpen, isEditing, onEdit } = props;
  const { t } = useTranslation('imports');
  if (isEditing) return <CellEditor {...props} />;
  const shown = text === '' ? t('cell.empty') : t('cell.words', { words: text });
  return (
    <li>
      <span className={styles.cell}>
        {headOf(field)}{' '}
        {isOpen ? (
          <button
            type="button"
            id={cellId(row, field)}
            className={styles.value}
            aria-label={t('cell.change', { row, column: headOf(field), text: shown })}
            onClick={onEdit}
          >
            {shown}
          </button>
        ) : (
          text !== '' && <span className={styles.value}>{shown}</span>
        )}
      </span>
      {problems.map(({ level, message, words }) => (
        <span key={`${level} ${message} ${words}`} className={styles.reason}>
          <Tag tone={tones[level]}>{t(`level.${level}`)}</Tag> {message}
        </span>
      ))}
    </li>
  );
}

/** Where the cell of a row stands, for the focus to come back to. */
export const cellId = (row: number, field: string): string => `cell-${row}-${field}`;

function CellEditor({ importUuid, row, field, text, problems, busy, onSave, onLeave }: ProblemCellProps) {
  const { t } = useTranslation('imports');
  const draft = cellDraft(importUuid, row, field);
  const [typed, setTyped] = useState(() => draft.read()?.values.text ?? text);
  const around = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const input = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    input?.focus();
    input?.select();
  }, []);
  const isLong = LONG.has(field) || text.includes('\n');
  const save = () => onSave(typed);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Keys of a field are none of the table around it.
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
    if (event.key === 'Enter' && !isLong && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      save();
    }
  };
  const shared = {
    label: headOf(field),
    value: typed,
    error: problems.map(({ message }) => message).join(' ') || undefined,
    onChange: (next: string) => {
      setTyped(next);
      draft.write({ text: next }, { text });
    },
  };
  return (
    <li ref={around} className={styles.editor} onKeyDown={press}>
      {isLong ? <TextArea {...shared} rows={4} onSubmit={save} /> : <TextField {...shared} />}
      <div className={styles.editorEnd}>
        <Button busy={busy} onClick={save}>
          {t('cell.save')}
        </Button>
        <span>{t(isLong ? 'cell.hintLong' : 'cell.hint')}</span>
      </div>
    </li>
  );
}
