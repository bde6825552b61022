import { useLocation, useParams } from 'react-router';
import { useLiveSignUp } from '../../domains/live/api/sign-up.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { SignUpView } from './live-ticket/sign-up-view.tsx';

/** The form of a link's secret; what else stands there opens nothing. */
const TOKEN = /^[\w-]{20,100}$/;

/** What somebody has signed up for, to whoever holds its link: where to watch, and the way to cancel. */
export default function LiveTicket() {
  const { t } = useTranslation('live');
  const { token = '' } = useParams();
  const mayBeOne = TOKEN.test(token);
  const query = useLiveSignUp(token, mayBeOne);
  const came = useLocation().state as { again?: boolean; isNew?: boolean } | null;
  return (
    <Page maxWidth={640}>
      {query.data ? (
        <SignUpView token={token} signUp={query.data} said={came?.isNew && (came.again ? 'again' : 'done')} />
      ) : (
        <Card>
          {!mayBeOne || hasCode(query.error, 40401) ? (
            <EmptyState
              title={t('ticket.gone')}
              hint={t('ticket.goneHint')}
              action={<ButtonLink to="/live-signup">{t('ticket.others')}</ButtonLink>}
            />
          ) : (
            <QueryState query={query} title={t('failed')} />
          )}
        </Card>
      )}
    </Page>
  );
}
