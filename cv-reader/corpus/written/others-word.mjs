import { job, project, school, truth } from './cv.mjs';

export const words = [];
const word = (file, make, fields, language = 'zh') => words.push({ file, make, fields, language });
const paragraphOf =
  (D) =>
  (text, options = {}) =>
    new D.Paragraph({ ...options, children: [text].flat().map((run) => new D.TextRun(run)) });

const tableOf =
  (D) =>
  (rows, options = {}) =>
    new D.Table({ width: { size: 100, type: D.WidthType.PERCENTAGE }, ...options, rows });
const bare = (D) => {
  const none = { style: D.BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  return { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
};
const b = (text) => ({ text, bold: true });

// Auditing: a table without lines as layout, the section's name in its left column.
word(
  'shenji.docx',
  (D) => {
    const p = paragraphOf(D);
    const row = (label, lines) =>
      new D.TableRow({
        children: [
          new D.TableCell({ width: { size: 16, type: D.WidthType.PERCENTAGE }, children: [p(b(label))] }),
          new D.TableCell({
            width: { size: 84, type: D.WidthType.PERCENTAGE },
            children: lines.map((line) => p(line)),
          }),
        ],
      });
    return new D.Document({
      sections: [
        {
          children: [
            p({ text: '令狐冉', bold: true, size: 36 }),
            p('13765048291 | linghuran@cueb.edu.cn | 北京丰台 | 意向：审计（四大及内资所）'),
            tableOf(D)(
              [
                row('教育背景', [
                  [b('首都经济贸易大学'), '  会计学院  审计（MAud）  硕士  2023.09-2025.06'],
                  '学分绩 88.7，主修：高级审计理论、风险管理与内部控制',
                  [b('贵州财经大学'), '  会计学（注会方向）  本科  2019.09-2023.06'],
                ]),
                row('实习经历', [
                  [b('普华永道中天会计师事务所（特殊普通合伙）'), '  审计实习生  2023.12-2024.03'],
                  '• 年审忙季，负责某消费品客户货币资金、费用底稿，发函120余封',
                  '• 跟存货监盘3次（最冷的一次零下二十二度）',
                  [b('天职国际会计师事务所贵州分所'), '  审计助理  2022.07-2022.09'],
                  '• 国企离任审计 ，抽凭、做附注。',
                ]),
                row('研究经历', [
                  [b('数据资产入表与审计费用'), '  独立完成  2024.03-2024.12'],
                  '• A股2010-2023年面板数据，Stata',
                ]),
                row('荣誉证书', [
                  '硕士一等学业奖学金（2023）',
                  '“中审众环杯”审计案例大赛 北京赛区二等奖（2024）',
                  'CPA已过 会计、审计、税法',
                  'CET-6 535',
                ]),
              ],
              { borders: bare(D) },
            ),
          ],
        },
      ],
    });
  },
  truth('令狐冉', '13765048291', 'linghuran@cueb.edu.cn', {
    educations: [
      school('首都经济贸易大学', 'master', ['审计（MAud）', '审计'], '2023-09', '2025-06'),
      school('贵州财经大学', 'bachelor', ['会计学（注会方向）', '会计学'], '2019-09', '2023-06'),
    ],
    employers: [
      job('普华永道中天会计师事务所（特殊普通合伙）', '审计实习生', '2023-12', '2024-03'),
      job('天职国际会计师事务所贵州分所', '审计助理', '2022-07', '2022-09'),
    ],
    projects: [project('数据资产入表与审计费用', '2024-03', '2024-12')],
    awards: 2,
  }),
);

// Power grid: an application form with merged cells, family and empty rows.
word(
  'dianwang_biao.docx',
  (D) => {
    const p = paragraphOf(D);
    const cell = (text, span = 1, shade = false) =>
      new D.TableCell({
        columnSpan: span,
        ...(shade ? { shading: { fill: 'E7E6E6' } } : {}),
        children: [text].flat().map((line) => p(line, { alignment: D.AlignmentType.CENTER })),
      });
    const row = (...cells) => new D.TableRow({ children: cells });
    const t = (text, span) => cell(text, span, true);
    return new D.Document({
      sections: [
        {
          children: [
            p({ text: '高校毕业生应聘报名表', bold: true, size: 32 }, { alignment: D.AlignmentType.CENTER }),
            p('应聘单位：国网甘肃省电力公司        填表日期：2024 年 10 月 28 日'),
            tableOf(D)([
              row(t('姓名'), cell('马依布拉'), t('性别'), cell('男'), t('民族'), cell('东乡族')),
              row(t('出生日期'), cell('2003-01-22'), t('政治面貌'), cell('团员'), t('生源地'), cell('甘肃临夏')),
              row(t('联系电话'), cell('18093007415', 2), t('电子邮箱'), cell('mayibula03@163.com', 2)),
              row(t('最高学历'), cell('本科', 2), t('外语水平'), cell('CET4  431', 2)),
              row(t('教育经历（从高中填起）', 6)),
              row(t('起止年月', 2), t('学校'), t('专业'), t('学历'), t('学习形式')),
              row(cell('2018.09-2021.06', 2), cell('临夏中学'), cell('——'), cell('高中'), cell('全日制')),
              row(
                cell('2021.09-2025.06', 2),
                cell('兰州理工大学'),
                cell('电气工程及其自动化'),
                cell('本科'),
                cell('全日制'),
              ),
              row(cell('', 2), cell(''), cell(''), cell(''), cell('')),
              row(t('实习实践经历', 6)),
              row(t('起止年月', 2), t('单位', 2), t('岗位', 2)),
              row(cell('2024.07-2024.08', 2), cell('国网临夏供电公司', 2), cell('变电检修实习生', 2)),
              row(cell('2023.07-2023.08', 2), cell('甘肃电投炳灵水电开发有限责任公司', 2), cell('运行值班见习', 2)),
              row(cell('', 2), cell('', 2), cell('', 2)),
              row(
                t('获奖情况'),
                cell(['2022年 校二等奖学金', '2023年 国家励志奖学金', '2024年 全国大学生节能减排大赛三等奖'], 5),
              ),
              row(t('家庭主要成员', 6)),
              row(t('关系'), t('姓名'), t('工作单位', 2), t('电话', 2)),
              row(cell('父亲'), cell('马哈三'), cell('临夏市清河源清真食品有限公司  司机', 2), cell('13993070012', 2)),
              row(cell('姐姐'), cell('马麦燕'), cell('东乡县人民医院  护士', 2), cell('15809300456', 2)),
              row(t('个人特长'), cell('篮球（院队后卫）；会修家电；2020年起一直坚持晨跑', 5)),
            ]),
            p('注：本表所填内容须真实，一经查实弄虚作假取消资格。'),
          ],
        },
      ],
    });
  },
  truth('马依布拉', '18093007415', 'mayibula03@163.com', {
    educations: [
      school('临夏中学', 'high_school', null, '2018-09', '2021-06'),
      school('兰州理工大学', 'bachelor', '电气工程及其自动化', '2021-09', '2025-06'),
    ],
    employers: [
      job('国网临夏供电公司', '变电检修实习生', '2024-07', '2024-08'),
      job('甘肃电投炳灵水电开发有限责任公司', ['运行值班见习', '运行值班'], '2023-07', '2023-08'),
    ],
    awards: 3,
  }),
);

// Aquaculture: right tab stops for the dates, no bullets, a station of a university.
word(
  'shuichan.docx',
  (D) => {
    const p = paragraphOf(D);
    const tab = (left, right) =>
      p([b(left), `\t${right}`], { tabStops: [{ type: D.TabStopType.RIGHT, position: D.TabStopPosition.MAX }] });
    const head = (text) => p({ text, bold: true, color: '1F6F8B', size: 26 }, { spacing: { before: 200 } });
    return new D.Document({
      sections: [
        {
          children: [
            p({ text: '蒲海潮', size: 40 }, { alignment: D.AlignmentType.CENTER }),
            p('电话：136-3302-9175    邮箱：puhaichao@shou.edu.cn    期望：苗种/饲料技术服务', {
              alignment: D.AlignmentType.CENTER,
            }),
            head('教育背景'),
            tab('上海海洋大学 · 水产养殖学 · 学术硕士', '2022.09 – 2025.06'),
            p('研究方向：凡纳滨对虾营养与免疫'),
            tab('广东海洋大学 · 水产养殖学 · 农学学士', '2018.09 – 2022.06'),
            head('实习与工作'),
            tab('通威股份有限公司 · 虾料技术员（实习）', '2024.03 – 2024.07'),
            p('跑湛江、茂名塘头一百多口，测水、看料台、开处方；偶尔被塘主留下吃饭。'),
            tab('海南晨海水产有限公司 · 苗种场实习生', '2021.07 – 2021.12'),
            p('石斑鱼开口饵料培养，夜里两点捞轮虫,半年瘦了八斤'),
            head('科研项目'),
            tab('黑水虻虫粉替代鱼粉对凡纳滨对虾生长的影响', '2022.10 – 2024.12'),
            p('八周养殖实验两次，测了抗氧化酶、肠道菌群(16S)。'),
            tab('红树林生态养殖塘碳汇估算', '2020.11 – 2021.06'),
            p('本科生创新项目，采泥样'),
            head('获奖情况'),
            p('研究生学业奖学金二等，2023'),
            p('中国水产学会学术年会优秀墙报奖，2024'),
            head('其它'),
            p('C1驾照；会游泳会潜水（OW）；能听懂雷州话；2019年台风天在学校东海岛基地守过夜。'),
          ],
        },
      ],
    });
  },
  truth('蒲海潮', '13633029175', 'puhaichao@shou.edu.cn', {
    educations: [
      school('上海海洋大学', 'master', ['水产养殖学', '水产养殖'], '2022-09', '2025-06'),
      school('广东海洋大学', 'bachelor', ['水产养殖学', '水产养殖'], '2018-09', '2022-06'),
    ],
    employers: [
      job('通威股份有限公司', ['虾料技术员（实习）', '虾料技术员'], '2024-03', '2024-07'),
      job('海南晨海水产有限公司', '苗种场实习生', '2021-07', '2021-12'),
    ],
    projects: [
      project('黑水虻虫粉替代鱼粉对凡纳滨对虾生长的影响', '2022-10', '2024-12'),
      project('红树林生态养殖塘碳汇估算', '2020-11', '2021-06'),
    ],
    awards: 2,
  }),
);

// Social work: headings by style, entries by second-level headings, dates beneath.
word(
  'shegong.docx',
  (D) => {
    const p = paragraphOf(D);
    const h1 = (text) => p(text, { heading: D.HeadingLevel.HEADING_1 });
    const h2 = (text) => p(text, { heading: D.HeadingLevel.HEADING_2 });
    const li = (text) => p(text, { bullet: { level: 0 } });
    return new D.Document({
      sections: [
        {
          children: [
            p('皇甫小满 · 社会工作', { heading: D.HeadingLevel.TITLE }),
            p('wx: manman_hf　　tel: 17603869024　　mail: huangfuxm@zzu.edu.cn'),
            h1('教育'),
            h2('郑州大学　社会工作（MSW）　硕士'),
            p('2023年9月至今'),
            h2('郑州轻工业大学　社会工作　本科'),
            p('2019年9月至2023年7月'),
            h1('实习'),
            h2('郑州市金水区益和社会工作服务中心　一线社工（实习）'),
            p('2024年3月至2024年9月'),
            li('长者饭堂助餐走访，个案3个，小组“时光缝纫机”6节'),
            li('写新闻稿、填系统、贴发票……也是社工'),
            h2('河南省儿童医院　医务社工实习生'),
            p('2022年9月至2022年12月'),
            li('血液科病房学校，陪玩陪学；哀伤辅导旁听'),
            h1('调研项目'),
            h2('失独老人社区互助小组的行动研究'),
            p('2024年10月至今'),
            li('硕士论文依托，督导：方老师'),
            h2('7·20暴雨后安置社区青少年抗逆力调查'),
            p('2021年8月至2022年3月'),
            h1('志愿服务'),
            p('2021年7月 郑州暴雨期间在新乡卫辉做物资登记7天'),
            h1('荣誉'),
            li('2023年 河南省优秀毕业生'),
            li('2022年 全国大学生社会工作案例大赛 三等奖'),
            li('2020年 校优秀志愿者'),
            h1('资格'),
            p('助理社会工作师；心理咨询基础培训合格证书；普通话二甲'),
          ],
        },
      ],
    });
  },
  truth('皇甫小满', '17603869024', 'huangfuxm@zzu.edu.cn', {
    educations: [
      school('郑州大学', 'master', ['社会工作（MSW）', '社会工作'], '2023-09', 'present'),
      school('郑州轻工业大学', 'bachelor', '社会工作', '2019-09', '2023-07'),
    ],
    employers: [
      job('郑州市金水区益和社会工作服务中心', ['一线社工（实习）', '一线社工'], '2024-03', '2024-09'),
      job('河南省儿童医院', '医务社工实习生', '2022-09', '2022-12'),
    ],
    projects: [
      project('失独老人社区互助小组的行动研究', '2024-10', 'present'),
      project('7·20暴雨后安置社区青少年抗逆力调查', '2021-08', '2022-03'),
    ],
    awards: 3,
  }),
);

// Logistics: shaded rows as headings in one table, 专升本, dates with ~ and slashes.
word(
  'wuliu.docx',
  (D) => {
    const p = paragraphOf(D);
    const bar = (text) =>
      new D.TableRow({
        children: [
          new D.TableCell({
            columnSpan: 3,
            shading: { fill: '2E5C8A' },
            children: [p({ text, bold: true, color: 'FFFFFF' })],
          }),
        ],
      });
    const three = (...texts) =>
      new D.TableRow({ children: texts.map((text) => new D.TableCell({ children: [p(b(text))] })) });
    const wide = (...lines) =>
      new D.TableRow({ children: [new D.TableCell({ columnSpan: 3, children: lines.map((line) => p(line)) })] });
    return new D.Document({
      sections: [
        {
          children: [
            tableOf(D)(
              [
                wide(
                  { text: '展 鹏 程', bold: true, size: 34 },
                  '男 / 2001.05 / 山东临沂 / 159 5390 8846 / zhanpengcheng_wl@qq.com',
                ),
                bar('教育经历'),
                three('2023/09~2025/06', '山东交通学院', '物流管理  本科（专升本）'),
                three('2020/09~2023/06', '临沂职业学院', '现代物流管理  专科'),
                bar('工作/实习经历'),
                three('2024/06~2024/11', '京东物流', '分拣中心储备干部（实习）'),
                wide('- 618、双11两个大促，带15人小组，错分率由万分之九降到万分之四', '- 夜班为主'),
                three('2022/12~2023/05', '临沂顺和王二柱货运部', '调度员'),
                wide('- 干线车辆安排、回单管理；老板王二柱就我一个调度，什么都干'),
                three('2021/07~2021/08', '蒙牛乳业（临沂仓）', '仓管暑期工'),
                bar('在校项目'),
                three('2024/03~2024/05', '临沂商城“退货集市”仓储布局优化', '组长'),
                wide('- SLP法 + FlexSim仿真，拣货路径缩短17%'),
                bar('奖项'),
                wide(
                  '2022年 山东省职业院校技能大赛智慧物流 二等奖；',
                  '2022年 省政府励志奖学金；',
                  '2024年 全国供应链大赛校赛一等奖',
                ),
                bar('评价'),
                wide('临沂人，实在。叉车证（N1）、C1驾照，EXCEL还行。父母在临沂做小生意，从小在批发市场长大。'),
              ],
              { borders: bare(D) },
            ),
          ],
        },
      ],
    });
  },
  truth('展鹏程', '15953908846', 'zhanpengcheng_wl@qq.com', {
    educations: [
      school('山东交通学院', 'bachelor', '物流管理', '2023-09', '2025-06'),
      school('临沂职业学院', 'associate', '现代物流管理', '2020-09', '2023-06'),
    ],
    employers: [
      job('京东物流', ['分拣中心储备干部（实习）', '分拣中心储备干部'], '2024-06', '2024-11'),
      job(['临沂顺和王二柱货运部', '顺和王二柱货运部'], '调度员', '2022-12', '2023-05'),
      job(['蒙牛乳业（临沂仓）', '蒙牛乳业'], '仓管暑期工', '2021-07', '2021-08'),
    ],
    projects: [project('临沂商城“退货集市”仓储布局优化', '2024-03', '2024-05')],
    awards: 3,
  }),
);

// Jewellery appraisal: a table of two columns, the left one a side bar with contact and prizes.
word(
  'zhubao.docx',
  (D) => {
    const p = paragraphOf(D);
    const h = (text) => p({ text, bold: true, color: '9C6B30', size: 24 }, { spacing: { before: 160 } });
    const left = [
      p({ text: '娜仁托娅', bold: true, size: 36 }),
      p('珠宝鉴定 / 文玩拍卖'),
      h('联络'),
      p('电话 15248093362'),
      p('信箱 narantuya.gem@163.com'),
      p('住址 石家庄市桥西区'),
      h('获奖'),
      p('2022 河北省大学生珠宝设计大赛 银奖'),
      p('2023 校级二等奖学金'),
      h('证书'),
      p('GIC 宝石鉴定师'),
      p('HRD 钻石分级（在读）'),
      h('喜欢'),
      p('绿松石、长调、徒步'),
    ];
    const right = [
      h('教育'),
      p([b('河北地质大学'), '  宝石及材料工艺学  本科']),
      p('2020.9 — 2024.7'),
      p([b('中国地质大学（北京）'), '  宝石学  硕士研究生']),
      p('2024.9 — 至今'),
      h('经历'),
      p([b('周大福珠宝金行（深圳）有限公司'), '  质检实习生']),
      p('2023.7 — 2023.10'),
      p('每天过镜钻石80—120粒，编写瑕疵照片册。'),
      p([b('北京保利国际拍卖有限公司'), '  珠宝部实习']),
      p('2025.3 — 2025.6'),
      p('征集登记、图录校对,预展站柜三天，站得脚疼'),
      h('课题'),
      p([b('内蒙古巴林石“冻”的成因与光谱特征')]),
      p('2024.11 — 至今'),
      p('红外、拉曼；样品自家乡赤峰巴林右旗采集43件，指导教师 余晓艺教授'),
      p([b('合成彩色蓝宝石荧光光谱库')]),
      p('2022.4 — 2023.4'),
      p('大学生创新项目  第三参与人'),
      h('自述'),
      p('额吉给我的第一颗绿松石是假的，那是2012年，所以我学了宝石学。'),
    ];
    return new D.Document({
      sections: [
        {
          children: [
            tableOf(D)(
              [
                new D.TableRow({
                  children: [
                    new D.TableCell({
                      width: { size: 32, type: D.WidthType.PERCENTAGE },
                      shading: { fill: 'F5EBDD' },
                      children: left,
                    }),
                    new D.TableCell({ width: { size: 68, type: D.WidthType.PERCENTAGE }, children: right }),
                  ],
                }),
              ],
              { borders: bare(D) },
            ),
          ],
        },
      ],
    });
  },
  truth('娜仁托娅', '15248093362', 'narantuya.gem@163.com', {
    educations: [
      school('河北地质大学', 'bachelor', '宝石及材料工艺学', '2020-09', '2024-07'),
      school('中国地质大学（北京）', 'master', '宝石学', '2024-09', 'present'),
    ],
    employers: [
      job('周大福珠宝金行（深圳）有限公司', '质检实习生', '2023-07', '2023-10'),
      job('北京保利国际拍卖有限公司', ['珠宝部实习', '珠宝部实习生', '实习'], '2025-03', '2025-06'),
    ],
    projects: [
      project('内蒙古巴林石“冻”的成因与光谱特征', '2024-11', 'present'),
      project('合成彩色蓝宝石荧光光谱库', '2022-04', '2023-04'),
    ],
    awards: 2,
  }),
);

// Biostatistics, English: bullets, tabs and capitals, a school of public health beside its university.
word(
  'biostat_en.docx',
  (D) => {
    const p = paragraphOf(D);
    const tab = (left, right) =>
      p([b(left), `\t${right}`], { tabStops: [{ type: D.TabStopType.RIGHT, position: 9000 }] });
    const head = (text) =>
      p(
        { text, bold: true },
        { border: { bottom: { style: D.BorderStyle.SINGLE, size: 6, color: '000000', space: 1 } } },
      );
    const li = (text) => p(text, { bullet: { level: 0 } });
    return new D.Document({
      sections: [
        {
          children: [
            p({ text: 'SHANGGUAN YUTONG', bold: true, size: 32 }, { alignment: D.AlignmentType.CENTER }),
            p('yutong.sg@emory.edu  •  +1 404 555 0162  •  Atlanta, GA', { alignment: D.AlignmentType.CENTER }),
            head('EDUCATION'),
            tab('Emory University, Rollins School of Public Health', 'Atlanta, GA'),
            tab('Master of Science in Public Health, Biostatistics', 'Aug 2023 – May 2025'),
            tab('China Pharmaceutical University', 'Nanjing, China'),
            tab('Bachelor of Science, Pharmacoepidemiology', 'Sep 2019 – Jun 2023'),
            head('EXPERIENCE'),
            tab('Hengrui Pharmaceuticals', 'Shanghai'),
            tab('Statistical Programming Intern', 'Jun 2024 – Aug 2024'),
            li('Produced SDTM/ADaM data sets for a phase III oncology trial; double-programmed 34 tables'),
            li('Fixed a nasty date imputation bug nobody had seen since 2022'),
            tab('Emory University', 'Atlanta, GA'),
            tab('Graduate Research Assistant', 'Jan 2024 – May 2025'),
            li('Survival analysis of 11k dialysis patients with Dr. Laura Pitt'),
            head('PROJECTS'),
            tab('Bayesian Dose Finding with Late-Onset Toxicity', 'Sep 2024 – Apr 2025'),
            li('Thesis; simulation in R and Stan, 16 scenarios'),
            tab('Heat Waves and Emergency Visits in Georgia', 'Feb 2024 – Apr 2024'),
            li('Class project, distributed lag models'),
            head('AWARDS'),
            li('Rollins Merit Scholarship, 2023'),
            li('Jiangsu Outstanding Undergraduate Thesis, 2023'),
            head('SKILLS'),
            p('SAS (Base and Advanced certified), R, Stan, LaTeX; Mandarin native; TOEFL 108'),
          ],
        },
      ],
    });
  },
  truth(['SHANGGUAN YUTONG', 'Shangguan Yutong', 'Yutong Shangguan'], '+14045550162', 'yutong.sg@emory.edu', {
    educations: [
      school(
        ['Emory University', 'Emory University, Rollins School of Public Health'],
        'master',
        ['Biostatistics', 'Public Health, Biostatistics'],
        '2023-08',
        '2025-05',
      ),
      school('China Pharmaceutical University', 'bachelor', 'Pharmacoepidemiology', '2019-09', '2023-06'),
    ],
    employers: [
      job('Hengrui Pharmaceuticals', 'Statistical Programming Intern', '2024-06', '2024-08'),
      job('Emory University', 'Graduate Research Assistant', '2024-01', '2025-05'),
    ],
    projects: [
      project('Bayesian Dose Finding with Late-Onset Toxicity', '2024-09', '2025-04'),
      project('Heat Waves and Emergency Visits in Georgia', '2024-02', '2024-04'),
    ],
    awards: 2,
  }),
  'en',
);

// Landscape: a text box with the name and contact, the text itself in numbered headings.
word(
  'yuanlin.docx',
  (D) => {
    const p = paragraphOf(D);
    return new D.Document({
      sections: [
        {
          children: [
            new D.Textbox({
              style: { width: '440pt', height: '64pt' },
              children: [
                p({ text: '冼润生　园林 / 景观施工图', bold: true, size: 30 }),
                p('手机号：13415720068　邮箱：xianrunsheng@fosu.edu.cn'),
              ],
            }),
            p(b('01 学历')),
            p('佛山大学（原佛山科学技术学院）　园林　本科　2021-09 至 2025-07'),
            p('绩点3.3；《植物造景》94分，《园林工程》91分'),
            p(b('02 实习')),
            p('广州普邦园林股份有限公司　景观施工图实习生　2024-07 至 2024-12'),
            p('　画种植图、铺装大样，跟广州知识城一个公园项目，图纸改了十一版'),
            p('佛山市顺德区陈村花卉世界绿意苗圃　苗木养护员　2023-01 至 2023-02'),
            p('　年前年宵花旺季帮工，搬桔子、包兰花'),
            p(b('03 设计项目')),
            p('“浮塘”——顺德桑基鱼塘村落更新　2024-03 至 2024-06　小组四人'),
            p('北滘旧厂房口袋公园　2023-09 至 2023-12　个人'),
            p(b('04 奖')),
            p('2024 “园冶杯”大学生国际竞赛 三等奖'),
            p('2023 广东省园林设计作品展 优秀奖'),
            p('2022 学院征文 一等奖'),
            p(b('05 软件')),
            p('CAD＞SU＞PS＞Lumion；手绘能看'),
            p(b('06 自评')),
            p('爷爷是花农，名叫冼炳坤，他的电话本里全是苗圃老板。我认得两百多种岭南植物，不太会喝酒。'),
          ],
        },
      ],
    });
  },
  truth('冼润生', '13415720068', 'xianrunsheng@fosu.edu.cn', {
    educations: [
      school(
        ['佛山大学', '佛山大学（原佛山科学技术学院）', '佛山科学技术学院'],
        'bachelor',
        '园林',
        '2021-09',
        '2025-07',
      ),
    ],
    employers: [
      job('广州普邦园林股份有限公司', '景观施工图实习生', '2024-07', '2024-12'),
      job(['佛山市顺德区陈村花卉世界绿意苗圃', '陈村花卉世界绿意苗圃', '绿意苗圃'], '苗木养护员', '2023-01', '2023-02'),
    ],
    projects: [
      project(['“浮塘”——顺德桑基鱼塘村落更新', '顺德桑基鱼塘村落更新'], '2024-03', '2024-06'),
      project('北滘旧厂房口袋公园', '2023-09', '2023-12'),
    ],
    awards: 3,
  }),
);

// Tibetan medicine: a name without a surname, labels in lines, dates as Chinese words, open on both sides.
word(
  'zangyi.docx',
  (D) => {
    const p = paragraphOf(D);
    const head = (text) => p({ text: `【${text}】`, bold: true, size: 24 });
    return new D.Document({
      sections: [
        {
          children: [
            p({ text: '个 人 简 介', bold: true, size: 32 }, { alignment: D.AlignmentType.CENTER }),
            head('基本情况'),
            p('姓名：扎西顿珠        性别：男        民族：藏族'),
            p('电话：13989087726    邮箱：zhaxidunzhu@utibet.edu.cn'),
            p('求职意向：藏医医师、藏药制剂'),
            head('教育经历'),
            p('学校：西藏藏医药大学'),
            p('专业：藏医学（五年制）    学历：本科'),
            p('在校时间：2018年9月～2023年7月'),
            p('学校：青海大学'),
            p('专业：藏医学    学历：硕士研究生'),
            p('在校时间：2023年9月～2026年7月'),
            head('临床经历'),
            p('单位：西藏自治区藏医院    职务：实习医生'),
            p('时间：2022年6月～2023年5月'),
            p('内容：外治科放血、火灸、药浴；内科跟诊南木加老师，抄方近千张，'),
            p('单位：那曲市索县藏医院    职务：坐诊医师助理'),
            p('时间：2021年12月～2022年2月'),
            head('科研经历'),
            p('课题：七十味珍珠丸古法炮制“佐太”工艺文献整理'),
            p('时间：2023年12月～2025年12月'),
            p('角色：参与者（藏译汉）'),
            head('获奖经历'),
            p('1.2020年全区大学生藏医经典背诵大赛二等奖'),
            p('2.2021年国家励志奖学金'),
            p('3.2024年青海大学研究生三等奖学金'),
            head('其他'),
            p('藏汉双语流利，《四部医典》可背诵前两部；执业医师资格证（2024年）。家中有牛，暑假放牧。'),
          ],
        },
      ],
    });
  },
  truth('扎西顿珠', '13989087726', 'zhaxidunzhu@utibet.edu.cn', {
    educations: [
      school('西藏藏医药大学', 'bachelor', ['藏医学（五年制）', '藏医学'], '2018-09', '2023-07'),
      school('青海大学', 'master', '藏医学', '2023-09', '2026-07'),
    ],
    employers: [
      job('西藏自治区藏医院', '实习医生', '2022-06', '2023-05'),
      job('那曲市索县藏医院', '坐诊医师助理', '2021-12', '2022-02'),
    ],
    projects: [project('七十味珍珠丸古法炮制“佐太”工艺文献整理', '2023-12', '2025-12')],
    awards: 3,
  }),
);

// Nursing: two newspaper columns, slashes, years with two digits, a hospital twice with two posts.
word(
  'huli.docx',
  (D) => {
    const p = paragraphOf(D);
    const head = (text) => p({ text: `◆ ${text}`, bold: true, color: 'C2185B', size: 24 });
    return new D.Document({
      sections: [
        {
          properties: { type: D.SectionType.CONTINUOUS },
          children: [
            p({ text: '第五念慈', bold: true, size: 36 }, { alignment: D.AlignmentType.CENTER }),
            p('女/22岁/护士执业资格证已取得    TEL:17391528840    diwunianci@126.com', {
              alignment: D.AlignmentType.CENTER,
            }),
          ],
        },
        {
          properties: { type: D.SectionType.CONTINUOUS, column: { count: 2, space: 500 } },
          children: [
            head('学历'),
            p('21.09-24.07'),
            p('咸阳职业技术学院/护理/大专'),
            p('18.09-21.06'),
            p('陕西省泾阳县泾干中学/高中'),
            head('工作'),
            p('24.08-至今'),
            p('泾阳县医院/急诊科护士'),
            p('预检分诊，留观20床，静脉穿刺成功率自认98%'),
            p('23.07-24.04'),
            p('西安交通大学第二附属医院/实习护士'),
            p('轮转：心内、普外、产科、ICU各6周，急诊8周，带教李敏护士长 029-87679000'),
            p('22.07-22.08'),
            p('泾阳县医院/导诊员'),
            p('暑期短工'),
            head('荣誉'),
            p('23.05 校护理技能大赛 一等奖'),
            p('22.11 校二等奖学金'),
            p('25.05 泾阳县医院“优秀护士”'),
            head('专长'),
            p('CPR、洗胃、心电图；BLS证；陕西话普通话切换自如'),
            head('心里话'),
            p('妈妈住院那年（2017）遇到一个很好的护士，我想成为她。目前在准备专升本，目标西安医学院。'),
          ],
        },
      ],
    });
  },
  truth('第五念慈', '17391528840', 'diwunianci@126.com', {
    educations: [
      school('咸阳职业技术学院', 'associate', '护理', '2021-09', '2024-07'),
      school(['陕西省泾阳县泾干中学', '泾阳县泾干中学', '泾干中学'], 'high_school', null, '2018-09', '2021-06'),
    ],
    employers: [
      job('泾阳县医院', ['急诊科护士', '护士'], '2024-08', 'present'),
      job('西安交通大学第二附属医院', '实习护士', '2023-07', '2024-04'),
      job('泾阳县医院', '导诊员', '2022-07', '2022-08'),
    ],
    awards: 3,
  }),
);
