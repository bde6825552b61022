import { type InternshipDraft, internshipDraft } from '@qinghe/contract/jobs/job.ts';

interface Backup {
  draft: InternshipDraft;
  /** The version of the job that it was typed upon; none before there is one. */
  version: number | undefined;
}

/** What was typed and not yet saved, kept in this browser under the job, or under `new` before it has one. */
export function backupOf(uuid: string | undefined) {
  const key = `job-draft:${uuid ?? 'new'}`;
  return {
    read(): Backup | undefined {
      const text = localStorage.getItem(key);
      if (text === null) return undefined;
      // An older version of the page may have written it.
      const kept = JSON.parse(text) as Partial<Backup>;
      const parsed = internshipDraft.safeParse(kept.draft);
      return parsed.success ? { draft: parsed.data, version: kept.version } : undefined;
    },
    write: (draft: InternshipDraft, version: number | undefined) =>
      localStorage.setItem(key, JSON.stringify({ draft, version } satisfies Backup)),
    clear: () => localStorage.removeItem(key),
  };
}
