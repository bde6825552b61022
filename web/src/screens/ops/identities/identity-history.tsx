import type { CaseNote } from '@qinghe/contract/casework.ts';
import type { IdentityReview } from '@qinghe/contract/identity/cases.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Tone } from '../../../ui/tag/tag.tsx';
import { History } from '../casework/history.tsx';

const tones: Record<IdentityReview['step'], Tone> = {
  submitted: 'blue',
  appealed: 'blue',
  passed: 'green',
  refused: 'red',
};

interface IdentityHistoryProps {
  history: readonly IdentityReview[];
  notes: readonly CaseNote[];
  children: ReactNode;
}

/** What happened so far with somebody's identity: why it was refused, why that is appealed. */
export function IdentityHistory({ history, notes, children }: IdentityHistoryProps) {
  const { t } = useTranslation('ops');
  const steps = history.map(({ uuid, at, step, by, by_name, reason, message }) => ({
    uuid,
    at,
    tone: tones[step],
    title: t(`identities.step.${step}`),
    by: by === 'clock' ? t('identities.byService') : by_name,
    lines: [reason, message].filter(Boolean),
  }));
  return (
    <History steps={steps} notes={notes}>
      {children}
    </History>
  );
}
