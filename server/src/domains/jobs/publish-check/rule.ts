/** What a finding is about. The first ten shut people out, the next six take from them; a contact is advised against. */
const textCodes = [
  'sex',
  'age',
  'family',
  'origin',
  'ethnicity',
  'faith',
  'school',
  'health',
  'appearance',
  'birth',
  'fee',
  'papers',
  'pay',
  'hours',
  'freedom',
  'scam',
  'contact',
] as const;
export type TextCode = (typeof textCodes)[number];

/** A law or notice; `texts/publish-check` names it with its article as `source.<id>`. */
export type Source =
  | 'market-24'
  | 'promotion-3'
  | 'promotion-27'
  | 'promotion-28'
  | 'promotion-30'
  | 'women-43'
  | 'disabled-38'
  | 'hepatitis-2010'
  | 'campus-2013'
  | 'posting-2026'
  | 'contract-9'
  | 'contract-20'
  | 'contract-22'
  | 'contract-31'
  | 'labour-36'
  | 'labour-38'
  | 'labour-44'
  | 'labour-50'
  | 'labour-96'
  | 'interns-2021'
  | 'service-14'
  | 'commerce-17'
  | 'selling-7'
  | 'fraud-31'
  | 'criminal-284'
  | 'criminal-303'
  | 'criminal-358'
  | 'venues-14'
  | 'medicine-3'
  | 'platform';

export interface TextRule {
  code: TextCode;
  /** `block` keeps the text from being published, `advise` does not. */
  level: 'block' | 'advise';
  sources: readonly Source[];
  /** On the folded text. */
  patterns: readonly RegExp[];
  /** Harmless look-alikes: whatever touches one of these is no finding. */
  except?: readonly RegExp[];
  /** In the text's language, not the reader's: takes the place of the words. Null where a person must decide. */
  replacement: string | null;
}

/** A pattern of a rule; `parts` are joined by or. */
export const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'gu');

/** A clause that tells what the work is or whom it serves, which may name what nobody may ask for: 负责停车收费系统的测试. */
export const TASK = pattern(
  '(?<=^|[,。;:!?\\n(])(?:\\d{1,2}[.、])?(?:主要|独立|能|会)?(?:负责|参与|协助|支持|维护|研究|调研|撰写|编写|采写|编辑|设计|开发|研发|搭建|整理|处理|审核|审查|审理|核对|审计|策划|运营|管理|分析|统计|登记|跟进|测试|识别|检测|排查|监测|拍摄|翻译|标注|优化|推进|熟悉|了解|精通|解答|受理|回访|服务|面向|针对|关注|围绕|配合|宣传|普及|讲解|代理.{0,6}案)(?!费)[^,。;!?\\n(]*',
);
/** Words that are quoted as those that nobody may write: 请删去“限男生”等字样. */
export const MENTION = pattern(
  '(?:删去|删除|删掉|去掉|避免使用|不得出现|不要写|不能写|不得含有|不得写)[^,。;!?\\n]{0,14}|(?<=^|[,。;\\n])[^,。;\\n]{0,30}?(?:等字样|等字眼|等表述|等措辞)',
);
/** A clause about what is fought against, or is the matter of a study, a film, a law: 反诈宣讲, 传销案件的记录. */
export const ABOUT = pattern(
  '(?:反对?|防范?|打击|识别|治理|检测|拦截|监测|举报|整治|抵制|警惕|谨防|远离|预防|揭露|曝光|查处|维权)[^,。;!?\\n]{0,14}|(?<=^|[,。;\\n])[^,。;\\n]{0,30}?(?:案件|案例|案卷|纠纷|投诉|课题|议题|专题|纪录片|报道|题材|剧本|宣传片|普法|模型|算法|治理|调查|研究|防控|风控|稽查|维权|违法|不合法|是违规)[^,。;!?\\n]{0,6}',
  '(?<=^|[,。;\\n])(?![^,。;\\n]*(?:优先|[只仅]招|只要|勿|仅限|要求|不招))[^,。;\\n]{2,24}的[^,。;\\n]{0,8}(?:分析|研究|设计|测试|开发|研发|调研|编辑|编写|撰写|校对|审读|文案|排版|拍摄|讲解|策划|统计|建模|整理|翻译|剪辑|绘制|改造|维护|运维|标注|质检|核查|解读|科普|报道)(?=[,。;]|$)',
);

/** Turns people away, before the words that say whom. */
export const REFUSE =
  '(?:不招收?|不收|不要|不考虑|不接受|不录用?|不招聘|不聘|不欢迎|不用|不看|不面|拒绝|拒收|拒招|谢绝|婉拒|排除|杜绝)';
/** Turns people away, after the words that say whom. */
export const AVOID =
  '(?:请?(?:勿|别|绕|免)(?:扰|投递?|应聘|进|道|行|来|报名|试)+|请?不要(?:投递?|应聘|来|报名)?|请勿|请?慎重?投递?|慎入|免谈|止步|不录用?|(?:暂时?|一律|恕|概|均|都|坚决|也|统统|就)*不(?:考虑|招收?|收|要|录用?|用|看|面试?|聘|予(?:录用|考虑|通过)|接受|接收|回复?|合适|适合|受理)|除外|谢绝|婉拒|免开尊口|(?:做|干|胜任)不(?:了|来)|没戏|不在(?:考虑|录用)?(?:范围|之列)|(?:请|需|建议|最好)?(?:谨慎|慎重)(?:选择|投递|考虑|报名)|(?:就|都|也|真的|统统|一律|千万)*(?:请|请您|建议)?(?:别|不用|不必|勿|免|甭|莫|少|无需|无须|不需要?)(?:再|来|要)?(?:来|报|投|扰|应聘|联系|打扰|申请|参与|试)(?:面试|应聘|报名|名|递|简历|镜|了|试|聊)*|(?:就|还是)?(?:算了|绕道|靠边|绕行|绕路|免了|pass|劝退|出局|淘汰|过滤|直接刷掉?|退出))';
/** Puts people first, after the words that say whom. */
export const PREFER =
  '(?:优先(?:考虑|录用|录取)?|[更为尤最]?佳|更?(?:为)?合适|更好|更有优势|(?:更|比较|明显|更加)?(?:具|有|占|显)(?:有|备)?优势|优势明显|更(?:吃香|能胜任|受欢迎|有利)|速来|首选|优选|最好|加分|先考虑|先录用|only)';
/** Lets some people in, before the words that say whom. */
export const ONLY =
  '(?:仅限于?|只限|仅(?=[男女])|只(?=[男女])|[只仅](?:欢迎|接收|录用?|聘用?|考虑|找|需要?|用|看)|首选|最好(?:是|为|找)?|(?<![不期权年上下有无极时])限定?|只招收?|仅招|只要|只收|只接受|仅接受|只考虑|仅考虑|[仅只](?:面?向|对|供)|(?<!不|身高|体重)要求(?:是|为)?|必须(?:是|为)?|须(?:是|为)|希望你?是|(?:更|比较)?倾向于?|(?:请|(?<=^|[,。;:、!\\n(]))优先(?:考虑|录用|录取|招收|招聘|选择|安排)?|偏好)';
/** Who applies, in English. */
export const WHO = '(?: (?:candidates?|applicants?|students?|graduates?|interns?|people|staff|employees))?';
/** Puts people first or alone, after the words that say whom, in English. */
export const ALONE =
  '(?:(?: is| are| will be)?(?: strongly| highly)? (?:only|preferred|wanted|required|need not apply|welcome only|not (?:accepted|considered|wanted|welcome)|rejected)\\b)';
