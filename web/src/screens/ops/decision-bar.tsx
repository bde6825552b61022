import type { CaseRecord } from '@qinghe/contract/casework.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { whyNone } from './casework/why-none.ts';
import styles from './companies/case.module.css';

/** Words of a refusal make it one. */
export const refuses = (words: string): boolean => words.trim().length > 1;

interface DecisionBarProps {
  /** What can be decided; else it is said why nothing can. */
  of: Pick<CaseRecord, 'held'> & {
    decisions: readonly string[];
    refused_by?: { is_you: boolean; alone: boolean } | null;
  };
  label: string;
  hint: string;
  words: string;
  onWords: (words: string) => void;
  pass: string;
  refuse: string;
  busy: boolean;
  onPass: () => void;
  onRefuse: () => void;
  onShelve: () => void;
  /** Who hears of it. */
  children?: ReactNode;
}

/** Decides a case by A or R. The filled button follows the words: with them it is refused, without them it passes. */
export function DecisionBar({ of, label, hint, words, onWords, busy, children, ...decision }: DecisionBarProps) {
  const { t } = useTranslation('ops');
  const isRefusal = refuses(words);
  if (of.decisions.length === 0) return <footer className={styles.decide}>{t(`casework.none.${whyNone(of)}`)}</footer>;
  return (
    <footer className={styles.decide}>
      <TextField label={label} hint={hint} maxLength={limits.reason} value={words} onChange={onWords} />
      <div className={styles.buttons}>
        <ActionButton variant="quiet" shortcut="p" onClick={decision.onShelve}>
          {t('casework.shelve')}
        </ActionButton>
        <ActionButton
          shortcut="a"
          variant={isRefusal ? 'default' : 'primary'}
          disabled={isRefusal}
          busy={busy}
          onClick={decision.onPass}
        >
          {decision.pass}
        </ActionButton>
        <ActionButton
          shortcut="r"
          variant={isRefusal ? 'danger-filled' : 'default'}
          disabled={!isRefusal}
          busy={busy}
          onClick={decision.onRefuse}
        >
          {decision.refuse}
        </ActionButton>
      </div>
      {children}
    </footer>
  );
}
