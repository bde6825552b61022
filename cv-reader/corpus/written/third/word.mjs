import { job, project, school, truth } from '../cv.mjs';

// Word files: tables in tables, contact in the page's header, a side bar without lines, columns of a newspaper.
export const words = [];
const word = (file, make, fields, language = 'zh') => words.push({ file, make, fields, language });
const document = (D, children, more = {}) => new D.Document({ sections: [{ children, ...more }] });
export const kit = (D) => {
  const p = (text, options = {}) =>
    new D.Paragraph({ ...options, children: [text].flat().map((run) => new D.TextRun(run)) });
  const cell = (content, span = 1, options = {}) =>
    new D.TableCell({
      ...options,
      columnSpan: span,
      children: [content].flat().map((one) => (typeof one === 'string' ? p(one) : one)),
    });
  const row = (...cells) =>
    new D.TableRow({ children: cells.map((one) => (typeof one === 'string' ? cell(one) : one)) });
  const none = { style: D.BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  const bare = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
  const table = (rows, options = {}) =>
    new D.Table({ width: { size: 100, type: D.WidthType.PERCENTAGE }, ...options, rows });
  return { p, cell, row, table, bare, b: (text) => ({ text, bold: true }) };
};

// Hotel: tables inside the cells of a table.
word(
  'jiudian_qiantao.docx',
  (D) => {
    const { p, cell, row, table } = kit(D);
    const inner = (...rows) => [table(rows.map((one) => row(...one))), p('')];
    return document(D, [
      p({ text: '应 聘 登 记 表', bold: true, size: 32 }, { alignment: D.AlignmentType.CENTER }),
      table([
        row('应聘岗位', '餐饮部领班', '填表日期', '2025.3.18'),
        row('姓名', '亓官雪', '出生日期', '2000-11-02'),
        row('联系方式', '18863308914', '电子邮件', 'qiguanxue@163.com'),
        row(
          '教育背景',
          cell(
            inner(
              ['时间', '学校', '专业', '学历'],
              ['2018.09-2021.06', '济南大学', '酒店管理', '专科'],
              ['2015.09-2018.06', '淄博市临淄区第二职业中等专业学校', '旅游服务', '中专'],
            ),
            3,
          ),
        ),
        row(
          '工作履历',
          cell(
            inner(
              ['时间', '公司', '职务', '月薪'],
              ['2021.07-2023.02', '济南万豪酒店', '宴会服务员', '4500'],
              ['2023.03-2025.02', '济南明湖国际酒店管理有限公司', '西餐厅领班', '6000'],
            ),
            3,
          ),
        ),
        row('获奖情况', cell(['2020年 校技能节中餐摆台第一名', '2024年 酒店年度服务之星'], 3)),
        row('证明人', '宋经理', '电话', '15689711203'),
      ]),
    ]);
  },
  truth('亓官雪', '18863308914', 'qiguanxue@163.com', {
    educations: [
      school('济南大学', 'associate', '酒店管理', '2018-09', '2021-06'),
      school('淄博市临淄区第二职业中等专业学校', 'high_school', '旅游服务', '2015-09', '2018-06'),
    ],
    employers: [
      job('济南万豪酒店', '宴会服务员', '2021-07', '2023-02'),
      job('济南明湖国际酒店管理有限公司', '西餐厅领班', '2023-03', '2025-02'),
    ],
    awards: 2,
  }),
);

// Kindergarten: name and contact stand in the page's header, entries as "school | major | time" in one cell each.
word(
  'youjiao_yemei.docx',
  (D) => {
    const { p, b } = kit(D);
    const h = (text) => p({ text, bold: true, color: 'E07A5F', size: 26 }, { spacing: { before: 180 } });
    return document(
      D,
      [
        h('✿ 成长足迹'),
        p([b('2020.09-2024.06  浙江师范大学杭州幼儿师范学院  学前教育  本科')]),
        p('主修课程：学前心理学、幼儿园游戏、钢琴'),
        h('✿ 带娃经历'),
        p([b('2023.09-2024.01  杭州市西湖区文新幼儿园  实习教师（小班）')]),
        p('哭闹安抚、早操编排；组织半日活动20次'),
        p([b('2022.07-2022.08  杭州红黄蓝亲子园古墩店  助教')]),
        p('感统课助教，记录观察日志'),
        p([b('2024.08-至今  宁波市第一幼儿园  配班老师')]),
        h('✿ 课题研究'),
        p([b('2022.05-2023.05  乡村幼儿园户外沙水区的低成本营造')]),
        p('省新苗人才计划，成员三人'),
        h('✿ 小红花'),
        p('2021 校三好学生'),
        p('2022 浙江省师范生教学技能竞赛（学前组）二等奖'),
        p('2023 钢琴八级'),
        h('✿ 我的百宝箱'),
        p('幼儿园教师资格证、保育员（四级）、简笔画、尤克里里'),
      ],
      {
        headers: {
          default: new D.Header({
            children: [
              p({ text: '漆雕悦', bold: true, size: 40 }),
              p('幼师  |  18267195530  |  qidiaoyue_kid@163.com  |  杭州·拱墅'),
            ],
          }),
        },
      },
    );
  },
  truth('漆雕悦', '18267195530', 'qidiaoyue_kid@163.com', {
    educations: [
      school(['浙江师范大学', '浙江师范大学杭州幼儿师范学院'], 'bachelor', '学前教育', '2020-09', '2024-06'),
    ],
    employers: [
      job('杭州市西湖区文新幼儿园', ['实习教师（小班）', '实习教师'], '2023-09', '2024-01'),
      job('杭州红黄蓝亲子园古墩店', '助教', '2022-07', '2022-08'),
      job('宁波市第一幼儿园', '配班老师', '2024-08', 'present'),
    ],
    projects: [project('乡村幼儿园户外沙水区的低成本营造', '2022-05', '2023-05')],
    awards: 2,
  }),
);

// Accounting clerk: side bar on the right as a table without lines; dates behind in brackets with slashes.
word(
  'chuna_youlan.docx',
  (D) => {
    const { p, cell, row, table, bare, b } = kit(D);
    const h = (text) => p({ text, bold: true, size: 24, color: '22AA66' }, { spacing: { before: 140 } });
    const left = [
      p({ text: '费 佳 音', bold: true, size: 36 }),
      h('工作的地方'),
      p([b('浙江正泰电器股份有限公司'), '（2023/07—2025/04）']),
      p('出纳'),
      p('银行日记账、承兑汇票台账，日均40笔，零差错'),
      p([b('温州瓯海诚信代理记账有限公司'), '（2022/12—2023/06）']),
      p('记账会计（实习）'),
      p('25家小规模企业，报税、装订凭证'),
      h('上学的地方'),
      p([b('温州商学院'), '（2019/09—2023/06）']),
      p('会计学  本科'),
      h('参加过的比赛项目'),
      p([b('“网中网”杯大数据财务分析'), '（2021/10—2021/12）']),
      p('负责杜邦分析和答辩PPT'),
    ];
    const right = [
      h('找到我'),
      p('158 5770 2164'),
      p('feijiayin@wzbc.edu.cn'),
      p('温州市鹿城区'),
      h('本本'),
      p('初级会计师'),
      p('计算机二级'),
      h('奖'),
      p('网中网杯 省一等奖'),
      p('新生奖学金 2019'),
      p('优秀团员 2021'),
      h('软件'),
      p('金蝶K3、用友U8'),
      p('Excel（透视表、VLOOKUP）'),
    ];
    return document(D, [
      table(
        [
          row(
            cell(left, 1, { width: { size: 70, type: D.WidthType.PERCENTAGE } }),
            cell(right, 1, { width: { size: 30, type: D.WidthType.PERCENTAGE }, shading: { fill: 'EEF5F0' } }),
          ),
        ],
        { borders: bare },
      ),
    ]);
  },
  truth('费佳音', '15857702164', 'feijiayin@wzbc.edu.cn', {
    educations: [school('温州商学院', 'bachelor', '会计学', '2019-09', '2023-06')],
    employers: [
      job('浙江正泰电器股份有限公司', '出纳', '2023-07', '2025-04'),
      job('温州瓯海诚信代理记账有限公司', ['记账会计（实习）', '记账会计'], '2022-12', '2023-06'),
    ],
    projects: [project(['“网中网”杯大数据财务分析'], '2021-10', '2021-12')],
    awards: 3,
  }),
);

// Real estate: Word in two newspaper columns, bold labels for each entry.
word(
  'fangchan_shuanglan.docx',
  (D) => {
    const { p, b } = kit(D);
    const h = (text) => p({ text: `▌${text}`, bold: true, size: 24 }, { spacing: { before: 160 } });
    return document(
      D,
      [
        p({ text: '冼国栋', bold: true, size: 40 }),
        p('置业顾问 / 佛山'),
        p('手提：13431602975'),
        p('邮件：xianguodong@21cn.com'),
        h('学历'),
        p([b('学校：'), '佛山职业技术学院']),
        p([b('专业：'), '房地产经营与管理（大专）']),
        p([b('时间：'), '2017.09至2020.06']),
        h('履历'),
        p([b('公司：'), '广东碧桂园房产销售有限公司']),
        p([b('岗位：'), '置业顾问']),
        p([b('时间：'), '2020.07至2022.10']),
        p([b('业绩：'), '累计成交63套，区域月冠2次']),
        p([b('公司：'), '佛山市美的置业代理有限公司']),
        p([b('岗位：'), '案场主管']),
        p([b('时间：'), '2022.11至今']),
        p([b('业绩：'), '带6人，去化率高于区域均值11%']),
        h('得过的奖'),
        p('2021年度销售新锐'),
        p('2024年度优秀案场'),
        h('其他'),
        p('房地产经纪人协理证，C1，粤语普通话'),
      ],
      { properties: { type: D.SectionType.CONTINUOUS, column: { count: 2, space: 500 } } },
    );
  },
  truth('冼国栋', '13431602975', 'xianguodong@21cn.com', {
    educations: [school('佛山职业技术学院', 'associate', '房地产经营与管理', '2017-09', '2020-06')],
    employers: [
      job('广东碧桂园房产销售有限公司', '置业顾问', '2020-07', '2022-10'),
      job('佛山市美的置业代理有限公司', '案场主管', '2022-11', 'present'),
    ],
    awards: 2,
  }),
);

// Physiotherapy: one run of time in a table of two columns, schools, jobs and prizes under the same heading.
word(
  'kangfu_shijian.docx',
  (D) => {
    const { p, row, table, bare, b } = kit(D);
    return document(D, [
      p({ text: '缑晓晨  康复治疗师', bold: true, size: 32 }),
      p('男 | 13892450617 | gouxiaochen@snnu.edu.cn | 西安'),
      p(b('学习与工作经历（按时间）'), { spacing: { before: 200 } }),
      table(
        [
          row('2017.09-2021.06', '陕西中医药大学  康复治疗学  本科'),
          row('2019.11', '获校级一等奖学金'),
          row('2020.06-2021.05', '西安市红会医院  康复治疗实习生'),
          row('2021.07-2022.08', '西安国际康复医学中心  康复治疗师（PT）'),
          row('2022.09-2025.06', '陕西师范大学  运动康复  硕士'),
          row('2023.10', '获研究生国家奖学金'),
          row('2024.03-2024.09', '陕西省体育科学研究所  队医助理'),
        ],
        { borders: bare },
      ),
      p(b('参与课题'), { spacing: { before: 200 } }),
      p('2023.05-2025.03  血流限制训练对前交叉韧带重建术后股四头肌的影响'),
      p(b('证书与语言'), { spacing: { before: 200 } }),
      p('康复治疗士（初级士）；CET-6；普拉提小器械教练'),
    ]);
  },
  truth('缑晓晨', '13892450617', 'gouxiaochen@snnu.edu.cn', {
    educations: [
      school('陕西中医药大学', 'bachelor', '康复治疗学', '2017-09', '2021-06'),
      school('陕西师范大学', 'master', '运动康复', '2022-09', '2025-06'),
    ],
    employers: [
      job('西安市红会医院', '康复治疗实习生', '2020-06', '2021-05'),
      job('西安国际康复医学中心', ['康复治疗师（PT）', '康复治疗师'], '2021-07', '2022-08'),
      job('陕西省体育科学研究所', '队医助理', '2024-03', '2024-09'),
    ],
    projects: [project('血流限制训练对前交叉韧带重建术后股四头肌的影响', '2023-05', '2025-03')],
    awards: 2,
  }),
);

// English, Word: audit in Shenzhen, tab stops, company and place, post in italics below.
word(
  'audit_en.docx',
  (D) => {
    const { p, b } = kit(D);
    const right = { tabStops: [{ type: D.TabStopType.RIGHT, position: D.TabStopPosition.MAX }] };
    const i = (text) => ({ text, italics: true });
    const h = (text) => p({ text, allCaps: true, bold: true, size: 24 }, { spacing: { before: 180 } });
    return document(D, [
      p({ text: 'Jiahui (Grace) Ouyang', size: 36 }, { alignment: D.AlignmentType.CENTER }),
      p('Futian District, Shenzhen  ♦  +86 135 1099 6427  ♦  grace.ouyang@link.cuhk.edu.cn', {
        alignment: D.AlignmentType.CENTER,
      }),
      h('Education & Credentials'),
      p([b('The Chinese University of Hong Kong, Shenzhen'), '\tShenzhen, China'], right),
      p([i('Master of Science in Accountancy'), '\tAug 2023 – May 2025'], right),
      p([b('Shenzhen University'), '\tShenzhen, China'], right),
      p([i('Bachelor of Management in Auditing'), '\tSep 2019 – Jun 2023'], right),
      p('ACCA: 9 of 13 papers passed'),
      h('Audit Exposure'),
      p([b('Ernst & Young Hua Ming LLP'), '\tShenzhen, China'], right),
      p([i('Assurance Intern'), '\tDec 2024 – Mar 2025'], right),
      p('Prepared confirmations for 60 banks', { bullet: { level: 0 } }),
      p([b('Baker Tilly China'), '\tGuangzhou, China'], right),
      p([i('Audit Trainee'), '\tJan 2023 – Mar 2023'], right),
      p('Counted inventory of a toy maker', { bullet: { level: 0 } }),
      h('Case Competitions'),
      p([b('Tencent Finance Challenge: Goodwill Red Flags'), '\tOct 2023 – Dec 2023'], right),
      h('Recognition'),
      p("Dean's List 2024", { bullet: { level: 0 } }),
      p('First-class Scholarship, Shenzhen University, 2021', { bullet: { level: 0 } }),
    ]);
  },
  truth(['Jiahui (Grace) Ouyang', 'Jiahui Ouyang', 'Grace Ouyang'], '13510996427', 'grace.ouyang@link.cuhk.edu.cn', {
    educations: [
      school(
        ['The Chinese University of Hong Kong, Shenzhen', '香港中文大学（深圳）'],
        'master',
        'Accountancy',
        '2023-08',
        '2025-05',
      ),
      school(['Shenzhen University', '深圳大学'], 'bachelor', ['Auditing', '审计学'], '2019-09', '2023-06'),
    ],
    employers: [
      job('Ernst & Young Hua Ming LLP', 'Assurance Intern', '2024-12', '2025-03'),
      job('Baker Tilly China', 'Audit Trainee', '2023-01', '2023-03'),
    ],
    projects: [project(['Tencent Finance Challenge: Goodwill Red Flags', 'Goodwill Red Flags'], '2023-10', '2023-12')],
    awards: 2,
  }),
  'en',
);
