import type { CaseNote } from '@qinghe/contract/casework.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoteCase } from '../../../domains/ops/api/casework.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Key } from '../../../ui/key/key.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import styles from './history.module.css';
import type { CaseName } from './shelve-dialog.tsx';

interface NoteFieldProps {
  of: Pick<CaseName, 'queue' | 'uuid'>;
  words: string;
  onWords: (words: string) => void;
  onNoted: (notes: CaseNote[]) => void;
}

/** A word for the other operators, kept with the case by Enter; N leads to it. */
export function NoteField({ of: { queue, uuid }, words, onWords, onNoted }: NoteFieldProps) {
  const { t } = useTranslation('ops');
  const input = useRef<HTMLInputElement>(null);
  useKey('n', () => input.current?.focus(), { label: t('casework.note') });
  const note = useNoteCase((notes) => {
    onNoted(notes);
    onWords('');
  });
  const isWritten = words.trim() !== '';
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWritten && !note.busy) void note.run({ queue, uuid, kind: 'note', words });
      }}
    >
      <TextField
        ref={input}
        label={t('casework.note')}
        hint={t('casework.noteHint')}
        maxLength={limits.note}
        value={words}
        onChange={onWords}
        aria-keyshortcuts="n"
        end={
          isWritten ? (
            <Button variant="quiet" type="submit" busy={note.busy}>
              {t('casework.keepNote')}
            </Button>
          ) : (
            <span className={styles.key}>
              <Key>N</Key>
            </span>
          )
        }
      />
    </form>
  );
}
