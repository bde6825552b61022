import type { applyScript } from '@qinghe/contract/texts/apply-script.ts';
import { type Locale, textsIn } from '@qinghe/contract/texts/say.ts';

/** The page's language is all that it loads; the page names the file, so that it comes beside the script. */
const files: Record<Locale, () => Promise<{ default: unknown }>> = {
  'zh-CN': () => import('@qinghe/contract/texts/apply-script.zh-CN.json'),
  en: () => import('@qinghe/contract/texts/apply-script.en.json'),
};
const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'zh-CN';
const texts = (await files[locale]()).default as (typeof applyScript)['zh-CN'];

/** A sentence in the page's language. */
export const say = textsIn({ 'zh-CN': texts, en: texts }, locale);
