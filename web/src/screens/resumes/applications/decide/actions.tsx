import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { ActionButton } from '../../../../ui/button/action-button.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import styles from '../record/record.module.css';
import { nextStages } from './next-stages.ts';
import { stageKeys, unparkKey } from './stage-keys.ts';
import type { RecordActions } from './use-decisions.ts';

/** Every stage that the application may go to, the usual next one first; each by its key. */
export function Actions({ detail, onChoose }: RecordActions) {
  const { t } = useTranslation('resumes');
  const { forward, backward, restore, reject, unpark } = nextStages(detail);
  // Hiring is a button where it is what comes next; before, it is no neighbour of what is pressed all day.
  const isRare = (to: string) => to === 'employed' && forward[0] !== to;
  const rare = forward.filter(isRare);
  useKey(stageKeys.employed, () => onChoose('employed'), { enabled: rare.length > 0, label: t('action.employed') });
  const others = [
    rare.map((to) => ({ label: t(`action.${to}`), onSelect: () => onChoose(to) })),
    backward.map((to) => ({ label: t('action.backTo', { stage: t(`stage.${to}`) }), onSelect: () => onChoose(to) })),
  ].filter((group) => group.length > 0);
  return (
    <div className={styles.actions}>
      {forward
        .filter((to) => !isRare(to))
        .map((to, index) => (
          <ActionButton
            key={to}
            shortcut={stageKeys[to]}
            variant={index === 0 ? 'primary' : 'default'}
            wide
            onClick={() => onChoose(to)}
          >
            {t(`action.${to}`)}
          </ActionButton>
        ))}
      {unpark && (
        <ActionButton shortcut={unparkKey} wide onClick={() => onChoose('new')}>
          {t('parked.release')}
        </ActionButton>
      )}
      {reject && (
        <ActionButton shortcut={stageKeys.reject} variant="danger" wide onClick={() => onChoose('reject')}>
          {t('action.reject')}
        </ActionButton>
      )}
      {restore.map((to) => (
        <Button key={to} variant="primary" wide onClick={() => onChoose(to)}>
          {t('action.restore', { stage: t(`stage.${to}`) })}
        </Button>
      ))}
      {others.length > 0 && (
        <div className={styles.more}>
          <Menu
            label={t('action.others')}
            trigger={t('action.others')}
            triggerClass={styles.link ?? ''}
            triggerHasWords
            placement="above-start"
            groups={others}
          />
        </div>
      )}
    </div>
  );
}
