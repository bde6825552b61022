import type { CaseRecord } from '@qinghe/contract/casework.ts';

interface Case extends Pick<CaseRecord, 'held'> {
  refused_by?: { is_you: boolean; alone: boolean } | null;
}

/** Why a case cannot be decided on: a moment ago somebody did, it is one's own refusal, or nothing waits. */
export function whyNone({ held, refused_by }: Case): 'held' | 'ownAlone' | 'own' | 'decided' {
  if (held?.state === 'waiting') return 'held';
  if (!refused_by?.is_you) return 'decided';
  return refused_by.alone ? 'ownAlone' : 'own';
}
