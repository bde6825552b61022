import { ABOUT, ALONE, AVOID, ONLY, PREFER, pattern, REFUSE, TASK, type TextRule, WHO } from './rule.ts';

const EN_PLACE =
  '(?:beijing|shanghai|tianjin|chongqing|guangdong|guangzhou|shenzhen|zhejiang|hangzhou|jiangsu|nanjing|suzhou|fujian|shandong|sichuan|chengdu|hubei|wuhan|hunan|henan|hebei|anhui|shaanxi|yunnan|hainan|hong kong)';
const LOCAL = '(?:本地|本市|本省|外地|外省|外市|省内|省外|市外|本县|本区|本镇|本村|当地|周边|外来|外乡|异地)';
const PLACE = `(?:${LOCAL}|农村|城镇|城市|东北|东三省|两广|两湖|闽南|闽东|客家|山城|皖北|苏北|豫东|江浙沪|云贵川|京津冀|长三角|珠三角|北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古?|广西|西藏|宁夏|新疆|香港|澳门|广州|深圳|杭州|南京|苏州|无锡|宁波|温州|合肥|福州|厦门|武汉|长沙|成都|西安|郑州|济南|青岛|大连|沈阳|长春|哈尔滨|石家庄|太原|昆明|贵阳|南昌|南宁|海口|兰州|潮汕|\\p{Script=Han}{2,3}(?:省|市|县))`;
const PLACES = `${PLACE}(?:[、,和或及与/]${PLACE}){0,9}`;
/** No person but a name or thing: 河南人才市场, 上海人工智能. */
const OF_PEOPLE = '人(?!才|工|民|口|文|力|气|类|参|群|社|寿|均|行)(?:士|员)?';
const FROM = `(?:常住|本地)?(?:(?:户口|户籍|籍贯?)(?!管理|业务|迁移|办理|系统|政策|数据|改革)|生源|老乡|土著|常住人口|${OF_PEOPLE})`;
const PUPILS = '(?:学生|同学|考生|毕业生|应聘者|求职者|应届生|员工)';

const PEOPLES = '(?:少数民族|维吾尔族|维族|回族|藏族|蒙古?族|壮族|苗族|彝族|满族|朝鲜族|哈萨克族|汉族)';
const PEOPLES_LIST = `${PEOPLES}(?:[、,和或及]${PEOPLES}){0,9}`;

const RELIGION =
  '(?:基督教?徒?|法轮功|清真|信主|信耶稣|信伊斯兰|吃斋|念佛|信道|有信仰|佛教徒?|天主教徒?|伊斯兰教徒?|穆斯林|道教徒?|回教徒?|信佛|信教|信基督)';
const BELIEVER = `(?:有?${RELIGION}(?:信仰)?|有?宗教信仰)`;
const EN_BELIEVER = '(?:christians?|muslims?|buddhists?|catholics?|hindus?|atheists?|religious)';

const TIER =
  '(?:(?<!\\d)(?:985|211)(?!\\d)|九八五|二一一|双一流|(?<![a-z])c9|重本|名校生?|双非|二本|三本|专升本|清北(?:复交)?[浙人科]*|清华、?北大|重点(?:大学|本科|院校|高校)|一本(?=院校|高校|大学|及?以上(?:院校|学历|[^\\p{Script=Han}])|学历|学生|线|[、/]|优先|[,。;]|$)|重点一本|民办(?:院校|高校|大学|本科|学校)|独立学院|野鸡大学|名牌大学|知名(?:高校|院校|大学)|顶尖(?:高校|院校|大学)|头部高校|常春藤|g5|藤校|五院四系|两财一贸|国防七子|华五|四非|双非院校|末流|普本|二三本|大专院校(?!毕业证))';
const TIERS = `${TIER}(?:[/、,和或及与 ]*${TIER}){0,9}`;
const KIND =
  '(?:(?:及?以[上下]|高校|院校|大学|学校|本科|硕士|博士|研究生|本硕|学历|背景|毕业生?|应届生?|出身|学生|同学|的|者|类|等)*)';
/** Counted, or a name: 985 条数据, 211 工程项目. */
const THINGS = '(?!工程项目|校企|学科|巡展|巡讲|建设|\\d|条|份|期|单|个|件|元|次|号|页)';

/** Origin, ethnicity, faith, school. */
export const backgroundRules: readonly TextRule[] = [
  {
    code: 'origin',
    level: 'block',
    sources: ['posting-2026', 'campus-2013'],
    replacement: '户籍不限',
    patterns: [
      pattern(`(?:${ONLY}|(?:需要?|须|必须|应)(?:具?有|持有?|为|是)?|具有)${PLACES}${FROM}(?:${PREFER})?`),
      pattern(`${ONLY}${LOCAL}(?:${PUPILS}|(?!\\p{Script=Han}))`),
      pattern(`(?:${ONLY})?[京沪粤浙苏]籍(?:者|的)?${PREFER}|(?:仅?限|只招)[京沪粤浙苏]籍`),
      pattern(`[京沪粤浙苏](?:户口|户籍|籍)(?:者|的)?(?:${PREFER}|${AVOID})`),
      pattern(
        `(?:土生土长的|非|家在)?${PLACES}(?:${FROM}(?:${PUPILS})?|${PUPILS}(?=${AVOID}))(?:者|的)?(?:${PREFER}|${AVOID})`,
      ),
      pattern(`${LOCAL}的?(?:${AVOID}|优先(?![^,。;、\\n]))`),
      pattern(`${LOCAL}(?:户口|户籍|籍|生源)[及和与或、](?:户口|户籍|生源)${PREFER}`),
      pattern(`(?<=^|[,。;:\\n])${PLACE}本地人(?=[,。;]|$)`),
      pattern(`非[^\\s,。;、]{1,4}(?:人|籍)${AVOID}`),
      pattern(`${REFUSE}(?:来自)?${PLACES}的?(?:${FROM}|${PUPILS}|(?!\\p{Script=Han}))`),
    ],
  },
  {
    code: 'origin',
    level: 'block',
    sources: ['posting-2026', 'campus-2013'],
    replacement: '户籍不限',
    patterns: [
      pattern(
        `${PLACES}(?:的)?(?:${FROM}|${PUPILS}|朋友|求职者|兄弟|姐妹|人员|来的|过来的|考生|籍贯)(?:的|者)?(?:${AVOID}|${PREFER})`,
        `\\p{Script=Han}{2,4}(?<!外|国|党|学|书|古|户|典|军|美|秘|史|经)籍(?:的|者|人|员工|同学|学生)*(?:${PREFER}|${AVOID})`,
        `${PLACES}的(?:${AVOID}|优先(?=[,。;)]|$|录|考))|${LOCAL}人?(?:为主|先考虑)|(?:外地|外省|外来)[^,。;\\n]{0,5}?(?:${AVOID})|(?:${REFUSE})(?:外来|外地|外省|乡下)(?:务工)?(?:人员|的|人|户口|工)?`,
        `(?<=^|[,。;、\\n(:])(?:仅?限)?${LOCAL}(?:人|户口|户籍|籍|生源)(?=[,。;)]|$)|[京沪津渝粤浙苏鲁]户(?=优先|[,。;)]|$)`,
        `家(?:住|在)\\p{Script=Han}{2,5}?(?:的|者|附近的?)*(?:优先|${AVOID})`,
        `(?:${LOCAL}|外地人?|外省人?|乡下人?|农村人?)(?:的|来的|过来的|户口|户籍|人)*(?:${AVOID}|优先(?=[,。;)]|$|录|考))`,
        `户(?:口|籍)(?:所在地|地)?(?:须|需|必须|应|要求?|限|仅限)*(?:在|为|是|:|属)(?:本|${PLACE})[^,。;\\n]{0,6}?(?:${PREFER}|者|的|户口?|(?=[,。;)]|$))`,
        `(?:${ONLY}|必须(?:是|为)?|须(?:是|为)?|要求?|限|只要|招|找)(?:土生土长的?)?${PLACES}(?:本地|土生土长|土著|原住|籍|户口|户籍|生源|老乡)(?:人|的|者)?(?!化)`,
        `${REFUSE}(?:来自|老家(?:在|是))?${PLACES}(?:的)?(?:${FROM}|${PUPILS}|朋友|求职者|来的|(?=[,。;)]|$))`,
        `(?:老家|籍贯|祖籍|家庭住址|家住?|户口)(?:须|需|必须|最好|要|得|应)*(?:在|是|为|:)+${PLACES}(?:的|者|本地)*(?:${PREFER}|${AVOID}|(?=[,。;)]|$))`,
        `(?:家在|住在)${PLACES}[^,。;\\n]{0,3}(?:优先|勿|别|不要)|(?:老乡|同乡|乡党|本村人)(?:${PREFER}|${AVOID})|(?:地域|地区)(?:限制|要求):?(?:仅?限)?${PLACE}`,
      ),
    ],
    except: [
      TASK,
      ABOUT,
      pattern(
        '(?:户籍|户口|籍贯|地域|生源)(?:均|都)?(?:不限|不作|不做|不要求)|(?:不限|不看|不论|不分|无论)[^,。;\\n]{0,6}(?:户籍|户口|籍贯|地域|外地|本地)[^,。;\\n]{0,6}',
        '(?:熟悉|了解|会讲|会说|懂|有)[^,。;\\n]{0,10}(?:市场|方言|话|资源|线路|路况|环境|人脉|文化|语)(?:者)?(?:优先|为佳|加分)?|(?<=^|[,。;\\n])[^,。;\\n]{0,30}?(?:办公|工作|就业|发展|出差|驻场|常驻|到岗|实习|生活)(?:的|者)?(?:优先|意愿|优先考虑)?',
        '(?:市场|经验|资源|门店|项目|景区|品牌|业务|渠道|客户)(?:的|者)?优先',
      ),
    ],
  },
  {
    code: 'origin',
    level: 'block',
    sources: ['posting-2026', 'campus-2013'],
    replacement: 'any place of origin',
    patterns: [
      pattern(`\\b(?:must (?:hold|have)|holding|with|needs?|requires?) (?:an? )?(?:[a-z]+ )?hukou`),
      pattern(`\\b(?:[a-z]+ )?hukou(?: holders?)?(?: in [a-z]+)?${ALONE}`),
      pattern(
        `\\bnative (?!english|chinese|mandarin|french|german|japanese|korean|spanish)[a-z]+(?! speaker)${ALONE}|\\b${EN_PLACE} (?:natives?|people|applicants?|candidates?)${ALONE}`,
      ),
      pattern(`\\bonly (?:[a-z]+ residents|locals)\\b|\\bmust be (?:from|born in|a native of) ${EN_PLACE}`),
      pattern(`\\blocals?(?: residents?)?${WHO}${ALONE}`),
      pattern(`\\b(?:no|not) (?:candidates?|applicants?|people|students?|graduates?|anyone) from [a-z]+(?: [a-z]+)?`),
    ],
  },
  {
    code: 'ethnicity',
    level: 'block',
    sources: ['promotion-28', 'market-24'],
    replacement: '民族不限',
    patterns: [
      pattern(`${ONLY}汉族(?:学生|同学|人)?(?!服|史|传统|文化|音乐)`),
      pattern(`${PEOPLES_LIST}(?:学生|同学|人员|人|者|的)?(?:${AVOID})|汉族(?:者|学生)?优先`),
      pattern(`${REFUSE}${PEOPLES_LIST}(?:学生|同学|人员|人)?`),
      pattern(
        `${PEOPLES_LIST}(?:的|者|同胞|朋友|求职者|学生|同学|人)?[^,。;\\n]{0,10}?(?:${AVOID})`,
        '(?<=^|[,。;、\\n(]|民族(?:要求|限制?|为|是|:)*|要求:?|须为|必须是?|仅|只|限)(?:仅|只|限)?汉族(?:人|者|学生)?(?=[,。;、)]|$)',
        '(?:民族)(?:要求|限制?|为|是|:)+(?:仅?限)?汉族?(?!、|不限)|(?:外族|少民|民族生)(?:勿|不|别|请)',
      ),
    ],
  },
  {
    code: 'ethnicity',
    level: 'block',
    sources: ['promotion-28', 'market-24'],
    replacement: 'any ethnicity',
    patterns: [
      pattern(
        `\\bhan(?: chinese)?${WHO}${ALONE}`,
        `\\bno (?:uyghurs?|uighurs?|tibetans?|(?:ethnic )?minorit(?:y|ies))${WHO}|\\b(?:uyghurs?|tibetans?|minorities)${ALONE}`,
      ),
    ],
  },
  {
    code: 'faith',
    level: 'block',
    sources: ['promotion-3', 'market-24'],
    replacement: '宗教信仰不限',
    patterns: [
      pattern(`${BELIEVER}(?:者|人士|人员|学生|的)*(?:${PREFER}|${AVOID})`),
      pattern(`${REFUSE}${BELIEVER}(?:的?(?:人员|人士|人|学生|者))?`),
      pattern(`(?:${ONLY}|须|(?<=^|[,。;:\\n]))无宗教信仰者?`),
    ],
  },
  {
    code: 'faith',
    level: 'block',
    sources: ['promotion-3', 'market-24'],
    replacement: 'any faith',
    patterns: [
      pattern(
        `\\b${EN_BELIEVER}${WHO}${ALONE}`,
        `\\bno ${EN_BELIEVER}\\b${WHO}`,
        `\\bmust (?:not )?be (?:an? )?${EN_BELIEVER}\\b`,
      ),
    ],
  },
  {
    code: 'school',
    level: 'block',
    sources: ['campus-2013'],
    replacement: '院校不限',
    patterns: [
      pattern(
        `(?:${ONLY}|${REFUSE}|仅限|非|(?:须|必须)(?:毕业于|来自)|第一学历(?:要求|须|必须|为|是|:|全日制)*|(?<!(?:成员|导师|团队|创始人|老师|同事)[^,。;]{0,3})毕业于|(?:本硕|本科|硕士|毕业院校|学校层次|院校层次|院校背景|学校|院校)(?:均|都)?(?:须|需|必须|应|为|是|:|要求)+|招聘对象:?(?:国内)?)${TIERS}${THINGS}${KIND}(?:${PREFER}|${AVOID})?`,
      ),
      pattern(
        `(?<=^|[,。;、\\n(:])(?:(?:985|211)(?:[/、,和或及与 ]*(?:985|211|双一流|c9))*${THINGS}${KIND}|${TIERS}${THINGS}(?:高校|院校|大学|的)*(?:应届|毕业|学生|本科|硕士|博士|研究生|学历|背景)(?:生)?)(?=[,。;、)]|$)|${TIERS}${KIND}(?:起步|起(?=[,。;)]|$)|打底|保底)`,
        `(?:本科|硕士|博士|学历|学校|院校|母校|出身|毕业)[^,。;\\n]{0,5}(?:得|要|须|至少|起码|必须|应)(?:是|为|在)?${TIERS}${THINGS}`,
        `(?:要求|须|需|必须|仅?限)[^,。;\\n]{0,5}${TIERS}(?=[,。;)]|$|高校|院校|毕业|以上|及以上)`,
        '(?:国内|海外|世界|全球|国际|院校|排名|高校|大学)[^,。;\\n]{0,4}(?:前|top) ?\\d{1,3}(?![\\d%])(?!的?(?:客户|企业|品牌|公司|物业|房企))',
      ),
      pattern(
        `${TIERS}${KIND}(?:${PREFER}|${AVOID})|(?:普通|一般|普通全日制|民办|二类|三类|地方|职业)(?:本科|院校|高校|大学|学校)(?:的|毕业|简历|生|学生|背景)*(?:直接|一律|请|均)?${AVOID}`,
      ),
      pattern(`(?<!\\d)(?:985|211)及?以上(?!单|条|件|人|名|元|个|家)${KIND}`),
      pattern(`一本及?以上(?:院校|学历|本科|高校|大学|毕业)${KIND}`),
      pattern(`重点(?:大学|本科|院校|高校)(?:本科|硕士|毕业)${KIND}`),
      pattern(
        '(?<!\\d)(?:985|211|双一流|(?<![a-z])c9|清北)(?:高校|院校|大学)?(?:本硕|硕博|本科|硕士|博士|背景|学历|毕业生?)',
      ),
      pattern(
        '(?<![a-z])qs ?(?:世界)?(?:大学)?(?:排名)?(?:前|top ?)?\\d{2,3}(?!\\d)(?:名|位)?(?=的?(?:院校|高校|大学|名校|海外|硕士|本科|毕业|学校|优先|以内))|世界排名前\\d{2,3}|(?:海外|世界|全球|国际)(?:排名)?(?:前|top ?)\\d{2,3}',
      ),
    ],
    except: [
      /(?:(?:不限|不看|不分|不要求)|考上|考入|辅导)[^,。;\n]{0,6}(?:985|211|双一流|名校)|(?<![a-z])qs[^,。;\n]{0,8}(?:申请|数据|指标)/gu,
    ],
  },
  {
    code: 'school',
    level: 'block',
    sources: ['campus-2013'],
    replacement: 'any school',
    patterns: [
      pattern(
        `(?<!\\d)(?:985|211)(?: ?(?:/|or|and|,) ?(?:985|211))?(?: (?:universit(?:y|ies)|schools?|graduates?|students?|colleges?))(?:${ALONE})?`,
      ),
      pattern(`(?<!\\d)(?:985|211)(?: ?(?:/|or|and|,) ?(?:985|211))?(?:${ALONE}| (?:or|and) above)`),
      pattern(`\\b(?:tsinghua|peking university)(?: (?:or|and) (?:tsinghua|peking)(?: university)?)?${WHO}${ALONE}`),
      pattern(`\\bdouble first[ -]class(?: universit(?:y|ies)| schools?)?${WHO}${ALONE}`),
      pattern(`\\b(?:top|first|elite|prestigious)(?:[ -]tier)? (?:universit(?:y|ies)|schools?)${WHO}${ALONE}`),
      pattern(
        '\\b(?:graduated|graduates|degree|must be) from (?:an? )?(?:top|elite|prestigious|985|211)[ -]?(?:tier)? ?(?:/ ?211 )?(?:universit(?:y|ies)|schools?)',
      ),
      pattern('\\bqs (?:world )?(?:ranking )?(?:top[ -]?)\\d{2,3}(?: universit(?:y|ies))?'),
    ],
  },
];
