import type { UnitQuote } from '@qinghe/contract/rights/quote.ts';
import type { InvitationState } from '@qinghe/contract/talents/invitation-state.ts';
import type { Talent } from '@qinghe/contract/talents/list.ts';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { day } from '../../lib/time/relative-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Key } from '../../ui/key/key.tsx';
import { Tag, type Tone } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';

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
  isFilled = isCurrent,
  cost,
  onInvite,
}: {
  talent: Talent;
  isCurrent: boolean;
  /** It is what the screen is for now: nobody is selected. */
  isFilled?: boolean;
  /** What one invitation takes: it stands under the button that the key means. */
  cost?: UnitQuote | undefined;
  onInvite: () => void;
}) {
  const { t, i18n } = useTranslation('talents');
  const { invitation, refreshed_at } = talent;
  if (isInvitable(talent))
    return (
      <>
        <Button
          variant={isFilled ? 'primary' : 'default'}
          icon={<IconSend size={16} aria-hidden="true" />}
          onClick={onInvite}
        >
          {t('invite.action')}
          {isCurrent && <Key onFilled={isFilled}>I</Key>}
        </Button>
        {/* One line either way: a row that grew under the pointer would lose its click. */}
        {isCurrent && cost ? (
          <span>
            {cost.units > 0 ? t('cost.row', { count: cost.units_left - 1 }) : t('cost.sumCoins', { count: cost.coins })}
          </span>
        ) : (
          <RelativeTime at={refreshed_at} />
        )}
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
