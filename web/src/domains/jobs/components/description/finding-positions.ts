import { plainDescription, replaceInDescription } from '@qinghe/contract/jobs/description.ts';
import type { Finding, JobDraft, JobField } from '@qinghe/contract/jobs/job.ts';

/** A finding's name among those of one check. */
export const findingKey = ({ field, item, rule, start }: Finding): string =>
  `${field}-${item ?? ''}-${rule}-${start ?? ''}`;

/** A finding as a newer check has it: at its place, or wherever the only one of its kind and words has moved to. */
export function sameFinding(finding: Finding, newer: readonly Finding[]): Finding | undefined {
  const exact = newer.find((other) => findingKey(other) === findingKey(finding));
  if (exact) return exact;
  const { field, item, rule, words } = finding;
  const alike = newer.filter(
    (other) => other.field === field && other.item === item && other.rule === rule && other.words === words,
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** What a field of a draft holds; nothing where jobs of the other kind have it. */
export const fieldValue = (draft: JobDraft, field: JobField): unknown =>
  field in draft ? (draft as Record<string, unknown>)[field] : undefined;

/** The text that a finding's offsets count in; undefined where the field holds none. */
export function textOfField(draft: JobDraft, { field, item }: Pick<Finding, 'field' | 'item'>): string | undefined {
  const value = fieldValue(draft, field);
  if (field === 'description') return plainDescription(draft.description);
  if (Array.isArray(value)) return item === null ? undefined : value[item];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Where the words of a finding stand in the draft as it is now: where the check saw them, or, when something before them
 * has changed, at the one place where they are. Undefined where they are gone or could be meant twice.
 */
export function positionInDraft(draft: JobDraft, finding: Finding): { start: number; end: number } | undefined {
  const { start, end, words } = finding;
  const text = textOfField(draft, finding);
  if (text === undefined || start === null || end === null) return undefined;
  if (text.slice(start, end) === words) return { start, end };
  const found = text.indexOf(words);
  return found >= 0 && text.indexOf(words, found + 1) < 0 ? { start: found, end: found + words.length } : undefined;
}

/** Longer than this a clause says more than the words that are found in it. */
const MAX_CLAUSE = 30;

/**
 * What goes when a finding's words are deleted: the clause around them with one of its commas, since the rest of it would be
 * rubble (「有意加微信 x 直接联系」); the words alone where the clause says more.
 */
export function asDeleted(draft: JobDraft, finding: Finding): Finding {
  const text = textOfField(draft, finding);
  const position = positionInDraft(draft, finding);
  if (finding.replacement !== '' || text === undefined || !position) return finding;
  const first = text.slice(0, position.start).search(/[^，。；！？、,;!?\n]*$/);
  const last = position.end + text.slice(position.end).search(/[，。；！？、,;!?\n]|$/);
  if (last - first > MAX_CLAUSE) return finding;
  // The comma before goes with it, so that a sentence keeps its end; where there is none, the sign behind it.
  const start = /[，、,；;]/.test(text[first - 1] ?? '') ? first - 1 : first;
  const end = start === first && (text[last] ?? '\n') !== '\n' ? last + 1 : last;
  return { ...finding, start, end, words: text.slice(start, end) };
}

/** The draft's field with the fix in place; undefined where the words are gone or a person must decide. */
export function fixOf(draft: JobDraft, finding: Finding): Partial<JobDraft> | undefined {
  const { field, item, replacement } = finding;
  const position = positionInDraft(draft, finding);
  if (!position || replacement === null) return undefined;
  const value = fieldValue(draft, field);
  const put = (text: string) => text.slice(0, position.start) + replacement + text.slice(position.end);
  if (field === 'description') {
    return { description: replaceInDescription(draft.description, position.start, position.end, replacement) };
  }
  if (typeof value === 'string') return { [field]: put(value) };
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((text, index) => (index === item ? put(text).trim() : text));
  return { [field]: texts.filter((text) => text !== '') };
}
