import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { currentLocale } from './i18n.ts';

/** A degree in the reader's language, spelt as on the pages for candidates. */
export const degreeName = (degree: keyof (typeof degrees)['zh-CN']): string => say(degrees, degree, currentLocale());
