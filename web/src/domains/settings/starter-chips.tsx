import { type Starter, type StarterKind, startersOf } from '@qinghe/contract/settings/starters.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAddStarter } from './api/add-starter.ts';
import styles from './starters.module.css';

interface StarterChipsProps {
  kind: StarterKind;
  /** Told at once which is taken, and its uuid once it is one's own. */
  onTake: (starter: Starter, added: Promise<{ uuid: string } | undefined>) => void;
}

/** The same where a text is needed right now: by title, beside the field that it fills. */
export default function StarterChips({ kind, onTake }: StarterChipsProps) {
  const { t } = useTranslation('starters');
  const { add } = useAddStarter(kind);
  return (
    <fieldset className={styles.chips} aria-label={t('title')}>
      <span>{t('chips')}</span>
      {startersOf(kind, currentLocale()).map((starter) => (
        <Button
          key={starter.content}
          onClick={({ currentTarget }) => {
            // The chips go once there is a template, and the focus would go with them.
            currentTarget.closest('form')?.querySelector('textarea')?.focus();
            onTake(starter, add(starter));
          }}
        >
          {starter.title}
        </Button>
      ))}
    </fieldset>
  );
}
