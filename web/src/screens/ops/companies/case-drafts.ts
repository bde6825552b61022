import { useEffect, useState } from 'react';
import { operatorSession } from '../../../lib/session/operator-session.ts';
import type { Reasons } from './reasons.ts';

/** What an operator has written about a case and not sent. */
export interface CaseDraft {
  reasons: Reasons;
}

type Drafts = Readonly<Record<string, CaseDraft>>;

const nothing: CaseDraft = { reasons: {} };

// In memory: what is written about companies has no place in a browser's store. Another session begins without it.
let kept: { token: string | null; drafts: Drafts } = { token: null, drafts: {} };

/** Drafts by their case, for as long as the operator is logged in: whoever looks elsewhere meanwhile finds them again. */
export function useCaseDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(() => (kept.token === operatorSession.token() ? kept.drafts : {}));
  useEffect(() => {
    kept = { token: operatorSession.token(), drafts };
  }, [drafts]);
  return {
    draftOf: (name: string): CaseDraft => drafts[name] ?? nothing,
    change: (name: string, part: Partial<CaseDraft>) =>
      setDrafts((before) => ({ ...before, [name]: { ...nothing, ...before[name], ...part } })),
    drop: (name: string) => setDrafts(({ [name]: _gone, ...others }) => others),
  };
}
