import { createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { checkInfoQuery, useFoundCheck } from '../../domains/account/api/check-info.ts';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useMay } from '../../domains/account/may.ts';
import { type Overview, useOverview } from '../../domains/home/api/business-overview.ts';
import { useFirstSteps } from '../../domains/home/api/first-steps.ts';
import { type Today, useToday } from '../../domains/home/api/today.ts';
import { hasCode, isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { Bar } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { Ad } from './home/ad.tsx';
import { ConfirmLicence } from './home/confirm-licence.tsx';
import { Figures } from './home/figures.tsx';
import { FirstSteps, FirstStepsFolded } from './home/first-steps.tsx';
import { greetingOf } from './home/greeting.ts';
import { HandOverOffer } from './home/hand-over-offer.tsx';
import { Notices } from './home/notices.tsx';
import { Prompt } from './home/prompt.tsx';
import { StageBars } from './home/stage-bars.tsx';
import { Suspended } from './home/suspended.tsx';
import { tasksOf } from './home/task-list.ts';
import { Tasks } from './home/tasks.tsx';
import { Trend } from './home/trend.tsx';
import { Upgrade } from './home/upgrade.tsx';
import { Week } from './home/week.tsx';
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
      <HandOverOffer />
      {overview ? (
        <Content overview={overview} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function Lead({ overview }: { overview: Overview }) {
  const { t } = useTranslation('home');
  const today = overview.new_today;
  const due = useToday().data?.due;
  const count = due
    ? due.internship.count + due.campus.count
    : overview.waiting.reduce((sum, job) => sum + job.count, 0);
  if (overview.jobs.internship.all + overview.jobs.campus.all === 0) return t('lead.start');
  if (count > 0) return t('lead.waiting', { today, count });
  return today > 0 ? t('lead.today', { today }) : t('lead.quiet');
}

/** Before there is anything to count, the first steps stand alone; later below what is to do, until they are done. */
function Content({ overview }: { overview: Overview }) {
  const { left, isPending } = useFirstSteps();
  const today = useToday();
  const steps = left && !left.hidden && <FirstSteps steps={left.steps} />;
  const toDo = today.data ? (
    <ToDo overview={overview} today={today.data} instead={isBare(overview) && Boolean(steps)} />
  ) : today.error ? (
    <Failed error={today.error} onRetry={() => void today.refetch()} />
  ) : (
    <Bar height={420} />
  );
  if (isBare(overview)) {
    if (isPending) return <Waiting />;
    if (steps)
      return (
        <>
          {today.data && toDo}
          {steps}
        </>
      );
  }
  return (
    <>
      <Figures overview={overview} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {toDo}
          {steps}
          <Trend days={overview.trend} />
        </div>
        <div className={styles.column}>
          {today.data && <Week week={today.data.week} />}
          <StageBars overview={overview} />
          <Notices />
          <Ad />
        </div>
      </div>
      {left?.hidden && <FirstStepsFolded steps={left.steps} />}
    </>
  );
}

/** The licence is the master’s to see to. @param instead where nothing is to do, something else stands here */
function ToDo({ overview, today, instead }: { overview: Overview; today: Today; instead: boolean }) {
  const isMaster = useUserInfo().data?.type === 'master';
  const days = useQuery(checkInfoQuery).data?.licence_days ?? null;
  const tasks = tasksOf({ overview, today, licenceDays: isMaster ? days : null }, new Date());
  if (tasks.length === 0 && instead) return null;
  return <Tasks tasks={tasks} next={today.next} />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('home');
  return (
    <Card>
      <ErrorState
        title={t('failed')}
        hint={t('failedHint')}
        requestId={isApiError(error) ? error.requestId : undefined}
        onRetry={onRetry}
      />
    </Card>
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
