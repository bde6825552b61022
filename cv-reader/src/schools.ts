import { findCity } from './cities.ts';
import { degreeIn, subjectWord } from './degrees.ts';
import { withoutMark } from './entries.ts';
import { englishSchoolAtStart, schoolAtStart } from './known.ts';
import { type Piece, slice, split, trimmed } from './pieces.ts';

/** The school that a line names, as a cell of its own; nothing for a school inside of a sentence. */
export function schoolIn(line: Piece): Piece | null {
  const cells = split(
    withoutMark(line),
    /[\t|｜·•;；]|\s{2,}|\s[-–—/]\s|(?<=[\p{Script=Han}）)])\s+|(?<=[\d\]】])\s+(?=\p{Script=Han})|\s(?=\p{Script=Han})/gu,
  );
  for (const cell of [...cells, ...cells.flatMap(partsOfHead)]) {
    const school = chineseSchool(cell) ?? koreanSchool(cell) ?? englishSchool(cell) ?? universityBehind(cell);
    if (school) return school;
  }
  return degreeIn(line) ? universityOfHospital(cells) : null;
}

/** `机械工程（本科），浙江工业大学，2019.09-2023.06`: the parts behind commas, where the line is the head of a schooling. */
function partsOfHead(cell: Piece): Piece[] {
  const isHead = (/(?:19|20)\d\d/.test(cell.text) || degreeIn(cell) !== null) && !/[。！]/u.test(cell.text);
  const [, ...parts] = isHead ? split(cell, /[，,]/gu) : [];
  return parts.every(({ text }) => text.length <= MAX_PART) && parts.length < 6
    ? parts.filter(({ text }) => /^\p{Script=Han}/u.test(text))
    : [];
}

const MAX_PART = 25;

/** `武汉大学附属协和医院 ⇥ 内科学 ⇥ 硕士`: the hospital teaches, and the degree is the university's. */
function universityOfHospital(cells: Piece[]): Piece | null {
  const cell = cells.find(({ text }) => /^\p{Script=Han}{2,14}附属\p{Script=Han}{0,8}医院$/u.test(text));
  return cell ? chineseSchool(slice(cell, 0, cell.text.indexOf('附属'))) : null;
}

/** `研究生教育学院，浙江大学`. */
function universityBehind(cell: Piece): Piece | null {
  const [faculty, university, ...others] = split(cell, /[，,]/gu);
  if (
    !faculty ||
    !university ||
    others.length > 2 ||
    !/^\p{Script=Han}{2,12}[学书]?院$|^\p{Script=Han}{1,8}系$/u.test(faculty.text)
  )
    return null;
  return chineseSchool(university);
}

const labels =
  /^(?:\p{Script=Han}{0,8}(?:院校|学校)(?:名称)?(?=\s*[:：])|(?:毕业|就读|在读|所在)?(?:院校|学校)(?:名称)?|毕业于|就读于|就读(?=[\s:：])|(?:硕士|博士)研究生|本科|硕士|博士|专科|高职|研究生(?!院|教育)|大专|学历)?[\s:：]*(?:毕业于|就读于)?/u;
/** `在郑州市国防科技学校学习汽车运用与维修`, `我就读于浙江大学`. */
const STUDIED_AT =
  /^(?:我|本人)?(?:现|曾)?(?:就读于?|毕业于|考入|在|于)(?=\p{Script=Han}{2,25}?(?:大学|学院|学校|中学).*(?:学习|读书|就读|攻读|上学|念书|毕业|专业|读))/u;
/** `2019.09-2023.06，` and `2019年9月至2023年6月` right before the school. */
const LEADING_TIME = /^(?:19|20)\d\d[\d.年月/\s~～–—至到今-]*[，,：:]?\s*(?=\p{Script=Han})/u;
/** Faculties: 浙江大学计算机学院 is a part of 浙江大学, 浙江大学城市学院 a college of its own. */
const faculty =
  /^(?:第[一二三四]|临床|口腔|基础医|中医|幼儿师范|计算机|软件|信息|电子|电气|机械|自动化|材料|化学|化工|物理|数学|数理|统计|生命|生物|医学|药学|护理|公共卫生|经济|金融|管理|商|工商|会计|财务|财政|法|法律|外国语|外语|人文|文|历史|哲学|新闻|传播|艺术|设计|美术|音乐|体育|教育|心理|马克思|公共|政治|国际|社会|环境|资源|地理|地球|土木|建筑|交通|能源|动力|航空|航天|船舶|农|林|食品|动物|植物|园艺|数据|人工智能|网络|微电子|集成电路|光华|经管|理|工|研究生|继续教育|成人|高等|深圳研究生)/u;

/** A school of its own beside a university, or beside the hospital of one: 清华大学附属中学, 川北医学院附属医院护理学校. */
const ATTACHED = /^\p{Script=Han}{2,14}附属\p{Script=Han}{0,8}?(?:中学|小学|学校)/u;
function chineseSchool(cell: Piece): Piece | null {
  const time = cell.text.match(LEADING_TIME)?.[0].length ?? 0;
  const behind = cell.text.slice(time);
  const lead = time + ((behind.match(STUDIED_AT) ?? behind.match(labels))?.[0].length ?? 0);
  const text = cell.text.slice(lead);
  const attached = text.match(ATTACHED)?.[0];
  if (attached) return slice(cell, lead, lead + attached.length);
  const known = schoolAtStart(text);
  const own = known && !/^\p{Script=Han}{0,8}(?:学院|分校)/u.test(text.slice(known.length)) ? known : undefined;
  const match =
    text.match(
      /^\p{Script=Han}{1,14}?大学(?:校(?=[（(\s]|$))?(?!生|英语|物理|数学|语文|城)(?:[（(]\p{Script=Han}{2,6}[）)])?(?<after>\p{Script=Han}{0,12}?(?:学院|分校|校区|研究院))?/u,
    ) ??
    text.match(
      /^\p{Script=Han}{2,14}?(?:学院|(?<!毕业|所在|就读|在读|母|的)学校|(?:职业|技术)教育中心(?:学校)?|职教中心|科学院|中学校?|高中|党校)(?:[（(](?!中专|大专|专科|本科|职高|高中|硕士|博士)\p{Script=Han}{2,6}[）)])?/u,
    );
  const whole =
    own ?? match?.[0].replace(/[（(]([^）)]*)[）)]$/u, (bracket, inside) => (isWhere(inside) ? bracket : ''));
  if (whole === undefined) return null;
  const after = own ? '' : (match?.groups?.after ?? '');
  const name = after && (faculty.test(after) || /研究院$|校区$/u.test(after)) ? whole.slice(0, -after.length) : whole;
  // A bare faculty stands beside its university and is no school.
  if (/^所[在属]/u.test(name)) return null;
  if (!own && !name.includes('大学') && name.endsWith('学院') && faculty.test(name) && name.length < 10) return null;
  const rest = text.slice(whole.length);
  if (
    /^(?:的|组织|举办|主办|开展|附属|图书馆|研?学生会|团委|广播[站台]|电视台|记者[站团]|通讯社|校报|艺术团|合唱团|辩论队|[篮足排]球队|社团|\p{Script=Han}{1,8}协会|老师|教授|校园|志愿|联合|创新创业|优秀|三好|第|校级|一等|二等|三等|奖)/u.test(
      rest,
    ) ||
    /^\p{Script=Han}{14,}/u.test(rest)
  )
    return null;
  return slice(cell, lead, lead + name.length);
}

/** What brackets behind a school's name hold that belongs to it: 华东, 武汉, 长安校区. */
const isWhere = (text: string): boolean =>
  /^[东西南北华中]{2}$|(?:校区|分校|[省市区县州])$/u.test(text) || findCity({ text, start: 0 })?.text === text;

function koreanSchool(cell: Piece): Piece | null {
  const name = cell.text.match(
    /^\p{Script=Hangul}{2,20}?(?:대학교|대학원|고등학교)(?!\p{Script=Hangul}{0,3}(?:회|연합))/u,
  )?.[0];
  return name === undefined ? null : slice(cell, 0, name.length);
}

const englishWord =
  /(?<![\p{L}])(?:(?:University|College)(?!\s+(?:Scholar|Entrance|English|Student|Union))|UNIVERSITY|COLLEGE|INSTITUTE|ACADEMY|Universit[àäté]+|Universidade?|Université|Universiteit|Institute|Institut|Polytechnic|Politecnico|École|Ecole|Hochschule|Academy|POSTECH|KAIST|MIT|ETH Z[uü]rich|EPFL|UCLA|UCL|NYU|HKUST|Caltech|Grandes? Écoles?|High School|Conservatory|[Уу]ниверситет|[Ии]нститут|[Аа]кадемия|Business School|School of Economics)(?![\p{L}])/u;

/** A kind of school, or a heading about them: it names none. */
const BARE = /^(?:high school(?: diploma)?|(?:university|college|institute|school|academy)(?: background)?)$/i;

function englishSchool(cell: Piece): Piece | null {
  if (!englishWord.test(cell.text) || cell.text.length > 160 || BARE.test(cell.text.trim())) return null;
  const degree = degreeIn(cell);
  const parts =
    degree && !/high school/i.test(degree.piece.text)
      ? [
          slice(cell, 0, degree.piece.start - cell.start),
          slice(cell, degree.piece.start - cell.start + degree.piece.text.length),
        ]
      : [cell];
  for (const part of parts.flatMap((half) => commaParts(half))) {
    const name = trimmed({ ...part, text: part.text.replace(/\s*(?:[(（][^()（）]*)?(?:19|20)\d\d.*$/u, '') });
    const before =
      name.text.match(/^(?:school|university|college|institution)(?: name)?\s*[:：]\s*/iu) ??
      name.text.match(/^.*?(?:from|at)\s+(?=(?:the )?\p{Lu})/u);
    const cut = before?.[0].length ?? 0;
    const school = trimmed(slice(name, cut));
    const known = englishSchoolAtStart(school.text);
    // The list has the campus without its comma: `University of Hong Kong, Shenzhen`.
    const campus = englishSchoolAtStart(school.text.replace(/,(?= )/, ''));
    if (campus !== undefined && campus.length > (known?.length ?? 0)) return slice(school, 0, campus.length + 1);
    if (known !== undefined) return slice(school, 0, known.length);
    const words = school.text.split(/\s+/);
    if (
      englishWord.test(school.text) &&
      words.length <= 11 &&
      /^(?:the\s)?[\p{Lu}]/u.test(school.text) &&
      !/[.!?]$/.test(school.text) &&
      !/^(?:School|Department|Faculty|College) of (?!William)/u.test(school.text)
    )
      return beforeSubject(school);
  }
  return null;
}

/** `Hill College Korean` is a college and what is learnt there; `Hill College London` a college in a city. */
function beforeSubject(school: Piece): Piece {
  const named = school.text.match(
    /^.*?(?<![\p{L}])(?:University|College|Institute|Academy|Conservatory)(?=\s\p{Lu})/u,
  )?.[0];
  const isSubject = named !== undefined && subjectWord.test(school.text.slice(named.length));
  return isSubject ? slice(school, 0, named.length) : school;
}

/** Commas part a school from its place, but belong to the name in `University of California, Berkeley`. */
function commaParts(piece: Piece): Piece[] {
  return split(
    piece,
    /(?<!University of California)(?<!Chinese University of Hong Kong)(?<!State University of New York)[,，]\s*/gu,
  );
}
