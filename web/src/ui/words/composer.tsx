import type { Attachment } from '@qinghe/contract/attachments.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextArea } from '../field/text-area.tsx';
import { heldKeys } from '../key/hold-keys.tsx';
import { Hint } from '../text/hint.tsx';
import { AttachButton, Attached } from './attach.tsx';
import styles from './composer.module.css';
import { lackOf, SendButton } from './send-button.tsx';
import { useAttachment, type WordDraft } from './use-attachment.ts';

interface ComposerProps {
  label: string;
  /** What becomes of what is sent. */
  hint: string;
  maxLength: number;
  rows?: number;
  /** What was typed before it was closed. */
  draft: WordDraft;
  onSend: (text: string, file: Attachment | null) => void;
  /** Uploads a file that is to be sent beside the words. */
  upload: (file: File) => Promise<Attachment>;
  /** With each change of what is typed. */
  onTyping?: () => void;
  /** The key that leads to the field. */
  keyName?: string;
  /** Stands beside the button, and puts words in the place of what is typed. */
  children?: (words: { text: string; write: (text: string) => void }) => ReactNode;
}

/** Where one writes into a conversation; Ctrl or ⌘ with Enter sends. */
export function Composer({
  label,
  hint,
  maxLength,
  rows = 3,
  draft,
  onSend,
  upload,
  onTyping,
  keyName,
  children,
}: ComposerProps) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState(() => draft.text + heldKeys());
  const write = (words: string) => {
    draft.text = words;
    setText(words);
  };
  const attachment = useAttachment(draft, upload);
  const lacks = lackOf(text, attachment);
  const send = () => {
    if (lacks) return;
    onSend(text.trim(), attachment.file);
    write('');
    attachment.drop();
  };
  return (
    <div className={styles.composer} {...attachment.hears}>
      <TextArea
        name="text"
        label={label}
        rows={rows}
        maxLength={maxLength}
        value={text}
        onChange={(words) => {
          write(words);
          if (words.trim() !== '') onTyping?.();
        }}
        onSubmit={send}
        aria-keyshortcuts={keyName}
      />
      <Attached attachment={attachment} />
      <div className={styles.foot}>
        <Hint>{hint}</Hint>
        <span className={styles.buttons}>
          <AttachButton attachment={attachment} />
          {children?.({ text, write })}
          <SendButton lacks={lacks} onClick={send}>
            {t('words.send')}
          </SendButton>
        </span>
      </div>
    </div>
  );
}
