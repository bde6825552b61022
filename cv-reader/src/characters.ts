/**
 * One character for one: fonts made by browsers and word processors often name a glyph by its radical (⼤, ⻓) or
 * its full-width twin (１), and a search or a rule must see the common character. Length never changes, so that
 * places on the page stay right.
 */
export function commonCharacters(text: string): string {
  return text.replace(unusual, (character) => {
    const supplement = radicals.get(character);
    if (supplement) return supplement;
    if (/[\u00ad\u2010-\u2012\u2212]/.test(character)) return '-';
    if (/[\uf06c\uf06e\uf075\uf076\uf09f\uf0a7\uf0b7\uf0d8\uf0fc]/.test(character)) return '•';
    if (/[\u2000-\u200a\u00a0\u3000\u202f\u205f\s]/.test(character)) return ' ';
    if (/\p{Cc}|\p{Co}|[\u200b-\u200f\u2060\ufeff\ufffd]/u.test(character)) return ' ';
    const folded = character.normalize('NFKC');
    return folded.length === character.length ? folded : character;
  });
}

/**
 * Kangxi radicals, their supplement, compatibility ideographs, full-width letters and digits, spaces, nothing-signs, and
 * the hyphens and minus of Unicode that typesetters write between digits.
 */
const unusual =
  /[\u2e80-\u2fdf\uf900-\ufaff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0b\uff0d\uff0e\uff20\u2000-\u2012\u2060\u2212\ufeff\u00a0\u00ad\u3000\u202f\u205f\ufffd\ue000-\uf8ff\p{Cc}]/gu;

/** The supplement has no compatibility mapping in Unicode, and ⼾ maps to its traditional form. */
const radicals = new Map(
  Object.entries({
    '⼾': '户',
    '⺃': '乚',
    '⺅': '亻',
    '⺋': '㔾',
    '⺌': '小',
    '⺍': '小',
    '⺎': '兀',
    '⺖': '忄',
    '⺗': '㣺',
    '⺘': '扌',
    '⺟': '母',
    '⺠': '民',
    '⺡': '氵',
    '⺢': '氺',
    '⺣': '灬',
    '⺩': '王',
    '⺪': '疋',
    '⺫': '罒',
    '⺬': '示',
    '⺭': '礻',
    '⺮': '竹',
    '⺯': '糹',
    '⺰': '纟',
    '⺱': '罓',
    '⺲': '罒',
    '⺳': '罓',
    '⺴': '罓',
    '⺵': '罓',
    '⺶': '羊',
    '⺷': '羊',
    '⺸': '羊',
    '⺹': '耂',
    '⺻': '聿',
    '⺼': '肉',
    '⺽': '臼',
    '⺾': '艹',
    '⺿': '艹',
    '⻀': '艹',
    '⻁': '虎',
    '⻂': '衤',
    '⻃': '覀',
    '⻄': '西',
    '⻅': '见',
    '⻆': '角',
    '⻇': '角',
    '⻈': '讠',
    '⻉': '贝',
    '⻊': '足',
    '⻋': '车',
    '⻌': '辶',
    '⻍': '辶',
    '⻎': '辶',
    '⻏': '阝',
    '⻐': '钅',
    '⻑': '長',
    '⻒': '镸',
    '⻓': '长',
    '⻔': '门',
    '⻖': '阝',
    '⻗': '雨',
    '⻘': '青',
    '⻙': '韦',
    '⻚': '页',
    '⻛': '风',
    '⻜': '飞',
    '⻝': '食',
    '⻞': '飠',
    '⻟': '飠',
    '⻠': '饣',
    '⻢': '马',
    '⻣': '骨',
    '⻤': '鬼',
    '⻥': '鱼',
    '⻦': '鸟',
    '⻧': '卤',
    '⻨': '麦',
    '⻩': '黄',
    '⻪': '黾',
    '⻬': '齐',
    '⻮': '齿',
    '⻰': '龙',
    '⻲': '龟',
    '⻳': '龟',
  }),
);

/** What a form writes across its column, however wide: `姓    名`, `专 ⇥ 业`. */
const STRETCHED_LABELS = new Set(
  '姓名 性别 民族 年龄 籍贯 学校 院校 专业 学历 学位 电话 手机 邮箱 地址 住址 生日 身高 体重 技能 特长 爱好 荣誉 获奖 证书 语言 单位 职位 职务 岗位 时间 项目 教育 实习'.split(
    ' ',
  ),
);

/** Four letters and the blanks between them. */
const STRETCHED_WORD = 7;

/** 个 人 简 历 and `S k i l l s` are words, stretched: the positions of the blanks that part their letters. */
export function stretchedWordSpaces(text: string): Set<number> {
  const drop = new Set<number>();
  for (const match of text.matchAll(/(?<![^\s\t:：|])\p{Script=Han}(?: {1,6}\p{Script=Han})+(?![^\s\t:：|])/gu)) {
    for (let at = match.index; at < match.index + match[0].length; at++) if (text[at] === ' ') drop.add(at);
  }
  for (const { index, 0: word } of text.matchAll(/(?<![^\t\s])\p{Script=Han}[\t ]+\p{Script=Han}(?![^\t:：\s])/gu)) {
    const blanks = word.length - 2;
    if (!STRETCHED_LABELS.has(word.charAt(0) + word.slice(-1))) continue;
    for (let at = index + 1; at <= index + blanks; at++) drop.add(at);
  }
  for (const { index, 0: word } of text.matchAll(
    /(?<!\S)(?:\d(?: [\d-]){7,}|\p{Lu}{1,2}(?: \p{Lu}{1,2}){3,})(?!\S)/gu,
  )) {
    const letters = word.split(' ');
    if (letters.filter((one) => one.length > 1).length > 1) continue;
    for (let at = index; at < index + word.length; at++) if (text[at] === ' ') drop.add(at);
  }
  let end = -1;
  for (const { index, 0: word } of text.matchAll(/(?<!\S)[\p{Lu}\p{Ll}&-](?: [\p{Lu}\p{Ll}&'’-])*(?!\S)/gu)) {
    // Of the wide gap to the word before one blank is left. A short word counts behind a long one: `A B C` are marks.
    const goesOn = end >= 0 && /^ {2,4}$/.test(text.slice(end, index));
    if (!goesOn && word.length < STRETCHED_WORD) continue;
    for (let at = index; at < index + word.length; at++) if (text[at] === ' ') drop.add(at);
    for (let at = end; goesOn && at < index - 1; at++) drop.add(at);
    end = index + word.length;
  }
  return drop;
}
