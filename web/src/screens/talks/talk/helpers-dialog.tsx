import { useDoorKeys, useEndDoorKey, useMakeDoorKey } from '../../../domains/talks/api/door-keys.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { KeysDialog } from '../../../ui/given-keys/keys-dialog.tsx';

const schema = async () => (await import('@qinghe/contract/talks/door-keys.ts')).makeDoorKey.input;

/** Keys with which others check people in, without an account and without the owner's. */
export function HelpersDialog({ talk, onClose }: { talk: string; onClose: () => void }) {
  const { t } = useTranslation('talks', { keyPrefix: 'helpers' });
  const { run: end, pending } = useEndDoorKey();
  return (
    <KeysDialog
      title={t('title')}
      hint={t('hint')}
      draft={`door-key:${talk}`}
      of={{ talk_uuid: talk }}
      schema={schema}
      make={useMakeDoorKey()}
      keys={useDoorKeys(talk).data?.items ?? []}
      ending={pending?.uuid}
      onEnd={(uuid) => void end({ talk_uuid: talk, uuid })}
      onClose={onClose}
    />
  );
}
