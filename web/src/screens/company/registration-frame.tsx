import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { logOut } from '../../domains/account/api/log-out.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ApiForm } from '../../ui/form/api-form.ts';
import { Form } from '../../ui/form/form.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './registration.module.css';
import { type RegistrationStep, RegistrationSteps } from './registration-steps.tsx';

interface RegistrationFrameProps {
  step: RegistrationStep;
  /** In place of the words of the step. */
  lead?: string;
  /** What goes on; by a form also with Ctrl and Enter. */
  go: { label: string; busy: boolean; run: () => void; isForm?: boolean };
  /** What else can be done. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A step of the registration, with those before and after it, and the way to go on at the foot. */
export function RegistrationFrame({ step, lead, go, actions, children }: RegistrationFrameProps) {
  const { t } = useTranslation('company');
  return (
    <div className={styles.page}>
      <Page lead={lead ?? t(`lead.${step}`)} actions={<Button onClick={() => void logOut()}>{t('later')}</Button>}>
        <RegistrationSteps current={step} />
        {children}
        <div className={styles.bar}>
          <p className={styles.note}>{t('kept')}</p>
          {actions}
          <Button
            variant="primary"
            busy={go.busy}
            onClick={go.run}
            aria-keyshortcuts={go.isForm ? 'Control+Enter' : undefined}
          >
            {go.label}
          </Button>
        </div>
      </Page>
    </div>
  );
}

interface RegistrationFormProps<Values extends FieldValues> extends Omit<RegistrationFrameProps, 'go'> {
  form: ApiForm<Values>;
  /** Words of the button that goes on. */
  go: string;
}

/** A step that is one form. */
export function RegistrationForm<Values extends FieldValues>(props: RegistrationFormProps<Values>) {
  const { form, go, children, ...frame } = props;
  return (
    <RegistrationFrame {...frame} go={{ label: go, busy: form.isSaving, run: form.submit, isForm: true }}>
      <Form form={form}>{children}</Form>
    </RegistrationFrame>
  );
}
