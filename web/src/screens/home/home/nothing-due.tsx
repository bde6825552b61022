import type { Today } from '../../../domains/home/api/today.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullDay, fullTime } from '../../../lib/time/relative-time.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import { deskOf } from './task-list.ts';

/** Nothing presses: what comes next, and when; who waits for an answer or an event, whichever is sooner. */
export function NothingDue({ next: { reply, event } }: { next: Today['next'] }) {
  const { t, i18n } = useTranslation('home');
  const title = t('tasks.empty');
  const eventAt = event && (event.starts_at ?? `${event.day}T23:59:59+08:00`);
  if (reply && (!eventAt || Date.parse(reply.at) <= Date.parse(eventAt)))
    return (
      <EmptyState
        title={title}
        hint={t('tasks.nextReply', { time: fullTime(new Date(reply.at), i18n.language) })}
        action={<ButtonLink to={`${deskOf[reply.kind]}/new?sort=longest`}>{t('tasks.read')}</ButtonLink>}
      />
    );
  if (!event) return <EmptyState title={title} hint={t('tasks.emptyHint')} />;
  const { starts_at, day, type } = event;
  const when = starts_at ? fullTime(new Date(starts_at), i18n.language) : fullDay(day, i18n.language);
  return (
    <EmptyState
      title={title}
      hint={t(`tasks.next.${type}`, { title: event.title, when })}
      action={<ButtonLink to="/recruitment">{t('tasks.seeComing')}</ButtonLink>}
    />
  );
}
