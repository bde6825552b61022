/** A text as the rules read it, with the place in the original of each of its UTF-16 units. */
export interface FoldedText {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

const INVISIBLE = /[\p{Cf}\p{Mn}\u115f\u1160\u3164\uffa0]/u;
const HAN = /\p{Script=Han}/u;
const BLANK = /[\t \u3000]/u;
/** What people put between two characters so that a word is not found. */
const BETWEEN_HAN = /^[*·•._\-–—~^|/\\'"“”‘’「」『』+#=&@ \p{So}]+$/u;

const TRADITIONAL =
  '僅齡歲優學應屆畢業證書繳納費單雙與擔險養戶東廣無傳殘謝絕聯繫電話號碼過後員顏臉體陽請擾錄適絡銷幣獎罰質維藥癥滿屬馬雞豬龍貓類團隊級綫線門開關試簡歷寫聘達項發貸償還賬墊轉給領內勞從眾經濟間題網點鵝陳張趙劉楊黃農鄉鎮縣蘇浙滬閩遼寧陝貴雲臺灣漢滿藏維爾韓國語強劑檢測訓歸';
const SIMPLIFIED =
  '仅龄岁优学应届毕业证书缴纳费单双与担险养户东广无传残谢绝联系电话号码过后员颜脸体阳请扰录适络销币奖罚质维药症满属马鸡猪龙猫类团队级线线门开关试简历写聘达项发贷偿还账垫转给领内劳从众经济间题网点鹅陈张赵刘杨黄农乡镇县苏浙沪闽辽宁陕贵云台湾汉满藏维尔韩国语强剂检测训归';
const simplified = new Map(
  [...TRADITIONAL].map((character, index) => [character, [...SIMPLIFIED][index] ?? character]),
);

interface Piece {
  text: string;
  start: number;
  end: number;
}

/**
 * Folds a text: NFKC, small letters, simplified characters; without what nobody sees, without blanks beside a Chinese
 * character and without the signs that keep two of them apart.
 */
export function fold(original: string): FoldedText {
  const pieces = piecesOf(original);
  const leftOut = whatIsLeftOut(pieces);
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  pieces.forEach((piece, index) => {
    if (leftOut.has(index)) return;
    text += piece.text;
    for (let unit = 0; unit < piece.text.length; unit += 1) {
      starts.push(piece.start);
      ends.push(piece.end);
    }
  });
  return { text, starts, ends };
}

/** The original's range of a folded range. */
export const unfold = ({ starts, ends }: FoldedText, start: number, end: number): { start: number; end: number } => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});

function piecesOf(original: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const character of original) {
    const end = start + character.length;
    if (!INVISIBLE.test(character)) {
      const plain = character.normalize('NFKC').toLowerCase();
      const text = BLANK.test(character) ? ' ' : (simplified.get(plain) ?? plain);
      const last = pieces.at(-1);
      if (text === ' ' && last?.text === ' ') last.end = end;
      else pieces.push({ text, start, end });
    }
    start = end;
  }
  return pieces;
}

/** Of each run of blanks and signs: all of it between two Chinese characters, else its blanks beside one. */
function whatIsLeftOut(pieces: readonly Piece[]): ReadonlySet<number> {
  const leftOut = new Set<number>();
  const isHan = (at: number) => HAN.test(pieces[at]?.text ?? '');
  for (let from = 0; from < pieces.length; from += 1) {
    let to = from;
    while (BETWEEN_HAN.test(pieces[to]?.text ?? '')) to += 1;
    if (to === from) continue;
    const [before, after] = [isHan(from - 1), isHan(to)];
    for (let at = from; at < to; at += 1) {
      const isBeside = (at === from && before) || (at === to - 1 && after);
      if ((before && after) || (isBeside && pieces[at]?.text === ' ')) leftOut.add(at);
    }
    from = to;
  }
  return leftOut;
}
