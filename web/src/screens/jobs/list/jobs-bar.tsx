import { type JobsAction, MAX_CHANGED_JOBS } from '@qinghe/contract/jobs/change-many.ts';
import type { JobAbilities, JobSummary } from '@qinghe/contract/jobs/job.ts';
import { MAX_PLANNED_JOBS } from '@qinghe/contract/rights/plans-of-many.ts';
import { MAX_REFRESHED } from '@qinghe/contract/rights/refresh.ts';
import { Suspense, useState } from 'react';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../lib/i18n/with-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';

const ChangeJobsDialog = onDemand(() => import('./change-jobs-dialog.tsx'));
const RefreshDialog = onDemand(
  withTexts(['rights', 'uses'], () => import('../../../domains/rights/components/refresh-dialog.tsx')),
);
const PlanManyDialog = onDemand(
  withTexts(['rights'], () => import('../../../domains/rights/components/plan-many-dialog.tsx')),
);
const ShareDialog = onDemand(
  withTexts(['sharing', 'ui'], () => import('../../../domains/company/components/share-dialog.tsx')),
);

const abilityOf: Record<Exclude<JobsAction, 'hand_over' | 'copy'>, keyof JobAbilities> = {
  publish: 'publish',
  online: 'put_online',
  offline: 'take_offline',
  extend: 'extend_deadline',
  remove: 'remove',
};

interface JobsBarProps {
  jobs: readonly JobSummary[];
  onClear: () => void;
}

/** What can be done with the selected jobs: every action that is possible for one of them at least. */
export const JobsBar = (props: JobsBarProps) => (props.jobs.length === 0 ? null : <Bar {...props} />);

function Bar({ jobs, onClear }: JobsBarProps) {
  const { t } = useTranslation('jobs');
  const [asked, setAsked] = useState<JobsAction | 'share' | 'refresh' | 'plan' | null>(null);
  const isMaster = useUserInfo().data?.type === 'master';
  const possible = Object.entries(abilityOf).filter(([, ability]) => jobs.some(({ abilities }) => abilities[ability]));
  const mayCopy = jobs.some(({ change_of }) => change_of === null);
  const actions = [
    ...possible.map(([action]) => action as JobsAction),
    ...(mayCopy ? (['copy'] as const) : []),
    ...(isMaster ? (['hand_over'] as const) : []),
  ];
  const own = jobs.filter(({ yours, change_of }) => yours === 'own' && change_of === null);
  const online = jobs.filter(({ abilities }) => abilities.take_offline);
  const tooMany = jobs.length > MAX_CHANGED_JOBS;
  return (
    <>
      <BulkBar count={jobs.length} sum={tooMany && t('bulk.tooMany', { count: MAX_CHANGED_JOBS })} onClear={onClear}>
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'remove' ? 'danger' : 'default'}
            disabled={tooMany}
            onClick={() => setAsked(action)}
          >
            {t(`bulk.action.${action}`)}
          </Button>
        ))}
        {online.length > 0 && (
          <Button disabled={online.length > MAX_REFRESHED} onClick={() => setAsked('refresh')}>
            {t('action.refresh')}
          </Button>
        )}
        {online.length > 1 && (
          <Button disabled={online.length > MAX_PLANNED_JOBS} onClick={() => setAsked('plan')}>
            {t('action.planRefreshes')}
          </Button>
        )}
        {own.length > 0 && (
          <Button disabled={tooMany} onClick={() => setAsked('share')}>
            {t('action.shareWith')}
          </Button>
        )}
      </BulkBar>
      {/* Beside the bar: it sets its buttons, and would set the dialog's words too. */}
      <Suspense fallback={<HoldKeys />}>
        {asked === 'refresh' ? (
          <RefreshDialog uuids={online.map(({ uuid }) => uuid)} onClose={() => setAsked(null)} onDone={onClear} />
        ) : asked === 'plan' ? (
          <PlanManyDialog uuids={online.map(({ uuid }) => uuid)} onClose={() => setAsked(null)} onDone={onClear} />
        ) : asked === 'share' ? (
          <ShareDialog kind="job" things={own} onClose={() => setAsked(null)} />
        ) : (
          asked && <ChangeJobsDialog action={asked} jobs={jobs} onClose={() => setAsked(null)} onDone={onClear} />
        )}
      </Suspense>
    </>
  );
}
