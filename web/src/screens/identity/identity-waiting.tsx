import type { IdentityDetail } from '@qinghe/contract/identity/identity.ts';
import { useState } from 'react';
import { useEraseIdentity, useLifeResult } from '../../domains/identity/api/check.ts';
import { useWithdrawIdentity } from '../../domains/identity/api/identity.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Card } from '../../ui/section/section.tsx';
import { PrepareMeanwhile } from './prepare-meanwhile.tsx';
import { StoredPictures } from './stored-pictures.tsx';
import { WayText } from './way-text.tsx';

/** It is handed in: what was, and the way back. The page goes on by itself once it is decided. */
export function IdentityWaiting({ identity }: { identity: IdentityDetail }) {
  const { t } = useTranslation('identity');
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawIdentity();
  const erase = useEraseIdentity();
  const result = useLifeResult().data;
  const isAppeal = identity.appeal === 'waiting';
  return (
    <>
      <Callout
        title={t(isAppeal ? 'appeal.waiting' : 'waiting')}
        action={<Button onClick={() => setAsking(true)}>{t('withdraw')}</Button>}
      >
        {isAppeal ? t('appeal.waitingHint', { reason: identity.reason }) : t('waitingHint')}
      </Callout>
      <PrepareMeanwhile />
      <Card>
        <Facts
          facts={[
            { label: t('document'), value: t(identity.document === 'passport' ? 'passport' : 'idCard') },
            { label: t('name'), value: identity.name },
            { label: t('number'), value: identity.number },
            ...(result ? [{ label: t('way'), value: <WayText face={result.face} /> }] : []),
          ]}
        />
      </Card>
      {result && (
        <StoredPictures result={result} offers={['face']} busy={erase.busy} onErase={(what) => erase.run({ what })} />
      )}
      <ConfirmDialog
        open={asking}
        title={t('withdrawTitle')}
        confirm={t('withdraw')}
        busy={withdraw.busy}
        onConfirm={() => void withdraw.run({}).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t('withdrawHint')}
      </ConfirmDialog>
    </>
  );
}
