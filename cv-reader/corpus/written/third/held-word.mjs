import { job, project, school, truth } from '../cv.mjs';
import { kit } from './word.mjs';

// The third that is held back, Word: opened once, when nothing is mended any more.
export const words = [];
const word = (file, make, fields, language = 'zh') => words.push({ file, make, fields, language });
const document = (D, children, more = {}) => new D.Document({ sections: [{ children, ...more }] });

// Oil field: a form whose cells hold tables with labels on the left of each row.
word(
  'youtian_biao.docx',
  (D) => {
    const { p, cell, row, table } = kit(D);
    const inner = (...rows) => [table(rows.map((one) => row(...one))), p('')];
    return document(D, [
      p({ text: '员工信息采集表', bold: true, size: 30 }, { alignment: D.AlignmentType.CENTER }),
      table([
        row('姓名', '宰父刚', '工种意向', '采油工'),
        row('手机', '15945920836', '邮箱', 'zaifugang@126.com'),
        row(
          '学习简历',
          cell(
            inner(
              ['2021.09至2024.06', '大庆职业学院', '油气开采技术', '大专'],
              ['2018.09至2021.06', '大庆市第二十三中学', '', '高中'],
            ),
            3,
          ),
        ),
        row(
          '工作简历',
          cell(
            inner(
              ['2024.07至今', '大庆油田有限责任公司第三采油厂', '采油工'],
              ['2023.09至2024.03', '大庆钻探工程公司', '井控实习生'],
            ),
            3,
          ),
        ),
        row('获奖及证书', cell(['2023年 黑龙江省职业院校技能大赛三等奖', '井控证、HSE证', '2022年 国家励志奖学金'], 3)),
        row(
          '家庭成员',
          cell(inner(['父', '宰父国', '大庆油田水务公司', '13904590011'], ['母', '刘桂芝', '退休', '13904590022']), 3),
        ),
      ]),
    ]);
  },
  truth('宰父刚', '15945920836', 'zaifugang@126.com', {
    educations: [
      school('大庆职业学院', 'associate', '油气开采技术', '2021-09', '2024-06'),
      school('大庆市第二十三中学', 'high_school', null, '2018-09', '2021-06'),
    ],
    employers: [
      job('大庆油田有限责任公司第三采油厂', '采油工', '2024-07', 'present'),
      job('大庆钻探工程公司', '井控实习生', '2023-09', '2024-03'),
    ],
    awards: 2,
  }),
);

// Cost engineering: half years in words, dates behind, bold headings numbered in Chinese.
word(
  'zaojia_jijie.docx',
  (D) => {
    const { p, b } = kit(D);
    return document(D, [
      p({ text: '简历——钟离算', bold: true, size: 32 }),
      p('造价员  电话（微信）13017742690  电邮 zhongliSuan@sina.cn  武汉'),
      p(b('壹、读过的学校')),
      p('武汉理工大学，工程造价，本科，2019年秋至2023年夏'),
      p(b('贰、待过的单位')),
      p('中南建筑设计院股份有限公司，造价助理，2023年7月至2025年3月'),
      p('算量、套价，广联达，机场航站楼二标'),
      p('湖北中韬工程造价咨询有限公司，实习生，2022年7月至2022年9月'),
      p('对量、跑工地签证'),
      p(b('叁、做过的工程')),
      p('鄂州花湖国际机场转运中心结算审核，2023年9月至2024年8月'),
      p(b('肆、得过的表扬')),
      p('2021年度校二等奖学金'),
      p('第七届全国BIM毕业设计大赛二等奖'),
      p(b('伍、手里的证')),
      p('二级造价工程师（土建），CET-4'),
    ]);
  },
  truth('钟离算', '13017742690', 'zhongliSuan@sina.cn', {
    educations: [school('武汉理工大学', 'bachelor', '工程造价', '2019-09', '2023')],
    employers: [
      job('中南建筑设计院股份有限公司', '造价助理', '2023-07', '2025-03'),
      job('湖北中韬工程造价咨询有限公司', '实习生', '2022-07', '2022-09'),
    ],
    projects: [project('鄂州花湖国际机场转运中心结算审核', '2023-09', '2024-08')],
    awards: 2,
  }),
);

// Veterinary: one table, time on the right, school and clinic rows alternate under the head 经历.
word(
  'shouyi_hunpai.docx',
  (D) => {
    const { p, row, table, bare, b } = kit(D);
    return document(D, [
      p({ text: '公冶猫猫', bold: true, size: 36 }),
      p('宠物医生 · 15895617034 · gongyemaomao@njau.edu.cn · 南京江宁'),
      p(b('一路走来'), { spacing: { before: 200 } }),
      table(
        [
          row('南京农业大学  动物医学  本科（五年）', '2018.9 – 2023.6'),
          row('南京艾贝尔宠物医院  实习助理', '2022.7 – 2023.1'),
          row('瑞鹏宠物医疗集团股份有限公司  门诊医生', '2023.7 – 2024.8'),
          row('扬州大学  临床兽医学  硕士', '2024.9 – 至今'),
        ],
        { borders: bare },
      ),
      p(b('课题'), { spacing: { before: 200 } }),
      table([row('猫肥厚型心肌病早期超声指标筛查', '2024.11 – 至今')], { borders: bare }),
      p(b('被夸'), { spacing: { before: 200 } }),
      table([row('“雄鹰杯”小动物医师技能大赛 二等奖', '2023'), row('南京农业大学 三好学生', '2020')], {
        borders: bare,
      }),
      p(b('资格'), { spacing: { before: 200 } }),
      p('执业兽医师；C1；怕猫毛但忍得住'),
    ]);
  },
  truth('公冶猫猫', '15895617034', 'gongyemaomao@njau.edu.cn', {
    educations: [
      school('南京农业大学', 'bachelor', '动物医学', '2018-09', '2023-06'),
      school('扬州大学', 'master', '临床兽医学', '2024-09', 'present'),
    ],
    employers: [
      job('南京艾贝尔宠物医院', '实习助理', '2022-07', '2023-01'),
      job('瑞鹏宠物医疗集团股份有限公司', '门诊医生', '2023-07', '2024-08'),
    ],
    projects: [project('猫肥厚型心肌病早期超声指标筛查', '2024-11', 'present')],
    awards: 2,
  }),
);

// Garments, English of China: headings as questions, employer and post with a slash, months before years.
word(
  'garment_en.docx',
  (D) => {
    const { p, b } = kit(D);
    const h = (text) => p({ text, bold: true, italics: true, size: 26 }, { spacing: { before: 160 } });
    return document(D, [
      p({ text: 'Curriculum Vitae of Ms. Sima Lan', bold: true, size: 30 }),
      p('Tel: 0086 15059871246; Email: lan.sima@163.com; Native place: Quanzhou, Fujian'),
      h('Which schools?'),
      p('2018.09-2022.06 / Minjiang University / Fashion Design and Engineering / Bachelor'),
      h('Which companies?'),
      p([b('2022.08-2024.09 / Anta Sports Products Limited / Merchandising Assistant')]),
      p('I followed 80 styles each season and I speak with factory everyday.'),
      p([b('2024.10-now / Fujian Septwolves Industry Co., Ltd. / Garment Technician')]),
      h('Which works?'),
      p('2021.10-2022.05 / Graduation collection: Oyster House'),
      h('Which honors?'),
      p('2021 Third prize of Fujian Fashion Design Contest'),
      p('2020 School scholarship'),
    ]);
  },
  truth(['Sima Lan', 'Ms. Sima Lan'], ['15059871246'], 'lan.sima@163.com', {
    educations: [
      school(
        ['Minjiang University', '闽江学院'],
        'bachelor',
        ['Fashion Design and Engineering', '服装设计与工程'],
        '2018-09',
        '2022-06',
      ),
    ],
    employers: [
      job('Anta Sports Products Limited', 'Merchandising Assistant', '2022-08', '2024-09'),
      job('Fujian Septwolves Industry Co., Ltd.', 'Garment Technician', '2024-10', 'present'),
    ],
    projects: [project(['Graduation collection: Oyster House', 'Oyster House'], '2021-10', '2022-05')],
    awards: 2,
  }),
  'en',
);
