import { useState } from 'react';
import { useLocation } from 'react-router';
import { useEmailLink } from '../../domains/account/api/email-link.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { EmptyState } from '../../ui/state/state.tsx';
import { ReplaceEmail } from './change-email/replace-email.tsx';
import { UnbindEmail } from './change-email/unbind-email.tsx';

/** Behind a link in a mail: takes that e-mail off its account, or puts another one in its place. Opening it does nothing. */
export default function ChangeEmail() {
  const { t } = useTranslation('personal');
  const token = useLocation().hash.slice(1);
  const link = useEmailLink(token);
  const [done, setDone] = useState(false);
  const isGone = token === '' || hasCode(link.error, 40401);
  return (
    <Page maxWidth={520} lead={link.data && !done ? t('link.lead', { email: link.data.email }) : undefined}>
      {done || isGone ? (
        <Card>
          <EmptyState
            title={t(done ? 'link.done' : 'link.gone')}
            hint={t(done ? 'link.doneHint' : 'link.goneHint')}
            action={<ButtonLink to="/personal">{t('link.toSettings')}</ButtonLink>}
          />
        </Card>
      ) : link.data ? (
        <>
          <ReplaceEmail token={token} onDone={() => setDone(true)} />
          <UnbindEmail token={token} onDone={() => setDone(true)} />
        </>
      ) : (
        <Card>
          <QueryState query={link} title={t('failed')} rows={2} />
        </Card>
      )}
    </Page>
  );
}
