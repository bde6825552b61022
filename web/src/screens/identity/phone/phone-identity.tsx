import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOpenedCheck } from '../../../domains/identity/api/phone.ts';
import { hasCode, messageOf, NO_RESPONSE } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx';
import { TimeLeft } from '../time-left.tsx';
import { PhoneSteps } from './phone-steps.tsx';

/** What a phone opens by the QR code of the desktop: its key stands in the fragment. */
export default function PhoneIdentity() {
  const { t } = useTranslation('identity', { keyPrefix: 'phone' });
  const key = useLocation().hash.slice(1);
  if (key) return <OpenedByKey key={key} checkKey={key} />;
  return (
    <Page maxWidth={480}>
      <EmptyState title={t('noKey')} hint={t('noKeyHint')} />
    </Page>
  );
}

function OpenedByKey({ checkKey }: { checkKey: string }) {
  const { t } = useTranslation('identity', { keyPrefix: 'phone' });
  const { data, error, dataUpdatedAt, refetch } = useOpenedCheck(checkKey);
  const [isOver, setOver] = useState(false);
  const until = data && new Date(dataUpdatedAt + data.seconds_left * 1000).toISOString();
  const body = () => {
    if (isOver) return <ErrorState title={t('over')} hint={t('timeUp')} />;
    if (data) return <PhoneSteps checkKey={checkKey} asking={data} />;
    if (!error) return <SkeletonRows />;
    if (hasCode(error, NO_RESPONSE)) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
    return <ErrorState title={messageOf(error, currentLocale())} hint={t('overHint')} />;
  };
  return (
    <Page maxWidth={480} note={until && !isOver && <TimeLeft until={until} onOver={() => setOver(true)} />}>
      {body()}
    </Page>
  );
}
