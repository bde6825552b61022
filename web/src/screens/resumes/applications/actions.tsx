import type { ApplicationDetail } from '@qinghe/contract/resumes/endpoints.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, Button } from '../../../ui/button/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import styles from './record.module.css';
import type { Decision } from './use-decisions.ts';

interface ActionsProps {
  detail: ApplicationDetail;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onReject: () => void;
}

type Forward = Exclude<Stage, 'reject' | 'new'>;
const keys: Record<Forward, string> = { primary_screening: 's', written: 'w', interview: 'i', employed: 'o' };

const isForward = (from: Stage, to: Stage): to is Forward =>
  to !== 'reject' && stages.indexOf(to) > stages.indexOf(from);

/** Every stage that the application may go to, the usual next one first; each answers to its key. */
export function Actions({ detail, busy, onDecide, onReject }: ActionsProps) {
  const { t } = useTranslation('resumes');
  const [back, setBack] = useState<Exclude<Stage, 'reject'> | null>(null);
  const { move_to } = detail.abilities;
  const rejected = detail.stage === 'reject';
  const forward = rejected ? [] : move_to.filter((to): to is Forward => isForward(detail.stage, to));
  const backward = move_to.filter(
    (to): to is Exclude<Stage, 'reject'> => to !== 'reject' && !isForward(detail.stage, to),
  );
  const decide = (to: Exclude<Stage, 'reject'>, reason = '') => onDecide({ to, reason });
  return (
    <div className={styles.actions}>
      {forward.map((to, index) => (
        <ActionButton
          key={to}
          shortcut={keys[to]}
          look={index === 0 ? 'primary' : 'default'}
          wide
          busy={busy}
          onClick={() => decide(to)}
        >
          {t(`action.${to}`)}
        </ActionButton>
      ))}
      {move_to.includes('reject') && (
        <ActionButton shortcut="x" look="danger" wide disabled={busy} onClick={onReject}>
          {t('action.reject')}
        </ActionButton>
      )}
      {rejected &&
        move_to.map(
          (to) =>
            to !== 'reject' && (
              <Button key={to} look="primary" wide busy={busy} className={styles.more} onClick={() => decide(to)}>
                {t('action.restore', { stage: t(`stage.${to}`) })}
              </Button>
            ),
        )}
      {!rejected && backward.length > 0 && (
        <div className={styles.more}>
          <Menu
            label={t('action.back')}
            trigger={t('action.back')}
            triggerClass={styles.link}
            place="below-end"
            groups={[backward.map((to) => ({ label: t(`stage.${to}`), onSelect: () => setBack(to) }))]}
          />
        </div>
      )}
      <ReasonDialog
        open={back !== null}
        title={back ? t('action.backTo', { stage: t(`stage.${back}`) }) : ''}
        onClose={() => setBack(null)}
        onConfirm={(reason) => {
          if (back) decide(back, reason);
          setBack(null);
        }}
      />
    </div>
  );
}
