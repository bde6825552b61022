// What the invented CVs call things, many ways of each: their headings are in no list on purpose.
export const heads = {
  zh: {
    educations: ['教育背景', '教育经历', '求学经历', '学历背景', '在校学习', '就读情况'],
    jobs: ['实习经历', '工作经历', '实践经历', '实习实训', '职场历练', '工作与实践'],
    projects: ['项目经历', '个人作品', '课题与作品', '代表项目', '科研与创作', '项目实战'],
    awards: ['荣誉奖项', '荣誉成就', '获奖情况', '奖励与荣誉', '竞赛获奖', '所获表彰'],
    certificates: ['等级证书', '技能证书', '资格证书', '考试与证书'],
    skills: ['专业技能', '技能特长', '擅长工具', '我会什么'],
    campus: ['校园活动', '社团经历', '学生工作', '社区活动'],
    self: ['自我评价', '关于我', '个人优势', '写在最后'],
  },
  en: {
    educations: ['Education', 'EDUCATION', 'Academic Background', 'Education & Training', 'Studies'],
    jobs: ['Experience', 'EMPLOYMENT', 'Work History', 'Professional Experience', 'Internships', 'Placements and Work'],
    projects: ['Projects', 'Selected Works', 'Portfolio', 'Coursework & Research', 'Things I Made'],
    awards: ['Honors and Awards', 'Achievements', 'Recognition', 'Scholarships & Prizes', 'HONOURS'],
    certificates: ['Certificates', 'Licences', 'Qualifications & Tests'],
    skills: ['Skills', 'Toolbox', 'Core Competencies'],
    campus: ['ON CAMPUS INVOLVEMENT', 'Leadership', 'Community', 'Student Life'],
    self: ['Profile', 'About', 'Summary'],
  },
  ja: {
    educations: ['学歴'],
    jobs: ['職歴', '職務経歴'],
    projects: ['活動・制作'],
    awards: ['受賞歴'],
    skills: ['資格・スキル'],
  },
  ko: {
    educations: ['학력'],
    jobs: ['경력사항'],
    projects: ['프로젝트'],
    awards: ['수상내역'],
    skills: ['자격 및 기술'],
  },
  ru: {
    educations: ['Образование'],
    jobs: ['Опыт работы'],
    projects: ['Проекты'],
    awards: ['Награды'],
    skills: ['Навыки'],
  },
};

export const degreeWords = {
  zh: {
    doctor: ['博士'],
    master: ['硕士', '硕士研究生', '研究生（硕士）'],
    bachelor: ['本科', '学士', '大学本科', '全日制本科'],
    associate: ['大专', '专科', '高职（大专）', '大学专科'],
    high_school: ['高中'],
  },
  en: {
    doctor: ['PhD'],
    master: ['M.A.', 'MSc', 'Master of Science', "Master's Degree"],
    bachelor: ['B.A.', 'BSc', 'Bachelor of Arts', 'Bachelor (BS)', "Bachelor's Degree"],
    associate: ['Associate Degree', 'Associate of Applied Science'],
    high_school: ['High School Diploma'],
  },
};

export const certificates = {
  zh: [
    '大学英语四级（CET-4 512 分）',
    '普通话二级甲等',
    '全国计算机等级考试二级',
    '机动车驾驶证 C1',
    '初级职业资格证',
    '英语六级 468',
  ],
  en: ['CET-6 (541)', 'Mandarin Level 2A', 'National Computer Rank 2', 'Driving licence C1', 'IELTS 6.5'],
};
export const skills = {
  zh: ['Word、Excel、PPT', '数据整理与图表', 'Photoshop、剪映', '沟通协调', '现场管理', '公文写作'],
  en: ['Microsoft Office', 'Data entry and charts', 'Photoshop', 'Team communication', 'Report writing'],
};
export const selves = {
  zh: [
    '做事踏实，守时守信，愿意从基础岗位做起。',
    '性格开朗，抗压能力强，能适应倒班和出差。',
    '学习主动，习惯把问题记下来逐个解决。',
  ],
  en: ['Reliable and punctual, glad to start at the bottom.', 'Calm under pressure and used to working in shifts.'],
};
export const campuses = {
  zh: ['校学生会外联部  部长', '志愿者协会  干事', '班级团支部书记', '社区防火宣传志愿服务 36 小时'],
  en: ['Student Union, Head of Liaison', 'Volunteer Association, Member', 'Class Secretary'],
};
export const towns = {
  zh: ['杭州', '成都', '洛阳', '沈阳', '广州', '西安'],
  en: ['Hangzhou', 'Chengdu', 'Luoyang', 'Guangzhou'],
};

export const labels = {
  zh: {
    name: '姓名',
    phone: '电话',
    email: '邮箱',
    school: '学校',
    degree: '学历',
    major: '专业',
    time: '时间',
    title: '职位',
    company: '单位',
    now: '至今',
    project: '项目',
  },
  en: {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    school: 'School',
    degree: 'Degree',
    major: 'Major',
    time: 'Period',
    title: 'Position',
    company: 'Employer',
    now: 'Present',
    project: 'Project',
  },
  ja: {
    name: '氏名',
    phone: '電話',
    email: 'メール',
    school: '学校',
    degree: '学位',
    major: '専攻',
    time: '期間',
    title: '職種',
    company: '勤務先',
    now: '現在',
    project: 'プロジェクト',
  },
  ko: {
    name: '성명',
    phone: '연락처',
    email: '이메일',
    school: '학교',
    degree: '학위',
    major: '전공',
    time: '기간',
    title: '직무',
    company: '회사',
    now: '현재',
    project: '프로젝트',
  },
  ru: {
    name: 'ФИО',
    phone: 'Телефон',
    email: 'Эл. почта',
    school: 'Вуз',
    degree: 'Степень',
    major: 'Специальность',
    time: 'Период',
    title: 'Должность',
    company: 'Компания',
    now: 'настоящее время',
    project: 'Проект',
  },
};
