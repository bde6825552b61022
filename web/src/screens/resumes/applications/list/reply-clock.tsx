import type { ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import { REPLY_PROMISE_DAYS } from '@qinghe/contract/resumes/stages.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How the promised answer stands, from the day before it is due: nothing while there is time. */
export function ReplyClock({ item }: { item: Pick<ApplicationSummary, 'stage' | 'stage_since' | 'withdrawn_at'> }) {
  const { t } = useTranslation('resumes');
  if (item.stage !== 'new' || item.withdrawn_at !== null) return null;
  const left = Date.parse(item.stage_since) + REPLY_PROMISE_DAYS * DAY - Date.now();
  if (left > DAY) return null;
  if (left > 0) return <Tag tone="amber">{t('reply.left', { count: Math.ceil(left / HOUR) })}</Tag>;
  const days = Math.floor(-left / DAY);
  return <Tag tone="red">{days === 0 ? t('reply.overdue') : t('reply.overdueDays', { count: days })}</Tag>;
}
