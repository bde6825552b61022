import { useEndStandKey, useMakeStandKey, useStandKeys } from '../../domains/fairs/api/stand-keys.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { KeysDialog } from '../../ui/given-keys/keys-dialog.tsx';

const schema = async () => (await import('@qinghe/contract/fairs/stand-keys.ts')).makeStandKey.input;

/** Keys with which others work at the company's stand, without an account and without the owner's. */
export function StandKeysDialog({ fair, onClose }: { fair: string; onClose: () => void }) {
  const { t } = useTranslation('fairs', { keyPrefix: 'helpers' });
  const { run: end, pending } = useEndStandKey();
  return (
    <KeysDialog
      title={t('title')}
      hint={t('hint')}
      draft={`stand-key:${fair}`}
      of={{ fair_uuid: fair }}
      schema={schema}
      make={useMakeStandKey()}
      keys={useStandKeys(fair).data?.items ?? []}
      ending={pending?.uuid}
      onEnd={(uuid) => void end({ fair_uuid: fair, uuid })}
      onClose={onClose}
    />
  );
}
