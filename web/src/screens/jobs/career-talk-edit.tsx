import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useTalk } from '../../domains/jobs/api/talks.ts';
import { talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { isApiError } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonPage } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { TalkForm } from './talks/talk-form.tsx';

/** Writes a talk: a new one, or the one that the address names. */
export default function CareerTalkEdit() {
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  return uuid ? <Existing key={uuid} uuid={uuid} /> : <TalkForm talk={undefined} />;
}

function Existing({ uuid }: { uuid: string }) {
  const { t } = useTranslation('talks');
  const { data, error, refetch } = useTalk(uuid);
  if (data?.abilities.edit) return <TalkForm talk={data} />;
  if (!data && !error) return <SkeletonPage />;
  const gone = isApiError(error) && (error.code === 40401 || error.code === 400);
  const problem = data ? 'locked' : gone ? 'gone' : 'failed';
  return (
    <Page>
      <Card>
        <ErrorState
          title={t(`problem.${problem}`)}
          hint={t(`problem.${problem}Hint`)}
          requestId={problem === 'failed' && isApiError(error) ? error.requestId : undefined}
          {...(problem === 'failed'
            ? { onRetry: () => void refetch() }
            : { action: <ButtonLink to={talkAddresses.list}>{t('toList')}</ButtonLink> })}
        />
      </Card>
    </Page>
  );
}
