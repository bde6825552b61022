import { pattern, type TextRule } from './rule.ts';

const FEE =
  '(?:押金|保证金|抵押金|抵押款|风险金|定金|培训费|服装费|工装费|制服费|资料费|材料费|报名费|建档费|面试费|中介费|介绍费|工牌费|工本费|入会费|会员费|加盟费|激活费|岗位费|内推费|手续费|住宿费|学费|健康证费|(?:中介|培训|推荐|安置|代办)服务费)';
const MONEY = '(?:\\d[\\d,.]*|[一二三四五六七八九十百千两]+) ?(?:元|块|rmb|k|万)';
const PAY =
  '(?:缴纳|缴清|交清|(?<![提成移社转递上外])交(?!通|付|接|互|流|易|叉|友|给)|预交|收取|须付|需付|支付|先付|扣除|扣留|抵扣|代扣|垫付|预扣)';
const NOT = '(?:不(?:会|得|用|需要?|再)?|无[需须]?|免|未|零|拒绝|严禁|禁止|绝不|从不|避免|谨防|凡)';

const PAPER = '(?:(?:身份证|毕业证|学位证|学历证|学生证|资格证|驾驶证|护照|户口本|证件|档案)书?)';
const PAPERS = `${PAPER}(?:[、,和及或]${PAPER})*`;
const KEEPER = '(?:公司|我司|单位|我们|人事|hr|行政)(?:统一|代为)?';

const SCAM_NOT =
  '(?:反|识别|打击|严禁|防范|不做|不|拒绝|禁止|杜绝|治理|检测|拦截|监测|举报|防|整治|远离|警惕|抵制)[^,。;\\n]{0,6}';
const EN_PAPER = '(?:id cards?|ids?|passports?|diplomas?|degree certificates?|certificates?)';

/** What takes money or papers from people. */
export const moneyRules: readonly TextRule[] = [
  {
    code: 'fee',
    level: 'block',
    sources: ['contract-9', 'service-14'],
    replacement: null,
    patterns: [
      pattern(`${PAY}[^,。;\\n]{0,12}?${FEE}(?:${MONEY})?`),
      pattern(`(?:须先?|需先?|先|入职)(?:交纳?|缴纳?|支?付)${MONEY}(?!以[上下])`),
      pattern(`收(?=\\d|你|${FEE})[^,。;\\n]{0,8}?${FEE}`),
      pattern(`${FEE}用?[^,。;\\n\\d]{0,4}(?:${MONEY}(?:自理|自付)?|\\d{2,5}(?![\\d\\p{Script=Han}]))`),
      pattern(
        `${FEE}用?(?:自理|自付|自费|自行承担|由?(?:个人|本人|学员|员工)承担|(?:可|会|后)?(?:返还|退还|不退|退回)|可?(?:贷款|分期)|从?工资[里中]?扣)(?!流程|系统|功能|业务|模块|接口|页面|纠纷|时效|率|产品)`,
      ),
      pattern(
        `培训收费(?:${MONEY})?|收费培训|(?:[需须另]|(?<!不))收费${MONEY}|付费(?:内推|实习|上岗)|缴费后?培训|先缴费|自备(?:\\d+元)?(?:工装费|押金)|押(?:[一二两三\\d]个?月)工资|购买(?:公司|本公司|我司)产品(?:才能|方可|后)|自费购买(?:电脑|设备|工装|制服|材料)|培训贷|招转培`,
      ),
    ],
    except: new RegExp(
      [
        `${NOT}(?:以任何|向|任何|名义|形式|方式|求职者|同学|学生|员工|候选人|的|收取?|缴纳?|交纳?|支付|费用|需|须|以)*(?:[、,和及或]?(?:${FEE}|其他费用|任何费用))+`,
        `(?:负责|协助|核对|处理|跟进|统计|登记|参与|审核|代办|整理|熟悉|维护)[^,。;\\n]{0,16}${FEE}[^,。;\\n]{0,8}`,
        `(?:公司|我司|企业|单位)(?:全额)?(?:承担|报销|支付|代缴|补贴)[^。;\\n]{0,16}`,
        `${FEE}预算`,
        `(?:报销|补贴|退回|免除|减免|补助)[^,。;\\n]{0,8}${FEE}?[^,。;\\n]{0,8}`,
        `(?:投标|租户|客户|商户|摊位|用户|供应商|会员|业主|租房|单车|学员|存管)[^,。;\\n]{0,4}${FEE}[^,。;\\n]{0,6}`,
        '(?:缴纳|代扣|扣除|支付)[^,。;\\n]{0,4}(?:社保|公积金|个税|五险)[^,。;\\n]{0,8}',
        '(?:按时|按月|准时|次月)?支付(?:工资|薪资|报酬|补贴|稿费|奖金)[^,。;\\n]{0,8}',
      ].join('|'),
      'gu',
    ),
  },
  {
    code: 'fee',
    level: 'block',
    sources: ['contract-9', 'service-14'],
    replacement: null,
    patterns: [
      pattern(
        '(?:refundable |security |cash )?deposit (?:is |will be )?required(?:: ?\\d+(?: ?\\w+)?)?|\\b(?:refundable |security |cash )*\\d+ (?:rmb|yuan|cny) deposit|\\b(?:refundable |security |cash )*deposit of (?:rmb|cny|usd|[$¥])? ?\\d+',
      ),
      pattern(
        '\\b(?:pays?|charge[sd]?) (?:you )?(?:an? |the )?(?:\\d+ )?(?:\\w+ )?(?:yuan |rmb )?(?:deposit|(?:training|registration|application|uniform|agency|admin) fees?)',
      ),
      pattern(
        '\\b(?:training|registration|application|uniform|agency) (?:fees?|costs?)(?: of| is|:)? ?(?:rmb|cny|[$¥])? ?\\d+',
      ),
      pattern('\\b(?:pay|paying) for (?:the |your )?(?:own )?(?:training|uniform)'),
    ],
    except: /\b(?:no|never|not|without|free of)\b[^.;\n]{0,24}(?:fees?|deposit|charged?)/gu,
  },
  {
    code: 'papers',
    level: 'block',
    sources: ['contract-9', 'service-14'],
    replacement: null,
    patterns: [
      pattern(`(?:扣押|扣留|暂扣|抵押|上交|收走|扣下|押)(?:本人|员工|个人)?${PAPERS}(?:原件)?`),
      pattern(
        `${PAPERS}(?:原件|正本)?[^,。;\\n]{0,4}?(?:(?:由|交由?|押在|留存|存放?在?|放在?)${KEEPER}(?:保管|保存|代管)?|抵押|扣押|暂扣|留存${KEEPER})(?!系统|流程|功能)`,
      ),
      pattern(
        `${PAPERS}(?:原件|正本)(?:须|需|应|要|均)?(?:上交|交(?!通|互)|寄|邮寄|押)(?:予|给|到|至)?(?:${KEEPER})?|(?:收取|收缴)${PAPERS}(?:原件)?`,
      ),
      pattern(`(?:代为?|统一)保管${PAPERS}(?:原件)?`),
    ],
    except: new RegExp(
      `(?:不(?:会|得)?|未|严禁|禁止|绝不|拒绝|避免)[^,。;\\n]{0,6}(?:扣押|扣留|抵押|暂扣)[^,。;\\n]{0,8}|(?:复印件|扫描件|照片)[^,。;\\n]{0,8}|(?:负责|协助)[^,。;\\n]{0,12}${PAPERS}|${PAPERS}[^,。;\\n]{0,12}(?:系统|流程|功能|平台|项目)`,
      'gu',
    ),
  },
  {
    code: 'papers',
    level: 'block',
    sources: ['contract-9', 'service-14'],
    replacement: null,
    patterns: [
      pattern(
        `\\b(?:send|hand over|hand in|submit|surrender|leave|deposit)(?: us| in)?(?: the| your)? (?:original ${EN_PAPER}|${EN_PAPER} originals?)`,
      ),
      pattern(
        `\\b(?:hand over|surrender|(?:we|company|employer) (?:will )?(?:keeps?|holds?|retains?)) (?:the |your )${EN_PAPER}`,
      ),
      pattern(
        `\\b${EN_PAPER} (?:(?:will be|is|are|must be) )?(?:kept|held|retained|withheld|handed over)(?: by (?:us|the company))?`,
      ),
    ],
    except: /\b(?:no|never|not)\b[^.;\n]{0,16}(?:keep|hold|retain|kept|held|retained)/gu,
  },
  {
    code: 'scam',
    level: 'block',
    sources: ['commerce-17'],
    replacement: null,
    patterns: [
      pattern(
        '(?:做|刷)(?:好评)返现|刷(?:单|信誉|好评|销量|钻)(?!行为|风险|检测|识别|治理|案)',
        '(?<!订)补单员?(?=[,。;]|兼职|$)',
      ),
      pattern(
        '垫付(?:本金|资金|货款)',
        '(?:出租|出借|出售)(?:本人|个人)?(?:微信号?|qq号?|银行卡|账号|电话卡|支付宝)(?:[、和](?:微信号?|qq号?|银行卡|账号|电话卡|支付宝))*',
        '招(?:聘|募)?刷手|刷手(?=招|兼职|$|[,。;])',
        '日[赚入](?:\\d{3,}|千|上千|过千)',
      ),
      pattern('\\b(?:fake|brush(?:ing)?) (?:orders?|reviews?)', '\\bclick farm(?:ing)?'),
    ],
    except: new RegExp(
      `${SCAM_NOT}(?:(?:做|刷)(?:好评)返现|刷(?:单|信誉|好评|销量)|fake)|\\b(?:detect|fight|against|stop|prevent|spot|no)\\w*[^.;\\n]{0,12}(?:fake|click farm)[^.;\\n]{0,24}`,
      'gu',
    ),
  },
  {
    code: 'scam',
    level: 'block',
    sources: ['selling-7'],
    replacement: null,
    patterns: [
      pattern(
        '传销(?!案|行为|宣传|犯罪|活动的?(?:识别|打击))',
        '拉新?人头|人头费|发展会员|层层返利|下线[^,。;\\n]{0,4}(?:返佣|提成|抽成)',
        '发展(?:三级|二级|多级)?下线',
        '\\bpyramid (?:scheme|selling)',
        '\\bmulti-?level marketing',
        '\\brecruit(?:ing)? (?:your )?downlines?',
      ),
    ],
    except: new RegExp(`${SCAM_NOT}(?:传销|拉人头|发展下线)`, 'gu'),
  },
];
