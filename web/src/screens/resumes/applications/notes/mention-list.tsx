import type { Mentionable } from '../../../../domains/resumes/api/mentionable.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { OfferedList } from '../../../../ui/field/offered-list.tsx';
import { Hint } from '../../../../ui/text/hint.tsx';
import styles from './mentions.module.css';

interface MentionListProps {
  id: string;
  colleagues: readonly Mentionable[];
  active: number;
  onPick: (colleague: Mentionable) => void;
}

/** Colleagues whom a note can name. */
export function MentionList({ colleagues, ...list }: MentionListProps) {
  const { t } = useTranslation('resumes', { keyPrefix: 'notes.mention' });
  return (
    <OfferedList label={t('offer')} items={colleagues} {...list}>
      {({ name, sees, position }) => (
        <>
          <span className={styles.name}>{name}</span>
          <Hint>{sees ? position : t('seesNot')}</Hint>
        </>
      )}
    </OfferedList>
  );
}
