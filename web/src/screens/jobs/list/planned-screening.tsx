import { useScreeningPlan } from '../../../domains/resumes/api/screening.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fromTyped, type TypedRule } from './answer-conditions.tsx';

/** What saving would do now: nobody is moved before it. */
export function PlannedScreening({ values: { version: _version, ...rule } }: { values: TypedRule }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'screening' });
  const plan = useScreeningPlan(fromTyped(rule));
  if (!plan) return null;
  const moved = [
    plan.parked > 0 && t('willPark', { count: plan.parked }),
    plan.released > 0 && t('willRelease', { count: plan.released }),
    plan.hidden > 0 && t('willHide', { count: plan.hidden }),
    plan.revealed > 0 && t('willReveal', { count: plan.revealed }),
  ];
  const words = moved.filter((one) => one !== false).join(t('then'));
  return <p role="status">{words === '' ? t('willNot') : t('will', { words })}</p>;
}
