import type { LifeResult } from '@qinghe/contract/identity/face-check.ts';
import { useLocation } from 'react-router';
import { useEraseByPhone, usePhoneResult } from '../../../domains/identity/api/phone.ts';
import { hasCode, NO_RESPONSE } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import { StoredPictures } from '../stored-pictures.tsx';
import { WayText } from '../way-text.tsx';
import { Verdict } from './verdict.tsx';

/** What has become of it, what is still stored, and the way to have it erased; its key stands in the fragment. */
export default function PhoneResult() {
  const { t } = useTranslation('identity', { keyPrefix: 'phone.result' });
  const key = useLocation().hash.slice(1);
  const { data, error, refetch } = usePhoneResult(key);
  const body = () => {
    const isOver = error ? !hasCode(error, NO_RESPONSE) : key === '';
    if (isOver) return <ErrorState title={t('over')} hint={t('overHint')} />;
    if (data) return <Result result={data} resultKey={key} />;
    return <QueryState query={{ error, refetch }} title={t('failed')} />;
  };
  return <Page maxWidth={480}>{body()}</Page>;
}

function Result({ result, resultKey }: { result: LifeResult; resultKey: string }) {
  const { t, i18n } = useTranslation('identity');
  const erase = useEraseByPhone();
  const { state, document, name, number, face, handed_in_at: handedIn, decided_at: decided } = result;
  const time = (at: string) => fullTime(new Date(at), i18n.language);
  return (
    <>
      <Verdict result={result} />
      {state !== 'none' && (
        <Card>
          <Facts
            layout="ends"
            facts={[
              { label: t('document'), value: document && t(document === 'passport' ? 'passport' : 'idCard') },
              { label: t('name'), value: name },
              { label: t('phone.result.number'), value: number },
              { label: t('way'), value: <WayText face={face} /> },
              { label: t('phone.result.time'), value: handedIn && time(handedIn) },
              ...(decided ? [{ label: t('phone.result.decided'), value: time(decided) }] : []),
            ]}
          />
        </Card>
      )}
      <StoredPictures
        result={result}
        offers={['pictures', 'face']}
        busy={erase.busy}
        onErase={(what) => erase.run({ key: resultKey, what })}
      />
      {state === 'waiting' && (
        <Callout title={t('phone.result.refusedNote')}>{t('phone.result.refusedNoteHint')}</Callout>
      )}
    </>
  );
}
