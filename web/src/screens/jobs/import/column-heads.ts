import { jobImport } from '@qinghe/contract/texts/job-import.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';

/** The head of a field's column; the name of the field where it has none. */
export function headOf(field: string): string {
  const key = `head.${field}`;
  return key in jobImport['zh-CN'] ? say(jobImport, key as keyof (typeof jobImport)['zh-CN'], currentLocale()) : field;
}

/** Several heads in one sentence. */
export const headsOf = (fields: readonly string[]): string => listed(fields.map(headOf));

/** Things beside each other, as the reader's language parts them. */
export const listed = (words: readonly string[]): string => words.join(currentLocale() === 'en' ? ', ' : '、');
