import type { Security } from '@qinghe/contract/account/security.ts';
import { useState } from 'react';
import { logOut } from '../../../domains/account/api/log-out.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { SettingRow } from './setting-row.tsx';

/** The one live session: since when, from which network, until when; and its end. */
export function SessionSection({ session, previous }: Pick<Security, 'session' | 'previous'>) {
  const { t } = useTranslation('personal');
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    await logOut();
  };
  return (
    <Section title={t('session.title')} flush>
      <SettingRow
        label={t('session.label')}
        value={
          <>
            <RelativeTime at={session.started_at} />
            {session.network && ` · ${session.network}`}
          </>
        }
        hint={t('session.hint', { until: fullTime(new Date(session.expires_at), currentLocale()) })}
      >
        <Button busy={ending} onClick={() => void end()}>
          {t('session.end')}
        </Button>
      </SettingRow>
      {previous && (
        <SettingRow
          label={t('session.before')}
          value={
            <>
              <RelativeTime at={previous.started_at} />
              {previous.network && ` · ${previous.network}`}
            </>
          }
          hint={t('session.beforeHint')}
        />
      )}
    </Section>
  );
}
