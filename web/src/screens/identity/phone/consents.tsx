import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Stack } from '../../../ui/stack/stack.tsx';
import styles from './intro.module.css';

export interface Consents {
  papers: boolean;
  face: boolean;
}

/** Two consents, each by itself: nothing goes without the first, everything goes without the second. */
export function ConsentFields({ value, onChange }: { value: Consents; onChange: (value: Consents) => void }) {
  const { t } = useTranslation('identity', { keyPrefix: 'phone' });
  const choices = [
    ['papers', t('consent'), ''],
    ['face', t('faceConsent'), t('faceOther')],
  ] as const;
  return (
    <Stack>
      {choices.map(([name, label, hint]) => (
        <div key={name}>
          <label className={styles.consent}>
            <input
              type="checkbox"
              checked={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.currentTarget.checked })}
            />
            <span>{label}</span>
          </label>
          {hint && !value[name] && <p className={styles.consentHint}>{hint}</p>}
        </div>
      ))}
    </Stack>
  );
}
