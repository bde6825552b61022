import type { Finding, JobDraft, JobField } from '@qinghe/contract/jobs/job.ts';

export interface FieldsProps<Draft extends JobDraft = JobDraft> {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  findings: readonly Finding[];
}

/** What a field of a draft needs: its value, what keeps it from going out, its change. Words have a mark and a card instead. */
export const fieldsOf =
  <Draft extends JobDraft>({ draft, onChange, findings }: FieldsProps<Draft>) =>
  <Name extends keyof Draft & JobField>(name: Name) => ({
    value: draft[name],
    error: findings.find(({ field, level, start }) => field === name && level === 'block' && start === null)?.message,
    onChange: (value: Draft[Name]) => onChange({ [name]: value } as unknown as Partial<Draft>),
  });
