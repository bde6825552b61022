import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Key } from '../../../../ui/key/key.tsx';
import { keySign } from '../../../../ui/key/use-key.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { nextStages } from './next-stages.ts';
import styles from './phone-actions.module.css';
import { stageKeys } from './stage-keys.ts';
import type { RecordActions } from './use-decisions.ts';

/** The same actions below the tabs, in reach of the thumb: the usual one, refusing beside it, the others behind one button. */
export default function PhoneActions({ detail, onChoose }: RecordActions) {
  const { t } = useTranslation('resumes');
  const { forward, backward, restore, reject, unpark } = nextStages(detail);
  if (detail.withdrawn_at) return <p className={`${styles.bar} ${styles.why}`}>{t('withdrew')}</p>;
  if (!detail.abilities.decide) return <p className={`${styles.bar} ${styles.why}`}>{t('readOnly')}</p>;
  const [usual, ...others] = [...forward, ...restore];
  // The record's own buttons listen to the keys; going back to where somebody was has none.
  const usualKey = forward[0] && stageKeys[forward[0]];
  const groups = [
    unpark ? [{ label: t('parked.release'), onSelect: () => onChoose('new') }] : [],
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
        <Button variant="danger" wide onClick={() => onChoose('reject')} aria-keyshortcuts={stageKeys.reject}>
          {t('action.reject')}
          <Key>{keySign(stageKeys.reject)}</Key>
        </Button>
      )}
      {usual && (
        <Button variant="primary" wide onClick={() => onChoose(usual)} aria-keyshortcuts={usualKey}>
          {usual === 'new' || detail.stage === 'reject'
            ? t('action.restore', { stage: t(`stage.${usual}`) })
            : t(`action.${usual}`)}
          {usualKey && <Key onFilled>{keySign(usualKey)}</Key>}
        </Button>
      )}
    </div>
  );
}
