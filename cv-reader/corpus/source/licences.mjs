// Business licences as companies hand them in: forms of before 2015, of 2015, 2019 and 2022, of companies, branches,
// partnerships, sole owners and individual businesses, from three provinces and a municipality. No such company exists.
// A third is held out: the rules are written looking at the others only.

/** What each way of handing in does to a page: options of `spoiled` in media.mjs, and what lies on the paper. */
const clean = { turn: 0, noise: 0, blur: 0, shade: 0, extension: 'png' };
const scan = { turn: 0.5, noise: 10, blur: 0.3, shade: 0, extension: 'jpg', quality: 60 };
const copy = { turn: 0.8, noise: 20, blur: 0.5, shade: 0, grey: true, extension: 'jpg', quality: 50 };
const photo = { turn: 1.4, noise: 9, blur: 0.5, shade: 0.25, desk: 60, extension: 'jpg', quality: 60 };
const askew = { ...photo, turn: 3.6, lean: 0.07 };
const shadow = { ...photo, turn: 1.1, shade: 0.55, corner: 0.5 };

/** The character that a unified social credit code of 17 ends with (GB 32100-2015). */
function withCheckDigit(code) {
  const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const sum = [...code].reduce((total, sign, index) => total + characters.indexOf(sign) * (3 ** index % 31), 0);
  return code + characters[(31 - (sum % 31)) % 31];
}

/** `code` of 17 takes its check digit, of 15 is a registration number of before 2015. */
const rows = [
  {
    id: 'shanghai-2019',
    layout: 'two-columns-2019',
    code: '91310115MA1K35X7Q',
    name: '上海澄砚智能科技有限公司',
    type: '有限责任公司（自然人投资或控股）',
    person: '顾明远',
    capital: '人民币500.0000万元整',
    founded: '2016-08-12',
    until: '2046-08-11',
    address: '中国（上海）自由贸易试验区祖冲之路1288弄6号402室',
    scope:
      '从事智能科技、计算机科技领域内的技术开发、技术咨询、技术服务、技术转让，软件开发，计算机、软件及辅助设备的销售。【依法须经批准的项目，经相关部门批准后方可开展经营活动】',
    spoil: clean,
  },
  {
    id: 'guangzhou-2022',
    layout: 'two-columns-2022',
    code: '91440101MA9XW8R27',
    name: '广州南棠文化传播有限公司',
    type: '有限责任公司（自然人独资）',
    person: '黎思琪',
    capital: '壹佰万元（人民币）',
    founded: '2022-04-19',
    address: '广州市海珠区新港东路618号1304房',
    scope:
      '文化艺术业（具体经营项目请登录国家企业信用信息公示系统查询。依法须经批准的项目，经相关部门批准后方可开展经营活动。）',
    spoil: photo,
  },
  {
    id: 'chengdu-2015',
    layout: 'one-column-2015',
    code: '91510107321549876',
    name: '成都青芦生物医药股份有限公司',
    type: '股份有限公司（非上市、自然人投资或控股）',
    person: '司徒卫国',
    capital: '（人民币）贰仟万元',
    founded: '2014-11-03',
    until: '',
    address: '成都高新区科园南路88号5栋3层301号',
    scope:
      '生物技术推广服务；医疗器械研发；货物进出口；技术进出口（以上经营范围国家法律、行政法规、国务院决定禁止或限制的除外）。',
    spoil: scan,
  },
  {
    id: 'shenzhen-old',
    layout: 'one-column-old',
    code: '440301103456789',
    name: '深圳市佳宏电子有限公司',
    type: '有限责任公司',
    person: '陈伟',
    capital: '人民币300万元',
    founded: '2008-05-27',
    until: '2028-05-27',
    address: '深圳市宝安区西乡街道固戍社区南昌路3号B栋2楼',
    scope: '电子产品、五金制品的生产与销售；国内商业、物资供销业。',
    spoil: copy,
  },
  {
    id: 'hangzhou-individual',
    layout: 'individual',
    code: '92330106MA2B1C3D4',
    name: '杭州市西湖区半盏咖啡店',
    type: '个体工商户',
    person: '沈小满',
    founded: '2020-09-15',
    address: '浙江省杭州市西湖区北山街道保俶路58号1楼',
    scope: '许可项目：食品经营（依法须经批准的项目，经相关部门批准后方可开展经营活动，具体经营项目以审批结果为准）。',
    spoil: photo,
  },
  {
    id: 'shanghai-branch',
    layout: 'branch',
    code: '91310106MA1FY8T93',
    name: '北京恒川咨询有限公司上海分公司',
    type: '有限责任公司分公司（自然人投资或控股）',
    person: '欧阳静',
    founded: '2018-01-30',
    until: '2038-01-29',
    address: '上海市静安区南京西路1717号3201单元',
    scope: '企业管理咨询，商务信息咨询，市场营销策划。【依法须经批准的项目，经相关部门批准后方可开展经营活动】',
    spoil: askew,
  },
  {
    id: 'shenzhen-partnership',
    layout: 'partnership',
    code: '91440300MA5EQ7XA1',
    name: '深圳市启航壹号投资合伙企业（有限合伙）',
    type: '有限合伙',
    person: '深圳市启航资本管理有限公司',
    capital: '5000万元人民币',
    founded: '2017-06-21',
    until: '2027-06-20',
    address: '深圳市前海深港合作区前湾一路1号A栋201室',
    scope: '创业投资业务；投资咨询（不含限制项目）。',
    spoil: scan,
  },
  {
    id: 'chengdu-sole',
    layout: 'sole-owner',
    code: '91510104MA6CXP4R7',
    name: '成都市锦江区木禾设计工作室',
    type: '个人独资企业',
    person: '阿依努尔·买买提',
    founded: '2021-03-08',
    address: '成都市锦江区东大街芷泉段68号1栋2单元17层',
    scope: '工业设计服务；平面设计；图文设计制作；摄影扩印服务。',
    spoil: shadow,
  },
  {
    id: 'guangdong-stamped',
    layout: 'two-columns-2019',
    code: '91440605MA4UW1T57',
    name: '佛山市南海区永顺不锈钢制品有限公司',
    type: '有限责任公司（自然人投资或控股）',
    person: '梁志强',
    capital: '伍佰万元人民币',
    founded: '2016-10-10',
    until: '',
    address: '佛山市南海区狮山镇小塘新城工业区三路12号',
    scope: '加工、产销：不锈钢制品、五金配件；国内贸易。（依法须经批准的项目，经相关部门批准后方可开展经营活动。）',
    stamp: '复印件与原件一致',
    spoil: copy,
  },
  {
    id: 'sichuan-watermark',
    layout: 'two-columns-2022',
    code: '91510700MA7DF3GH8',
    name: '绵阳蜀新精密机械有限责任公司',
    type: '其他有限责任公司',
    person: '何清',
    capital: '捌佰万元整',
    founded: '2021-12-20',
    address: '四川省绵阳市涪城区金家林下街145号',
    scope:
      '一般项目：机械零件、零部件加工；机械设备研发；金属制品销售（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）。',
    watermark: '仅供注册使用',
    spoil: { ...clean, extension: 'jpg', quality: 70 },
  },
  {
    id: 'shanghai-foreign',
    layout: 'two-columns-2019',
    code: '913100007178532L6',
    name: '贺兰森（中国）贸易有限公司',
    type: '有限责任公司（外国法人独资）',
    person: 'SMITH JOHN EDWARD',
    capital: '美元1200.0000万',
    founded: '2005-02-28',
    until: '2035-02-27',
    address: '上海市黄浦区淮海中路999号36楼3601室',
    scope:
      '化妆品、日用百货、家居用品的批发、进出口及相关配套服务。【依法须经批准的项目，经相关部门批准后方可开展经营活动】',
    spoil: scan,
  },
  {
    id: 'guangzhou-electronic',
    layout: 'electronic',
    code: '91440106MA9Y2A6B3',
    name: '广州市予舟信息技术有限公司',
    type: '有限责任公司（自然人投资或控股）',
    person: '冼嘉豪',
    capital: '壹仟万元（人民币）',
    founded: '2021-08-05',
    address: '广州市天河区黄埔大道西100号之二2708房',
    scope: '软件和信息技术服务业（具体经营项目请登录国家企业信用信息公示系统查询。）',
    spoil: clean,
  },
  {
    id: 'chengdu-electronic-marked',
    layout: 'electronic',
    code: '91510105MAACQ2W75',
    name: '成都蓝筱网络科技有限公司',
    type: '有限责任公司(自然人独资)',
    person: '殷素素',
    capital: '壹佰万元整',
    founded: '2021-05-18',
    address: '成都市青羊区光华东三路489号西环广场1栋1单元1108号',
    scope: '一般项目：网络技术服务；数字内容制作服务（不含出版发行）。',
    watermark: '仅限办理业务使用 他用无效',
    spoil: { ...clean, extension: 'jpg', quality: 55 },
  },
  {
    id: 'chongqing-individual-shadow',
    layout: 'individual',
    code: '92500103MA5UQK3H2',
    name: '渝中区老门坎火锅店',
    type: '个体工商户',
    person: '冉光荣',
    founded: '2017-03-14',
    address: '重庆市渝中区较场口88号附12号',
    scope: '餐饮服务（依法须经批准的项目，经相关部门批准后方可开展经营活动）。',
    spoil: shadow,
  },
  {
    id: 'shanghai-2015-askew',
    layout: 'one-column-2015',
    code: '91310112342167890',
    name: '上海闵行区新桥物业管理有限公司',
    type: '一人有限责任公司（自然人独资）',
    person: '陆嘉',
    capital: '人民币伍拾万元整',
    founded: '2015-07-01',
    until: '2035-06-30',
    address: '上海市闵行区七莘路1388号2幢215室',
    scope: '物业管理，停车场（库）经营管理，保洁服务，绿化养护。',
    spoil: askew,
  },
  {
    id: 'guangdong-sideways',
    layout: 'two-columns-2022',
    code: '91441900MA5A1B2C9',
    name: '东莞市卓越包装材料有限公司',
    type: '有限责任公司（自然人投资或控股）',
    person: '叶倩',
    capital: '人民币贰佰万元',
    founded: '2023-02-06',
    address: '广东省东莞市长安镇振安东路266号3栋101室',
    scope: '一般项目：纸和纸板容器制造；包装材料及制品销售。（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）',
    spoil: { ...photo, quarters: 3 },
  },
  {
    id: 'sichuan-old-stamped',
    layout: 'one-column-old',
    code: '510100000123456',
    name: '成都天府建筑工程有限公司',
    type: '有限责任公司（自然人投资或控股）',
    person: '赵国栋',
    capital: '壹仟零捌万元人民币',
    founded: '2003-09-18',
    until: '',
    address: '成都市青羊区人民中路二段68号',
    scope: '房屋建筑工程施工总承包；建筑装修装饰工程；销售建筑材料。',
    stamp: '与原件相符',
    spoil: scan,
  },
  {
    id: 'zhejiang-2019-shadow',
    layout: 'two-columns-2019',
    code: '91330782MA29LE5K4',
    name: '义乌市云帆进出口有限公司',
    type: '有限责任公司（自然人投资或控股）',
    person: '骆宾',
    capital: '壹佰零捌万元整',
    founded: '2017-05-09',
    until: '2037-05-08',
    address: '浙江省义乌市福田街道银海一区12幢3单元201室',
    scope:
      '货物进出口、技术进出口；日用百货、工艺品、针纺织品批发、零售（依法须经批准的项目，经相关部门批准后方可开展经营活动）。',
    spoil: shadow,
    heldOut: true,
  },
  {
    id: 'guangzhou-branch',
    layout: 'branch',
    code: '91440104MA5CKF8L0',
    name: '中恒人力资源服务有限公司广州越秀分公司',
    type: '有限责任公司分公司（法人独资）',
    person: '曾宪梓',
    founded: '2019-11-26',
    address: '广州市越秀区东风东路753号之一1805房',
    scope: '劳务派遣服务；人才招聘；职业中介服务；企业管理咨询。',
    spoil: photo,
    heldOut: true,
  },
  {
    id: 'shanghai-partnership-copy',
    layout: 'partnership',
    code: '91310230MA1K2T6U5',
    name: '上海衡石企业管理合伙企业（普通合伙）',
    type: '普通合伙企业',
    person: '方建平',
    capital: '人民币10.0000万元整',
    founded: '2018-07-04',
    until: '2048-07-03',
    address: '上海市崇明区横沙乡富民支路58号A3-6121室（上海横泰经济开发区）',
    scope: '企业管理咨询，商务咨询。【依法须经批准的项目，经相关部门批准后方可开展经营活动】',
    stamp: '复印件与原件一致',
    spoil: copy,
    heldOut: true,
  },
  {
    id: 'chengdu-2022-askew',
    layout: 'two-columns-2022',
    code: '91510100MABTK9W31',
    name: '成都聆风科技有限公司',
    type: '有限责任公司（自然人投资或控股的法人独资）',
    person: '税雨薇',
    capital: '叁佰万元整',
    founded: '2022-06-30',
    address: '中国（四川）自由贸易试验区成都市天府新区兴隆街道湖畔路西段99号',
    scope:
      '一般项目：人工智能应用软件开发；信息系统集成服务（除依法须经批准的项目外，凭营业执照依法自主开展经营活动）。',
    spoil: askew,
    heldOut: true,
  },
  {
    id: 'guangdong-individual',
    layout: 'individual',
    code: '92440400MA4XJ5N62',
    name: '珠海市香洲阿海水产档',
    type: '个体工商户',
    person: '吴海',
    founded: '2018-12-03',
    address: '珠海市香洲区凤凰北路2088号湾仔沙市场A12档',
    scope: '水产品零售。（依法须经批准的项目，经相关部门批准后方可开展经营活动）',
    spoil: scan,
    heldOut: true,
  },
  {
    id: 'jiangsu-2015',
    layout: 'one-column-2015',
    code: '91320594588412345',
    name: '苏州工业园区明瑞光电股份有限公司',
    type: '股份有限公司（非上市）',
    person: '钱学礼',
    capital: '3250万元整',
    founded: '2011-12-12',
    until: '',
    address: '苏州工业园区星湖街328号创意产业园5-B302单元',
    scope: '研发、生产、销售：光电器件、光学仪器，并提供相关技术服务；从事上述产品的进出口业务。',
    spoil: { ...photo, lean: 0.05 },
    heldOut: true,
  },
  {
    id: 'shenzhen-electronic',
    layout: 'electronic',
    code: '91440300MA5G3H4J2',
    name: '深圳市拾月网络科技有限公司',
    type: '有限责任公司',
    person: '邝美玲',
    capital: '人民币50万元',
    founded: '2020-10-22',
    address: '深圳市南山区粤海街道高新区社区科技南路16号深圳湾科技生态园9栋',
    scope: '一般经营项目是：网络技术开发、技术咨询；电子商务。',
    watermark: '仅供平台认证使用 再次复印无效',
    spoil: { ...clean, extension: 'jpg', quality: 55 },
    heldOut: true,
  },
  {
    id: 'sichuan-old-photo',
    layout: 'one-column-old',
    code: '511300000098765',
    name: '南充市嘉陵丝绸有限公司',
    type: '有限责任公司（国有控股）',
    person: '蒲发祥',
    capital: '贰仟捌佰万元人民币',
    founded: '2001-04-16',
    until: '2031-04-15',
    address: '南充市嘉陵区耀目路二段126号',
    scope: '丝绸制品生产、销售；蚕茧收购；进出口贸易。',
    spoil: photo,
    heldOut: true,
  },
];

export const licences = rows.map(({ code, until, heldOut = false, ...licence }) => ({
  ...licence,
  heldOut,
  code: code.length === 17 ? withCheckDigit(code) : code,
  until,
}));

const inWords = (day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日');
const termOf = ({ founded, until }) => `${inWords(founded)}至${until ? inWords(until) : '长期'}`;

/** The left one of two columns; who stands for the company is called otherwise in each form. */
const leftColumn = (one, person) => [
  ['名称', one.name],
  ['类型', one.type],
  [person, one.person],
  ['经营范围', one.scope],
];

/** What each form says of itself, label by label, in its columns. */
const forms = {
  'two-columns-2019': (one) => [
    leftColumn(one, '法定代表人'),
    [
      ['注册资本', one.capital],
      ['成立日期', inWords(one.founded)],
      ['营业期限', termOf(one)],
      ['住所', one.address],
    ],
  ],
  // The term stands on licences no more (Regulations on the Administration of Registration of Market Entities, 2022).
  'two-columns-2022': (one) => [
    leftColumn(one, '法定代表人'),
    [
      ['注册资本', one.capital],
      ['成立日期', inWords(one.founded)],
      ['住所', one.address],
    ],
  ],
  electronic: (one) => forms['two-columns-2022'](one),
  branch: (one) => [
    leftColumn(one, '负责人'),
    [
      ['成立日期', inWords(one.founded)],
      ...(one.until === undefined ? [] : [['营业期限', termOf(one)]]),
      ['经营场所', one.address],
    ],
  ],
  individual: (one) => [
    leftColumn(one, '经营者'),
    [
      ['组成形式', '个人经营'],
      ['注册日期', inWords(one.founded)],
      ['经营场所', one.address],
    ],
  ],
  partnership: (one) => [
    leftColumn(one, '执行事务合伙人'),
    [
      ['出资额', one.capital],
      ['成立日期', inWords(one.founded)],
      ['合伙期限', termOf(one)],
      ['主要经营场所', one.address],
    ],
  ],
  'sole-owner': (one) => [
    leftColumn(one, '投资人'),
    [
      ['成立日期', inWords(one.founded)],
      ['住所', one.address],
    ],
  ],
  'one-column-2015': (one) => [
    [
      ['名称', one.name],
      ['类型', one.type],
      ['住所', one.address],
      ['法定代表人', one.person],
      ['注册资本', one.capital],
      ['成立日期', inWords(one.founded)],
      ['营业期限', termOf(one)],
      ['经营范围', one.scope],
    ],
  ],
  'one-column-old': (one) => [
    [
      ['名称', one.name],
      ['住所', one.address],
      ['法定代表人姓名', one.person],
      ['注册资本', one.capital],
      ['实收资本', one.capital],
      ['公司类型', one.type],
      ['经营范围', one.scope],
      ['成立日期', inWords(one.founded)],
      ['营业期限', termOf(one)],
    ],
  ],
};

const isUpright = ({ layout }) => layout.startsWith('one-column');

/** Pixels of the paper; forms of one column stand upright. */
export const sizeOf = (one) => (isUpright(one) ? { width: 900, height: 1270 } : { width: 1400, height: 990 });

/** The licence as a page of its own. */
export function licenceHtml(one) {
  const columns = forms[one.layout](one)
    .map((rows) => `<dl>${rows.map(([label, value]) => `<dt>${wide(label)}</dt><dd>${value}</dd>`).join('')}</dl>`)
    .join('');
  const isOld = one.layout === 'one-column-old';
  const code = isOld ? `注册号 ${one.code}` : `统一社会信用代码<br><b>${one.code}</b>`;
  const { width, height } = sizeOf(one);
  return `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;width:${width}px;height:${height}px;box-sizing:border-box;padding:48px;background:#fffdf4;color:#1c1c1c;
      font:22px/1.7 "Noto Serif CJK SC";position:relative;overflow:hidden}
    .frame{height:100%;box-sizing:border-box;border:8px double #b8974a;padding:46px ${isUpright(one) ? 56 : 84}px;position:relative;
      background:repeating-linear-gradient(45deg,transparent 0 7px,#f3ead0 7px 8px)}
    .emblem{width:84px;height:84px;border-radius:50%;background:radial-gradient(#f7d046 28%,#c8161d 30%);margin:0 auto}
    h1{font:700 ${isOld ? 48 : isUpright(one) ? 62 : 68}px "Noto Serif CJK SC";letter-spacing:${isOld ? '.2em' : '.42em'};text-align:center;margin:14px 0 0;padding-left:.4em}
    .kind{text-align:center;letter-spacing:.3em;margin-bottom:26px}
    .code{position:${isUpright(one) ? 'static' : 'absolute'};left:84px;top:64px;line-height:1.5;text-align:${isUpright(one) ? 'center' : 'left'}}
    .code b{font:600 24px "Noto Sans CJK SC";letter-spacing:.04em}
    .qr{position:absolute;right:84px;top:56px;width:110px;height:110px;background:
      conic-gradient(#222 25%,#fff 0 50%,#222 0 75%,#fff 0) 0 0/14px 14px}
    .columns{display:grid;grid-template-columns:${isUpright(one) ? '1fr' : '1.15fr 1fr'};gap:0 56px}
    dl{display:grid;grid-template-columns:${isUpright(one) || one.layout === 'partnership' ? 190 : 148}px 1fr;gap:14px 20px;margin:0;align-content:start}
    dt{color:#5d4a1f;text-align-last:justify;white-space:nowrap}dd{margin:0}
    .office{position:absolute;right:120px;bottom:64px;line-height:2}
    .seal{position:absolute;right:110px;bottom:44px;width:170px;height:170px;border:6px solid #d0212ab0;border-radius:50%;
      color:#d0212ab0;display:grid;place-items:center;font:600 20px/1.2 "Noto Sans CJK SC";text-align:center}
    .foot{position:absolute;left:0;right:0;bottom:10px;text-align:center;font-size:15px}
    .stamp{position:absolute;left:40%;top:52%;transform:rotate(-11deg);border:4px solid #c2202ab8;color:#c2202ab8;padding:4px 18px;
      font:600 30px "Noto Sans CJK SC"}
    .mark{position:absolute;inset:0;display:grid;place-items:center;transform:rotate(-24deg);font:600 64px "Noto Sans CJK SC";color:#8886}
  </style><div class="frame"><div class="emblem"></div><div class="code">${code}</div>${isOld ? '' : '<div class="qr"></div>'}
    <h1>${one.layout === 'electronic' ? '营业执照' : isOld ? '企业法人营业执照' : '营业执照'}</h1>
    <div class="kind">${one.layout === 'electronic' ? '（电子副本）' : '（副本）'}</div>
    <div class="columns">${columns}</div>
    <div class="office">登记机关<br>${inWords(one.founded)}</div><div class="seal">市场监督<br>管理局</div>
    <div class="foot">国家企业信用信息公示系统网址：http://www.gsxt.gov.cn　国家市场监督管理总局监制</div></div>
    ${one.stamp ? `<div class="stamp">${one.stamp}</div>` : ''}${one.watermark ? `<div class="mark">${one.watermark}</div>` : ''}`;
}

/** Short labels are set as wide as long ones: justified between their characters. */
const wide = (label) => [...label].join(' ');
