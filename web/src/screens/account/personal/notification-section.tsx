import { useNotifications, useSaveNotifications } from '../../../domains/account/api/notifications.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { WechatNotices } from './wechat-notices.tsx';

/** What comes by e-mail and WeChat beside what concerns the safety of the account; saved at once. */
export function NotificationSection({ isMaster }: { isMaster: boolean }) {
  const { t } = useTranslation('personal');
  const { data } = useNotifications();
  const save = useSaveNotifications();
  if (!data) return null;
  const { email, wechat, ...choices } = data;
  const shown = { ...choices, ...save.pending };
  return (
    <Section title={t('notifications.title')}>
      <Stack gap={3}>
        <p>{email ? t('notifications.to', { email }) : t('notifications.noEmail')}</p>
        <SwitchField
          label={t('notifications.digest')}
          hint={t('notifications.digestHint')}
          value={shown.digest}
          disabled={!email || save.busy}
          onChange={(digest) => void save.run({ ...choices, digest })}
        />
        {isMaster && (
          <SwitchField
            label={t('notifications.joinRequests')}
            value={shown.join_requests}
            disabled={!email || save.busy}
            onChange={(join_requests) => void save.run({ ...choices, join_requests })}
          />
        )}
        {wechat && <WechatNotices wechat={wechat} isMaster={isMaster} />}
      </Stack>
    </Section>
  );
}
