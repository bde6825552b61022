import type { Mentionable } from '../../../../domains/resumes/api/mentionable.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Hint } from '../../../../ui/text/hint.tsx';
import styles from './mentions.module.css';

interface MentionListProps {
  id: string;
  colleagues: readonly Mentionable[];
  active: number;
  onPick: (colleague: Mentionable) => void;
}

/** Colleagues whom a note can name; the focus stays in the note. */
export function MentionList({ id, colleagues, active, onPick }: MentionListProps) {
  const { t } = useTranslation('resumes', { keyPrefix: 'notes.mention' });
  return (
    <div role="listbox" id={id} aria-label={t('offer')} className={styles.list}>
      {colleagues.map((colleague, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the note that has the focus hears the keys
        <div
          key={colleague.uuid}
          role="option"
          tabIndex={-1}
          id={`${id}-${index}`}
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(colleague)}
        >
          <span className={styles.name}>{colleague.name}</span>
          <Hint>{colleague.sees ? colleague.position : t('seesNot')}</Hint>
        </div>
      ))}
    </div>
  );
}
