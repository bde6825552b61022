import type { ApplicationDetail, Note } from '@qinghe/contract/resumes/endpoints.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnotations } from '../../../domains/resumes/api/annotate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './annotations.module.css';
import record from './record.module.css';
import { keepUnsent, unsentOf } from './unsent-notes.ts';

/** What colleagues wrote down, and a place to write. What was typed stays with its person until it is sent. */
export function Notes({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const { add, change, remove } = useAnnotations(detail.uuid);
  const [text, setText] = useState(() => unsentOf(detail.uuid));
  const place = useRef<HTMLDivElement>(null);
  useKey('n', () => place.current?.querySelector('textarea')?.focus(), { label: t('shortcuts.note') });
  const type = (next: string) => {
    setText(next);
    keepUnsent(detail.uuid, next);
  };
  const send = () => {
    const said = text.trim();
    if (said === '' || add.isPending) return;
    add.mutate(said, { onSuccess: () => type('') });
  };
  const takeAway = (note: Note) =>
    remove.mutate(note.uuid, {
      onSuccess: () => toast.undo(t('notes.removed'), () => add.mutate(note.text)),
    });
  return (
    <section className={`${record.block} ${styles.internal}`} aria-label={t('notes.title')}>
      <h3>{t('notes.title')}</h3>
      <div ref={place} className={styles.write}>
        <TextArea
          label={t('notes.write')}
          value={text}
          rows={text === '' ? 1 : 3}
          maxLength={1000}
          hint={t('notes.hint')}
          aria-keyshortcuts="n"
          onChange={type}
          onSubmit={send}
        />
        {text.trim() !== '' && (
          <Button look="primary" busy={add.isPending} onClick={send}>
            {t('notes.add')}
          </Button>
        )}
      </div>
      <ul className={styles.notes}>
        {detail.notes.map((note) => (
          <NoteItem
            key={`${note.uuid} ${note.version}`}
            note={note}
            busy={change.isPending || remove.isPending}
            onChange={(changed, done) =>
              change.mutate({ note_uuid: note.uuid, version: note.version, text: changed }, { onSuccess: done })
            }
            onRemove={() => takeAway(note)}
          />
        ))}
      </ul>
    </section>
  );
}

interface NoteItemProps {
  note: Note;
  busy: boolean;
  onChange: (text: string, done: () => void) => void;
  onRemove: () => void;
}

function NoteItem({ note, busy, onChange, onRemove }: NoteItemProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const [editing, setEditing] = useState<string | null>(null);
  const save = () => editing?.trim() && onChange(editing.trim(), () => setEditing(null));
  return (
    <li className={styles.note}>
      {editing === null ? (
        <p className={styles.text}>{note.text}</p>
      ) : (
        <>
          <TextArea
            label={t('notes.change')}
            value={editing}
            rows={3}
            maxLength={1000}
            onChange={setEditing}
            onSubmit={save}
          />
          <div className={styles.acts}>
            <Button look="primary" busy={busy} disabled={editing.trim() === ''} onClick={save}>
              {t('fact.save')}
            </Button>
            <Button onClick={() => setEditing(null)}>{common('cancel')}</Button>
          </div>
        </>
      )}
      <p className={styles.by}>
        {note.author_name} · <RelativeTime at={note.created_at} />
        {note.edited && ` · ${t('notes.edited')}`}
        {note.mine && editing === null && (
          <span className={styles.own}>
            <button type="button" className={record.link} onClick={() => setEditing(note.text)}>
              {t('notes.change')}
            </button>
            <button type="button" className={record.link} disabled={busy} onClick={onRemove}>
              {t('notes.remove')}
            </button>
          </span>
        )}
      </p>
    </li>
  );
}
