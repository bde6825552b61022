import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { nextStages, type OpenStage } from './next-stages.ts';
import styles from './phone-actions.module.css';
import type { RecordActions } from './use-decisions.ts';
import { useRecordForms } from './use-record-forms.ts';

/** The same actions in reach of the thumb: the usual one wide, refusing beside it, the others behind one button. */
export function PhoneActions({ detail, onDecide, onReject }: RecordActions) {
  const { t } = useTranslation('resumes');
  const forms = useRecordForms();
  const [back, setBack] = useState<OpenStage | null>(null);
  const { forward, backward, restore, reject } = nextStages(detail);
  const [usual, ...others] = [...forward, ...restore];
  const groups = [
    others.map((to) => ({
      label: to === 'new' ? t(`stage.${to}`) : t(`action.${to}`),
      onSelect: () => onDecide({ to, reason: '' }),
    })),
    backward.map((to) => ({ label: t('action.backTo', { stage: t(`stage.${to}`) }), onSelect: () => setBack(to) })),
  ].filter((group) => group.length > 0);
  return (
    <>
      <div className={styles.bar}>
        {groups.length > 0 && (
          <Menu
            label={t('action.others')}
            trigger={<IconDots size={20} aria-hidden="true" />}
            triggerClass={styles.others ?? ''}
            placement="above-start"
            groups={groups}
          />
        )}
        {reject && (
          <Button variant="danger" wide onClick={onReject}>
            {t('action.reject')}
          </Button>
        )}
        {usual && (
          <Button variant="primary" wide onClick={() => onDecide({ to: usual, reason: '' })}>
            {usual === 'new' || detail.stage === 'reject'
              ? t('action.restore', { stage: t(`stage.${usual}`) })
              : t(`action.${usual}`)}
          </Button>
        )}
      </div>
      {back && forms && (
        <forms.ReasonDialog
          uuid={detail.uuid}
          to={back}
          onClose={() => setBack(null)}
          onConfirm={(reason) => onDecide({ to: back, reason })}
        />
      )}
    </>
  );
}
