import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { type Overview, useOverview } from '../../domains/home/api/business-overview.ts';
import { isApiError } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { Bar } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { Figures } from './home/figures.tsx';
import { Funnel } from './home/funnel.tsx';
import { greetingOf } from './home/greeting.ts';
import { ReviewBanner } from './home/review-banner.tsx';
import { Tasks } from './home/tasks.tsx';
import { Trend } from './home/trend.tsx';
import styles from './home.module.css';

/** Where the day begins: what came in, what is due, what to open next. */
export default function Home() {
  const { t } = useTranslation('home');
  const { data: overview, error, refetch } = useOverview();
  const name = useUserInfo().data?.name;
  const greeting = t(`greeting.${greetingOf(new Date().getHours())}`);
  return (
    <Page
      heading={name ? t('greeting.named', { greeting, name }) : greeting}
      lead={overview ? <Lead overview={overview} /> : !error && <Bar width={280} />}
      actions={
        <ButtonLink variant="primary" to="/job-management/internship/publish-job">
          {t('publish')}
        </ButtonLink>
      }
    >
      <ReviewBanner />
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

function Content({ overview }: { overview: Overview }) {
  return (
    <>
      <Figures overview={overview} />
      <div className={styles.columns}>
        <Tasks overview={overview} />
        <div className={styles.column}>
          <Funnel overview={overview} />
          <Trend days={overview.trend} />
        </div>
      </div>
    </>
  );
}

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
