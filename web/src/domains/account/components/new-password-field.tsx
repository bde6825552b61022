import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { FieldProps } from '../../../ui/field/field-shell.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';

/** A password that is being chosen: its rule stands there before anything is wrong. */
export function NewPasswordField(field: Omit<FieldProps<string>, 'label'>) {
  const { t } = useTranslation('password');
  return <PasswordField label={t('new')} hint={t('rule')} autoComplete="new-password" {...field} />;
}
