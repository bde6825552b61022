import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { TextArea } from '../field/text-area.tsx';
import { heldKeys } from '../key/hold-keys.tsx';
import { Hint } from '../text/hint.tsx';
import styles from './composer.module.css';

interface ComposerProps {
  label: string;
  /** What becomes of what is sent. */
  hint: string;
  maxLength: number;
  rows?: number;
  /** What was typed before it was closed. */
  draft: { text: string };
  onSend: (text: string) => void;
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
  const send = () => {
    if (text.trim() === '') return;
    onSend(text.trim());
    write('');
  };
  return (
    <div className={styles.composer}>
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
      <div className={styles.foot}>
        <Hint>{hint}</Hint>
        <span className={styles.buttons}>
          {children?.({ text, write })}
          <Button variant="primary" disabled={text.trim() === ''} onClick={send}>
            {t('words.send')}
          </Button>
        </span>
      </div>
    </div>
  );
}
