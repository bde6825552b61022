import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { Navigate, useNavigate } from 'react-router';
import { useChangeUserInfo } from '../../../domains/account/api/change-user-info.ts';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { useAcceptInvitation } from '../../../domains/company/api/invitations.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../../ui/state/state.tsx';
import styles from './invitation-page.module.css';
import { InvitationPage } from './invitation-page.tsx';

/** The last step of an invitation: which account joins, under which name. */
export default function ConfirmCompany() {
  return (
    <InvitationPage>
      {({ company }, token) =>
        session.token() ? (
          <Confirm company={company} token={token} />
        ) : (
          <Navigate to={`/invite-to-join/phone-validate#${token}`} replace />
        )
      }
    </InvitationPage>
  );
}

function Confirm({ company, token }: { company: string; token: string }) {
  const { t } = useTranslation('company');
  const user = useUserInfo().data;
  if (!user) return <SkeletonRows rows={2} />;
  if (user.company_uuid)
    return (
      <EmptyState
        title={t('invite.page.inside')}
        hint={t('invite.page.insideHint')}
        action={<ButtonLink to="/">{t('invite.page.home')}</ButtonLink>}
      />
    );
  return <NameForm user={user} company={company} token={token} />;
}

const schema = async () =>
  (await import('@qinghe/contract/account/user-info.ts')).changeUserInfo.input.required({ name: true });

function NameForm({ user, company, token }: { user: UserInfo; company: string; token: string }) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const [rename, accept] = [useChangeUserInfo(), useAcceptInvitation()];
  const form = useApiForm({
    key: 'invitation:name',
    drafts: 'memory',
    initial: { name: user.name, version: user.version },
    schema,
    save: async ({ name, version }) => {
      if (name.trim() !== user.name) await rename.attempt({ version, name });
      await accept.attempt({ token });
    },
    onSaved: () => void navigate('/', { replace: true }),
  });
  if (hasCode(accept.error, 40401)) return <Navigate to="/invite-to-join/invited-link-invalid" replace />;
  if (accept.data) return <SkeletonRows rows={2} />;
  return (
    <Form form={form}>
      <TextField
        label={t('invite.page.name')}
        hint={t('invite.page.nameHint')}
        maxLength={limits.personName}
        autoComplete="name"
        {...form.field('name')}
      />
      <p>{t('invite.page.as', { phone: user.phone })}</p>
      <Button type="submit" variant="primary" busy={form.isSaving}>
        {t('invite.page.confirm', { company })}
      </Button>
      <ButtonLink className={styles.other ?? ''} to={`/invite-to-join/phone-validate#${token}`}>
        {t('invite.page.other')}
      </ButtonLink>
    </Form>
  );
}
