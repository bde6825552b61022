import type { getInvitation } from '@qinghe/contract/company/invitations.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useInvitation } from '../../../domains/company/api/invitations.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import styles from './invitation-page.module.css';
import InvitedLinkInvalid from './invited-link-invalid.tsx';

/** What the server takes; a link that a message has cut is none. */
const TOKEN = /^[\w-]{64}$/;

type Opened = OutputOf<typeof getInvitation>;

/** A step of an invitation: what it is, as long as its link opens anything, and below it what the step asks. */
export function InvitationPage({ children }: { children: (invitation: Opened, token: string) => ReactNode }) {
  const { t, i18n } = useTranslation('company');
  const hash = useLocation().hash.slice(1);
  const token = TOKEN.test(hash) ? hash : '';
  const { data, error, refetch } = useInvitation(token);
  if (hash === '') return <InvitedLinkInvalid />;
  if (token === '' || hasCode(error, 40401)) return <Navigate to="/invite-to-join/invited-link-invalid" replace />;
  return (
    <Page
      maxWidth={520}
      {...(data && { heading: t('invite.page.title', { company: data.company }) })}
      lead={data && t(`invite.page.lead.${data.role}`, { name: data.invited_by })}
    >
      <Card>
        {data ? (
          <div className={styles.step}>
            {data.address && <p>{t('invite.page.for', { address: data.address })}</p>}
            {children(data, token)}
            <p className={styles.note}>
              {t('invite.page.until', { day: fullTime(new Date(data.expires_at), i18n.language) })}
            </p>
          </div>
        ) : hasCode(error, 40902) ? (
          <EmptyState title={t('invite.page.held')} hint={messageOf(error, currentLocale())} />
        ) : (
          <QueryState query={{ error, refetch }} title={t('failed')} rows={3} />
        )}
      </Card>
    </Page>
  );
}
