import type { ApplicationDetail, Note } from '@qinghe/contract/resumes/application.ts';
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
import { forgetSent, saveUnsent, useUnsent } from './unsent-notes.ts';

/** What colleagues wrote down, and a place to write. What was typed stays with its person until it is sent. */
export function Notes({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const { add, change, remove } = useAnnotations();
  const { uuid } = detail;
  const text = useUnsent(uuid);
  const container = useRef<HTMLDivElement>(null);
  useKey('n', () => container.current?.querySelector('textarea')?.focus(), { label: t('shortcuts.note') });
  const send = async () => {
    const written = text.trim();
    if (written === '' || add.busy) return;
    if (await add.run({ uuid, text: written })) forgetSent(uuid, written);
  };
  const takeAway = async (note: Note) => {
    if (!(await remove.run({ uuid, note_uuid: note.uuid }))) return;
    toast.undo(t('notes.removed'), () => void add.run({ uuid, text: note.text }));
  };
  const save = (note: Note, changed: string) =>
    change.run({ uuid, note_uuid: note.uuid, version: note.version, text: changed });
  return (
    <section className={`${record.block} ${styles.internal}`} aria-label={t('notes.title')}>
      <h3>{t('notes.title')}</h3>
      <div ref={container} className={styles.write}>
        <TextArea
          label={t('notes.write')}
          value={text}
          rows={text === '' ? 1 : 3}
          maxLength={1000}
          hint={t('notes.hint')}
          aria-keyshortcuts="n"
          onChange={(next) => saveUnsent(uuid, next)}
          onSubmit={() => void send()}
        />
        {text.trim() !== '' && (
          <Button variant="primary" busy={add.busy} onClick={() => void send()}>
            {t('notes.add')}
          </Button>
        )}
      </div>
      <ul className={styles.notes}>
        {detail.notes.map((note) => (
          <NoteItem
            key={`${note.uuid} ${note.version}`}
            note={note}
            busy={change.busy || remove.busy}
            onChange={(changed) => save(note, changed)}
            onRemove={() => void takeAway(note)}
          />
        ))}
      </ul>
    </section>
  );
}

interface NoteItemProps {
  note: Note;
  busy: boolean;
  /** Resolves with nothing where it could not be saved. */
  onChange: (text: string) => Promise<unknown>;
  onRemove: () => void;
}

function NoteItem({ note, busy, onChange, onRemove }: NoteItemProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const [editing, setEditing] = useState<string | null>(null);
  const save = async () => {
    if (editing?.trim() && (await onChange(editing.trim()))) setEditing(null);
  };
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
            onSubmit={() => void save()}
          />
          <div className={styles.actions}>
            <Button variant="primary" busy={busy} disabled={editing.trim() === ''} onClick={() => void save()}>
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
