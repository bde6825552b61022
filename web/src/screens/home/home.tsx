import { createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { useTranslation } from 'react-i18next';
import { useFoundCheck } from '../../domains/account/api/check-info.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useMay } from '../../domains/account/may.ts';
import { type Overview, useOverview } from '../../domains/home/api/business-overview.ts';
import { useFirstSteps } from '../../domains/home/api/first-steps.ts';
import { hasCode, isApiError } from '../../lib/api/api-error.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { Bar } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { ConfirmLicence } from './home/confirm-licence.tsx';
import { Figures } from './home/figures.tsx';
import { FirstSteps, FirstStepsFolded } from './home/first-steps.tsx';
import { Funnel } from './home/funnel.tsx';
import { greetingOf } from './home/greeting.ts';
import { HandOverOffer } from './home/hand-over-offer.tsx';
import { LicenceNote } from './home/licence-note.tsx';
import { Prompt } from './home/prompt.tsx';
import { ReviewBanner } from './home/review-banner.tsx';
import { Suspended } from './home/suspended.tsx';
import { Tasks } from './home/tasks.tsx';
import { Trend } from './home/trend.tsx';
import { Upgrade } from './home/upgrade.tsx';
import styles from './home.module.css';

/** What the account check asks for first, in place of everything else; else the desk. */
export default function Home() {
  const { error: missing } = useFoundCheck();
  if (hasCode(missing, 5106)) return <ConfirmLicence />;
  if (hasCode(missing, 5103)) return <Upgrade to="master" reason={missing.reason} />;
  if (hasCode(missing, 5105)) return <Upgrade to="member" reason={missing.reason} />;
  return <Desk />;
}

/** Where the day begins: what came in, what is due, what to open next. */
function Desk() {
  const { t } = useTranslation('home');
  const { data: overview, error, refetch } = useOverview();
  const may = useMay();
  const { name, user_status: status } = useUserInfo().data ?? {};
  const greeting = t(`greeting.${greetingOf(new Date().getHours())}`);
  if (status === 'unactive') return <Suspended />;
  return (
    <Page
      heading={name ? t('greeting.named', { greeting, name }) : greeting}
      lead={overview ? <Lead overview={overview} /> : !error && <Bar width={280} />}
      actions={
        may(createDraft) && (
          <ButtonLink variant="primary" to="/job-management/internship/publish-job">
            {t('publish')}
          </ButtonLink>
        )
      }
    >
      <Prompt />
      <LicenceNote />
      <ReviewBanner />
      <HandOverOffer />
      {overview ? (
        <Content overview={overview} />
      ) : error ? (
        <Card>
          <ErrorState
            title={t('failed')}
            hint={t('failedHint')}
            requestId={isApiError(error) ? error.requestId : undefined}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function Lead({ overview }: { overview: Overview }) {
  const { t } = useTranslation('home');
  const today = overview.new_today;
  const count = overview.waiting.reduce((sum, job) => sum + job.count, 0);
  if (overview.jobs.internship.all + overview.jobs.campus.all === 0) return t('lead.start');
  if (count > 0) return t('lead.waiting', { today, count });
  return today > 0 ? t('lead.today', { today }) : t('lead.quiet');
}

/** Before there is anything to count, the first steps stand alone; later below what is to do, until they are done. */
function Content({ overview }: { overview: Overview }) {
  const { left, isPending } = useFirstSteps();
  const steps = left && !left.hidden && <FirstSteps steps={left.steps} />;
  if (isBare(overview)) {
    if (isPending) return <Waiting />;
    if (steps) return steps;
  }
  return (
    <>
      <Figures overview={overview} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Tasks overview={overview} />
          {steps}
        </div>
        <div className={styles.column}>
          <Funnel overview={overview} />
          <Trend days={overview.trend} />
        </div>
      </div>
      {left?.hidden && <FirstStepsFolded steps={left.steps} />}
    </>
  );
}

const isBare = ({ jobs, applications }: Overview): boolean =>
  jobs.internship.all + jobs.campus.all === 0 &&
  stages.every((stage) => applications.internship[stage] + applications.campus[stage] === 0);

/** The shape of what comes, so that nothing jumps when it does. */
function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.waiting}>
      <span className="visually-hidden">{t('loading')}</span>
      <Bar height={108} />
      <div className={styles.columns}>
        <Bar height={420} />
        <Bar height={420} />
      </div>
    </div>
  );
}
