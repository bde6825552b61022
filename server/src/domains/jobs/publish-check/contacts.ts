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
const WECHAT =
  '(?:[微薇威维徽溦v] ?(?:信|芯|鑫|xin(?![a-z]))|叉信|威芯|微芯|wei信|绿泡泡|(?<![a-z\\d])v-?x(?![a-z])|(?<![a-z\\d])[v微薇威](?= ?:)|(?<![a-z])(?:vx|wx|v信|wechat|weixin)|[v薇微威]?[❤♥♡])';
const OTHER = '(?<![a-z])(?:tg|telegram|whatsapp|line|skype|飞书号|钉钉号|抖音号|小红书号)';
const APP =
  '(?<![a-z])(?:飞机|纸飞机|电报|蝙蝠|陌陌|探探|钉钉|飞书|抖音|小红书|快手|微博|tg|telegram|line|skype|whatsapp|球球|企鹅|扣扣)';
const MESSENGER = pattern(
  `${WECHAT}(?:号|群|同号)?(?: ?id\\b)? ?: ?${ACCOUNT}`,
  `(?:${WECHAT}(?:号|群|同号)?(?: ?id\\b)?|加我?的?[v微薇威](?:信|号)?|\\+v) ?${MARKED}`,
  `(?:(?<![a-z])q ?q|扣扣|球球|企鹅|(?<![a-z])q(?=群|号|:)|(?<=[加+])q)(?:号码?|群号?)? ?:? ?(?:${NUMERAL}[ -]?){4,11}${NUMERAL}(?!\\d)`,
  '扣:? ?(?:\\d ?){5,10}\\d(?![\\d元])',
  `${OTHER} ?: ?@?${ACCOUNT}`,
  `(?:${WECHAT}|卫星)(?:号|群|同号|搜索?|加|添加|是|为|找|联系|:| ){1,4}${MARKED}`,
  `(?:${APP})(?:号|群|同号|搜索?|加|添加|是|为|找|联系|:| ){1,4}@?${MARKED}|(?:${APP}) ?@[a-z\\d_]{4,20}`,
  `(?:${APP})(?=[a-z\\d_-]*[a-z])(?=[a-z\\d_-]*[\\d_])[a-z\\d_-]{5,20}(?![a-z\\d])`,
  `(?:[薇溦]|(?<=^|[加询系我添:,。;])[微威卫])(?=[a-z\\d_-]*[a-z])(?=[a-z\\d_-]*[\\d_])[a-z\\d_-]{5,20}(?![a-z\\d])`,
  `(?<![增添附])加(?:我|下|个|一下)*的?(?:微信|薇信?|威信?|卫星|v信?|微(?=[ :a-z\\d]))号? ?:? ?[a-z][a-z\\d_-]{5,19}`,
  `(?:加|➕|\\+|嘉|茄|搜)(?:我|一下|下)?的?(?:[v薇微威卫]|卫星)(?:信|号)? ?:? ?${MARKED}`,
  '扫(?:一下|一扫|码)?(?:直接|就能|即可|后)?(?:加(?!购|载|油|入购|密|分)|进群|入群|联系(?!人))|(?:扫描?|长按|识别)(?:[下上文左右图本][^,。;\\n]{0,4})?(?:的)?二?维?码(?:即可|直接|就能|一下|申请|后|来|,)*(?:进群|入群|报名|加(?!购|载|油|入购|密)|领取?|咨询|联系|添加|投递|应聘)|(?:进|入|加)群[^,。;\\n]{0,6}二维码|二维码[^,。;\\n]{0,3}(?:进群|入群|加我|加微|联系|添加)',
);

const TLD = '(?:com|cn|net|org|edu|io|co|top|cc|me|xyz|vip|info|hk|tech|work|site)';
const DOT = ' ?(?:[.。](?=com|cn|net)|\\.|点|\\(dot\\)|\\[dot\\]|(?<= )dot(?= )) ?';
const HOST = `[a-z\\d][a-z\\d-]{0,62}(?:${DOT}[a-z\\d-]{1,63}){0,3}?${DOT}${TLD}(?:${DOT}cn)?(?![a-z\\d])`;
const EMAIL = pattern(
  `[a-z\\d][a-z\\d._%+-]{0,63} ?(?:@|(?:\\p{Script=Han}{0,2})艾特|圈a|[([{]at[)\\]}]|(?<= )at(?= )) ?${HOST}`,
);
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
