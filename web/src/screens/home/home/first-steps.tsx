import type { FirstStep } from '@qinghe/contract/home/first-steps.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type FirstStepsLeft, useHideFirstSteps } from '../../../domains/home/api/first-steps.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import styles from './first-steps.module.css';

const doors: Readonly<Record<FirstStep, string>> = {
  logo: '/control/company-manage/main-info',
  company_text: '/control/company-manage/main-info',
  colleague: '/control/account-management',
  job: '/job-management/internship/publish-job',
  talk: '/job-management/campus-recruitment/career-talk-add-or-edit',
  reject_template: '/personal/reject-setting',
  notifications: '/personal',
};

/** What somebody new does first: each with what it is for, done or not, and the way there. */
export function FirstSteps({ steps }: Pick<FirstStepsLeft, 'steps'>) {
  const { t } = useTranslation('home', { keyPrefix: 'firstSteps' });
  const hide = useHideFirstSteps();
  const aside = (
    <span className={styles.aside}>
      <span>{t('progress', { done: steps.filter(({ done }) => done).length, all: steps.length })}</span>
      <Button variant="quiet" busy={hide.busy} onClick={() => void hide.run({ hidden: true })}>
        {t('hide')}
      </Button>
    </span>
  );
  return (
    <Section title={t('title')} aside={aside} flush>
      <ol>
        {steps.map(({ step, done }) => (
          <li key={step} className={styles.row} data-done={done}>
            <span className={styles.sign} role="img" aria-label={t(done ? 'done' : 'open')}>
              {done && <IconCheck size={14} aria-hidden="true" />}
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{t(`${step}.title`)}</p>
              {!done && <p className={styles.hint}>{t(`${step}.hint`)}</p>}
            </div>
            {!done && (
              <ButtonLink
                to={doors[step]}
                aria-label={t('doorLabel', { action: t(`${step}.door`), step: t(`${step}.title`) })}
              >
                {t(`${step}.door`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The way back to steps that were folded away. */
export function FirstStepsFolded({ steps }: Pick<FirstStepsLeft, 'steps'>) {
  const { t } = useTranslation('home', { keyPrefix: 'firstSteps' });
  const hide = useHideFirstSteps();
  return (
    <Row>
      <Button variant="quiet" busy={hide.busy} onClick={() => void hide.run({ hidden: false })}>
        {t('show', { count: steps.filter(({ done }) => !done).length })}
      </Button>
    </Row>
  );
}
