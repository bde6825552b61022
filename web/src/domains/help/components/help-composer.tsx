import { MAX_HELP_WORDS } from '@qinghe/contract/help/help.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './help-panel.module.css';

interface HelpComposerProps {
  /** What was typed before it was closed. */
  draft: { text: string };
  onSend: (text: string) => void;
}

/** Where one writes to us; Ctrl or ⌘ with Enter sends. */
export function HelpComposer({ draft, onSend }: HelpComposerProps) {
  const { t } = useTranslation('help');
  const [text, setText] = useState(draft.text);
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
        label={t('panel.write')}
        rows={3}
        maxLength={MAX_HELP_WORDS}
        value={text}
        onChange={write}
        onSubmit={send}
      />
      <div className={styles.foot}>
        <Hint>{t('panel.effect')}</Hint>
        <Button variant="primary" disabled={text.trim() === ''} onClick={send}>
          {t('panel.send')}
        </Button>
      </div>
    </div>
  );
}
