import {
  emptyInternshipDraft,
  type Finding,
  type InternshipDraft,
  internshipDraft,
  type JobField,
} from '@qinghe/contract/jobs/job.ts';
import { type IssueTexts, issuesOf } from '../../../ui/form/issues.ts';

/** Whether the server takes a field of a draft as it is. */
export const isSavable = (field: string, value: unknown): boolean =>
  internshipDraft.shape[field as keyof InternshipDraft]?.safeParse(value).success ?? false;

/** Those fields of a draft that the server takes as they are; one that it refuses keeps no other from being saved. */
export const savablePart = (draft: InternshipDraft): Partial<InternshipDraft> & Pick<InternshipDraft, 'kind'> => ({
  ...Object.fromEntries(Object.entries(draft).filter(([field, value]) => isSavable(field, value))),
  kind: draft.kind,
});

/** The same with nothing in place of the others, as the publish check wants it. */
export const checkablePart = (draft: InternshipDraft): InternshipDraft => ({
  ...emptyInternshipDraft,
  ...savablePart(draft),
});

/** What cannot be saved as it stands, at its field, in words. */
export const unsavable = (draft: InternshipDraft, texts: IssueTexts): Finding[] =>
  issuesOf(internshipDraft.safeParse(draft), draft, texts).map(({ path, message }) => ({
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
