import type { Notifications } from '@qinghe/contract/account/notifications.ts';
import { useSaveWechatNotifications } from '../../../domains/account/api/notifications.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';

interface WechatNoticesProps {
  wechat: NonNullable<Notifications['wechat']>;
  isMaster: boolean;
}

/** What the bound WeChat is also told; saved at once. One that was bound too early is asked to be bound anew. */
export function WechatNotices({ wechat: { nickname, state, ...choices }, isMaster }: WechatNoticesProps) {
  const { t } = useTranslation('personal');
  const save = useSaveWechatNotifications();
  if (state === 'bind_again') return <Callout tone="amber">{t('notifications.wechatAgain', { nickname })}</Callout>;
  const shown = { ...choices, ...save.pending };
  const events = [
    { name: 'digest' as const, what: t('notifications.digest') },
    ...(isMaster ? [{ name: 'join_requests' as const, what: t('notifications.joinRequests') }] : []),
    { name: 'reviews' as const, what: t('notifications.reviews') },
  ];
  return (
    <>
      <p>{t('notifications.wechat', { nickname })}</p>
      {events.map(({ name, what }) => (
        <SwitchField
          key={name}
          label={t('notifications.inWechat', { what })}
          value={shown[name]}
          disabled={save.busy}
          onChange={(on) => void save.run({ ...choices, [name]: on })}
        />
      ))}
    </>
  );
}
