import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logInWithSecondFactor } from '../../domains/account/api/two-factor.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { session } from '../../lib/session/browser-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { StepForm } from '../../ui/form/step-form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';

const schema = async () => (await import('@qinghe/contract/account/two-factor.ts')).logInBySecondFactor.input;

/** The last step of a login with two: a code of the authenticator, or a recovery code. */
export default function SecondFactor() {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const challenge = useLocation().hash.slice(1);
  const [isGone, setGone] = useState(challenge === '');
  const form = useApiForm({
    key: 'second-factor',
    drafts: 'memory',
    initial: { challenge, code: '' },
    schema,
    save: (input) =>
      logInWithSecondFactor(input).catch((error: unknown) => {
        if (hasCode(error, 40401)) setGone(true);
        throw error;
      }),
    startsOver: true,
    onSaved: () => void navigate(session.takeReturnAddress(), { replace: true }),
  });
  return (
    <Page maxWidth={520} title={t('second.title')} lead={isGone ? undefined : t('second.lead')}>
      <Card>
        {isGone ? (
          <EmptyState
            title={t('second.gone')}
            hint={t('second.goneHint')}
            action={
              <ButtonLink variant="primary" to="/login">
                {t('second.again')}
              </ButtonLink>
            }
          />
        ) : (
          <StepForm form={form} submit={t('second.submit')}>
            <TextField
              label={t('second.code')}
              hint={t('second.hint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...form.field('code')}
            />
          </StepForm>
        )}
      </Card>
    </Page>
  );
}
