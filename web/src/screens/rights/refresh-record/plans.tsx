import { endRefreshPlan, type RefreshPlan } from '@qinghe/contract/rights/refresh-plans.ts';
import { useMay } from '../../../domains/account/may.ts';
import { useRefreshPlans } from '../../../domains/rights/api/refresh-plans.ts';
import { EndPlanDialog, usePlanDays } from '../../../domains/rights/components/plan-line.tsx';
import { RefreshPlanDialog } from '../../../domains/rights/components/refresh-plan-dialog.tsx';
import { itemsOf } from '../../../lib/api/api-query.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';

/** Planned refreshes and what came of them, above the refreshes themselves; nothing where none was ever planned. */
export function Plans() {
  const { t } = useTranslation('rights');
  const { dialog, open } = useDialog();
  const may = useMay();
  const query = useRefreshPlans();
  const daysOf = usePlanDays();
  const actionsOf = (plan: RefreshPlan) =>
    plan.end === null && may(endRefreshPlan)
      ? [
          {
            label: t('plan.edit'),
            run: () => open((close) => <RefreshPlanDialog jobUuid={plan.job.uuid} running={plan} onClose={close} />),
          },
          { label: t('plan.end'), run: () => open((close) => <EndPlanDialog plan={plan} onClose={close} />) },
        ]
      : [];
  if (query.data && itemsOf(query.data).length === 0) return null;
  return (
    <Section title={t('plan.record')} flush>
      <QueryList query={query} empty={{ title: t('plan.record') }}>
        {(plans) => (
          <DataTable
            label={t('plan.record')}
            rows={plans}
            keyOf={({ uuid }) => uuid}
            nameOf={({ job }) => job.title}
            actionsOf={actionsOf}
            columns={[
              { key: 'job', title: t('refresh.job'), cell: ({ job }) => job.title, phone: 'title' },
              { key: 'days', title: t('plan.when'), cell: daysOf, phone: 'second' },
              { key: 'who', title: t('refresh.who'), cell: ({ actor }) => actor, phone: 'second', whole: true },
              {
                key: 'state',
                title: t('plan.state'),
                cell: ({ end }) => (
                  <Tag tone={end === null ? 'green' : 'neutral'}>{t(`plan.states.${end ?? 'running'}`)}</Tag>
                ),
                phone: 'aside',
              },
              {
                key: 'came',
                title: t('plan.came'),
                cell: ({ done, left_out, coins }) =>
                  [
                    t('plan.timesDone', { count: done }),
                    left_out > 0 && t('plan.leftOut', { count: left_out }),
                    coins > 0 && t('refresh.costCoins', { count: coins }),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                phone: 'line',
                labelled: true,
                whole: true,
              },
              {
                key: 'applications',
                title: t('refresh.applications'),
                cell: ({ applications }) => applications,
                phone: 'line',
                labelled: true,
              },
            ]}
          />
        )}
      </QueryList>
      {dialog}
    </Section>
  );
}
