import { findContacts } from '@qinghe/contract/formats.ts';
import { type FoldedText, unfold } from '../../../text/fold.ts';
import { pattern } from './rule.ts';

export interface TextRange {
  start: number;
  end: number;
}

const DIGITS: Record<string, string> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((numeral, digit) => [numeral, String(digit)])),
  ...Object.fromEntries([...'〇壹贰叁肆伍陆柒捌玖'].map((numeral, digit) => [numeral, String(digit)])),
  ...{ o: '0', l: '1', i: '1', 幺: '1', 两: '2', 貳: '2', 參: '3', 陸: '6' },
};
const DIGIT = `[\\d${Object.keys(DIGITS).join('')}]`;
/** A large number of something. */
const COUNTED = /[元条次个]/;
const RUN = new RegExp(
  `(?<![a-z\\d])(?:\\+|\\()?${DIGIT}(?:[ \\-.()*_/]{0,2}${DIGIT}){10,14}(?![a-z\\d])(?!${COUNTED.source})`,
  'gu',
);
/** A telephone of an office, its last four digits apart. */
const OFFICE = /(?<!\d)0\d{2,3}[- ]?[2-9]\d{2,3}[- ]\d{4}(?!\d)/g;
const NUMBER = /^(?:00?86|86)?1[3-9]\d{9}$/;
/** Letters alone are no number, whatever they look like. */
const MIN_DIGITS = 5;

const NUMERALS = '零〇一二三四五六七八九幺壹贰叁肆伍陆柒捌玖';
const NUMERAL = `[\\d${NUMERALS}]`;
const SIGN = `[a-z\\d_\\-${NUMERALS}]`;
/** An account: five characters or more, or as many kept apart by blanks. */
const ACCOUNT = `(?:@?(?:${SIGN} ){4,19}${SIGN}|@?${SIGN}{4,20})`;
/** One that shows by a digit or an underscore that it is no word. */
const MARKED = `(?=(?:[a-z\\-]{0,19}|(?:[a-z\\-] ){0,19})[\\d_${NUMERALS}])${ACCOUNT}`;
const WECHAT = '(?:[微薇威维v]信|(?<![a-z\\d])[v微薇威](?= ?:)|(?<![a-z])(?:vx|wx|v信|wechat|weixin)|[v薇微威]?[❤♥♡])';
const OTHER = '(?<![a-z])(?:tg|telegram|whatsapp|line|skype|飞书号|钉钉号|抖音号|小红书号)';
const MESSENGER = pattern(
  `${WECHAT}(?:号|群|同号)?(?: ?id\\b)? ?: ?${ACCOUNT}`,
  `(?:${WECHAT}(?:号|群|同号)?(?: ?id\\b)?|加我?的?[v微薇威](?:信|号)?|\\+v) ?${MARKED}`,
  `(?:(?<![a-z])q ?q|扣扣|球球|企鹅|(?<![a-z])q(?=群|号|:))(?:号码?|群号?)? ?:? ?(?:${NUMERAL}[ -]?){4,11}${NUMERAL}(?!\\d)`,
  '扣:?\\d{6,11}(?![\\d元])',
  `${OTHER} ?: ?@?${ACCOUNT}`,
);

const TLD = '(?:com|cn|net|org|edu|io|co|top|cc|me|xyz|vip|info|hk|tech|work|site)';
const DOT = ' ?(?:[.。](?=com|cn|net)|\\.|点|\\(dot\\)|\\[dot\\]|(?<= )dot(?= )) ?';
const HOST = `[a-z\\d][a-z\\d-]{0,62}(?:${DOT}[a-z\\d-]{1,63}){0,3}?${DOT}${TLD}(?:${DOT}cn)?(?![a-z\\d])`;
const EMAIL = pattern(`[a-z\\d][a-z\\d._%+-]{0,63} ?(?:@|艾特|圈a|[([{]at[)\\]}]|(?<= )at(?= )) ?${HOST}`);
const ADDRESS = pattern(
  'https?://[^\\s\\p{Script=Han},。;)]+',
  `www${DOT}${HOST}(?:/[a-z\\d/._-]*)?`,
  `(?<![a-z\\d@.])(?!github|gitee)[a-z\\d][a-z\\d-]{1,62}(?:${DOT}[a-z\\d-]{1,63}){0,2}?${DOT}(?:com|cn|top|vip|xyz|cc)(?:${DOT}cn)?(?![a-z\\d])(?:/[a-z\\d/._-]*)?`,
);

/** Names of technology that end as addresses do: Node.js, ASP.NET, Senior .NET. */
const PRODUCT = /^(?:[\w-]+\.(?:js|ts|py)|(?:asp|ado|ml|vb)\.net|[\w-]+ \.net)$/;
const LATIN_HOST = '(?<![a-z\\d@.])[a-z\\d][a-z\\d-]{0,62}';
/** What text messages carry is not looked at for a disguise alone: whatever a phone or a person would follow counts. */
const FOLLOWED = pattern(
  'https?:',
  'www[ .]',
  '(?<![\\d.])\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.])',
  `${LATIN_HOST} ?\\.(?:[a-z]{2,24}|xn--[a-z\\d-]+)(?![a-z\\d])`,
  `${LATIN_HOST} ?(?:\\[\\.\\]|\\(\\.\\)|[·•丶‚,、˙∙⋅]) ?(?:com|cn|org|top|vip|xyz|icu|cyou)(?![a-z\\d])`,
  '\\. ?(?:c ?o ?m|c ?n)(?![a-z\\d])',
  '加(?:我|个)?的?(?:微信|薇信|威信|v信|vx|wx|扣扣|q ?q|q群|v(?![a-z]))(?!开|小)',
);
/** Chinese domains: 网站。中国 would be a sentence, 网站.中国 is none. */
const CHINESE_HOST =
  /[\p{L}\d][.．](?:中国|中國|公司|网络|網絡|网址|网店|商城|商店|集团|在线|中文网|我爱你|手机|移动|信息|佛山|广东|购物|时尚|企业|娱乐|游戏|餐厅|招聘)/gu;

/**
 * Contacts in a text that messages of the platform carry: those of any text, and every other way to lead somebody away.
 * A way that is found in a harmless text is written otherwise.
 */
export function contactsSentIn(folded: FoldedText, original: string): TextRange[] {
  const followed = [...folded.text.matchAll(FOLLOWED)]
    .filter(({ 0: words }) => !PRODUCT.test(words))
    .map(({ 0: words, index }) => unfold(folded, index, index + words.trimEnd().length));
  const chinese = [...original.matchAll(CHINESE_HOST)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  return [...contactsIn(folded, original), ...followed, ...chinese];
}

/** Telephones, e-mail and web addresses and accounts of messengers in a text, disguised ones too. */
export function contactsIn(folded: FoldedText, original: string): TextRange[] {
  const { text } = folded;
  const numbers = [...text.matchAll(RUN)].filter(([run]) => isNumber(run));
  // A capital letter begins the name of a product: Booking.com.
  const addresses = [...text.matchAll(ADDRESS)].filter(
    ({ index }) => !/^\p{Lu}\p{Ll}/u.test(original.slice(folded.starts[index] ?? 0)),
  );
  const matches = [
    ...text.matchAll(OFFICE),
    ...text.matchAll(EMAIL),
    ...text.matchAll(MESSENGER),
    ...numbers,
    ...addresses,
  ];
  const disguised = matches.map(({ 0: words, index }) => ({ start: index, end: index + words.trimEnd().length }));
  const plain = findContacts(text).filter(({ end }) => !COUNTED.test(text.slice(end, end + 1)));
  return [...plain, ...disguised].map(({ start, end }) => unfold(folded, start, end));
}

function isNumber(run: string): boolean {
  const signs = [...run].filter((sign) => /\d/.test(sign) || sign in DIGITS);
  const real = signs.filter((sign) => !/[oli]/.test(sign)).length;
  return real >= MIN_DIGITS && NUMBER.test(signs.map((sign) => DIGITS[sign] ?? sign).join(''));
}
