import { useSecurity } from '../../../domains/account/api/get-security.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { CommonTip } from './common-tip.tsx';

/** What a login tells: when and where the one before it was, so that a stranger's is noticed. The first login has none before it. */
export function LastLogin() {
  const { t } = useTranslation('home');
  const security = useSecurity().data;
  if (!security) return null;
  const { previous } = security;
  if (!previous) return <CommonTip />;
  return (
    <Callout action={<ButtonLink to="/personal">{t('prompt.notMe')}</ButtonLink>}>
      {t('prompt.lastLogin')} <RelativeTime at={previous.started_at} />
      {previous.network && ` · ${previous.network}`}
    </Callout>
  );
}
