import { job, school, truth } from '../cv.mjs';
import { kit } from '../third/word.mjs';

// The third that is held back, Word: opened once, when nothing is mended any more.
export const words = [];
const word = (file, make, fields, language = 'zh') => words.push({ file, make, fields, language });
const document = (D, children, more = {}) => new D.Document({ sections: [{ children, ...more }] });

// Care of mothers and babies: big name left of a cell for the photo, everything about the person in one line.
word(
  'yuesao_biao.docx',
  (D) => {
    const { p, cell, row, table, b } = kit(D);
    return document(D, [
      table([
        row(
          cell([
            p({ text: '伍桂香', bold: true, size: 48 }),
            p('高级月嫂 · 46岁 · 四川自贡'),
            p('联系电话：13990062851'),
            p('邮箱：wuguixiang46@163.com'),
          ]),
          cell('（照片）'),
        ),
      ]),
      p(b('一、个人学历')),
      p('1995年9月至1998年7月就读于富顺县城关职业中学，幼师专业，中专毕业。'),
      p(b('二、从业经历')),
      p('2016年3月至2020年12月，就职于成都爱婴月子会所有限公司，任母婴护理师。'),
      p('2021年2月至今，就职于成都小棉袄家政服务有限公司，任高级月嫂。'),
      p(b('三、所持证件')),
      p('母婴护理师（高级）、催乳师、健康证'),
      p(b('四、所获荣誉')),
      p('2019年度会所“最美月嫂”'),
    ]);
  },
  truth('伍桂香', '13990062851', 'wuguixiang46@163.com', {
    educations: [school('富顺县城关职业中学', 'high_school', ['幼师', '幼师专业'], '1995-09', '1998-07')],
    employers: [
      job('成都爱婴月子会所有限公司', '母婴护理师', '2016-03', '2020-12'),
      job('成都小棉袄家政服务有限公司', '高级月嫂', '2021-02', 'present'),
    ],
    awards: 1,
  }),
);

// Gardens: title page words first, name behind 简历—, headings with full-width bars.
word(
  'yuanyi_shuxian.docx',
  (D) => {
    const { p, b } = kit(D);
    const h = (text) => p([b(`▍${text}`)]);
    return document(D, [
      p({ text: '景观设计师 · 植物顾问', size: 20 }),
      p({ text: '东方白', bold: true, size: 52 }),
      p({ text: 'DONGFANG Bai', size: 22, color: '888888' }),
      p('13918204475 ／ dongfangbai@tongji.edu.cn ／ 上海杨浦'),
      h('求学之路'),
      p([b('同济大学'), { text: '\t建筑与城市规划学院\t风景园林学\t硕士\t2019.09–2022.06' }]),
      p([b('南京林业大学'), { text: '\t风景园林学院\t园林\t本科\t2015.09–2019.06' }]),
      h('任职之处'),
      p([b('上海园林设计研究总院有限公司'), { text: '\t景观设计师\t2022.07–至今' }]),
      p('口袋公园七处，屋顶花园三处'),
      p([b('张唐景观设计事务所'), { text: '\t实习设计师\t2021.06–2021.10' }]),
      h('得意之奖'),
      p('2021\tIFLA亚太地区大学生竞赛三等奖'),
      p('2022\t上海市优秀毕业生'),
    ]);
  },
  truth(['东方白', '东方白 DONGFANG Bai'], '13918204475', 'dongfangbai@tongji.edu.cn', {
    educations: [
      school('同济大学', 'master', '风景园林学', '2019-09', '2022-06'),
      school('南京林业大学', 'bachelor', '园林', '2015-09', '2019-06'),
    ],
    employers: [
      job('上海园林设计研究总院有限公司', '景观设计师', '2022-07', 'present'),
      job('张唐景观设计事务所', '实习设计师', '2021-06', '2021-10'),
    ],
    awards: 2,
  }),
);

// Translation, English from Hong Kong: table of dates at the right, Chinese name in brackets.
word(
  'translation_hk_en.docx',
  (D) => {
    const { p, cell, row, table, bare, b } = kit(D);
    const two = (left, right) =>
      table([row(cell(left), cell(p(right, { alignment: D.AlignmentType.RIGHT })))], { borders: bare });
    return document(D, [
      p({ text: 'CURRICULUM VITAE', bold: true, size: 24 }, { alignment: D.AlignmentType.CENTER }),
      p({ text: 'KWOK Tsz Ching, Jasmine (郭芷晴)', bold: true, size: 30 }, { alignment: D.AlignmentType.CENTER }),
      p('Mobile: (852) 6128 4093   Email: jasminekwok@link.cuhk.edu.hk', { alignment: D.AlignmentType.CENTER }),
      p(b('ACADEMIC QUALIFICATIONS')),
      two(
        [
          p(b('The Chinese University of Hong Kong')),
          p('Bachelor of Arts in Translation (Second Class Honours, Upper Division)'),
        ],
        'Sep 2019 – Jul 2023',
      ),
      two([p(b('True Light Girls’ College')), p('Hong Kong Diploma of Secondary Education')], 'Sep 2013 – Jul 2019'),
      p(b('WORKING EXPERIENCE')),
      two([p(b('Hong Kong Trade Development Council')), p('Translation Officer')], 'Aug 2023 – Present'),
      two([p(b('RTHK')), p('Subtitling Intern')], 'Jun 2022 – Aug 2022'),
      p(b('HONOURS')),
      p('Dean’s List 2021/22'),
    ]);
  },
  truth(
    [
      'KWOK Tsz Ching, Jasmine',
      'KWOK Tsz Ching, Jasmine (郭芷晴)',
      'KWOK Tsz Ching',
      '郭芷晴',
      'Jasmine KWOK Tsz Ching',
    ],
    ['85261284093', '+85261284093', '61284093'],
    'jasminekwok@link.cuhk.edu.hk',
    {
      educations: [
        school(
          ['The Chinese University of Hong Kong', '香港中文大学', 'Chinese University of Hong Kong'],
          'bachelor',
          ['Translation', '翻译'],
          '2019-09',
          '2023-07',
        ),
        school('True Light Girls’ College', 'high_school', null, '2013-09', '2019-07'),
      ],
      employers: [
        job('Hong Kong Trade Development Council', 'Translation Officer', '2023-08', 'present'),
        job('RTHK', 'Subtitling Intern', '2022-06', '2022-08'),
      ],
      awards: 1,
    },
  ),
  'en',
);
