import { ABOUT, ALONE, AVOID, ONLY, PREFER, pattern, REFUSE, TASK, type TextRule, WHO } from './rule.ts';

const HEPATITIS = '(?:乙肝|大三阳|小三阳)';
const ILLNESS =
  '(?:传染病|传染性疾病|精神病|精神疾病|精神类疾病|抑郁症?|焦虑症|遗传病|肝炎|肝病|心脏病|慢性病|高血压|肺结核|癫痫|糖尿病|艾滋病?|hiv|乙肝|大三阳|小三阳)';
/** What may be found in somebody and is no matter of the work. */
const CONDITION =
  '(?:乙型肝炎|乙肝|大三阳|小三阳|澳抗|hbv|hiv|艾滋病?|梅毒|性病|传染病|传染性疾病|肝炎|肺结核|结核病?|精神病|精神(?:类)?疾病|精神(?:问题|障碍)|心理(?:疾病|问题|障碍)|抑郁症?|焦虑症?|双相|癫痫|羊癫疯|癌症|肿瘤|心脏病|高血压|糖尿病|慢性病|遗传病|家族病|哮喘|腰突|腰椎间盘突出|重大疾病|大病|基础病|新冠(?:病史)?|狐臭|耳聋|聋哑|跛脚|肢体残疾|残疾|残障|伤残|智力障碍|听力障碍|视力障碍)';
const ILL = `${ILLNESS}(?:[、,和或及]${ILLNESS}){0,9}(?:毒|病毒)?(?:携带者|感染者|患者|病?史)?`;
const DISABLED = '(?:残疾|残障|伤残|肢残|身障|聋哑|智障)';

const ZODIAC = '(?:白羊|牡羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|魔羯|水瓶|双鱼)座';
const ANIMAL = '属[鼠牛虎兔龙蛇马羊猴鸡狗猪]';
const SIGN = `(?:${ZODIAC}|${ANIMAL}|(?:属相|生肖|星座)[为是:]\\p{Script=Han}座?)(?:[、,和或及](?:${ZODIAC}|${ANIMAL}))*`;
const BLOOD = '(?<![a-z])(?:ab|[abo])型血?';
const EN_SIGN =
  '(?:aries|taurus|geminis?|cancers|leos?|virgos?|libras?|scorpios?|sagittarius|capricorns?|aquarius|pisces)';

/** Goods and brands have looks too. */
const OF_PERSON = '(?<!品牌|公司|企业|产品|城市|校园|包装|成品|作品|门店|店铺|界面|页面)';
const BEAUTY = '(?:佳|好(?!感|物|看的)|端正|姣好|出众|甜美|秀丽|清秀|俊朗|靓丽|优越|较好|良好)';
const WITHIN = '(?:要求|须|需|应|在|为|不低于|不少于|不超过|不高于|控制在|达到|达|:|约)*';

/** Clauses in which an illness is not asked about: work about it, a promise not to test, a welcome. */
const HEALTH_IS_NO_MATTER = [
  TASK,
  ABOUT,
  pattern(
    '(?:不(?:查|检|做|含|需|要求|检测|体检|会|因|得|限|歧视|看)|无需|无须|禁止|免)[^,。;\\n]{0,8}(?:乙肝|两对半|hiv|艾滋|梅毒|残疾|传染)[^,。;\\n]{0,6}',
    '(?:欢迎|优先录用|鼓励|可以?|均可|接纳|支持|关爱|帮助|同样欢迎|岗位面向)[^,。;\\n]{0,6}(?:残疾|残障|听障|视障)[^,。;\\n]{0,10}|(?:残疾|残障|听障|视障)(?:人士?|者|同学|求职者)?(?:也|均|都|同样)?(?:优先|欢迎|可)[^,。;\\n]{0,6}',
  ),
];

/** Health, looks, and what somebody is born with besides. */
export const bodyRules: readonly TextRule[] = [
  {
    code: 'health',
    level: 'block',
    sources: ['promotion-30', 'hepatitis-2010'],
    replacement: null,
    patterns: [
      pattern(`(?:无|非|${REFUSE})(?:有)?${HEPATITIS}(?:病毒)?(?:携带者|患者|感染者)?(?:${AVOID})?`),
      pattern(
        `${HEPATITIS}(?:病毒)?(?:携带者|患者|感染者)?(?:${AVOID}|(?:表面抗原|两对半|五项|检[测查]|筛查)?(?:须|需|应|为|呈)*阴性|阳性[^,。;\\n]{0,3}${AVOID})`,
      ),
      pattern(
        '(?:入职|体检|检查|查|含|需|须|做)[^,。;\\n]{0,4}乙肝(?:五项|两对半|检[测查](?:报告)?|筛查|表面抗原|(?=[,。;]|$))',
      ),
      pattern(`(?:${ILL}(?:的|者)?)${AVOID}`),
      pattern(`${REFUSE}(?:有|患)?${ILL}|有${DISABLED}(?:的|者)?${AVOID}`),
    ],
    except: HEALTH_IS_NO_MATTER,
  },
  {
    code: 'health',
    level: 'advise',
    sources: ['promotion-30'],
    replacement: null,
    patterns: [
      pattern(`无(?:任何|重大(?:疾病[、和及])?|家族|慢性)?${ILLNESS}(?:[、,和或及](?:无)?${ILLNESS})*(?:病?史)?`),
    ],
  },
  {
    code: 'health',
    level: 'block',
    sources: ['disabled-38'],
    replacement: null,
    patterns: [
      pattern(`${DISABLED}(?:人士?|者|学生)?${AVOID}|(?:无|非)${DISABLED}(?!障碍)|${REFUSE}${DISABLED}(?:人士?|者)?`),
      pattern('(?:肢体|四肢|身体)健全'),
      pattern(
        `\\bno (?:disabled|handicapped)${WHO}|\\bno disabilit(?:y|ies)|\\bnot suitable for (?:the )?disabled|\\bdisabled${WHO}${ALONE}`,
      ),
    ],
  },
  {
    code: 'health',
    level: 'block',
    sources: ['promotion-30', 'hepatitis-2010'],
    replacement: null,
    patterns: [
      pattern('\\bno (?:hepatitis b|hep b|hbv|hiv)(?: carriers?| patients?| positive)?'),
      pattern(
        `\\b(?:hepatitis b|hep b|hbv|hiv)(?: blood)? (?:test|screening|check)(?: is)? (?:required|needed|mandatory|at|before)`,
      ),
      pattern('\\b(?:pass|take|undergo) (?:an? )?(?:hepatitis b|hep b|hbv|hiv)(?: blood)? (?:test|screening)'),
      pattern(
        '\\b(?:free (?:of|from)|negative for|without) (?:hepatitis b|hep b|hbv|hiv)|\\b(?:hepatitis b|hbv|hiv)[ -]negative|with (?:hepatitis b|hbv|hiv) (?:will be rejected|need not apply|will not be)',
      ),
    ],
  },
  {
    code: 'health',
    level: 'block',
    sources: ['promotion-30', 'hepatitis-2010', 'disabled-38'],
    replacement: null,
    patterns: [
      pattern(
        `(?:身上|心理)?有${CONDITION}(?:病?史)?(?:的|者)?[^。;\\n]{0,5}?(?:${AVOID})`,
        `(?:得过|患过?|患有|有过?|曾患|确诊过?|曾有|携带)?${CONDITION}(?:[、,和或及/]${CONDITION}){0,9}(?:病毒)?(?:携带者?|感染者?|患者|病?史|阳性|人士|人员|人|者|的|求职者)*[^,。;\\n]{0,4}?(?:${AVOID})`,
        `(?:${REFUSE})(?:招|收|录用)?(?:有|患|得过|携带)?${CONDITION}(?:的)?(?:病毒)?(?:携带者?|患者|病?史|人士|人|者)*`,
        '两对半|乙肝(?:五项|六项|检[测查]|筛查|表面抗原|病毒(?:检测|携带))(?!公益|活动|项目|试剂|产品|疫苗|研发|仪)|乙肝(?:表面抗原)?(?:须|需|应|必须|为|呈)*阴性',
        '(?:体检|入职|录用|复检|抽血|须|需|要|得|加|含|包括?)[^,。;\\n]{0,6}(?:查|验|测|做|检)?(?<!不)(?:hiv|艾滋|梅毒|乙肝|性病|澳抗|hbv|hpv)(?!试剂|疫苗|研究|药)|(?:hiv|艾滋|梅毒|乙肝|澳抗)(?:病毒)?[^,。;\\n]{0,6}阳性',
        '(?:四肢|肢体|身体|身心|五官)健全|(?:无|没有|非)(?:任何)?(?:残疾|残障|身体缺陷|生理缺陷|肢体缺陷|伤残)(?!障碍|人保)',
      ),
    ],
    except: HEALTH_IS_NO_MATTER,
  },
  {
    // Where eyes, voice or steadiness are the work, a job may ask for them: a person decides.
    code: 'health',
    level: 'advise',
    sources: ['promotion-30'],
    replacement: null,
    patterns: [
      pattern(
        `(?:无|没有|非)(?:任何|严重)?(?:${CONDITION}|色盲|色弱|恐高症?|近视)(?:[、,和或及](?:无)?(?:${CONDITION}|色盲|色弱|恐高症?))*(?:病?史)?`,
        `(?:色盲|色弱|近视|高度近视|恐高症?|口吃|结巴|左撇子|嗓音沙哑)(?:[、,和或及]?(?:色盲|色弱|近视|恐高症?|口吃|结巴))*(?:的|者|患者)*(?:${AVOID})`,
      ),
    ],
    except: [TASK, ABOUT],
  },
  {
    code: 'appearance',
    level: 'block',
    sources: ['promotion-3'],
    replacement: null,
    patterns: [
      pattern(
        `(?<!用户)(?:净?身高|体重)${WITHIN}(?:[12]米\\d{1,2}|1?[.\\d]{2,4}) ?(?:cm|厘米|米|m|kg|公斤|斤)?(?:及?(?:以上|以下|以内)|左右|之间)?`,
      ),
      pattern(`${OF_PERSON}(?:形象|形体|五官|相貌|长相|外貌|容貌|样貌|外形)(?:、?气质|条件)?(?:俱佳|${BEAUTY})`),
      pattern('(?:男生?|女生?|男性|女性)(?:净?身高)?1[5-9]\\d ?(?:cm|厘米)?(?:及?以上|\\+)'),
      pattern('(?:长得|长相|样貌)(?:好看|漂亮|帅气?)|面容(?:姣好|清秀)|形象端庄|气质优雅'),
      pattern('颜值\\d分|不招(?:胖子|丑|矮)'),
      pattern('肤白|貌美|高颜值(?=优先|者|的(?:你|女|男|小))'),
      pattern(`(?:气质|身材)(?:佳|好|出众|匀称|苗条|高挑)`),
      pattern(`${OF_PERSON}颜值(?:高|在线|佳|出众|担当)(?!的)`),
      pattern(`(?:帅哥|美女)(?:[、和/]?(?:帅哥|美女))?(?:${PREFER})`),
      pattern('(?:附|提供|发送?|带|含|上传)(?:本人|个人|近期)?(?:全身照|生活照|艺术照|写真)'),
    ],
    except: [/(?:身高|体重)[^,。;\n]{0,12}(?:人群|用户|儿童|会员|顾客)/gu],
  },
  {
    code: 'appearance',
    level: 'block',
    sources: ['promotion-3'],
    replacement: null,
    patterns: [
      pattern(
        `(?:净高|裸高|身高|个子|个头|海拔)(?:要求|须|需|应|在|为|不低于|不少于|不矮于|达到?|至少|最低|:|约|得|要|最好)*(?:[12]米[\\d一二三四五六七八九]{1,2}|一米[\\d一二三四五六七八九]+|1[.\\d]\\d{1,2})(?:cm|厘米|米|m)?(?:及?(?:以上|以下|以内)|左右|之间|\\+)?`,
        `(?:体重|腰围|三围)(?:要求|须|需|应|在|为|不超过?|不得?高于|控制|别超过?|低于|:|约|标准|匀称)+(?:\\d{2,3})?(?:斤|公斤|kg)?`,
        `(?:个子|个头|身材|体型|体态|身形|身段)(?:比较|较|要|须|需|应|偏|更)?(?:高(?!于)|高挑|匀称|苗条|好|标准|修长|纤细|火辣|健美|挺拔|佳|适中|优美|瘦|不胖)(?!的模特|材|度)`,
        `(?:形象|外形|外貌|长相|样貌|相貌|颜值|五官|容貌|面容|气质|仪表|仪容)(?:气质|条件|形象|身材|要|须|需|应|都|俱|比较|较|较为|上|过|在)*(?:佳|好(?!感|物)|端正|端庄|姣好|出众|出色|突出|甜美|靓丽|秀丽|清秀|俊朗|优越|较好|良好|堂堂|不错|过关|在线|达标|上乘|上镜|能打|顶|加分|优先|过硬|优秀|优异|漂亮|帅气?|养眼|高(?!级|效|度|清|端|仿|的内容))`,
      ),
      pattern(
        '(?:模样|长相|样貌|面相|脸蛋|皮肤|眉眼)(?:要|长得|比较|较)?(?:周正|端正|好|佳|白|正|耐看|讨喜|出众|甜|清秀|白净|水灵)(?!的?(?:产品|护理|管理))',
        '(?:长得|长的|样子|人要?|要求?|得)(?:要|比较|较|够|很|挺|好)?(?:好看|漂亮|帅气?|标致|水灵|白净|顺眼|养眼|精神|美|俊)(?=[,。;的者优]|$)|(?:漂亮|好看|帅气|貌美|甜美|高挑|苗条|白皙|靓丽|俊俏)(?:的)?(?:女生|女孩|男生|男孩|小姐姐|小哥哥|妹子|姑娘|小伙|主播|前台|优先|者)',
        `(?:招聘?|诚聘|急招|找|要|求|寻)(?:大量|若干|几个|几名|\\d{1,2}[名个位])?(?:美女|帅哥|靓女|型男|高颜值|大长腿)|(?:美女|帅哥|高颜值)(?:主播|前台|助理|模特)?(?:${PREFER}|首选|来|底薪|岗)`,
        `(?:太)?(?:胖|矮|丑|黑|秃|谢顶|肥胖|矮小|超重|微胖|龅牙|满脸痘|有痘|戴眼镜|近视眼)(?:的|者|人|子|个|或|和|、|,){0,3}(?:胖|矮|丑|黑)?(?:的|者|人)*(?:${AVOID})|(?:${REFUSE})(?:太)?(?:胖|矮|丑|黑胖|秃头|肥胖|戴眼镜)(?:子|的|个)?`,
        '(?:附|提供|发送?|带|含|上传|寄|需|要)(?:上|好)?(?:本人|个人|近期|两张|几张|一张|\\d张|高清|素颜|无美颜|生活)*(?:全身照|全身像|半身照|生活照|素颜照|艺术照|写真|自拍|形体照|三围)|素颜照|肤白貌美|大长腿|盘靓条顺|九头身|(?<=^|[,。;、\\n])(?:甜美|清纯|漂亮|靓丽|帅气|英俊)(?:可爱|大方|阳光|清纯)?(?=[,。;]|$)',
      ),
    ],
    except: [
      TASK,
      ABOUT,
      pattern(
        '(?:品牌|公司|企业|产品|城市|校园|包装|成品|作品|门店|店铺|界面|页面|视觉|店面|展台|文案|数据|画面|图片|植物|样品)[^,。;\\n]{0,6}(?:形象|颜值|外形|外观|气质)[^,。;\\n]{0,6}',
        '(?:不看|不限|不要求|不论|无论|不在意|不挑|不管|无关)[^,。;\\n]{0,8}(?:颜值|长相|身高|外貌|形象|外形|体重|相貌|高矮|胖瘦|美丑)[^,。;\\n]{0,4}|(?:颜值|长相|身高|外貌|形象|外形|相貌)(?:、?(?:颜值|长相|身高|外貌|体重))*(?:都|均|一律)?不(?:限|作|做|要求|看|是)',
        '(?:身高|体重|腰围|个子|三围)[^,。;\\n]{0,12}(?:人群|用户|儿童|会员|顾客|数据|标定|传感器|曲线|测量)|(?:为|给|帮)(?:用户|客户|顾客)[^,。;\\n]*',
      ),
    ],
  },
  {
    code: 'appearance',
    level: 'block',
    sources: ['promotion-3'],
    replacement: null,
    patterns: [
      pattern(
        `\\bgood[ -]looking(?=[,.;)]| ?$| (?:and|candidates?|applicants?|people|only|preferred|girls?|boys?|women|men))`,
      ),
      pattern('\\bmust be (?:tall|pretty|handsome|attractive|slim|beautiful|good[ -]looking)(?: and [a-z]+)?'),
      pattern(
        '\\b(?:slim|tall|pretty)(?: and (?:slim|tall|pretty))? (?:girls?|women|men|ladies|face|candidates|applicants)',
      ),
      pattern('\\b(?:attractive|pleasant|beautiful) (?:appearance|looks|face|candidates|(?:fe)?males?|girls?|women)'),
      pattern(
        '\\bheight:? ?(?:requirement:? ?)?(?:above|over|at least|of|not less than|>)? ?1[.\\d]\\d{1,2} ?(?:cm|m)\\b',
      ),
      pattern('\\b(?:at least|over|above|minimum(?: height)?(?: of)?) 1[.\\d]\\d{1,2} ?(?:cm|m)\\b(?: tall)?'),
    ],
  },
  {
    code: 'birth',
    level: 'block',
    sources: ['promotion-3'],
    replacement: null,
    patterns: [
      pattern(`${SIGN}(?:男|女|男生|女生|的|者)*(?:${PREFER}|${AVOID})`),
      pattern(`(?:${ONLY}|${REFUSE}|非)(?:${SIGN}|${BLOOD})的?`),
      pattern(
        `${SIGN}(?:的|者)?[^,。;\\n]{0,8}?(?:犯冲|相冲|相克|不合|相合|相配|旺|忌|${AVOID})`,
        `${BLOOD}(?:的|者)?(?:${PREFER}|${AVOID})`,
        `(?:${REFUSE}|${ONLY}|忌|避开?)(?:生肖|属相|星座)?(?:为|是|属)?(?:${SIGN}|本命年)|(?:生辰)?八字[^,。;\\n]{0,6}(?:合|旺|硬|冲|看|报|提供)|(?:提供|注明|写明|附|报)(?:上)?(?:本人|个人)?的?(?:生辰八字|生肖|属相|星座|血型)`,
      ),
      pattern(`(?:生肖|属相|星座|血型|八字)[^,。;\\n]{0,6}(?:相合|相配|不合|相冲|${AVOID})者?(?:${PREFER})?`),
      pattern(`(?:${REFUSE}|${ONLY})姓\\p{Script=Han}(?:氏|的)?|姓\\p{Script=Han}的?(?:者|人)?(?:${AVOID}|${PREFER})`),
    ],
  },
  {
    code: 'birth',
    level: 'block',
    sources: ['promotion-3'],
    replacement: null,
    patterns: [pattern(`\\bno ${EN_SIGN}\\b|\\b${EN_SIGN}${ALONE}`), pattern(`\\bblood type (?:ab|[abo])${ALONE}`)],
  },
];
