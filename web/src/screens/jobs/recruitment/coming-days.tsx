import type { ComingEvent } from '@qinghe/contract/jobs/overview.ts';
import { Link } from 'react-router';
import { brochureAddresses, jobAddresses, talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { dateFormat } from '../../../lib/browser/intl.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import styles from './recruitment.module.css';

const ZONE = 'Asia/Shanghai';
const tones: Record<ComingEvent['type'], Tone> = {
  talk: 'violet',
  fair: 'blue',
  job_deadline: 'amber',
  brochure_end: 'neutral',
};

/** What comes, day by day. */
export function ComingDays({ events }: { events: readonly ComingEvent[] }) {
  const { i18n } = useTranslation();
  const dayIn = dateFormat(i18n.language, { timeZone: ZONE, month: 'short', day: 'numeric', weekday: 'short' });
  const days = [...new Set(events.map(({ day }) => day))];
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <li key={day}>
          <time dateTime={day}>{dayIn.format(new Date(`${day}T00:00:00+08:00`))}</time>
          <ul>
            {events
              .filter((event) => event.day === day)
              .map((event) => (
                <Event key={`${event.type}${event.uuid}`} event={event} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Event({ event }: { event: ComingEvent }) {
  const { t, i18n } = useTranslation('recruitment');
  const { type, title, starts_at, ends_at, place } = event;
  const time = dateFormat(i18n.language, { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const hours = starts_at && ends_at ? `${time.format(new Date(starts_at))}–${time.format(new Date(ends_at))}` : '';
  return (
    <li>
      <Tag tone={tones[type]}>{t(`coming.${type}`)}</Tag>
      <Link to={addressOf(event)}>{title}</Link>
      <span className={styles.where}>{[hours, place].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

function addressOf({ type, uuid, job_kind }: ComingEvent): string {
  if (type === 'talk') return talkAddresses.visitors(uuid);
  if (type === 'fair') return '/job-fairs/list';
  return type === 'brochure_end' ? brochureAddresses.show(uuid) : jobAddresses[job_kind ?? 'internship'].preview(uuid);
}
