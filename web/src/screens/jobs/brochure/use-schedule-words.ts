import type { ScheduleLine } from '@qinghe/contract/jobs/brochures.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';

/** A step of a campaign with its days: `网申 9月1日 – 12月20日`. */
export function useScheduleWords() {
  const { i18n } = useTranslation('jobs');
  const say = (date: string) => day(new Date(`${date}T00:00:00+08:00`), i18n.language);
  return ({ name, from, until }: ScheduleLine): string =>
    `${name} ${until === null ? say(from) : `${say(from)} – ${say(until)}`}`;
}
