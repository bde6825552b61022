import type { Fair } from '@qinghe/contract/fairs/sign-up.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './fairs.module.css';

const tones = { waiting: 'amber', accepted: 'green', refused: 'red' } as const;

/** How the company stands at a fair: its booth, or why it has none. */
export function Standing({ fair: { state, over, cancel_reason, sign_up } }: { fair: Fair }) {
  const { t } = useTranslation('fairs');
  if (!sign_up) return null;
  const reason = state === 'cancelled' ? cancel_reason : sign_up.refusal;
  const tag =
    state === 'cancelled' ? (
      <Tag tone="red">{t('state.cancelled')}</Tag>
    ) : (
      <Tag tone={over ? 'neutral' : tones[sign_up.state]}>
        {sign_up.booth
          ? t('signUp.booth', { booth: sign_up.booth })
          : t(over ? 'state.over' : `signUp.states.${sign_up.state}`)}
      </Tag>
    );
  return (
    <span className={styles.title}>
      <span>{tag}</span>
      {reason && <span className={styles.facts}>{reason}</span>}
    </span>
  );
}
