import { type InternshipDraft, internshipDraft } from '@qinghe/contract/jobs/job.ts';

/** What was typed and not yet saved, kept in this browser under the job, or under `new` before it has one. */
export function backupOf(uuid: string | undefined) {
  const key = `job-draft:${uuid ?? 'new'}`;
  return {
    read(): InternshipDraft | undefined {
      const text = localStorage.getItem(key);
      if (text === null) return undefined;
      // An older version of the page may have written it.
      const parsed = internshipDraft.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : undefined;
    },
    write: (draft: InternshipDraft) => localStorage.setItem(key, JSON.stringify(draft)),
    clear: () => localStorage.removeItem(key),
  };
}
