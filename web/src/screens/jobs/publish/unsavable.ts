import {
  draftsByKind,
  type Finding,
  type JobDraft,
  type JobDraftPart,
  type JobField,
} from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { ZodType } from 'zod';
import { type IssueTexts, issuesOf } from '../../../ui/form/issues.ts';

/** Whether the server takes a field of a draft as it is. */
export function isSavable(kind: JobKind, field: string, value: unknown): boolean {
  const fields: Record<string, ZodType> = draftsByKind[kind].schema.shape;
  return fields[field]?.safeParse(value).success ?? false;
}

/** Those fields of a draft that the server takes as they are; one that it refuses keeps no other from being saved. */
export const savablePart = (draft: JobDraft): JobDraftPart => ({
  ...Object.fromEntries(Object.entries(draft).filter(([field, value]) => isSavable(draft.kind, field, value))),
  kind: draft.kind,
});

/** The same with nothing in place of the others, as the publish check wants it. */
export const checkablePart = (draft: JobDraft): JobDraft =>
  ({ ...draftsByKind[draft.kind].empty, ...savablePart(draft) }) as JobDraft;

/** What cannot be saved as it stands, at its field, in words. */
export const unsavable = (draft: JobDraft, texts: IssueTexts): Finding[] =>
  issuesOf(draftsByKind[draft.kind].schema.safeParse(draft), draft, texts).map(({ path, message }) => ({
    rule: 'format',
    level: 'block',
    field: path.split('.')[0] as JobField,
    item: null,
    start: null,
    end: null,
    words: '',
    message,
    basis: '',
    replacement: null,
  }));
