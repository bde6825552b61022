import { draftsByKind, type JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { store } from '../../../lib/storage/store.ts';
import { isSavable } from './unsavable.ts';

interface Backup {
  draft: JobDraft;
  /** The version of the job that it was typed upon; none before there is one. */
  version: number | undefined;
}

/** The name of a draft that has no job yet. */
const newNames: Record<JobKind, string> = { internship: 'new', campus: 'new-campus' };

/** What was typed and not yet saved, kept in this browser under the job, or under `new` before it has one. */
export function backupOf(kind: JobKind, uuid: string | undefined) {
  const key = `job-draft:${uuid ?? newNames[kind]}`;
  return {
    read(): Backup | undefined {
      const text = localStorage.getItem(key);
      if (text === null) return undefined;
      // An older version of the page may have written it.
      const kept = JSON.parse(text) as Partial<Backup>;
      const fields = Object.entries(kept.draft ?? {}).filter(([field, value]) => isDrawable(kind, field, value));
      return fields.length === 0
        ? undefined
        : { draft: { ...draftsByKind[kind].empty, ...Object.fromEntries(fields) }, version: kept.version };
    },
    write: (draft: JobDraft, version: number | undefined) =>
      store(localStorage, key, JSON.stringify({ draft, version } satisfies Backup)),
    clear: () => localStorage.removeItem(key),
  };
}

/** Right, or at least texts where texts belong: what cannot be saved yet is not lost either. */
function isDrawable(kind: JobKind, field: string, value: unknown): boolean {
  const empty = (draftsByKind[kind].empty as Record<string, unknown>)[field];
  if (empty === undefined) return false;
  if (typeof empty === 'string' && field !== 'kind') return typeof value === 'string';
  return isSavable(kind, field, value) || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}
