import { useLocation } from 'react-router';
import { useUnsubscribe } from '../../domains/account/api/notifications.ts';
import { isApiError, messageOf } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/state/state.tsx';

const TOKEN = /^[\w-]{43}$/;

/** Behind the link of a summary: one button ends it, without a login, and takes it back. Opening it does nothing. */
export default function Unsubscribe() {
  const { t } = useTranslation('personal');
  const token = useLocation().hash.slice(1);
  const { run, busy, data: done, error } = useUnsubscribe();
  const press = (digest: boolean) => () => void run({ token, digest });
  if (!TOKEN.test(token) || (isApiError(error) && error.code === 40401))
    return <Words title={t('unsubscribe.gone')} hint={t('unsubscribe.goneHint')} action={<Settings />} />;
  if (error && isApiError(error))
    return (
      <Words
        title={messageOf(error, currentLocale())}
        action={
          <Button busy={busy} onClick={press(false)}>
            {t('unsubscribe.again')}
          </Button>
        }
      />
    );
  if (done?.digest) return <Words title={t('unsubscribe.back', { email: done.email })} action={<Settings />} />;
  if (done)
    return (
      <Words
        title={t('unsubscribe.done', { email: done.email })}
        hint={t('unsubscribe.doneHint')}
        action={
          <Button busy={busy} onClick={press(true)}>
            {t('unsubscribe.undo')}
          </Button>
        }
      />
    );
  return (
    <Words
      title={t('unsubscribe.lead')}
      action={
        <Button variant="primary" busy={busy} onClick={press(false)}>
          {t('unsubscribe.confirm')}
        </Button>
      }
    />
  );
}

function Words(props: Parameters<typeof EmptyState>[0]) {
  return (
    <Page maxWidth={520}>
      <Card>
        <EmptyState {...props} />
      </Card>
    </Page>
  );
}

function Settings() {
  const { t } = useTranslation('personal');
  return <ButtonLink to="/personal">{t('unsubscribe.settings')}</ButtonLink>;
}
