import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { nextStages } from './next-stages.ts';
import styles from './phone-actions.module.css';
import type { RecordActions } from './use-decisions.ts';

/** The same actions in reach of the thumb: the usual one wide, refusing beside it, the others behind one button. */
export function PhoneActions({ detail, onChoose }: RecordActions) {
  const { t } = useTranslation('resumes');
  const { forward, backward, restore, reject } = nextStages(detail);
  const [usual, ...others] = [...forward, ...restore];
  const groups = [
    others.map((to) => ({
      label: to === 'new' ? t(`stage.${to}`) : t(`action.${to}`),
      onSelect: () => onChoose(to),
    })),
    backward.map((to) => ({ label: t('action.backTo', { stage: t(`stage.${to}`) }), onSelect: () => onChoose(to) })),
  ].filter((group) => group.length > 0);
  return (
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
        <Button variant="danger" wide onClick={() => onChoose('reject')}>
          {t('action.reject')}
        </Button>
      )}
      {usual && (
        <Button variant="primary" wide onClick={() => onChoose(usual)}>
          {usual === 'new' || detail.stage === 'reject'
            ? t('action.restore', { stage: t(`stage.${usual}`) })
            : t(`action.${usual}`)}
        </Button>
      )}
    </div>
  );
}
