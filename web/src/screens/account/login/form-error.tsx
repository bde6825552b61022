import { hasCode, isApiError, messageOf, NO_RESPONSE } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './form.module.css';

/** What went wrong, beside the button that was pressed. Login calls are silent: no toast says it a second time. */
export function FormError({ error }: { error: unknown }) {
  const { t } = useTranslation(['account', 'common']);
  if (!error) return null;
  const captchaFailed = !isApiError(error) || error.code === 10104;
  const words = hasCode(error, NO_RESPONSE)
    ? t('common:networkFailed')
    : captchaFailed
      ? t('login.captchaFailed')
      : messageOf(error, currentLocale());
  return (
    <p className={styles.error} role="alert">
      {words}
    </p>
  );
}
