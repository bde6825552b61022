import type { Invitation } from '@qinghe/contract/company/invitations.ts';
import { useState } from 'react';
import { useInvitations, useRenewInvitation, useRevokeInvitation } from '../../../domains/company/api/invitations.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './invite-form.module.css';

/** Invitations that nobody, or not everybody, has used yet. */
export function OpenInvitations() {
  const { t } = useTranslation('company');
  const items = useInvitations().data?.items ?? [];
  const [shown, setShown] = useState<Invitation | null>(null);
  if (items.length === 0) return null;
  return (
    <Section title={t('invite.open', { count: items.length })}>
      <ul className={styles.list}>
        {items.map((invitation) => (
          <InvitationRow key={invitation.uuid} invitation={invitation} onShow={() => setShown(invitation)} />
        ))}
      </ul>
      <Dialog open={shown !== null} title={t('invite.scan')} onClose={() => setShown(null)}>
        {shown && <QrCode text={shown.link} label={t('invite.scan')} />}
      </Dialog>
    </Section>
  );
}

function InvitationRow({ invitation, onShow }: { invitation: Invitation; onShow: () => void }) {
  const { t, i18n } = useTranslation('company');
  const [renew, revoke] = [useRenewInvitation(), useRevokeInvitation()];
  const { uuid, link, address, used, most_uses: most, role, delivery, expires_at: end } = invitation;
  return (
    <li className={styles.invitation}>
      <strong>{address || t('invite.publicLink', { used, most })}</strong>
      <span className={styles.note}>
        {t('invite.as', { role: t(`members.roles.${role}`) })} ·{' '}
        {address && (
          <span className={delivery === 'refused' ? styles.failed : undefined}>
            {t(`invite.delivery.${delivery}`)} ·{' '}
          </span>
        )}
        {t('invite.until', { day: fullTime(new Date(end), i18n.language) })}
      </span>
      <span className={styles.actions}>
        <Button variant="quiet" onClick={() => void copyText(link).then(() => toast.success(t('members.copied')))}>
          {t('members.copy')}
        </Button>
        <Button variant="quiet" onClick={onShow}>
          {t('invite.qr')}
        </Button>
        <Button variant="quiet" busy={renew.busy} onClick={() => void renew.run({ uuid })}>
          {t(address ? 'invite.resend' : 'members.renew')}
        </Button>
        <Button variant="quiet" busy={revoke.busy} onClick={() => void revoke.run({ uuid })}>
          {t('invite.revoke')}
        </Button>
      </span>
    </li>
  );
}
