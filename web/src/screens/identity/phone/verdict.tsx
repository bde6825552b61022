import type { LifeResult } from '@qinghe/contract/identity/face-check.ts';
import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './phone.module.css';
import verdict from './verdict.module.css';

const ICONS = { none: IconClock, waiting: IconClock, passed: IconCheck, refused: IconAlert, again: IconAlert };

/** The result in one sentence, and what follows from it. */
export function Verdict({ result: { state, face, reason } }: { result: LifeResult }) {
  const { t } = useTranslation('identity', { keyPrefix: 'phone.result' });
  const Icon = ICONS[state];
  const hint = () => {
    if (state === 'refused') return reason;
    return t(state === 'waiting' && face === 'waiting' ? 'comparing' : `${state}Hint`);
  };
  return (
    <div className={verdict.verdict} data-state={state} role="status">
      <span className={verdict.sign} aria-hidden="true">
        <Icon size={28} />
      </span>
      <h2>{t(state)}</h2>
      <p>{hint()}</p>
      {state === 'refused' && <p className={styles.second}>{t('retry')}</p>}
    </div>
  );
}
