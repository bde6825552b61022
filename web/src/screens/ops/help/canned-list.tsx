import type { CannedAnswer } from '@qinghe/contract/help/canned.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { OfferedList } from '../../../ui/field/offered-list.tsx';
import styles from './canned.module.css';

interface CannedListProps {
  id: string;
  answers: readonly CannedAnswer[];
  active: number;
  onPick: (answer: CannedAnswer) => void;
}

/** Answers that can be put into the field. */
export function CannedList({ answers, ...list }: CannedListProps) {
  const { t } = useTranslation('help', { keyPrefix: 'canned' });
  if (answers.length === 0) return null;
  return (
    <OfferedList label={t('label')} items={answers} {...list}>
      {({ title, content }) => (
        <>
          <span className={styles.title}>{title}</span>
          <span className={styles.content}>{content}</span>
        </>
      )}
    </OfferedList>
  );
}
