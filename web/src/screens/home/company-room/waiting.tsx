import type { Waiting as Item } from '@qinghe/contract/home/room.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Dot, type Tone } from '../../../ui/tag/tag.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './company-room.module.css';

/** Days before its end from which on a licence is late. */
const LATE = 7;

/** What wants something of the master, side by side; nothing where nothing does. */
export function Waiting({ waiting }: { waiting: readonly Item[] }) {
  const { t } = useTranslation('control');
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={t('room.waiting')} className={styles.waiting}>
      {waiting.map((item) => (
        <li key={item.kind} className={styles.cell}>
          <Cell item={item} />
        </li>
      ))}
    </ul>
  );
}

function Cell({ item }: { item: Item }) {
  const { t } = useTranslation('home');
  const { tone, title, hint, action, to } = useWords(item);
  return (
    <>
      <Dot tone={tone} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <ButtonLink to={to} aria-label={t('tasks.linkLabel', { action, task: title })}>
        {action}
      </ButtonLink>
    </>
  );
}

function useWords(item: Item): { tone: Tone; title: string; hint: ReactNode; action: string; to: string } {
  const { t } = useTranslation('control');
  const and = t('room.and');
  switch (item.kind) {
    case 'join_requests': {
      const { count, name, way, at } = item;
      return {
        tone: 'amber',
        title: t(count > 1 ? 'room.wait.join_requestsMany' : 'room.wait.join_requests', {
          name: name || t('overview.unnamed'),
          count,
        }),
        hint: (
          <>
            {t(way === 'code' ? 'room.wait.byCode' : 'room.wait.byName')}
            {and}
            <RelativeTime at={at} />
          </>
        ),
        action: t('room.wait.decide'),
        to: '/control/account-management',
      };
    }
    case 'licence':
      return {
        tone: item.days <= LATE ? 'red' : 'amber',
        title: item.days === 0 ? t('room.wait.licenceToday') : t('room.wait.licence', { count: item.days }),
        hint: t('room.wait.licenceHint', { day: item.until }),
        action: t('room.wait.renew'),
        to: '/fill-info/lisence',
      };
    case 'webhooks':
      return {
        tone: 'red',
        title: t('room.wait.webhooks', { count: item.count }),
        hint: (
          <>
            {t('room.wait.webhooksHint')} <RelativeTime at={item.since} />
          </>
        ),
        action: t('room.wait.look'),
        to: '/control/api-keys/webhooks',
      };
    case 'papers':
      return {
        tone: 'neutral',
        title: t(`room.state.status.${item.status}`),
        hint:
          item.since === null ? (
            t('room.wait.papersHint')
          ) : (
            <>
              {t('room.wait.papersSince')} <RelativeTime at={item.since} />
            </>
          ),
        action: t('room.wait.see'),
        to: '/personal/hr-identify',
      };
  }
}
