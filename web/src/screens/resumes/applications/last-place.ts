import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';

/*
 * Where the person was in a list, for when he comes back through the sidebar or the next morning. Only the uuid and its
 * place are kept: no name and no word of a search.
 */
interface Place {
  uuid: string;
  index: number;
}

const keyOf = (kind: JobKind, stage: Stage): string => `qinghe:place:${kind}:${stage}`;

export function rememberPlace(kind: JobKind, stage: Stage, place: Place): void {
  localStorage.setItem(keyOf(kind, stage), JSON.stringify(place));
}

export function lastPlace(kind: JobKind, stage: Stage): Place | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(kind, stage)) ?? 'null') as Partial<Place> | null;
    return kept && typeof kept.uuid === 'string' && typeof kept.index === 'number'
      ? { uuid: kept.uuid, index: kept.index }
      : null;
  } catch {
    return null;
  }
}
