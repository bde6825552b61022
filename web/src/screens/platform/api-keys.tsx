import { MAX_PLATFORM_KEYS } from '@qinghe/contract/platform/keys.ts';
import { usePlatformKeys, useRevokePlatformKey } from '../../domains/platform/api/keys.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { KeyDialog } from './keys/key-dialog.tsx';
import { KeyList } from './keys/key-list.tsx';

/** Keys by which other systems reach the company's jobs and hand in applications: made, shown once, revoked. */
export default function ApiKeys() {
  const { t } = useTranslation('platform');
  const words = { 'jobs:read': t('keys.jobsRead'), 'applications:write': t('keys.applicationsWrite') };
  return (
    <KeyList
      query={usePlatformKeys()}
      most={MAX_PLATFORM_KEYS}
      revoke={useRevokePlatformKey()}
      lead={t('keys.lead')}
      emptyHint={t('keys.emptyHint')}
      about={{ title: t('keys.scopes'), cell: ({ scopes }) => scopes.map((scope) => words[scope]).join(' · ') }}
      links={
        <>
          <ButtonLink to="/docs/api" reloadDocument>
            {t('keys.docs')}
          </ButtonLink>
          <ButtonLink to="/control/api-keys/webhooks">{t('keys.webhooks')}</ButtonLink>
        </>
      }
      dialog={(on) => <KeyDialog {...on} />}
    />
  );
}
