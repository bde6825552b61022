import type { Grant } from '@qinghe/contract/rights/grants.ts';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { useGiveBack } from '../../../domains/rights/api/grants.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Gives what everybody may use of a grant back for the coins that it cost, after a question with the sum. */
export function GiveBack({ grant: { uuid, free, back } }: { grant: Grant }) {
  const { t } = useTranslation('rights');
  const isMaster = useUserInfo().data?.type === 'master';
  const { dialog, open } = useDialog();
  const give = useGiveBack(({ coins }) => toast.success(t('back.done', { count: coins })));
  if (!isMaster || free === 0 || back === 0) return null;
  const ask = () =>
    open((close) => (
      <ConfirmDialog
        open
        title={t('back.title', { count: free })}
        confirm={t('back.confirm', { count: back })}
        onConfirm={() => {
          close();
          void give.run({ uuid, units: free, expect: { coins: back } });
        }}
        onCancel={close}
      >
        <p>{t('back.hint')}</p>
      </ConfirmDialog>
    ));
  return (
    <>
      <Button busy={give.busy} onClick={ask}>
        {t('back.open', { units: free, count: back })}
      </Button>
      {dialog}
    </>
  );
}
