import type { OpenedLicence } from '@qinghe/contract/company/steps.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useConfirmLicence, useOpenedLicence } from '../../domains/company/api/steps.ts';
import { hasCode, messageOf, NO_RESPONSE } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import styles from './invitation/invitation-page.module.css';

/** What a phone opens by the QR code of the desktop: the licence to compare, and to confirm. Its key is in the fragment. */
export default function PhoneLicence() {
  const { t } = useTranslation('company', { keyPrefix: 'phoneLicence' });
  const key = useLocation().hash.slice(1);
  return (
    <Page maxWidth={520} lead={key && t('lead')}>
      <Card>
        {key ? <OpenedByKey key={key} licenceKey={key} /> : <EmptyState title={t('over')} hint={t('overHint')} />}
      </Card>
    </Page>
  );
}

function OpenedByKey({ licenceKey: key }: { licenceKey: string }) {
  const { t } = useTranslation('company', { keyPrefix: 'phoneLicence' });
  const { data, error, refetch, isFetching } = useOpenedLicence(key);
  const confirm = useConfirmLicence(() => void refetch());
  const sending = useRef(false);
  // A second tap comes before the button is drawn as busy.
  const send = async (shown: string) => {
    if (sending.current) return;
    sending.current = true;
    await confirm.run({ key, shown });
    sending.current = false;
  };
  if (confirm.data) return <EmptyState title={t('done')} hint={t('doneHint')} />;
  const failure = confirm.error ?? error;
  if (hasCode(failure, 40401)) return <EmptyState title={t('over')} hint={t('overHint')} />;
  if (hasCode(failure, 40902)) return <EmptyState title={messageOf(failure, currentLocale())} hint={t('doneHint')} />;
  if (!data && error) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  return (
    <div className={styles.step}>
      <Licence opened={data} />
      {hasCode(confirm.error, NO_RESPONSE) && <Callout tone="red">{t('failed')}</Callout>}
      {hasCode(confirm.error, 40901) && <Callout tone="red">{messageOf(confirm.error, currentLocale())}</Callout>}
      <Button variant="primary" busy={confirm.busy || isFetching} onClick={() => void send(data.shown)}>
        {t('confirm')}
      </Button>
      <p className={styles.note}>{t('not')}</p>
    </div>
  );
}

function Licence({ opened }: { opened: OpenedLicence }) {
  const { t } = useTranslation('company', { keyPrefix: 'phoneLicence' });
  return (
    <Facts
      facts={[
        { label: t('company'), value: opened.company },
        { label: t('code'), value: opened.credit_code },
        { label: t('legal'), value: opened.legal_person },
        { label: t('until'), value: opened.valid_until ?? t('forever') },
        { label: t('by'), value: opened.name },
      ]}
    />
  );
}
