import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { addNote, changeNote } from '@qinghe/contract/resumes/annotate.ts';
import type { ApplicationDetail, Note } from '@qinghe/contract/resumes/application.ts';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { useAddNote, useChangeNote } from '../../../../domains/resumes/api/annotate.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import styles from './annotations.module.css';
import type { Named } from './named.ts';
import { NoteText, noteDraft } from './note-text.tsx';
import { useMentionsIn } from './use-mentions.tsx';
import { useTemplatesIn } from './use-note-templates.tsx';

const schemas = () => import('@qinghe/contract/resumes/annotate.ts');
const addition = async () => (await schemas()).addNote.input;
const change = async () => (await schemas()).changeNote.input;

/** Whom a note names, where it names anybody. */
const accounts = (named: readonly Named[]) => (named.length > 0 ? { mentions: named.map(({ uuid }) => uuid) } : {});

type Keys = (event: KeyboardEvent<HTMLTextAreaElement>) => void;

/** Colleagues hear a key first; what they take is no slash. */
const both = <Templates extends { onKeyDown: Keys }, Mentions extends { onKeyDown: Keys }>(
  templates: Templates,
  mentions: Mentions,
) => ({
  ...templates,
  ...mentions,
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
    mentions.onKeyDown(event);
    if (!event.isDefaultPrevented()) templates.onKeyDown(event);
  },
});

/** What is typed, and who was picked from the list of colleagues. */
interface Written {
  text: string;
  picked: Named[];
}
type Changed = Written & { uuid: string; note_uuid: string; version: number };

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
  const form = useApiForm<{ uuid: string } & Written, ApplicationDetail, InputOf<typeof addNote>>({
    key: noteDraft(uuid),
    drafts: 'memory',
    initial: { uuid, text: '', picked: [] },
    input: (values) => ({ uuid, text: values.text, ...accounts(mentions.named) }),
    schema: addition,
    save: useAddNote(),
    startsOver: true,
  });
  const templates = useTemplatesIn(form.field('text'));
  const mentions = useMentionsIn(uuid, form.field('text'), form.field('picked'));
  return (
    <Form form={form}>
      <div className={styles.write}>
        <NoteText {...form.field('text')} {...both(templates.field, mentions.field)} />
        {mentions.list}
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
  const named = note.mentions.map(({ account_uuid, name }): Named => ({ uuid: account_uuid, name }));
  const form = useApiForm<Changed, ApplicationDetail, InputOf<typeof changeNote>>({
    key: noteDraft(note.uuid),
    drafts: 'memory',
    initial: { uuid, note_uuid: note.uuid, version: note.version, text: note.text, picked: named },
    input: ({ picked: _picked, ...values }) => ({ ...values, ...accounts(mentions.named) }),
    schema: change,
    save: useChangeNote(),
    onSaved: onClose,
    latestOf: (current) => {
      const latest = (current as ApplicationDetail).notes.find((one) => one.uuid === note.uuid);
      return latest ? { version: latest.version, text: latest.text } : {};
    },
  });
  const templates = useTemplatesIn(form.field('text'));
  const mentions = useMentionsIn(uuid, form.field('text'), form.field('picked'));
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
        {...both(templates.field, mentions.field)}
      />
      {mentions.list}
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
