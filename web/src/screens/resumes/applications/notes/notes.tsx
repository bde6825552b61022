import type { ApplicationDetail, Note } from '@qinghe/contract/resumes/application.ts';
import { useState } from 'react';
import { useAnnotations } from '../../../../domains/resumes/api/annotate.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { RelativeTime } from '../../../../ui/text/relative-time.tsx';
import { undoToast } from '../../../../ui/toast/undo-notice.tsx';
import { useRecordForms } from '../record/late-forms.ts';
import record from '../record/record.module.css';
import styles from './annotations.module.css';
import { cutAtNames } from './named.ts';
import { NoteField } from './note-field.tsx';

/** What colleagues wrote down, and a place to write. */
export function Notes({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const { add, remove } = useAnnotations();
  const { uuid } = detail;
  const takeAway = async (note: Note) => {
    if (!(await remove.run({ uuid, note_uuid: note.uuid }))) return;
    undoToast(
      t('notes.removed'),
      () => void add.run({ uuid, text: note.text, mentions: note.mentions.map(({ account_uuid }) => account_uuid) }),
    );
  };
  return (
    <section id="notes" className={`${record.block} ${styles.internal}`} aria-label={t('notes.title')}>
      <h3>{t('notes.title')}</h3>
      {detail.abilities.note && <NoteField uuid={uuid} />}
      <ul className={styles.notes}>
        {detail.notes.map((note) => (
          <NoteItem
            key={note.uuid}
            uuid={uuid}
            note={note}
            mayChange={note.mine && detail.abilities.note}
            busy={remove.busy}
            onRemove={() => void takeAway(note)}
          />
        ))}
      </ul>
    </section>
  );
}

interface NoteItemProps {
  uuid: string;
  note: Note;
  mayChange: boolean;
  busy: boolean;
  onRemove: () => void;
}

function NoteItem({ uuid, note, mayChange, busy, onRemove }: NoteItemProps) {
  const { t } = useTranslation('resumes');
  const forms = useRecordForms();
  const [editing, setEditing] = useState(false);
  return (
    <li className={styles.note}>
      {editing && forms ? (
        <forms.NoteChange uuid={uuid} note={note} onClose={() => setEditing(false)} />
      ) : (
        <>
          {note.link && <LinkWords {...note.link} />}
          {note.text !== '' && <NoteWords note={note} />}
          {mayChange && <NotTold note={note} />}
        </>
      )}
      <p className={styles.by}>
        {note.author_name}
        {note.link && <> {t('notes.byLink')}</>} · <RelativeTime at={note.created_at} />
        {note.edited && ` · ${t('notes.edited')}`}
        {mayChange && !editing && (
          <span className={styles.own}>
            <button type="button" className={record.link} onClick={() => setEditing(true)}>
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

/** A note as it stands, the colleagues whom it names marked. */
function NoteWords({ note: { text, mentions } }: { note: Note }) {
  const pieces = cutAtNames(
    text,
    mentions.map(({ name }) => name),
  );
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) =>
        piece.name === null ? (
          piece.text
        ) : (
          // The same name may stand there twice.
          <span key={index} className={styles.named}>
            {piece.text}
          </span>
        ),
      )}
    </p>
  );
}

/** Whom one's own note names without their hearing of it. */
function NotTold({ note: { mentions } }: { note: Note }) {
  const { t } = useTranslation('resumes');
  const names = mentions.filter(({ told }) => !told).map(({ name }) => name);
  if (names.length === 0) return null;
  return <p className={styles.by}>{t('notes.mention.untold', { names: names.join(t('parked.comma')) })}</p>;
}

/** What somebody without an account chose, before the words. */
function LinkWords({ verdict, stars }: NonNullable<Note['link']>) {
  const { t } = useTranslation('resumes');
  return (
    <p className={styles.text}>
      <strong>{t(`notes.verdict.${verdict}`)}</strong>
      {stars !== null && ` · ${t('notes.stars', { count: stars })}`}
    </p>
  );
}
