import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in words: 「职位会立即下线，已投递的 12 人不受影响」. */
  children: ReactNode;
  /** The action itself, not “OK”. */
  confirm: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const footer = (
    <>
      <Button onClick={props.onCancel}>{t('cancel')}</Button>
      <Button
        variant={props.destructive ? 'danger-filled' : 'primary'}
        busy={props.busy ?? false}
        onClick={props.onConfirm}
      >
        {props.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={props.open} title={props.title} onClose={props.onCancel} footer={footer}>
      {props.children}
    </Dialog>
  );
}
