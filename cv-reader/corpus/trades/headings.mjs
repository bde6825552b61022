// How CVs call their sections: nouns that many use, with words before them that no list has. `{w}` is a word of the trade.
const zh = {
  educations: {
    whole:
      '教育背景 教育经历 学习经历 求学经历 学业背景 院校经历 教育情况 学历信息 受教育经历 教育与培训 我的学校 就读院校'.split(
        ' ',
      ),
    before: ['教育', '学习', '求学', '深造', '学历', '读书', '院校', '学业', '升学'],
    noun: ['背景', '经历', '履历', '历程', '情况', '概况', '信息', '轨迹'],
  },
  jobs: {
    whole:
      '实习经历 工作经历 工作经验 履历 个人履历 职业经历 实践经历 {w}经历 {w}实习 {w}工作经历 {w}实践经历 从业经历'.split(
        ' ',
      ),
    before: [
      '{w}',
      '{w}',
      '企业',
      '公司',
      '一线',
      '顶岗',
      '跟岗',
      '岗位',
      '校外',
      '在职',
      '兼职',
      '暑期',
      '任职',
      '就业',
    ],
    noun: ['经历', '经验', '实习经历', '工作经历', '实践', '履历', '历程', '实习经验', '工作经验'],
  },
  projects: {
    whole: '项目经历 项目经验 代表项目 参与项目 主持课题 毕业设计与项目 科研项目 {w}项目 主要作品 课程项目'.split(' '),
    before: ['{w}', '{w}', '主要', '核心', '参与', '负责', '团队', '校级', '横向', '竞赛', '个人'],
    noun: ['项目', '项目经历', '项目经验', '项目实践', '课题', '作品', '项目展示'],
  },
  awards: {
    whole: '获奖情况 荣誉奖项 获奖经历 所获荣誉 学科竞赛 竞赛经历 奖励情况 荣誉与奖励 比赛获奖 {w}竞赛'.split(' '),
    before: ['校内', '在校', '个人', '学术', '{w}', '专业'],
    noun: ['荣誉', '获奖', '奖项', '奖励', '竞赛', '竞赛获奖', '获奖情况'],
  },
  skills: {
    whole: '专业技能 技能特长 职业技能 技能证书 证书与技能 掌握技能 {w}技能 个人技能 资格证书 工具与软件'.split(' '),
    before: ['{w}', '专业', '办公', '个人', '实操', '硬'],
    noun: ['技能', '能力', '特长', '证书', '技能证书'],
  },
  campus: {
    whole: '校园经历 学生工作 社团经历 校园活动 志愿服务 学生干部经历 社会活动 社团与志愿'.split(' '),
    before: ['校园', '社团', '学生会', '志愿', '班级'],
    noun: ['经历', '活动', '工作', '服务经历'],
  },
  self: {
    whole: '自我评价 个人优势 关于我 个人总结 自我介绍 我的优势 个人评价 自我描述'.split(' '),
    before: ['自我', '个人'],
    noun: ['评价', '总结', '描述', '简介'],
  },
  courses: {
    whole: '主修课程 核心课程 专业课程 相关课程'.split(' '),
    before: ['主干', '{w}'],
    noun: ['课程'],
  },
};

const en = {
  educations: {
    whole:
      'Education|Academic Background|Educational Qualifications|Education and Training|Schooling|Academic History'.split(
        '|',
      ),
    before: ['Academic', 'Formal', 'University', 'Higher'],
    noun: ['Education', 'Background', 'Studies'],
  },
  jobs: {
    whole:
      'Experience|Work Experience|Employment History|Professional Experience|Internships|{w} Experience|Relevant {w} Experience|Career History|Practicum|Where I Have Worked'.split(
        '|',
      ),
    before: ['{w}', '{w}', 'Relevant', 'Industry', 'Field', 'Hands-on', 'Summer', 'Part-time', 'Additional'],
    noun: ['Experience', 'Work Experience', 'Employment', 'Internships', 'Placements', 'Work History'],
  },
  projects: {
    whole:
      'Projects|Selected Projects|{w} Projects|Academic Projects|Research Projects|Capstone and Projects|Portfolio'.split(
        '|',
      ),
    before: ['{w}', 'Key', 'Team', 'Personal', 'Independent'],
    noun: ['Projects', 'Project Experience', 'Research'],
  },
  awards: {
    whole: 'Awards|Honors and Awards|Achievements|Scholarships|{w} Awards|Competitions and Awards|Prizes'.split('|'),
    before: ['{w}', 'Academic', 'National', 'Selected'],
    noun: ['Awards', 'Honours', 'Achievements'],
  },
  skills: {
    whole: 'Skills|Technical Skills|{w} Skills|Core Competencies|Skills and Tools|Certifications|Software'.split('|'),
    before: ['{w}', 'Practical', 'Transferable', 'Computer'],
    noun: ['Skills', 'Competencies', 'Certifications'],
  },
  campus: {
    whole: 'Leadership|Activities|Volunteering|Extracurricular Activities|Campus Involvement|Community Service'.split(
      '|',
    ),
    before: ['Student', 'Club'],
    noun: ['Activities', 'Leadership'],
  },
  self: {
    whole: 'Summary|Profile|About Me|Personal Statement|Objective'.split('|'),
    before: ['Professional', 'Career', '{w}'],
    noun: ['Summary', 'Profile'],
  },
  courses: {
    whole: 'Relevant Coursework|Courses'.split('|'),
    before: ['Selected', '{w}'],
    noun: ['Coursework', 'Courses'],
  },
};

/** A heading for a section; a third of them are put together of a word and a noun. */
export function headingFor(kind, language, trade, dice) {
  const { whole, before, noun } = (language === 'en' ? en : zh)[kind];
  const pattern = dice.chance(0.4)
    ? dice.pick(before) + (language === 'en' ? ' ' : '') + dice.pick(noun)
    : dice.pick(whole);
  const word = dice.pick(trade.words)[language === 'en' ? 'en' : 'zh'];
  return pattern.replace('{w}', word);
}
