import { applyScript } from '@qinghe/contract/texts/apply-script.ts';
import { textsIn } from '@qinghe/contract/texts/say.ts';

/** A sentence in the page's language. */
export const say = textsIn(applyScript, document.documentElement.lang === 'en' ? 'en' : 'zh-CN');
