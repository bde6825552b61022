import { ALONE, AVOID, ONLY, PREFER, pattern, REFUSE, type TextRule, WHO } from './rule.ts';

const EITHER = '(?<![男女子妇儿美])[男女]';
const PERSON = '(?:生|性|士|孩子?|同学|同胞|的)';
/** Things and people that the work is for: women's shoes, male users. */
const OTHERS =
  '(?!的?(?:用户|消费|客户|顾客|群体|人群|市场|健康|心理|话题|产品|品牌|护肤|用品|宿舍|科技|职场|研究|读者|玩家|观众|会员|嘉宾|向|穿搭|服饰|内衣))';
const WORKER =
  '(?:销售|助理|文员|司机|秘书|客服|主播|模特|教练|老师|员工|工(?!装)|技师|前台|营业员|保安|实习生|业务员|经理|翻译|演员|大学生|毕业生|青年)';
const ONE = `(?:应届)?${EITHER}(?:${PERSON}${OTHERS}|${WORKER}|(?![\\p{Script=Han}]))`;
const HE = '(?:males?|females?|m[ae]n|wom[ae]n|boys?|girls?|lad(?:y|ies)|guys?|gentlem[ae]n)';

const AGE = '(?<!\\d)(?:1[6-9]|[2-6]\\d|[一二三四五六]?十[一二三四五六七八九]?)';
const YEARS = '周?岁';
const RANGE = `${AGE}(?:${YEARS})?(?:[-–—~〜至到]|以上)(?:1[6-9]|[2-6]\\d|[二三四五六]?十[一二三四五六七八九]?)`;
const BOUND = '(?:\\(含\\))?(?:及?(?:以下|以内|以上|之内)|之间|左右|以前)';
/** The age is that of those who apply: nothing follows that it could belong to. */
const ENDS =
  '(?=[^\\p{Script=Han}]|$|优先|勿|者|人员|人士|不|请|免|均|应届|毕业|的(?:勿|请|不|优先|人|年轻|青年|同学|求职|(?!\\p{Script=Han}))|[男女](?:生|士|性(?!的|消费|用户|群|读者|白领))|有|能|会(?!员)|且|未|已|单身)';
const GENERATION = '(?:[6789][05]|0[05]|[六七八九][零五]|零[零五])后';
const EN_AGE = '(?:1[6-9]|[2-6]\\d)';

const STATUS = '(?:未婚|未孕|已婚|未育|已育|单身|离异|离婚|单亲|家?有(?:小?孩子?|子女|幼儿|幼子)|无(?:小?孩子?|子女))';
const STATUSES = `${STATUS}(?:[、,或和及/]?${STATUS})*`;
const MARRIAGE = '(?:婚姻|婚育|生育|婚恋)(?:状况|情况|状态)?';

/** Sex, age, marriage and children. */
export const personRules: readonly TextRule[] = [
  {
    code: 'sex',
    level: 'block',
    sources: ['promotion-27', 'women-43'],
    replacement: '性别不限',
    patterns: [
      pattern(`(?:${ONLY}|招聘对象[为是]?):?${ONE}`),
      pattern(`(?<=(?:^|[,。;\\n]|(?:要求|条件|资格):)(?:\\d[、.])?)[男女](?:性|生|士)?(?=[,。;(]|$)`),
      pattern(
        `建议[男女](?:生|性|士)(?=报名|投递?|应聘|来)|请[男女](?:生|性|士)(?=报名|投递?|应聘)|[男女]性岗位?|(?:想要|需要|招聘?)(?:[一二两三\\d]{0,2}[位名个](?:[^,。;\\n]{0,8}的)?)[男女](?:生|性|孩|${WORKER})${OTHERS}|(?<!不)需要?(?:应届)?[男女](?:生|士|孩)${OTHERS}`,
      ),
      pattern(`(?:诚聘|急聘|(?<!不)招聘?)(?:应届)?[男女](?:生|性|士|孩|同学|${WORKER})${OTHERS}`),
      pattern(`适合[男女](?:生|性|孩子?)(?=的?(?:工作|岗位|职位)|投递|应聘|做|[^\\p{Script=Han}]|$)`),
      pattern(`${EITHER}(?:生|性|士|孩子?|同学|的)?(?:求职者|应聘者)?(?:${PREFER}|${AVOID}|不限外)`),
      pattern(`小(?:姐姐|哥哥)(?:${PREFER}|${AVOID})|招聘?(?:前台)?小(?:姐姐|哥哥)`),
      pattern(`(?<=[,。;、(\\n\\d]|^)[男女](?:生|性|士)?\\d{1,2}(?:名|人)(?![\\p{Script=Han}])`),
      pattern(`${REFUSE}(?:应届)?[男女](?:${PERSON}${OTHERS}|(?!\\p{Script=Han}))`),
      pattern(`性别(?:要求|限制?|为|是)*:?(?:仅?限)?[男女](?:性|生|士)?(?![女男或]|不限|均可|皆可)`),
      pattern(`(?<=(?<!性别)\\()(?:仅?限|只限)?[男女](?:生|性|士)?(?=\\))`),
    ],
  },
  {
    code: 'sex',
    level: 'block',
    sources: ['promotion-27', 'women-43'],
    replacement: 'any gender',
    patterns: [
      pattern(`\\b${HE}${WHO}${ALONE}`),
      pattern(`\\bonly ${HE}\\b${WHO}(?: need apply)?`),
      pattern(`\\b(?:must be|preferably|candidate (?:is|should be)) (?:an? )?${HE}\\b`),
      pattern(`\\bno ${HE}\\b${WHO}`),
      pattern(`\\b(?:gender|sex)(?: requirement)?: ?${HE}\\b(?! ?(?:/|or|and|&))`),
      pattern(
        `\\b(?:looking for|seeking|hiring|prefer|want|need)(?: an?)?(?: (?:strong|young|tall|pretty|smart|single)){0,2} ${HE}\\b(?! (?:user|customer|reader|fashion|health))${WHO}`,
      ),
    ],
  },
  {
    code: 'age',
    level: 'block',
    sources: ['promotion-3'],
    replacement: '年龄不限',
    patterns: [
      pattern(`(?:要求|仅?限|${REFUSE})?(?:${RANGE}${YEARS}|${AGE}${YEARS}(?=${BOUND}))${BOUND}?${ENDS}`),
      pattern(
        `(?<!平均|用户|客户|玩家|目标|受众|会员)(?:年龄|年纪)(?:要求|限制?|限|在|为|是|应|须|不得?超过|不(?:大|高)于|小于|低于|控制在|范围|:)*(?:${RANGE}|${AGE}(?=${YEARS}|${BOUND}|[^\\d]|$))(?:${YEARS})?${BOUND}?`,
      ),
      pattern(`(?:仅?限|要求|不?超过|大于|不满|不到|未满(?!1[68]))${AGE}${YEARS}${ENDS}`),
      pattern(`(?:大龄|年龄大的?)(?:者|人员|青年)?${AVOID}|年轻(?:人|者)${PREFER}|${AGE}(?:${YEARS})?\\+?${AVOID}`),
      pattern(`(?:${ONLY}|${REFUSE}|招聘?|优先(?:考虑|录用))${GENERATION}(?!用户|消费|群体|人群|产品|市场)`),
      pattern(
        `${GENERATION}(?:[、和或及]?${GENERATION})*(?:小伙伴|同学|学生|女生|男生)?(?:者|的)?(?:${PREFER}|${AVOID})`,
      ),
      pattern(
        '(?:仅?限|要求)?(?:19[6-9]\\d|20[01]\\d)年?(?:\\d{1,2}月(?:\\d{1,2}日)?)?(?:及?[以之]?[前后])出生(?:者|的)?(?!人口|率|缺陷|用户)',
      ),
      pattern(
        '出生(?:日期|年份|年月)?(?:须|应|需|要求)?(?:在|为|晚于|:)+(?:19[6-9]\\d|20[01]\\d)年?(?:及?[以之]?[前后])?',
      ),
      pattern(`欢迎${GENERATION}(?:[、和或及]?${GENERATION})*(?:同学|小伙伴)?(?=投递|应聘|加入|来)`),
      pattern('(?:\\d{2})?\\d{2}(?:年)?[-–—~至到](?:\\d{2})?\\d{2}年(?:之间)?出生(?!人口|率|缺陷|用户)'),
    ],
    except:
      /(?:面向|针对|服务于?|覆盖|研究|调研|分析|聚焦)[^,。;、\n]{0,8}?(?:岁|后)|(?:(?<!出)生日|周年|工龄)[^,。;\n]{0,4}/gu,
  },
  {
    code: 'age',
    level: 'block',
    sources: ['promotion-3'],
    replacement: 'any age',
    patterns: [
      pattern(
        `(?:^|[,.;:(] ?|\\b(?:be|preferably|aged?|candidates?|applicants?|graduates?|students?|only) )(?:under|below|younger than|over) (?:the age of )?${EN_AGE}\\b(?: years?(?: old| of age)?)?(?= only| preferred| will not| need not|[,.;)]| ?$| years?)`,
      ),
      pattern(
        `(?<!(?:women|men|users?|people|children|kids|customers|players|readers)(?: aged)? )\\b${EN_AGE} ?(?:-|–|to) ?${EN_AGE} years? (?:old|of age)(?= only| preferred| ?$|[,.;])|\\bmaximum age:? ?${EN_AGE}|\\b${EN_AGE} years old (?:or|and) (?:younger|below|under)|(?<=^|[,.;:] ?|\\b(?:be|aged?) )between ${EN_AGE} and ${EN_AGE} years? old`,
      ),
      pattern(`\\b(?:no|not) (?:older than|over) ${EN_AGE}\\b(?: years?(?: old)?)?`),
      pattern(
        `(?<!\\b(?:women|men|users?|people|children|kids|adults|customers|players|readers) )\\bage[ds]?(?: limit| range| requirement)?:? ?(?:between )?${EN_AGE}\\b(?: ?(?:-|–|to|and) ?${EN_AGE})?`,
      ),
      pattern('\\bborn (?:after|before|since|in or after) (?:19|20)\\d{2}'),
      pattern(`\\byoung(?:er)? (?:candidates|applicants|people|graduates|ladies|women|men)${ALONE}`),
    ],
  },
  {
    code: 'family',
    level: 'block',
    sources: ['women-43'],
    replacement: '婚育不限',
    patterns: [
      pattern(`(?:${ONLY}|最好)${STATUSES}(?!用户|人群|群体|青年|家庭)`),
      pattern(`${REFUSE}${STATUSES}(?!用户)(?:女性|男性|人员|者|的)?`),
      pattern(`${STATUSES}(?:女性|男性|女生|人员|人士|者|的|妇女)*(?:${PREFER}|${AVOID})`),
      pattern(`(?<!\\p{Script=Han})${STATUSES}(?!\\p{Script=Han})`),
      pattern('(?<=[,。;:]|^)(?:无|没有)家庭(?:负担|拖累)'),
    ],
  },
  {
    code: 'family',
    level: 'block',
    sources: ['women-43'],
    replacement: null,
    patterns: [
      pattern('不婚不育|年内不要(?:小孩|孩子)|不(?:得|能|可以?|许|准)(?:结婚|怀孕|生育|生小?孩|要孩子|谈?恋爱)'),
      pattern('(?:暂?无|没有)(?:近期)?(?:结婚|生育|婚育|怀孕|婚恋|二胎|要孩子)+的?(?:计划|打算|安排|需求)(?:者?优先)?'),
      pattern('(?:不打算|不考虑|不准备)(?:近期)?(?:结婚|怀孕|恋爱|生育|生?要?(?:小?孩子?|二胎|娃))'),
      pattern('(?<=^|[,。;:、\\n])(?:无|没有)(?:男女|男|女)朋友'),
      pattern(`(?:注明|说明|填写|告知|写明|询问|提供)(?:本人|个人)?(?:是否)?${MARRIAGE}`),
      pattern(
        '婚否(?!不限)|是否有(?:男女|男|女)朋友|(?:是否|有无)(?:已婚|结婚|生育|怀孕|备孕|子女|孩子)(?!的?(?:用户|字段|标签))',
      ),
      pattern('(?:入职|体检|需|须|含|做|查)[^,。;\\n]{0,4}(?:孕检|妊娠(?:测试|检[查测]))'),
    ],
  },
  {
    code: 'family',
    level: 'block',
    sources: ['women-43'],
    replacement: 'any marital status',
    patterns: [
      pattern(`\\b(?:single|unmarried|married)(?: (?:women|men|people))?${WHO}(?: with(?:out)? children)?${ALONE}`),
      pattern('\\bno (?:married|divorced|single|pregnant) (?:women|men|people|candidates?|applicants?)'),
      pattern('\\bmust be (?:single|unmarried|married|childless)\\b'),
      pattern('\\bnot suitable for (?:married|pregnant)(?: women)?'),
    ],
  },
  {
    code: 'family',
    level: 'block',
    sources: ['women-43'],
    replacement: null,
    patterns: [
      pattern(
        '\\b(?:must|may|can|should) ?not (?:be|get|become) pregnant|\\bare you (?:married|pregnant|single)\\b|\\bplan(?:ning)? to (?:get married|get pregnant|have (?:children|a baby))|\\bno (?:kids|children) (?:preferred|only)|\\bno plans? (?:to have|for) (?:children|a baby)',
      ),
      pattern('\\b(?:state|indicate|provide|tell us|specify) your (?:marital|family|childbearing)(?: status)?'),
    ],
  },
];
