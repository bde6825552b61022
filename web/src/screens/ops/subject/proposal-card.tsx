import type { Proposal } from '@qinghe/contract/ops/proposals.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDecideProposal } from '../../../domains/ops/api/subjects.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { fullTime } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { effectOf, isHard } from './effect-of.ts';
import styles from './subject.module.css';

interface ProposalCardProps {
  proposal: Proposal;
  /** It is the one that keys act on. */
  current?: boolean;
  onSettled?: () => void;
}

/** What one operator proposed: another one confirms or declines it, whoever proposed it may take it back. */
export function ProposalCard({ proposal, current = false, onSettled }: ProposalCardProps) {
  const { t, i18n } = useTranslation(['ops', 'company']);
  const { uuid, version, action, subject, own, reasons } = proposal;
  const { name } = subject;
  const decide = useDecideProposal({
    onDone: (_output, { confirm }) => {
      toast.success(t(confirm ? 'proposals.confirmed' : 'proposals.takenBack'));
      onSettled?.();
    },
  });
  const [asking, setAsking] = useState(false);
  const [declining, setDeclining] = useState(false);
  const hasKeys = current && !own && !decide.busy;
  const settle = (confirm: boolean) => void decide.run({ uuid, version, confirm });
  useKey('a', () => setAsking(true), { enabled: hasKeys, label: t('proposals.confirm') });
  useKey('r', () => setDeclining(true), { enabled: hasKeys, label: t('proposals.decline') });
  const title = t(`proposals.title.${action}`, { name });
  return (
    <article className={styles.proposal} aria-label={title} aria-current={current || undefined}>
      <div>
        <Link to={`/ops/${subject.kind}?id=${subject.uuid}`}>{title}</Link>
        <Hint as="p">
          {t('proposals.by', {
            name: own ? t('proposals.you') : proposal.proposed_by,
            at: fullTime(new Date(proposal.proposed_at), i18n.language),
          })}
        </Hint>
      </div>
      {proposal.target && <p>{t('proposals.to', { company: proposal.target })}</p>}
      {proposal.coins !== null && <p>{t('proposals.ofCoins', { count: proposal.coins })}</p>}
      <p className={styles.words}>{proposal.reason}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ field, code, text }) => (
            <li key={field}>
              {t('company:reason', {
                field: t(`company:field.${field}`),
                reason: text || t(`company:review.code.${code}`),
              })}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {own ? (
          <>
            <Button busy={decide.busy} onClick={() => settle(false)}>
              {t('proposals.takeBack')}
            </Button>
            <Hint>{t('proposals.waitsForOther')}</Hint>
          </>
        ) : (
          <>
            <Button aria-keyshortcuts={current ? 'a' : undefined} busy={decide.busy} onClick={() => setAsking(true)}>
              {t('proposals.confirm')}
            </Button>
            <Button aria-keyshortcuts={current ? 'r' : undefined} busy={decide.busy} onClick={() => setDeclining(true)}>
              {t('proposals.decline')}
            </Button>
          </>
        )}
      </div>
      {declining && (
        <DeclineDialog
          proposal={proposal}
          title={title}
          onClose={() => setDeclining(false)}
          onDeclined={() => {
            toast.success(t('proposals.declined'));
            onSettled?.();
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={title}
        confirm={t('proposals.confirm')}
        destructive={isHard(action)}
        busy={decide.busy}
        onConfirm={() => {
          setAsking(false);
          settle(true);
        }}
        onCancel={() => setAsking(false)}
      >
        {t(effectOf(subject.kind, action))}
      </ConfirmDialog>
    </article>
  );
}
