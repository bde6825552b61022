import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { nextStages, type OpenStage } from './next-stages.ts';
import styles from './record.module.css';
import { stageKeys } from './stage-keys.ts';
import type { RecordActions } from './use-decisions.ts';
import { useRecordForms } from './use-record-forms.ts';

/** Every stage that the application may go to, the usual next one first; each by its key. */
export function Actions({ detail, onDecide, onReject }: RecordActions) {
  const { t } = useTranslation('resumes');
  const forms = useRecordForms();
  const [back, setBack] = useState<OpenStage | null>(null);
  const { forward, backward, restore, reject } = nextStages(detail);
  return (
    <>
      <div className={styles.actions}>
        {forward.map((to, index) => (
          <ActionButton
            key={to}
            shortcut={stageKeys[to]}
            variant={index === 0 ? 'primary' : 'default'}
            wide
            onClick={() => onDecide({ to, reason: '' })}
          >
            {t(`action.${to}`)}
          </ActionButton>
        ))}
        {reject && (
          <ActionButton shortcut={stageKeys.reject} variant="danger" wide onClick={onReject}>
            {t('action.reject')}
          </ActionButton>
        )}
        {restore.map((to) => (
          <Button key={to} variant="primary" wide onClick={() => onDecide({ to, reason: '' })}>
            {t('action.restore', { stage: t(`stage.${to}`) })}
          </Button>
        ))}
        {backward.length > 0 && (
          <div className={styles.more}>
            <Menu
              label={t('action.back')}
              trigger={t('action.back')}
              triggerClass={styles.link ?? ''}
              triggerHasWords
              placement="above-start"
              groups={[backward.map((to) => ({ label: t(`stage.${to}`), onSelect: () => setBack(to) }))]}
            />
          </div>
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
