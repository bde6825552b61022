import { job, project, school, truth } from './cv.mjs';

/** CVs as Word files: file, its document out of the package `docx`, and what it says. */
export const words = [];
const word = (file, make, fields, language = 'zh') => words.push({ file, make, fields, language });

/** A paragraph of runs. */
const paragraphOf =
  (D) =>
  (text, options = {}) =>
    new D.Paragraph({ ...options, children: [text].flat().map((run) => new D.TextRun(run)) });

/** Short words for the parts of a document. */
const partsOf = ({ Document, Paragraph, TextRun, Table, TableRow, TableCell, WidthType }) => {
  const p = (text, options = {}) =>
    new Paragraph({ ...options, children: [text].flat().map((run) => new TextRun(run)) });
  const b = (text) => ({ text, bold: true });
  const cell = (content, options = {}) =>
    new TableCell({ ...options, children: [content].flat().map((one) => (typeof one === 'string' ? p(one) : one)) });
  const row = (...cells) =>
    new TableRow({ children: cells.map((one) => (one instanceof TableCell ? one : cell(one))) });
  const table = (rows) => new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows });
  const doc = (children) => new Document({ sections: [{ children }] });
  return { p, b, cell, row, table, doc };
};

word(
  'form.docx',
  (D) => {
    const { p, b, cell, row, table, doc } = partsOf(D);
    return doc([
      p(b('湖北工业大学毕业生就业推荐表'), { alignment: 'center' }),
      table([
        row('姓名', '端木青岚', '性别', '女', '民族', '汉'),
        row('出生年月', '2003年6月', '政治面貌', '共青团员', '生源地', '湖北孝感'),
        row('院（系）', '轻工学部', '专业', '包装工程', '学历', '本科'),
        row('联系电话', '15827419036', cell('电子邮箱'), cell('duanmuql@163.com', { columnSpan: 3 })),
        row('入学时间', '2021年9月', '毕业时间', cell('2025年6月', { columnSpan: 3 })),
        row(
          '个人简历',
          cell(['2018.09-2021.06  孝感高级中学  学生', '2021.09-2025.06  湖北工业大学  本科生'], { columnSpan: 5 }),
        ),
        row(
          '社会实践',
          cell(
            [
              '2024.07-2024.09 在武汉裕同印刷包装有限公司任结构设计实习生，完成 3 款礼盒打样。',
              '2023.01-2023.02 在孝感市图书馆任寒假志愿者。',
            ],
            { columnSpan: 5 },
          ),
        ),
        row('奖惩情况', cell(['2023年12月 校三好学生', '2024年5月 全国大学生包装设计大赛三等奖'], { columnSpan: 5 })),
        row('外语水平', 'CET-4', '计算机水平', cell('二级', { columnSpan: 3 })),
        row('自我鉴定', cell('学习踏实，动手能力强。', { columnSpan: 5 })),
        row('学校推荐意见', cell(['', '（盖章）　　年　月　日'], { columnSpan: 5 })),
      ]),
    ]);
  },
  truth('端木青岚', '15827419036', 'duanmuql@163.com', {
    educations: [
      school('湖北工业大学', 'bachelor', '包装工程', '2021-09', '2025-06'),
      school('孝感高级中学', null, null, '2018-09', '2021-06'),
    ],
    employers: [
      job('武汉裕同印刷包装有限公司', '结构设计实习生', '2024-07', '2024-09'),
      job('孝感市图书馆', '寒假志愿者', '2023-01', '2023-02'),
    ],
    awards: 2,
  }),
);
word(
  'pharmacy.docx',
  (D) => {
    const { p, b, doc } = partsOf(D);
    const tabs = { tabStops: [{ type: 'right', position: 9000 }] };
    return doc([
      p({ text: '公孙澜', size: 44, bold: true }),
      p('电话：18351927704 | 邮箱：gongsunlan@cpu.edu.cn | 求职意向：医药代表/临床监查员'),
      p({ text: '教育背景', bold: true, size: 28, color: '1F4E79' }),
      p([b('中国药科大学'), '\t2021.09-2025.06'], tabs),
      p('临床药学  |  理学学士  |  绩点 3.5/5'),
      p({ text: '实习经历', bold: true, size: 28, color: '1F4E79' }),
      p([b('江苏恒瑞医药股份有限公司'), '\t2024.07-2024.12'], tabs),
      p('临床监查助理（CTA）'),
      p('协助整理 I 期项目 TMF 文件 1,200 份', { bullet: { level: 0 } }),
      p('跟踪 6 家中心伦理递交', { bullet: { level: 0 } }),
      p([b('南京市鼓楼医院 药学部'), '\t2024.02-2024.05'], tabs),
      p('实习药师'),
      p('完成门诊处方审核与用药交代', { bullet: { level: 0 } }),
      p({ text: '校园经历', bold: true, size: 28, color: '1F4E79' }),
      p([b('药学院青年志愿者协会'), '\t2022.10-2023.10'], tabs),
      p('副会长'),
      p({ text: '荣誉证书', bold: true, size: 28, color: '1F4E79' }),
      p('国家励志奖学金（2023）、CET-6、GCP 证书'),
    ]);
  },
  truth('公孙澜', '18351927704', 'gongsunlan@cpu.edu.cn', {
    educations: [school('中国药科大学', 'bachelor', '临床药学', '2021-09', '2025-06')],
    employers: [
      job('江苏恒瑞医药股份有限公司', ['临床监查助理（CTA）', '临床监查助理'], '2024-07', '2024-12'),
      job(['南京市鼓楼医院', '南京市鼓楼医院 药学部'], '实习药师', '2024-02', '2024-05'),
    ],
    awards: 1,
  }),
);
word(
  'textile.docx',
  (D) => {
    const { p, b, cell, row, table, doc } = partsOf(D);
    const h = (t) => p({ text: t, bold: true, color: 'C00000', size: 26 });
    return doc([
      table([
        row(
          cell(
            [
              p({ text: '令狐晓', size: 40 }),
              p('服装设计与工程'),
              h('联系'),
              p('13521774409'),
              p('linghuxiao@bift.edu.cn'),
              p('北京朝阳'),
              h('技能'),
              p('CLO 3D'),
              p('富怡 CAD'),
              p('立体裁剪'),
            ],
            { width: { size: 32, type: 'pct' } },
          ),
          cell([
            h('学业'),
            p(b('北京服装学院')),
            p('2020.09 - 2024.06  服装设计与工程  工学学士'),
            h('实习'),
            p(b('爱慕股份有限公司')),
            p('版师助理  2023.10 - 2024.03'),
            p('负责内衣样板推档，协助试衣 50 余次。'),
            p(b('楚和听香')),
            p('设计实习生  2022.07 - 2022.09'),
            h('设计项目'),
            p(b('“云裳”系列毕业作品')),
            p('2023.11 - 2024.05'),
            p('五套针织成衣，入选中国国际大学生时装周。'),
            h('获奖'),
            p('2023 中国针织设计大赛 优秀奖'),
          ]),
        ),
      ]),
    ]);
  },
  truth('令狐晓', '13521774409', 'linghuxiao@bift.edu.cn', {
    educations: [school('北京服装学院', 'bachelor', '服装设计与工程', '2020-09', '2024-06')],
    employers: [
      job('爱慕股份有限公司', '版师助理', '2023-10', '2024-03'),
      job('楚和听香', '设计实习生', '2022-07', '2022-09'),
    ],
    projects: [project('“云裳”系列毕业作品', '2023-11', '2024-05')],
    awards: 1,
  }),
);
word(
  'rail.docx',
  (D) => {
    const { p, b, row, table, doc } = partsOf(D);
    return doc([
      p(b('个 人 简 历'), { alignment: 'center' }),
      table([
        row('姓名：呼延朔', '性别：男', '电话：18993105528'),
        row('籍贯：甘肃天水', '学历：大专', '邮箱：huyanshuo@163.com'),
      ]),
      p(b('一、教育经历')),
      table([
        row('起止时间', '学校', '专业', '学历'),
        row('2022.09-2025.06', '兰州交通大学博文学院高职部', '铁道供电技术', '大专'),
        row('2019.09-2022.06', '天水市第一中学', '普通高中', '高中'),
      ]),
      p(b('二、实习经历')),
      table([
        row('起止时间', '单位', '岗位', '工作内容'),
        row('2024.12-2025.05', '中国铁路兰州局集团有限公司', '接触网工（实习）', '参加天窗点检修 46 次'),
        row('2024.07-2024.08', '甘肃送变电工程有限公司', '电工学徒', '变电站二次接线'),
      ]),
      p(b('三、获奖及证书')),
      p('低压电工证（2024.06）'),
      p('甘肃省职业技能大赛“轨道交通供电”三等奖（2024.10）'),
    ]);
  },
  truth('呼延朔', '18993105528', 'huyanshuo@163.com', {
    educations: [
      school('兰州交通大学博文学院高职部', 'associate', '铁道供电技术', '2022-09', '2025-06'),
      school('天水市第一中学', null, null, '2019-09', '2022-06'),
    ],
    employers: [
      job('中国铁路兰州局集团有限公司', ['接触网工（实习）', '接触网工'], '2024-12', '2025-05'),
      job('甘肃送变电工程有限公司', '电工学徒', '2024-07', '2024-08'),
    ],
    awards: 1,
  }),
);
word(
  'marketing-en.docx',
  (D) => {
    const { p, b, doc } = partsOf(D);
    const tabs = { tabStops: [{ type: 'right', position: 9000 }] };
    return doc([
      p({ text: 'Sophia Qian', size: 40 }),
      p('Suzhou, China • sophia.qian@xjtlu.edu.cn • 0086-151 6241 7730 • linkedin.com/in/sophiaqian'),
      p(b('Professional Summary')),
      p('Final-year marketing student who likes data more than slogans.'),
      p(b('Professional Experience')),
      p([b('Marketing Intern'), ', L’Oréal China\tJun 2024 – Nov 2024'], tabs),
      p('Planned 22 KOL campaigns; ROI 1.8 → 2.6', { bullet: { level: 0 } }),
      p([b('Social Media Assistant'), ', Suzhou Industrial Park Tourism Bureau\tFeb 2024 – May 2024'], tabs),
      p('Grew the English account to 14k followers', { bullet: { level: 0 } }),
      p(b('Academic Background')),
      p([b('Xi’an Jiaotong-Liverpool University'), '\t2021 – 2025'], tabs),
      p('BA Marketing (Hons), First Class expected'),
      p(b('Projects')),
      p([b('Brand audit of Luckin Coffee'), '\tMar 2023 – May 2023'], tabs),
      p('Survey of 420 students.'),
      p(b('Honours')),
      p('XJTLU Academic Excellence Award, 2023'),
      p(b('Skills')),
      p('GA4, Tableau, Canva, SPSS'),
    ]);
  },
  truth('Sophia Qian', '15162417730', 'sophia.qian@xjtlu.edu.cn', {
    educations: [
      school(['Xi’an Jiaotong-Liverpool University', '西交利物浦大学'], 'bachelor', 'Marketing', '2021', '2025'),
    ],
    employers: [
      job('L’Oréal China', 'Marketing Intern', '2024-06', '2024-11'),
      job('Suzhou Industrial Park Tourism Bureau', 'Social Media Assistant', '2024-02', '2024-05'),
    ],
    projects: [project('Brand audit of Luckin Coffee', '2023-03', '2023-05')],
    awards: 1,
  }),
  'en',
);
word(
  'social.docx',
  (D) => {
    const { p, doc } = partsOf(D);
    return doc([
      p({ text: '南宫岚的简历', size: 36, bold: true }),
      p('手机 13417765290'),
      p('E-mail nangonglan@scnu.edu.cn'),
      p('坐标 广州'),
      p(''),
      p({ text: '我在哪里读书', bold: true, underline: {} }),
      p('华南师范大学'),
      p('社会工作专业 硕士（MSW）'),
      p('2023 年 9 月 至 2025 年 6 月'),
      p('广东财经大学'),
      p('社会工作专业 本科'),
      p('2019 年 9 月 至 2023 年 6 月'),
      p({ text: '我做过的事', bold: true, underline: {} }),
      p('单位：广州市越秀区启智社会工作服务中心'),
      p('职务：个案社工（实习）'),
      p('时间：2024 年 3 月 至 2024 年 12 月'),
      p('职责：跟进个案 12 个，组织小组活动 9 次。'),
      p('单位：广东省妇女儿童维权中心'),
      p('职务：热线志愿者'),
      p('时间：2022 年 6 月 至 2023 年 1 月'),
      p({ text: '我拿到的证', bold: true, underline: {} }),
      p('助理社会工作师（2024）'),
      p('心理健康指导师'),
      p({ text: '课题', bold: true, underline: {} }),
      p('城中村流动儿童抗逆力研究（省社科青年项目，2024—2025）'),
    ]);
  },
  truth('南宫岚', '13417765290', 'nangonglan@scnu.edu.cn', {
    educations: [
      school('华南师范大学', 'master', '社会工作', '2023-09', '2025-06'),
      school('广东财经大学', 'bachelor', '社会工作', '2019-09', '2023-06'),
    ],
    employers: [
      job('广州市越秀区启智社会工作服务中心', ['个案社工（实习）', '个案社工'], '2024-03', '2024-12'),
      job('广东省妇女儿童维权中心', '热线志愿者', '2022-06', '2023-01'),
    ],
    projects: [project(['城中村流动儿童抗逆力研究', '城中村流动儿童抗逆力研究（省社科青年项目）'], '2024', '2025')],
    awards: 0,
  }),
);
word(
  'boxes.docx',
  (D) => {
    const p = paragraphOf(D);
    const box = (children, style) =>
      new D.Textbox({ style: { position: 'absolute', width: '220pt', height: '160pt', ...style }, children });
    return new D.Document({
      sections: [
        {
          children: [
            p({ text: '颜青', size: 44, bold: true }),
            p('金融科技 / 18918276604 / yanqing@sufe.edu.cn'),
            box([p({ text: '教育背景', bold: true }), p('上海财经大学  金融科技  本科'), p('2021.09 - 2025.06')], {
              marginLeft: '0pt',
              marginTop: '80pt',
            }),
            box(
              [
                p({ text: '实习经历', bold: true }),
                p('蚂蚁集团  策略运营实习生'),
                p('2024.06 - 2024.09'),
                p('搭建活动看板，覆盖 12 条业务线'),
              ],
              { marginLeft: '240pt', marginTop: '80pt' },
            ),
            box([p({ text: '获奖情况', bold: true }), p('2023 美国大学生数学建模竞赛 M 奖')], {
              marginLeft: '0pt',
              marginTop: '260pt',
            }),
          ],
        },
      ],
    });
  },
  truth('颜青', '18918276604', 'yanqing@sufe.edu.cn', {
    educations: [school('上海财经大学', 'bachelor', '金融科技', '2021-09', '2025-06')],
    employers: [job('蚂蚁集团', '策略运营实习生', '2024-06', '2024-09')],
    awards: 1,
  }),
);
word(
  'shaded.docx',
  (D) => {
    const p = paragraphOf(D);
    const head = (t) =>
      new D.Table({
        width: { size: 100, type: 'pct' },
        rows: [
          new D.TableRow({
            children: [
              new D.TableCell({ shading: { fill: '1F3864' }, children: [p({ text: t, color: 'FFFFFF', bold: true })] }),
            ],
          }),
        ],
      });
    return new D.Document({
      sections: [
        {
          children: [
            p({ text: '个人简历', size: 32 }, { alignment: 'center' }),
            p('姓    名：巫马千寻        性    别：女'),
            p('手    机：13656718209    邮    箱：wumaqx@zjgsu.edu.cn'),
            head('教育经历'),
            p('2021.09-2025.06    浙江工商大学    法学    本科'),
            head('实践经历'),
            p('2024.07-2024.10    浙江天册律师事务所    律师助理实习生'),
            p('1. 起草合同审查意见 35 份'),
            p('2. 旁听庭审 8 次并制作笔录'),
            p('2023.07-2023.08    杭州市西湖区司法局    社区矫正科实习生'),
            head('校园经历'),
            p('2022.09-2023.06    校辩论队    队长'),
            head('所获荣誉'),
            p('浙江省政府奖学金（2023）'),
            p('“新生杯”辩论赛最佳辩手（2022）'),
            head('自我评价'),
            p('逻辑清晰，表达流畅。'),
          ],
        },
      ],
    });
  },
  truth('巫马千寻', '13656718209', 'wumaqx@zjgsu.edu.cn', {
    educations: [school('浙江工商大学', 'bachelor', '法学', '2021-09', '2025-06')],
    employers: [
      job('浙江天册律师事务所', '律师助理实习生', '2024-07', '2024-10'),
      job('杭州市西湖区司法局', ['社区矫正科实习生', '实习生'], '2023-07', '2023-08'),
    ],
    awards: 2,
  }),
);
word(
  'english.docx',
  (D) => {
    const p = paragraphOf(D);
    const b = (text) => ({ text, bold: true });
    return new D.Document({
      sections: [
        {
          children: [
            p({ text: 'ZHOU Mingxuan', size: 36, bold: true }),
            p('Mobile: (+86) 139-1678-2204  Email: mingxuan.zhou@nyu.edu'),
            p(b('EDUCATION')),
            p([b('New York University Shanghai'), ', Shanghai, China']),
            p('Bachelor of Science in Neural Science; Minor in Psychology, Sept 2021 - May 2025'),
            p(b('RESEARCH EXPERIENCE')),
            p([b('NYU-ECNU Institute of Brain and Cognitive Science'), ', Research Assistant, Jan 2023 - Present']),
            p('Ran 46 EEG sessions', { bullet: { level: 0 } }),
            p(b('WORK EXPERIENCE')),
            p([b('Pfizer China'), ', Medical Affairs Intern, Jun 2024 - Aug 2024']),
            p('Summarised 60 papers on migraine', { bullet: { level: 0 } }),
            p(b('VOLUNTEER')),
            p('Shanghai Autism Centre, Volunteer, 2022'),
            p(b('AWARDS')),
            p("Dean's Undergraduate Research Fund, 2023"),
            p(b('SKILLS')),
            p('MATLAB, Python, SPSS'),
          ],
        },
      ],
    });
  },
  truth(['ZHOU Mingxuan', 'Mingxuan ZHOU'], '13916782204', 'mingxuan.zhou@nyu.edu', {
    educations: [
      school(['New York University Shanghai', '上海纽约大学'], 'bachelor', 'Neural Science', '2021-09', '2025-05'),
    ],
    employers: [job('Pfizer China', 'Medical Affairs Intern', '2024-06', '2024-08')],
    projects: [project(['NYU-ECNU Institute of Brain and Cognitive Science'], '2023-01', 'present')],
    awards: 1,
  }),
  'en',
);
word(
  'grid.docx',
  (D) => {
    const p = paragraphOf(D);
    const c = (t, o = {}) => new D.TableCell({ ...o, children: [t].flat().map((x) => p(x)) });
    const r = (...x) => new D.TableRow({ children: x });
    return new D.Document({
      sections: [
        {
          children: [
            p('应聘人员信息表', { alignment: 'center' }),
            new D.Table({
              width: { size: 100, type: 'pct' },
              rows: [
                r(c('姓名'), c('钟离昧'), c('性别'), c('男'), c('出生年月'), c('2001.12')),
                r(c('最高学历'), c('硕士'), c('毕业院校'), c('合肥工业大学'), c('所学专业'), c('车辆工程')),
                r(c('手机'), c('17356051128'), c('邮箱'), c('zhonglimei@hfut.edu.cn', { columnSpan: 3 })),
                r(c('教育经历', { columnSpan: 6 })),
                r(c('起止年月', { columnSpan: 2 }), c('毕业院校', { columnSpan: 2 }), c('专业'), c('学历')),
                r(
                  c('2019.09-2023.06', { columnSpan: 2 }),
                  c('安徽工程大学', { columnSpan: 2 }),
                  c('车辆工程'),
                  c('本科'),
                ),
                r(
                  c('2023.09-2026.06', { columnSpan: 2 }),
                  c('合肥工业大学', { columnSpan: 2 }),
                  c('车辆工程'),
                  c('硕士'),
                ),
                r(c('工作/实习经历', { columnSpan: 6 })),
                r(c('起止年月', { columnSpan: 2 }), c('单位名称', { columnSpan: 2 }), c('职务'), c('证明人')),
                r(
                  c('2025.03-2025.08', { columnSpan: 2 }),
                  c('蔚来汽车（安徽）有限公司', { columnSpan: 2 }),
                  c('底盘工程师实习生'),
                  c('王工'),
                ),
                r(
                  c('2022.07-2022.09', { columnSpan: 2 }),
                  c('奇瑞汽车股份有限公司', { columnSpan: 2 }),
                  c('装配实习生'),
                  c('李工'),
                ),
                r(c('家庭成员', { columnSpan: 6 })),
                r(c('关系'), c('姓名'), c('工作单位', { columnSpan: 3 }), c('电话')),
                r(c('父亲'), c('钟离伟'), c('合肥市蜀山区个体', { columnSpan: 3 }), c('13800551234')),
              ],
            }),
          ],
        },
      ],
    });
  },
  truth('钟离昧', '17356051128', 'zhonglimei@hfut.edu.cn', {
    educations: [
      school('安徽工程大学', 'bachelor', '车辆工程', '2019-09', '2023-06'),
      school('合肥工业大学', 'master', '车辆工程', '2023-09', '2026-06'),
    ],
    employers: [
      job(['蔚来汽车（安徽）有限公司', '蔚来汽车'], '底盘工程师实习生', '2025-03', '2025-08'),
      job('奇瑞汽车股份有限公司', '装配实习生', '2022-07', '2022-09'),
    ],
  }),
);
