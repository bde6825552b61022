import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { useCallback, useState } from 'react';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { useRecordForms } from '../record/late-forms.ts';
import type { OpenStage } from './next-stages.ts';
import type { Decision, Named, Person } from './use-decisions.ts';

/** Whom a decision is about, as the person saw them who took it. */
export type Seen = Person & Named;

/** What is asked before it is decided. */
interface Asked {
  seen: Seen;
  to: Stage;
}

/**
 * Decides at once, or asks first: why somebody goes back, what a refused one reads, whether somebody is hired. What is
 * confirmed is about the application as it was when it was asked: a colleague's move meanwhile is not overwritten.
 */
export function useAskedDecision(decide: (seen: Seen, decision: Decision) => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = useCallback(
    (seen: Seen, to: Stage) => {
      if (to === 'reject' || isAsked(seen.stage, to)) setAsked({ seen, to });
      else decide(seen, { to, reason: '' });
    },
    [decide],
  );
  return { asked, choose, close: useCallback(() => setAsked(null), []) };
}

interface DecisionDialogProps extends Asked {
  /** As it is now. */
  now: ApplicationDetail | undefined;
  decide: (seen: Seen, decision: Decision) => void;
  onClose: () => void;
}

/** The question before a decision. */
export function DecisionDialog({ seen, to, now, decide, onClose }: DecisionDialogProps) {
  const forms = useRecordForms();
  if (!forms) return <HoldKeys />;
  if (to === 'reject')
    return (
      <forms.RejectDialog
        detail={seen}
        now={now}
        onClose={onClose}
        onConfirm={(reason, message) => decide(seen, { to, reason, message })}
      />
    );
  if (goesBack(seen.stage, to))
    return (
      <forms.ReasonDialog
        uuid={seen.uuid}
        to={to}
        onClose={onClose}
        onConfirm={(reason) => decide(seen, { to, reason })}
      />
    );
  return (
    <forms.HireDialog
      detail={seen}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        decide(seen, { to, reason: '' });
      }}
    />
  );
}

/** Out of reject somebody is restored, which the server judges. */
const isAsked = (from: Stage, to: OpenStage): boolean => from !== 'reject' && (to === 'employed' || goesBack(from, to));

const goesBack = (from: Stage, to: Stage): boolean => stages.indexOf(to) < stages.indexOf(from);
