import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Unsent } from '../../lib/offline/word-outbox.ts';
import { Button } from '../button/button.tsx';
import { Hint } from '../text/hint.tsx';
import { Word } from './word.tsx';

interface UnsentWordProps {
  word: Unsent;
  onAgain: (word: Unsent) => void;
  onDrop: (word: Unsent) => void;
}

/** A word that the server has not confirmed: on its way, without a response, or refused. */
export function UnsentWord({ word, onAgain, onDrop }: UnsentWordProps) {
  const { t } = useTranslation('ui');
  return (
    <Word text={word.text} at={word.at} side="own" file={word.file && <Hint>{word.file.name}</Hint>}>
      <span role="status">{t(`words.state.${word.state}`, { reason: word.reason })}</span>
      {word.state === 'failed' && (
        <>
          <Button variant="quiet" onClick={() => onAgain(word)}>
            {t('words.again')}
          </Button>
          <Button variant="quiet" onClick={() => onDrop(word)}>
            {t('words.drop')}
          </Button>
        </>
      )}
    </Word>
  );
}
