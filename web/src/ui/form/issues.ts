import { isReason, sayReason } from '@qinghe/contract/texts/reasons.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import type { Translate } from '../../lib/i18n/keys.ts';

/** What a schema of the contract finds; the part of zod's issues that words are made from. */
interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  origin?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
}

/** A schema of the contract, without loading zod for its type. */
export interface Schema<Values> {
  safeParse(values: Values): { success: true } | { success: false; error: { issues: Issue[] } };
}

export type IssueTexts = Translate<'ui', 'issue'>;

/** What is wrong, by the path of its field and in words that say the rule and how far off it is. */
export function issuesOf<Values>(
  result: ReturnType<Schema<Values>['safeParse']>,
  values: Values,
  texts: IssueTexts,
): { path: string; message: string }[] {
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: wordsOf(issue, valueAt(values, issue.path), texts),
  }));
}

function wordsOf(issue: Issue, value: unknown, t: IssueTexts): string {
  if (isReason(issue.message)) return sayReason(issue.message, currentLocale());
  if (isMissing(value)) return t('required');
  if (issue.code === 'too_big') return t(`most.${kindOf(issue)}`, { limit: Number(issue.maximum), now: sizeOf(value) });
  if (issue.code === 'too_small')
    return t(`least.${kindOf(issue)}`, { limit: Number(issue.minimum), now: sizeOf(value) });
  return t('check');
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '' || Number.isNaN(value);
const sizeOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : Number(value));

function kindOf({ origin }: Issue): 'text' | 'items' | 'number' {
  if (origin === 'string') return 'text';
  return origin === 'array' ? 'items' : 'number';
}

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((level, step) => (Object(level) as Record<PropertyKey, unknown>)[step], values);
