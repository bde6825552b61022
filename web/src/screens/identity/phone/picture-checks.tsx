import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './camera.module.css';
import type { Fault, Quality } from './picture-quality.ts';

/** What a picture of a card needs, and whether it has it. */
export function PictureChecks({ quality, fault }: { quality: Quality; fault: Fault | undefined }) {
  const { t } = useTranslation('identity', { keyPrefix: 'phone.check' });
  const checks = [
    ['sharp', fault !== 'blurred' && fault !== 'dark'],
    ['whole', quality.edges === 4],
    ['glare', fault !== 'glare'],
  ] as const;
  return (
    <ul className={styles.checks}>
      {checks.map(([name, isGood]) => (
        <li key={name} className={styles.check} data-ok={isGood}>
          {isGood ? <IconCheck size={14} aria-hidden="true" /> : <IconAlert size={14} aria-hidden="true" />}
          {t(`${name}.${isGood ? 'ok' : 'not'}`)}
        </li>
      ))}
    </ul>
  );
}
