import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import type { Unsent } from '../outbox.ts';
import { Word } from './word.tsx';

interface UnsentWordProps {
  word: Unsent;
  onAgain: (word: Unsent) => void;
  onDrop: (word: Unsent) => void;
}

/** A word that the server has not confirmed: on its way, without a response, or refused. */
export function UnsentWord({ word, onAgain, onDrop }: UnsentWordProps) {
  const { t } = useTranslation('help');
  return (
    <Word text={word.text} at={word.at} side="own">
      <span role="status">{t(`panel.state.${word.state}`, { reason: word.reason })}</span>
      {word.state === 'failed' && (
        <>
          <Button variant="quiet" onClick={() => onAgain(word)}>
            {t('panel.again')}
          </Button>
          <Button variant="quiet" onClick={() => onDrop(word)}>
            {t('panel.drop')}
          </Button>
        </>
      )}
    </Word>
  );
}
