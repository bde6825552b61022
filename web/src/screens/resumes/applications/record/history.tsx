import type { Chat } from '@qinghe/contract/chat/chat.ts';
import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import { handSources } from '@qinghe/contract/intake/people.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import type { OfferState } from '@qinghe/contract/resumes/candidate.ts';
import { useChat } from '../../../../domains/chat/api/chat.ts';
import { useSourceName } from '../../../../domains/jobs/components/source-name.ts';
import { degreeName } from '../../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { RelativeTime } from '../../../../ui/text/relative-time.tsx';
import history from './history.module.css';
import styles from './record.module.css';

type Change = ApplicationDetail['history'][number]['changes'][number];

/** What the fields of a record are called. */
const facts = {
  name: 'name',
  school: 'school',
  degree: 'degree',
  major: 'major',
  graduation_month: 'graduation',
  city: 'city',
  days_per_week: 'daysPerWeek',
  months: 'months',
  earliest_start: 'start',
  gpa: 'gpa',
  wish_city: 'wishCity',
  offer_state: 'offers',
  phone: 'phone',
  email: 'email',
  cv: 'cv',
} as const satisfies Record<Change['field'], string>;

/** Steps whose sentence tells the reason. */
const TOLD: readonly string[] = ['came_again', 'revealed'];

/** Where people come from who did not apply. */
const isBroughtIn = (source: string): boolean =>
  source === 'import' || source === 'mail' || handSources.some((one) => one === source);

type Entry = ApplicationDetail['history'][number];

interface HistoryProps {
  uuid: string;
  entries: readonly Entry[];
  source: string;
}

/** The steps with the days on which something was said among them, one entry a day. */
function withTalk(entries: readonly Entry[], days: Chat['days']) {
  const left = [...days];
  const since = (at: string) => left.splice(0, left.filter(({ last_at }) => last_at > at).length);
  return [...entries.flatMap((entry) => [...since(entry.at), entry]), ...left];
}

/** What happened so far, newest first. */
export default function History({ uuid, entries, source }: HistoryProps) {
  const days = useChat(uuid).data?.days ?? [];
  const { t } = useTranslation('resumes');
  const sourceName = useSourceName();
  const stageName = (stage: ApplicationDetail['stage'] | null) => (stage ? t(`stage.${stage}`) : '');
  const shown = (field: Change['field'], before: Change['before']): string => {
    if (field === 'degree' && before !== null) return degreeName(`${before}` as Degree);
    if (field === 'offer_state' && before !== null) return t(`offer.${`${before}` as OfferState}`);
    if (field === 'earliest_start' && before === 'now') return t('history.atOnce');
    return `${before ?? ''}`;
  };
  const changed = (changes: readonly Change[]) =>
    changes
      .map(({ field, before }) =>
        t('history.change', { field: t(`fact.${facts[field]}`), before: shown(field, before) || t('history.nothing') }),
      )
      .join(t('history.comma'));
  return (
    <section className={styles.block}>
      <h3>{t('history.title')}</h3>
      <ol>
        {withTalk(entries, days).map((entry) =>
          'day' in entry ? (
            <li key={entry.day} className={history.step}>
              <span>
                <RelativeTime at={entry.last_at} /> {t('history.talked', { count: entry.count })}
              </span>
            </li>
          ) : (
            <li key={entry.uuid} className={history.step}>
              <span>
                <RelativeTime at={entry.at} />{' '}
                {t(`history.${entry.action === 'applied' && isBroughtIn(source) ? 'added' : entry.action}`, {
                  from: stageName(entry.from),
                  to: stageName(entry.to),
                  actor: entry.actor_name || t('history.system'),
                  source: sourceName(entry.reason || source),
                  code: entry.reason,
                })}
                {!TOLD.includes(entry.action) && entry.reason && t('history.reason', { reason: entry.reason })}
                {entry.changes.length > 0 && t('history.reason', { reason: changed(entry.changes) })}
              </span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
