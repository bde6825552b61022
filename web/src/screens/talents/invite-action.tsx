import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import type { InvitationState } from '@qinghe/contract/talents/invitation-state.ts';
import type { Talent } from '@qinghe/contract/talents/list.ts';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useTranslation } from 'react-i18next';
import { day } from '../../lib/time/relative-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Key } from '../../ui/key/key.tsx';
import { Tag, type Tone } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useCostWords } from './invitation-cost.tsx';

/** What became of an invitation, as a colour beside its words. */
export const invitationTones: Partial<Record<InvitationState, Tone>> = {
  accepted: 'green',
  opened: 'blue',
  declined: 'amber',
  undeliverable: 'red',
};

/** Whether somebody may be invited now. */
export const isInvitable = ({ invitation }: Pick<Talent, 'invitation'>): boolean =>
  invitation === null || (invitation.again_at !== null && Date.parse(invitation.again_at) <= Date.now());

/** The way to invite somebody, or what became of it and from when there may be another. */
export function InviteAction({
  talent,
  isCurrent,
  cost,
  onInvite,
}: {
  talent: Talent;
  isCurrent: boolean;
  /** What one invitation takes: it stands under the button that the key means. */
  cost?: UnitQuote | undefined;
  onInvite: () => void;
}) {
  const { t, i18n } = useTranslation('talents');
  const say = useCostWords();
  const { invitation, refreshed_at } = talent;
  if (isInvitable(talent))
    return (
      <>
        <Button
          variant={isCurrent ? 'primary' : 'default'}
          icon={<IconSend size={16} aria-hidden="true" />}
          onClick={onInvite}
        >
          {t('invite.action')}
          {isCurrent && <Key onFilled>I</Key>}
        </Button>
        {isCurrent && cost ? <span>{say(cost, 1)}</span> : <RelativeTime at={refreshed_at} />}
      </>
    );
  if (!invitation) return null;
  return (
    <>
      <Tag tone={invitationTones[invitation.state] ?? 'neutral'}>{t(`state.${invitation.state}`)}</Tag>
      <RelativeTime at={invitation.at} />
      {invitation.again_at && (
        <span>{t('invite.again', { day: day(new Date(invitation.again_at), i18n.language) })}</span>
      )}
    </>
  );
}
