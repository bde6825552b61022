import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { HandledHelpMessage, replyToHelp } from '@qinghe/contract/help/console.ts';
import { MAX_HELP_WORDS } from '@qinghe/contract/help/help.ts';
import { useRef, useState } from 'react';
import { uploadAsOperator, useNoteHelp, useReplyToHelp, useTypeAsOperator } from '../../../domains/help/api/console.ts';
import { newUuid } from '../../../lib/api/new-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { operatorSession } from '../../../lib/session/operator-session.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { useKey } from '../../../ui/key/use-key.ts';
import { ChoiceTabs } from '../../../ui/tabs/choice-tabs.tsx';
import { AttachButton, Attached } from '../../../ui/words/attach.tsx';
import { lackOf, SendButton } from '../../../ui/words/send-button.tsx';
import { useAttachment, type WordDraft } from '../../../ui/words/use-attachment.ts';
import styles from './help.module.css';
import { useCanned } from './use-canned.tsx';

const schema = async () => (await import('@qinghe/contract/help/console.ts')).replyToHelp.input;
type Mode = 'reply' | 'note';

interface ReplyFormProps {
  /** Of the conversation. */
  uuid: string;
  /** Who else has it, and answers alone. */
  other: string | null;
}

/** An answer, or a note that its person never sees; R leads to it, Ctrl or ⌘ with Enter sends it. */
export function ReplyForm({ uuid: conversation_uuid, other }: ReplyFormProps) {
  const { t } = useTranslation('help', { keyPrefix: 'inbox' });
  const place = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<Mode>('reply');
  const draft = useRef<WordDraft>({ text: '' });
  const attachment = useAttachment(draft.current, uploadAsOperator(conversation_uuid));
  const file = mode === 'reply' ? (attachment.file?.uuid ?? null) : null;
  const named = useRef({ words: '', uuid: '' });
  // The same words are the same one until they have arrived, also where a response was lost.
  const uuidFor = (words: string) => {
    if (named.current.words !== words) named.current = { words, uuid: newUuid() };
    return named.current.uuid;
  };
  const [reply, note] = [useReplyToHelp(), useNoteHelp()];
  const form = useApiForm<{ text: string }, HandledHelpMessage, InputOf<typeof replyToHelp>>({
    // Another session begins without it.
    key: `ops:help:${conversation_uuid}:${operatorSession.token()}`,
    drafts: 'memory',
    initial: { text: '' },
    schema,
    input: ({ text }) => ({ uuid: uuidFor(`${mode} ${file} ${text}`), conversation_uuid, text, file }),
    save: mode === 'reply' ? reply : note,
    startsOver: true,
    onSaved: () => {
      named.current = { words: '', uuid: '' };
      if (mode === 'reply') attachment.drop();
      setMode('reply');
    },
  });
  const { text } = form.values;
  const noteLacks = text.trim() === '' ? 'words' : null;
  const lacks = mode === 'reply' ? lackOf(text, attachment) : noteLacks;
  const canned = useCanned(form.field('text'));
  const typed = useTypeAsOperator(conversation_uuid);
  useKey('r', () => place.current?.querySelector('textarea')?.focus(), { label: t('reply') });
  return (
    <div
      ref={place}
      className={`${styles.reply} ${mode === 'note' ? styles.noting : ''}`}
      {...(mode === 'reply' && attachment.hears)}
    >
      <Form form={form} disabled={lacks !== null}>
        <ChoiceTabs<Mode>
          label={t('mode')}
          value={mode}
          choices={(['reply', 'note'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={setMode}
        >
          <TextArea
            label={t(`${mode}Label`)}
            hint={other !== null && mode === 'reply' ? t('othersAnswer', { name: other }) : undefined}
            rows={3}
            maxLength={MAX_HELP_WORDS}
            aria-keyshortcuts="r"
            {...form.field('text')}
            {...canned.field}
            onInput={({ currentTarget: { value } }) => {
              canned.field.onInput();
              // Neither a note nor a search is an answer.
              if (mode === 'reply' && value.trim() !== '' && !value.startsWith('/')) typed();
            }}
          />
          {canned.list}
        </ChoiceTabs>
        {mode === 'reply' && <Attached attachment={attachment} />}
        <div className={styles.foot}>
          {mode === 'reply' && <AttachButton attachment={attachment} />}
          {canned.button}
          <SendButton type="submit" busy={form.isSaving} lacks={lacks}>
            {t(mode === 'reply' ? 'send' : 'keep')}
          </SendButton>
        </div>
      </Form>
    </div>
  );
}
