import { ALONE, AVOID, ONLY, PREFER, pattern, REFUSE, type TextRule, WHO } from './rule.ts';

const HEPATITIS = '(?:乙肝|大三阳|小三阳)';
const ILLNESS =
  '(?:传染病|传染性疾病|精神病|精神疾病|精神类疾病|抑郁症?|焦虑症|遗传病|肝炎|肝病|心脏病|慢性病|高血压|肺结核|癫痫|糖尿病|艾滋病?|hiv|乙肝|大三阳|小三阳)';
const ILL = `${ILLNESS}(?:[、,和或及]${ILLNESS})*(?:毒|病毒)?(?:携带者|感染者|患者|病?史)?`;
const DISABLED = '(?:残疾|残障|伤残|肢残)';

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
    except: /(?:身高|体重)[^,。;\n]{0,12}(?:人群|用户|儿童|会员|顾客)/gu,
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
      pattern(`${BLOOD}(?:的|者)?(?:${PREFER}|${AVOID})`),
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
