import PDFDocument from 'pdfkit';
import { job, project, school, truth } from '../cv.mjs';

// PDFs in whose text one glyph in twenty says another letter than it shows, as programs leave them that save a page again.
const LIES = 20;

const lines = {
  open: [
    ['h', '段阳清'],
    ['p', '会计实习 | 18739220564 | duanyangqing@zzu.edu.cn | 郑州'],
    ['h', '教育背景'],
    ['p', '2021.09-2025.06  河南财经政法大学  会计学  本科'],
    ['h', '实习经历'],
    ['p', '2024.07-2024.09  河南羚锐制药股份有限公司  财务实习生'],
    ['p', '整理原始凭证，协助编制银行余额调节表，核对往来账款三百余笔。'],
    ['p', '2023.07-2023.08  信阳市平桥区税务局  办税服务厅实习生'],
    ['p', '引导纳税人使用电子税务局，解答个税汇算清缴问题。'],
    ['h', '项目经历'],
    ['p', '2023.03-2023.12  上市药企研发支出资本化研究'],
    ['h', '获奖情况'],
    ['p', '2022年 校级二等奖学金'],
    ['p', '2023年 河南省会计信息化大赛三等奖'],
  ],
  held: [
    ['h', '宗政宁'],
    ['p', '统计分析 | 13995670318 | zongzhengning@zuel.edu.cn'],
    ['h', '教育经历'],
    ['p', '中南财经政法大学  应用统计  硕士  2022.09-2024.06'],
    ['p', '湖北经济学院  经济统计学  本科  2018.09-2022.06'],
    ['h', '工作经历'],
    ['p', '国家统计局武汉调查队  数据实习生  2023.07-2023.10'],
    ['p', '住户收支调查数据的录入与审核，走访样本户四十二户。'],
    ['p', '武汉斗鱼网络科技有限公司  数据分析师  2024.07-至今'],
    ['p', '搭建主播流失预警报表，每周向运营部门汇报一次。'],
    ['h', '荣誉奖励'],
    ['p', '2023年 全国大学生市场调查大赛二等奖'],
  ],
};

/** @returns the bytes of a PDF; `font` is the path of one with Chinese glyphs */
async function drawn(text, font) {
  const document = new PDFDocument({ size: 'A4', margin: 50, info: { CreationDate: new Date(0) } });
  const parts = [];
  document.on('data', (part) => parts.push(part));
  const done = new Promise((resolve) => document.on('end', resolve));
  document.font(font);
  for (const [kind, line] of text) document.fontSize(kind === 'h' ? 15 : 10.5).text(line, { paragraphGap: 4 });
  const { unicode } = document._font;
  for (let at = LIES; at < unicode.length; at += LIES) unicode[at] = [0x41 + (at % 26)];
  document.end();
  await done;
  return Buffer.concat(parts);
}

export const lying = [
  {
    file: 'kuaiji_huang.pdf',
    draw: (font) => drawn(lines.open, font),
    fields: truth('段阳清', '18739220564', 'duanyangqing@zzu.edu.cn', {
      educations: [school('河南财经政法大学', 'bachelor', '会计学', '2021-09', '2025-06')],
      employers: [
        job('河南羚锐制药股份有限公司', '财务实习生', '2024-07', '2024-09'),
        job('信阳市平桥区税务局', '办税服务厅实习生', '2023-07', '2023-08'),
      ],
      projects: [project('上市药企研发支出资本化研究', '2023-03', '2023-12')],
      awards: 2,
    }),
  },
  {
    file: 'tongji_huang.pdf',
    draw: (font) => drawn(lines.held, font),
    fields: truth('宗政宁', '13995670318', 'zongzhengning@zuel.edu.cn', {
      educations: [
        school('中南财经政法大学', 'master', '应用统计', '2022-09', '2024-06'),
        school('湖北经济学院', 'bachelor', '经济统计学', '2018-09', '2022-06'),
      ],
      employers: [
        job('国家统计局武汉调查队', '数据实习生', '2023-07', '2023-10'),
        job('武汉斗鱼网络科技有限公司', '数据分析师', '2024-07', 'present'),
      ],
      awards: 1,
    }),
  },
];
