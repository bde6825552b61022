import { job, project, school, truth } from '../cv.mjs';
import { kit } from '../third/word.mjs';

// Word files: name in a cell, in a line of tabs, in the second column, in a letter of sentences.
export const words = [];
const word = (file, make, fields, language = 'zh') => words.push({ file, make, fields, language });
const document = (D, children, more = {}) => new D.Document({ sections: [{ children, ...more }] });

// Care for the old: form of two labels a row, school and jobs as rows of one table.
word(
  'hugong_biao.docx',
  (D) => {
    const { p, cell, row, table } = kit(D);
    return document(D, [
      p({ text: '求职人员登记表', bold: true, size: 32 }, { alignment: D.AlignmentType.CENTER }),
      table([
        row('姓  名', '石小花', '性  别', '女'),
        row('民  族', '土家族', '身份证号', '（面试时出示）'),
        row('文化程度', '高中', '手机号码', '17762438091'),
        row('邮  箱', cell('shixiaohua_es@163.com', 3)),
        row('求职意向', cell('养老护理员（住家/机构均可）', 3)),
        row('学习经历', cell(['2012.09—2015.06  来凤县第一中学  高中', '2021.03  恩施州养老护理培训班'], 3)),
        row(
          '工作经历',
          cell(
            [
              '2021.04—2023.06  恩施市福康老年公寓  护理员',
              '照料半失能老人六名',
              '2023.07—2025.08  武汉市江岸区九州通老年颐养中心  护理组长',
              '排班，带新人',
            ],
            3,
          ),
        ),
        row('持有证书', cell('养老护理员（四级）、健康证、红十字救护员证', 3)),
      ]),
    ]);
  },
  truth('石小花', '17762438091', 'shixiaohua_es@163.com', {
    educations: [school('来凤县第一中学', 'high_school', null, '2012-09', '2015-06')],
    employers: [
      job('恩施市福康老年公寓', '护理员', '2021-04', '2023-06'),
      job('武汉市江岸区九州通老年颐养中心', '护理组长', '2023-07', '2025-08'),
    ],
  }),
);

// Electrical: name and label on tabs, heading lines with a shaded paragraph, degree as 本科（在读）.
word(
  'dianqi_zhibiao.docx',
  (D) => {
    const { p, b } = kit(D);
    const h = (text) => p({ text, bold: true, color: 'FFFFFF', size: 24 }, { shading: { fill: '1D5B79' } });
    return document(D, [
      p('姓名：\t贺兰山\t\t性别：\t男'),
      p('电话：\t18295617740\t\t邮箱：\thelanshan@ncepu.edu.cn'),
      p('籍贯：\t宁夏银川\t\t应聘：\t电气工程师（校招）'),
      h(' 教育背景'),
      p('2022.09-2026.06\t华北电力大学（保定）\t电气工程及其自动化\t本科（在读）'),
      p('2019.09-2022.06\t银川市第二中学\t理科\t高中'),
      h(' 实习实践'),
      p('2025.07-2025.08\t国网宁夏电力有限公司银川供电公司\t变电运维实习生'),
      p('跟班巡视110kV变电站三座，学习倒闸操作票'),
      p('2024.07-2024.08\t特变电工沈阳变压器集团有限公司\t生产实习'),
      h(' 项目经历'),
      p('2025.03-2025.06\t分布式光伏并网谐波治理仿真\t组长'),
      p('MATLAB/Simulink 建模，THD 由 6.1% 降至 2.8%'),
      h(' 获奖情况'),
      p('2025.05\t全国大学生电子设计竞赛河北赛区二等奖'),
      p('2024.11\t国家励志奖学金'),
      h(' 个人技能'),
      p([b('软件：'), { text: 'AutoCAD、ETAP、MATLAB' }]),
    ]);
  },
  truth('贺兰山', '18295617740', 'helanshan@ncepu.edu.cn', {
    educations: [
      school(['华北电力大学（保定）', '华北电力大学'], 'bachelor', '电气工程及其自动化', '2022-09', '2026-06'),
      school('银川市第二中学', 'high_school', null, '2019-09', '2022-06'),
    ],
    employers: [
      job('国网宁夏电力有限公司银川供电公司', '变电运维实习生', '2025-07', '2025-08'),
      job('特变电工沈阳变压器集团有限公司', ['生产实习', '实习生'], '2024-07', '2024-08'),
    ],
    projects: [project('分布式光伏并网谐波治理仿真', '2025-03', '2025-06')],
    awards: 2,
  }),
);

// Kindergarten head cook turned nutritionist: a letter of sentences with everything in it.
word(
  'yingyang_zijianxin.docx',
  (D) => {
    const { p } = kit(D);
    return document(D, [
      p({ text: '自荐信', bold: true, size: 32 }, { alignment: D.AlignmentType.CENTER }),
      p('尊敬的负责人：'),
      p('您好！我叫谷雨，2023年6月毕业于上海中医药大学食品卫生与营养学专业，本科学历，现应聘贵院临床营养师一职。'),
      p('在校期间，我于2022年7月至2022年12月在上海市第六人民医院营养科担任实习营养师，独立完成营养筛查四百余例。'),
      p('毕业后，我自2023年8月起在上海乐言餐饮管理有限公司担任营养配餐师，至今为十一家幼儿园设计带量食谱。'),
      p('2022年，我获得上海市奖学金。'),
      p('我的电话是13661829457，邮箱是guyu_nutri@126.com，期待您的回复。'),
      p('此致'),
      p('敬礼！'),
      p('自荐人：谷雨', { alignment: D.AlignmentType.RIGHT }),
      p('2025年9月18日', { alignment: D.AlignmentType.RIGHT }),
    ]);
  },
  truth('谷雨', '13661829457', 'guyu_nutri@126.com', {
    educations: [school('上海中医药大学', 'bachelor', '食品卫生与营养学', null, '2023-06')],
    employers: [
      job('上海市第六人民医院', ['实习营养师', '营养师'], '2022-07', '2022-12'),
      job('上海乐言餐饮管理有限公司', '营养配餐师', '2023-08', 'present'),
    ],
    awards: 1,
  }),
);

// Interior design: table without lines, bar on the left, name on the right above the sections.
word(
  'shinei_liangluan.docx',
  (D) => {
    const { p, cell, table, bare, b } = kit(D);
    const left = [
      p(b('CONTACT')),
      p('T 13751184462'),
      p('M lyx_interior@qq.com'),
      p('A 深圳南山'),
      p(b('SKILL')),
      p('CAD / 3ds Max / Enscape'),
      p(b('HOBBY')),
      p('陶艺 / 徒步'),
    ];
    const right = [
      p({ text: '廖一晗', bold: true, size: 44 }),
      p('室内设计师 Interior Designer'),
      p(b('教育 EDUCATION')),
      p('2016.09 - 2021.07'),
      p('广州美术学院 / 环境设计 / 学士'),
      p(b('工作 WORK')),
      p('2021.08 - 2023.12'),
      p('深圳广田集团股份有限公司 / 助理设计师'),
      p('酒店大堂、客房深化图'),
      p('2024.01 - 至今'),
      p('矩阵纵横设计股份有限公司 / 室内设计师'),
      p('售楼处方案与汇报'),
      p(b('项目 PROJECT')),
      p('2024.03 - 2024.09'),
      p('万科公园都会售楼处'),
      p(b('奖项 AWARD')),
      p('2023 金堂奖年度新锐提名'),
    ];
    return document(D, [
      table(
        [
          new D.TableRow({
            children: [cell(left, 1, { width: { size: 28, type: D.WidthType.PERCENTAGE } }), cell(right)],
          }),
        ],
        {
          borders: bare,
        },
      ),
    ]);
  },
  truth('廖一晗', '13751184462', 'lyx_interior@qq.com', {
    educations: [school('广州美术学院', 'bachelor', '环境设计', '2016-09', '2021-07')],
    employers: [
      job('深圳广田集团股份有限公司', '助理设计师', '2021-08', '2023-12'),
      job('矩阵纵横设计股份有限公司', '室内设计师', '2024-01', 'present'),
    ],
    projects: [project('万科公园都会售楼处', '2024-03', '2024-09')],
    awards: 1,
  }),
);

// Product manager, English: name in the first line with contact behind bars, Master of Finance.
word(
  'pm_en.docx',
  (D) => {
    const { p, b } = kit(D);
    return document(D, [
      p([{ text: 'Yitong “Tony” Shen', bold: true, size: 36 }]),
      p('Shenzhen, China | +86 136 3285 0971 | tony.shen.pm@gmail.com | linkedin.com/in/tonyshenpm'),
      p(b('PROFESSIONAL EXPERIENCE')),
      p([b('Tencent'), { text: ', Shenzhen — Product Manager, WeChat Pay' }]),
      p('March 2022 – Present'),
      p('Own the merchant onboarding flow; cut drop-off from 31% to 19%'),
      p([b('Ping An Technology'), { text: ', Shenzhen — Associate Product Manager' }]),
      p('July 2020 – February 2022'),
      p('Launched a claims assistant used by 4 million people'),
      p(b('EDUCATION')),
      p([b('The Chinese University of Hong Kong, Shenzhen'), { text: ' — Master of Finance, 2018–2020' }]),
      p([
        b('Sun Yat-sen University'),
        { text: ' — Bachelor of Economics in International Economics and Trade, 2014–2018' },
      ]),
      p(b('CERTIFICATIONS')),
      p('CFA Level II passed; PMP'),
    ]);
  },
  truth(
    ['Yitong “Tony” Shen', 'Yitong Shen', 'Yitong "Tony" Shen', 'Yitong (Tony) Shen'],
    '13632850971',
    'tony.shen.pm@gmail.com',
    {
      educations: [
        school(
          [
            'The Chinese University of Hong Kong, Shenzhen',
            '香港中文大学（深圳）',
            'Chinese University of Hong Kong, Shenzhen',
          ],
          'master',
          ['Finance', '金融学', '金融'],
          '2018',
          '2020',
        ),
        school(
          ['Sun Yat-sen University', '中山大学'],
          'bachelor',
          ['International Economics and Trade', '国际经济与贸易'],
          '2014',
          '2018',
        ),
      ],
      employers: [
        job('Tencent', ['Product Manager, WeChat Pay', 'Product Manager'], '2022-03', 'present'),
        job('Ping An Technology', 'Associate Product Manager', '2020-07', '2022-02'),
      ],
    },
  ),
  'en',
);
