import type { Finding, JobDraft } from '@qinghe/contract/jobs/job.ts';

export interface FieldsProps {
  draft: JobDraft;
  onChange: (part: Partial<JobDraft>) => void;
  findings: Finding[];
}

/** For the fields that jobs of one kind alone have. */
export interface OwnFieldsProps<Draft extends JobDraft> {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  errorOf: (field: Finding['field']) => string | undefined;
}
