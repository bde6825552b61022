import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../../domains/account/api/log-out.ts';
import { Button } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import styles from './registration.module.css';

const steps = ['licence', 'credentials', 'create', 'identity'] as const;

interface RegistrationFrameProps {
  step: (typeof steps)[number];
  /** In place of the words of the step. */
  lead?: string;
  /** What goes on, and what else can be done. */
  actions: ReactNode;
  children: ReactNode;
}

/** A step of the registration, with those before and after it, and the way to go on at the foot. */
export function RegistrationFrame({ step, lead, actions, children }: RegistrationFrameProps) {
  const { t } = useTranslation('company');
  return (
    <div className={styles.page}>
      <Page lead={lead ?? t(`lead.${step}`)} actions={<Button onClick={() => void logOut()}>{t('later')}</Button>}>
        <Steps label={t('steps')} steps={steps.map((name) => t(`step.${name}`))} current={steps.indexOf(step)} />
        {children}
        <div className={styles.bar}>
          <p className={styles.note}>{t('kept')}</p>
          {actions}
        </div>
      </Page>
    </div>
  );
}
