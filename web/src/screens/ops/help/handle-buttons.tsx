import type { HandledHelp } from '@qinghe/contract/help/console.ts';
import { useHandleHelp } from '../../../domains/help/api/console.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Key } from '../../../ui/key/key.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './help.module.css';

/** What can be done with a conversation beside answering it, as it was seen. */
export function HandleButtons({ conversation }: { conversation: HandledHelp }) {
  const { t } = useTranslation('help', { keyPrefix: 'inbox' });
  const { take, handBack, settle, resolve } = useHandleHelp();
  const { uuid, version, last_seq: seq, state, operator, waited_minutes } = conversation;
  const isOpen = state !== 'resolved';
  const canTake = isOpen && operator === null;
  const takeIt = () => void take.run({ uuid, version });
  const resolveIt = () => void resolve.run({ uuid, version, seq });
  useKey('a', takeIt, { enabled: canTake, label: t('take') });
  useKey('e', resolveIt, { enabled: isOpen, label: t('resolve') });
  return (
    <span className={styles.buttons}>
      {operator && !operator.is_you && <Hint>{t('by', { name: operator.name })}</Hint>}
      {canTake && (
        <Button busy={take.busy} aria-keyshortcuts="a" onClick={takeIt}>
          {t('take')} <Key>A</Key>
        </Button>
      )}
      {isOpen && operator && (
        <Button variant="quiet" busy={handBack.busy} onClick={() => void handBack.run({ uuid, version })}>
          {t('handBack')}
        </Button>
      )}
      {waited_minutes !== null && (
        <Button busy={settle.busy} onClick={() => void settle.run({ uuid, version, seq })}>
          {t('settle')}
        </Button>
      )}
      {isOpen && (
        <Button busy={resolve.busy} aria-keyshortcuts="e" onClick={resolveIt}>
          {t('resolve')} <Key>E</Key>
        </Button>
      )}
    </span>
  );
}
