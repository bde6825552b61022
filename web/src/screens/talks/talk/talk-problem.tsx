import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';

interface TalkProblemProps {
  /** `key`: of a door's key, whose holder has no account. */
  problem: 'locked' | 'gone' | 'failed' | 'key';
  error?: Error | null;
  onRetry?: () => void;
}

/** In the place of a talk that cannot be shown: why, and the way on. */
export function TalkProblem({ problem, error = null, onRetry }: TalkProblemProps) {
  const { t } = useTranslation('talks');
  return (
    <Page>
      <Card>
        <ErrorState
          title={t(`problem.${problem}`)}
          hint={t(`problem.${problem}Hint`)}
          requestId={problem === 'failed' && isApiError(error) ? error.requestId : undefined}
          {...(problem !== 'key' &&
            (onRetry ? { onRetry } : { action: <ButtonLink to={talkAddresses.list}>{t('toList')}</ButtonLink> }))}
        />
      </Card>
    </Page>
  );
}
