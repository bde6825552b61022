import type { CannedAnswer } from '@qinghe/contract/help/canned.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './canned.module.css';

interface CannedListProps {
  id: string;
  answers: readonly CannedAnswer[];
  active: number;
  onPick: (answer: CannedAnswer) => void;
}

/** Answers that can be put into the field, which keeps the focus. */
export function CannedList({ id, answers, active, onPick }: CannedListProps) {
  const { t } = useTranslation('help', { keyPrefix: 'canned' });
  if (answers.length === 0) return null;
  return (
    <div role="listbox" id={id} aria-label={t('label')} className={styles.list}>
      {answers.map((answer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus hears the keys
        <div
          key={answer.uuid}
          role="option"
          tabIndex={-1}
          id={`${id}-${index}`}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(answer)}
        >
          <span className={styles.title}>{answer.title}</span>
          <span className={styles.content}>{answer.content}</span>
        </div>
      ))}
    </div>
  );
}
