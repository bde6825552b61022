import { useTranslation } from 'react-i18next';
import { useSecurity } from '../../../domains/account/api/get-security.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';

/** What a login tells: when and where the one before it was, so that a stranger's is noticed. */
export function LastLogin() {
  const { t } = useTranslation('home');
  const previous = useSecurity().data?.previous;
  if (!previous) return null;
  return (
    <Callout action={<ButtonLink to="/personal">{t('prompt.notMe')}</ButtonLink>}>
      {t('prompt.lastLogin')} <RelativeTime at={previous.started_at} />
      {previous.network && ` · ${previous.network}`}
    </Callout>
  );
}
