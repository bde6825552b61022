import { useLocation } from 'react-router';
import { useActivate, useActivation } from '../../domains/account/api/activate.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { EmptyState } from '../../ui/state/state.tsx';

/** Behind the link of an activation mail: one button binds the e-mail. Opening it does nothing. */
export default function Activate() {
  const { t } = useTranslation('personal');
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useActivation(token);
  const { run, busy, data: done } = useActivate();
  return (
    <Page maxWidth={520}>
      <Card>
        {done ? (
          <EmptyState
            title={t('activation.done')}
            hint={t('activation.doneHint')}
            action={<ButtonLink to="/">{t('link.home')}</ButtonLink>}
          />
        ) : token === '' || hasCode(error, 40401) ? (
          <EmptyState
            title={t('activation.gone')}
            hint={t('activation.goneHint')}
            action={<ButtonLink to="/personal">{t('link.toSettings')}</ButtonLink>}
          />
        ) : data ? (
          <EmptyState
            title={t('activation.lead', { email: data.email })}
            action={
              <Button variant="primary" busy={busy} onClick={() => void run({ token })}>
                {t('activation.confirm')}
              </Button>
            }
          />
        ) : (
          <QueryState query={{ error, refetch }} title={t('failed')} rows={2} />
        )}
      </Card>
    </Page>
  );
}
