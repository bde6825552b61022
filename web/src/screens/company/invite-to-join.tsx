import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { session } from '../../lib/session/browser-session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { InvitationPage } from './invitation/invitation-page.tsx';

/** Behind the link of an invitation: who invites, and how to go on. */
export default function InviteToJoin() {
  const { t } = useTranslation('company');
  return (
    <InvitationPage>
      {(_invitation, token) => (
        <ButtonLink
          variant="primary"
          to={`/invite-to-join/${session.token() ? 'confirm-company' : 'phone-validate'}#${token}`}
        >
          {t(session.token() ? 'invite.page.next' : 'invite.page.byPhone')}
        </ButtonLink>
      )}
    </InvitationPage>
  );
}
