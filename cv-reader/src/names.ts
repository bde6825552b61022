import { findCity } from './cities.ts';
import { degreeIn } from './degrees.ts';
import { headingOf } from './headings.ts';
import { isKnownMajor } from './known.ts';
import type { CvLine } from './lines.ts';
import { namePlaces } from './name-places.ts';
import { introducedName, nameBelowLabel, wrappedTitle } from './name-settings.ts';
import { type Piece, type Sourced, slice, sourced, split, trimmed } from './pieces.ts';

/**
 * The person's name: behind `姓名`, else the first thing near the top that can be a name, large type before small. All
 * lines are about the person (`ofPerson`).
 *
 * @param head what stands under no heading, or under one about the person
 * @param elsewhere under a job wish or a text about the person; a name counts there beside how to reach the person, if it
 *   clearly is one
 */
export function readName(lines: CvLine[], head: CvLine[], elsewhere: CvLine[] = []): Sourced<string> | undefined {
  const top = lines.slice(0, 80);
  const told = labelledName(top) ?? nameBelowLabel(top, mayBeName) ?? introducedName(lines.slice(0, 15), mayBeName);
  return told ?? wrappedTitle(lines, mayBeName) ?? bestName(lines, head, elsewhere);
}

const mayBeName = (text: string): boolean => score(text) > NO_NAME && !contactLabels.test(text);

const nameLabels = [
  /(?:^|(?<!\b(?:father|mother|guardian|spouse|company|school|project|user)(?:['’]?s)?)[\s\t|｜/])(?:姓\s*名|申\s*请\s*人|自\s*荐\s*人|氏\s*名|성\s*명|이름|(?:full )?name)\s*[:：\t]\s*/iu,
  /^\s*(?:姓名\s+|(?:full )?name\s{2,})/iu,
  /(?<=[\s|｜])姓\s*名\s+(?=\p{Script=Han})/u,
  /^\W*(?:curriculum vitae|résumé|resume|cv)\s+(?:of|for)\s+(?:(?:Mr|Ms|Mrs|Dr)\.?\s+)?(?=\p{Lu})/iu,
];

function labelledName(lines: CvLine[]): Sourced<string> | null {
  for (const line of lines) {
    const label = nameLabels.map((pattern) => line.text.match(pattern)).find((match) => match !== null);
    if (label?.index === undefined) continue;
    const rest = slice(line, label.index + label[0].length);
    const [value] = split(rest, /[\t|｜/，,]|\s{2,}|\s(?=\p{Script=Han}{2,4}[:：])/gu);
    const cell = split(rest, /[\t|｜/]|\s{2,}/gu)[0];
    const asSet = cell && nameAsSet(cell.text);
    if (cell && asSet) return sourced(asSet, cell);
    const isLabel = value && (fieldLabels.test(value.text) || contactLabels.test(value.text));
    if (value && value.text.length <= 40 && !/[:：\d]/.test(value.text) && !isLabel) return sourced(value.text, value);
  }
  return null;
}

function bestName(lines: CvLine[], head: CvLine[], elsewhere: CvLine[]): Sourced<string> | undefined {
  const places = namePlaces(lines, head, elsewhere);
  const sizes = lines.map(({ size }) => size);
  const isJapanese = lines.some(({ text }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text));
  const largest = Math.max(...places.map(({ line }) => line.size), 0);
  const tells = largest > 1.05 * Math.min(...sizes.slice(0, 400), largest);
  const reached = places.flatMap((place, at) => (place.reaches ? [at] : []));
  const candidates = places.flatMap(({ line, isStrict }, at) => {
    const isLargest = tells && line.size > 0 && line.size >= largest * 0.95;
    const whole = at === 0 || isLargest ? nameAsSet(line.text.trim(), isJapanese) : null;
    const found = whole
      ? [{ value: whole, piece: trimmed(line) }]
      : candidatesIn(line).map((piece) => ({ value: piece.text.replace(doubleSpaced, '$1$2'), piece }));
    // 哈尼 Sunny Ho: beside a Chinese name the other one is what the person is called as well.
    const isCalled = (value: string) =>
      /^\p{Script=Latin}/u.test(value) &&
      /^\p{Script=Han}{2,4}$/u.test(found[0]?.value ?? '') &&
      score(found[0]?.value ?? '') > 0;
    return found
      .filter(({ value }) => !contactLabels.test(value) && (!isStrict || score(value) >= A_NAME))
      .map((name) => ({
        ...name,
        isLargest,
        score:
          score(name.value) +
          (isLargest ? 3 : 0) -
          (isCalled(name.value) ? 4 : 0) -
          Math.min(at, ...reached.map((other) => Math.abs(at - other))) * 0.35,
      }));
  });
  const best = candidates.filter(({ score: points }) => points > 1).sort((one, other) => other.score - one.score)[0];
  if (!best) return undefined;
  // Neither a family name nor large type says that it is one.
  const isSure = best.isLargest || score(best.value) >= A_NAME - 1;
  return { ...sourced(best.value, best.piece), ...(isSure ? {} : { doubt: 'odd' as const }) };
}

const spacedWord = '\\p{Lu}(?: \\p{Lu})+';
const spacedName = new RegExp(`^${spacedWord}(?:\\s{2,}${spacedWord}){1,3}$`, 'u');
const familyFirst =
  /^(?<family>\p{Lu}[\p{L}'’-]+), (?<given>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){0,2})(?<called> \(\p{Lu}[\p{L}'’.-]*\))?(?: ?[(（]\p{Script=Han}{2,4}[)）])?$/u;
/** Accents that TeX sets before their letter, and below it behind it, with the combining ones that they stand for. */
const above = new Map(
  Object.entries({
    '´': '\u0301',
    '`': '\u0300',
    ˆ: '\u0302',
    '¨': '\u0308',
    '˜': '\u0303',
    ˇ: '\u030c',
    '˘': '\u0306',
    '˚': '\u030a',
    '˙': '\u0307',
    '˝': '\u030b',
  }),
);
const below = new Map(Object.entries({ '¸': '\u0327', '˛': '\u0328' }));

/** The name of a line that is set in its own way: `J O H N  D O E`, `DOE, John`, `G¨ung¨ore Ay`, `佐藤 美咲`; else null. */
function nameAsSet(text: string, isJapanese = false): string | null {
  if (isJapanese && /^\p{Script=Han}{1,4}[ \u3000]\p{Script=Han}{1,4}$/u.test(text)) return text;
  if (spacedName.test(text)) return text.replace(/(?<!\s) (?!\s)/g, '').replace(/\s+/g, ' ');
  const { family, given, called = '' } = text.match(familyFirst)?.groups ?? {};
  if (family && given && !findCity({ text, start: 0 })) return `${given}${called} ${family}`;
  const joined = text
    .replace(/(\p{L}) ?([¸˛])/gu, (_, letter, mark) => letter + below.get(mark))
    .replace(/([´`ˆ¨˜ˇ˘˚˙˝]) ?(\p{L})/gu, (_, mark, letter) => letter + above.get(mark))
    .normalize('NFC');
  return joined === text ? null : joined;
}

/** `期望：苗种/饲料`: what stands behind another label is none. */
const labelled = /(?<![^\s\t|｜])\p{Script=Han}{2,5}(?<!姓名|名字|简历)[:：]\s*[^\s\t|｜]+/gu;

function candidatesIn(line: Piece): Piece[] {
  return split(
    { ...line, text: line.text.replace(labelled, (found) => ' '.repeat(found.length)) },
    /[\t|｜/／,，:：（）【】]|(?<=[^\p{Script=Han}\s])\s*[•·]|[•·](?=\s*[^\p{Script=Han}\s])|\((?=\p{Script=Han})|(?<=\p{Script=Han})[()]|\s{2,}|[-–—_]\s*(?=\p{Script=Han})|(?<=\p{Script=Han})\s(?=\p{Script=Han})|(?<=\p{Script=Han})\s*[-–—_]|\s(?=\(?[+\d])|(?<=[A-Za-z\d])\s(?=\p{Script=Han})|^(?:Dr|Mr|Ms|Mrs)\.?\s|(?<=\p{Script=Han})\s(?=[A-Za-z])|的?(?=(?:个人)?简历)|(?<=^\p{Script=Han}{2,4})(?=1[3-9]\d{9})/gu,
  )
    .flatMap(withoutCity)
    .map((piece) => slice(piece, 0, piece.text.replace(/\s*[•·]$/u, '').length))
    .flatMap((piece, at, all) => withGivenName(line, piece, all[at + 1]))
    .filter((piece) => piece.text.length >= 2 && piece.text.length <= 45);
}

const doubleSpaced = /^(\p{Script=Han}{2})\s(\p{Script=Han}{1,2})$/u;

/** `濮阳 立`: a family name of two characters, and what is called after it. */
function withGivenName(line: Piece, family: Piece, given: Piece | undefined): Piece[] {
  if (!given || !/^\p{Script=Han}{1,2}$/u.test(given.text) || !/^\p{Script=Han}{2}$/u.test(family.text))
    return [family];
  if (!doubleSurnames.test(`${family.text}立`)) return [family];
  return [slice(line, family.start - line.start, given.start - line.start + given.text.length)];
}

/** A dot parts the parts of a name, or a name from a city or a major: `付强·武汉`, `迪丽娜尔·艾合买提 · 武汉`. */
function withoutCity(piece: Piece): Piece[] {
  const ways = [/\s[•·]\s/gu, /[•·]/gu].map((dots) => split(piece, dots));
  const isAside = (part: Piece) =>
    findCity(part)?.text === part.text ||
    isKnownMajor(part.text) ||
    /^(?:个人|学术|求职|应聘)?(?:简历|履历)?$/u.test(part.text);
  return ways.find((parts) => parts.some(isAside)) ?? [piece];
}

/** The points from which a text is a name wherever it stands: a family name, or two words with capitals. */
const A_NAME = 5;

/** How much a text looks like a name, before its type is looked at: 0 not at all, less what can be none. */
function score(text: string): number {
  if (
    headingOf(text) ||
    degreeIn({ text, start: 0 }) ||
    isKnownMajor(text) ||
    notNames.test(text) ||
    fieldLabels.test(text) ||
    /\d|@|www\.|http/i.test(text)
  )
    return NO_NAME;
  if (findCity({ text, start: 0 })?.text === text.replace(/市$/, '')) return NO_NAME;
  if (/^\p{Script=Han}{1,12}(?:[·•‧・]\p{Script=Han}{1,12}){1,3}$/u.test(text)) return 9;
  if (/^\p{Script=Han}{1,4} \p{Script=Han}{1,4}$/u.test(text) || /^\p{Script=Hangul}{2,4}$/u.test(text)) return 5;
  if (TRANSLITERATED.test(text)) return 7;
  if (/^\p{Script=Han}{2,4}$/u.test(text)) {
    if (
      /(?:大学|学院|专业|公司|工程|技术|设计|管理|运营|实习|本科|硕士|团员|党员|应届|毕业|男|女|科技|传媒|集团|银行|酒店|热线|客服|中心|医院|电话|软件|系统|经理|专员|助理|主管|顾问|总监|编辑|开发|测试|算法|前端|后端|销售|策划|文员|律师|护士|医生|翻译|记者|讲师|教师|教授|会计|出纳|店长|领班|储备|项目|(?:工程|分析|设计|机械|药|厨|技)师|.{2}员)$/u.test(
        text,
      )
    )
      return NO_NAME;
    if (doubleSurnames.test(text)) return 8;
    return surnames.includes(text.charAt(0)) ? (text.length < 4 ? 8 : 4) : 3;
  }
  const words = text.split(/\s+/);
  const nameWord =
    /^(?:["“(]?\p{Lu}[\p{L}'’.-]*["”)]?(?:\(\p{Lu}[\p{L}'’.-]*\))?|(?:de|del|della|da|dos|van|von|der|den|la|le|bin|binti|al|el|y|ten|di|du|ibn|af|zu))$/u;
  if (words.length >= 2 && words.length <= 5 && words.every((word) => nameWord.test(word)) && /^\p{Lu}/u.test(text)) {
    return text.length > 35 ? 2 : 6;
  }
  return /^\p{Lu}\p{Ll}{2,14}$/u.test(text) ? 1.5 : 0;
}

/** Names of other peoples without a dot, by the characters that write their sounds: 乌云其木格, 阿布都拉, 才让卓玛. */
const TRANSLITERATED =
  /^[阿艾买提江孜古丽娜尔吐逊依米热布都拉卡迪木斯力甫克里拜帕夏赛乌云其格日勒巴图苏和塔敖仁托娅琴高娃呼哈萨宝音德吉次卓玛扎西顿珠才让央金丹增洛桑姆旦多杰措边努合麦提亚特穆罕默肉孜铁木兰萨仁其雅]{3,8}$/u;

/** However large it is set. */
const NO_NAME = Number.NEGATIVE_INFINITY;

const notNames =
  /\bGPA\b|^(?:应届|往届|在校)生$|\b(?:(?:e-?)?mail|tel|hi|hello|I’m)\b|^(?:此致|敬礼|您好|你好)|尊敬|绩点|^(?:至今|现在|目前|迄今)$|三好|优秀|奖|^\p{Script=Han}{1,5}族$|学历|简历|履歴|経歴|略歴|学歴|職歴|求职|意向|应聘|岗位|个人|信息|联系|电话|手机|邮箱|地址|性别|出生|籍贯|民族|政治|学历|学校|教育|经历|背景|随时|到岗|现居|未婚|汉族|群众|照片|resume|résumé|curriculum|vitae|university|college|institute|engineer|developer|analyst|manager|designer|student|intern\b|bachelor|master|specialist|assistant|officer|accountant|salesperson|teacher|nurse|technician|merchandiser|street|road|avenue|linkedin|github|available|republic|contact|consultant|scientist|architect|marketing|software|data\b|product\b|science|finance|candidate|profile|phone|mobile|email|address|\bof\b|\bin\b|\bat\b|\bfor\b/iu;

/** What a form asks for, in whatever type it is set: the word for a name is none. */
const fieldLabels =
  /^(?:(?:full|first|middle|last|given|family|your|legal|preferred|candidate|applicant)[ '’s]*)?(?:names?|surname|forename|gender|sex|age|tel(?:ephone)?|cell|school|major|minor|degree|dates?|birth ?day|(?:date|place) of birth|nationality|city|skills?|hobbies|languages?|objective|summary|education|experience|references?|signature|photo|title|position|department|company|project|height|weight|website|wechat|qq)\*?[:：]?$|^(?:姓\s*名|名\s*字|中文名|英文名|外文名|曾用名|姓|名|年\s*龄|生\s*日|民\s*族|国\s*籍|身\s*高|体\s*重|专\s*业|学\s*校|院\s*校|城\s*市|住\s*址|微\s*信|时\s*间|日\s*期|签\s*名|职\s*务|职\s*位|部\s*门|单\s*位|爱\s*好|特\s*长|技\s*能|语\s*言|婚\s*姻|健\s*康|备\s*注|氏\s*名|성\s*명|이름|关\s*系|与本人关系|称\s*谓)[:：]?$/iu;

/** Alone in a cell, and in large type where the name itself was not read. */
const contactLabels = /^(?:(?:联系)?电话|手机(?:号码?)?|(?:电子)?邮箱|联系方式|年龄|性别)$/u;

const doubleSurnames =
  /^(?:欧阳|司马|上官|诸葛|夏侯|东方|皇甫|尉迟|公孙|慕容|司徒|令狐|端木|南宫|独孤|宇文|长孙|西门|轩辕|呼延|百里|澹台|申屠|拓跋|濮阳|万俟|东郭|公冶|淳于|太史|闻人|钟离|鲜于|赫连|宗政|单于|仲孙|羊舌|微生|梁丘|左丘|谷梁|段干|乐正|漆雕)\p{Script=Han}{1,2}$/u;
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓韩冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖牛毕施樊葛申华岳翟章鲁安倪邢路俞翁季童柳詹辛管鲍祝左盛柯裴柏欧宁耿符洪尚庄涂焦殷甘霍应梅阮谷喻纪舒牟项蓝窦齐苗童焉娄巫凌盖蒙蒲游骆卞池冉阎文关费温苟褚解强瞿卓车傅聂伍屈成戚古费明宫靳匡卜海阳景包司连占米冷时艾房席农麻由隋仇干丛储荆国仲祁沙原谈言花朴桂来尤全宗位简饶曲查邰缪覃鞠阙佟郜鄢滕岑敖冼虞桑寇郁亓钭缑狄谯甄贡戚衡楚湛巩嵇邬';
