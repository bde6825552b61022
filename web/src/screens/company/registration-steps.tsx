import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Steps } from '../../ui/steps/steps.tsx';

const steps = ['licence', 'credentials', 'create', 'identity'] as const;
export type RegistrationStep = (typeof steps)[number];

/** What founds a company in order, to the last step, which is about the person. */
export function RegistrationSteps({ current }: { current: RegistrationStep }) {
  const { t } = useTranslation('company');
  return <Steps label={t('steps')} steps={steps.map((name) => t(`step.${name}`))} current={steps.indexOf(current)} />;
}
