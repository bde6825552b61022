import { limits } from '@qinghe/contract/limits.ts';
import type { ApplicationDetail, Note } from '@qinghe/contract/resumes/application.ts';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddNote, useChangeNote } from '../../../../domains/resumes/api/annotate.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import styles from './annotations.module.css';
import { NoteText, noteDraft } from './note-text.tsx';
import { useTemplatesIn } from './use-note-templates.tsx';

const schemas = () => import('@qinghe/contract/resumes/annotate.ts');
const addition = async () => (await schemas()).addNote.input;
const change = async () => (await schemas()).changeNote.input;

interface NoteFormProps {
  uuid: string;
  /** Told once it stands there. */
  onReady: () => void;
}

/** Adds a note; then it is empty and ready for the next one. */
export function NoteForm({ uuid, onReady }: NoteFormProps) {
  const { t } = useTranslation('resumes');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onReady, []);
  const form = useApiForm({
    key: noteDraft(uuid),
    drafts: 'memory',
    initial: { uuid, text: '' },
    schema: addition,
    save: useAddNote(),
    startsOver: true,
  });
  const templates = useTemplatesIn(form.field('text'));
  return (
    <Form form={form}>
      <div className={styles.write}>
        <NoteText {...form.field('text')} {...templates.field} />
        <div className={styles.actions}>
          {form.values.text.trim() !== '' && (
            <Button variant="primary" type="submit" busy={form.isSaving}>
              {t('notes.add')}
            </Button>
          )}
          {templates.menu}
        </div>
      </div>
    </Form>
  );
}

interface NoteChangeProps {
  uuid: string;
  note: Note;
  onClose: () => void;
}

/** Changes a note of one's own where it stands. */
export function NoteChange({ uuid, note, onClose }: NoteChangeProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const form = useApiForm({
    key: noteDraft(note.uuid),
    drafts: 'memory',
    initial: { uuid, note_uuid: note.uuid, version: note.version, text: note.text },
    schema: change,
    save: useChangeNote(),
    onSaved: onClose,
    latestOf: (current) => {
      const latest = (current as ApplicationDetail).notes.find((one) => one.uuid === note.uuid);
      return latest ? { version: latest.version, text: latest.text } : {};
    },
  });
  const templates = useTemplatesIn(form.field('text'));
  const giveUp = () => {
    form.discard();
    onClose();
  };
  return (
    <Form form={form}>
      <TextArea
        label={t('notes.change')}
        rows={3}
        maxLength={limits.note}
        autoFocus
        {...form.field('text')}
        {...templates.field}
      />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={form.isSaving}>
          {t('notes.save')}
        </Button>
        <Button onClick={giveUp}>{common('cancel')}</Button>
        {templates.menu}
      </div>
    </Form>
  );
}
