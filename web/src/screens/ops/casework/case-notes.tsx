import type { CaseNote } from '@qinghe/contract/casework.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useRef } from 'react';
import { useNoteCase } from '../../../domains/ops/api/casework.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { operatorSession } from '../../../lib/session/operator-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Key } from '../../../ui/key/key.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import styles from './history.module.css';
import type { CaseName } from './shelve-dialog.tsx';

const schema = async () => (await import('@qinghe/contract/ops/casework.ts')).noteCase.input;

interface NoteFieldProps {
  of: Pick<CaseName, 'queue' | 'uuid'>;
  onNoted: (notes: CaseNote[]) => void;
}

/** A word for the other operators, kept with the case by Enter; N leads to it. */
export function NoteField({ of: { queue, uuid }, onNoted }: NoteFieldProps) {
  const { t } = useTranslation('ops');
  const place = useRef<HTMLDivElement>(null);
  useKey('n', () => place.current?.querySelector('input')?.focus(), { label: t('casework.note') });
  const form = useApiForm({
    // Another session begins without it.
    key: `ops:note:${uuid}:${operatorSession.token()}`,
    drafts: 'memory',
    initial: { queue, uuid, kind: 'note' as const, words: '' },
    schema,
    save: useNoteCase(onNoted),
    startsOver: true,
  });
  return (
    <div ref={place} className={styles.note}>
      <Form form={form}>
        <TextField
          label={t('casework.note')}
          hint={t('casework.noteHint')}
          maxLength={limits.note}
          aria-keyshortcuts="n"
          end={
            form.values.words.trim() === '' ? (
              <span className={styles.key}>
                <Key>N</Key>
              </span>
            ) : (
              <Button variant="quiet" type="submit" busy={form.isSaving}>
                {t('casework.keepNote')}
              </Button>
            )
          }
          {...form.field('words')}
        />
      </Form>
    </div>
  );
}
