export type SectionKind =
  | 'education'
  | 'internships'
  | 'projects'
  | 'awards'
  | 'skills'
  | 'languages'
  | 'self'
  | 'contact'
  | 'availability'
  /** A heading that opens something which no field holds: campus life, publications, hobbies. */
  | 'other';

/**
 * `aside` counts only where nothing else in the heading says what it is about: hobbies beside skills, courses beside
 * research. `plain` says nothing: 经历, 主要, background, selected.
 */
export type Meaning = SectionKind | 'aside' | 'plain';

/** Words of which Chinese headings are made; longer ones stand before what they begin with. */
export const chineseWords: Record<Meaning, string> = {
  availability:
    '求职意向|求职意愿|求职目标|求职|意向|意愿|应聘岗位|应聘|期望(?:工作|岗位|职位)?|到岗|可实习|实习(?:时间|安排|意向|时长)',
  contact: '基本(?:信息|资料|情况)|个人(?:信息|资料|情况)|联系(?:信息|方式|资料|我)?',
  languages: '语言|外语',
  awards: '获奖|奖项|奖励|奖惩|奖学金|奖|荣誉|荣获|成就|殊荣|表彰|嘉奖|竞赛(?!项目)|比赛|称号',
  other:
    '最近(?:一份)?工作|校园|社团|学生(?:会|工作|干部)?|校内|在校(?!学习)|课外|志愿者?|干部|班级|组织|社区|社会活动|推荐人|参考人|致谢|附加|论文|专利|出版物?|(?:学术|科研)成果|作品集|家庭(?:主要)?(?:成员|情况|背景|关系)',
  skills:
    '(?:专业|职业|工作|基本|办公|核心)?技能|特长|技术栈|能力|证书|资格(?:证(?!书))?|资质|软件|工具|擅长|掌握|技术(?:能力|特长)|认证|等级|考试|考级',
  projects:
    '(?:做过|参建|参与)的?工程|工程(?:业绩|经[历验])|竞赛项目|(?<!交换)项目|(?:毕业|课程)(?:设计|论文)|科研|研究|课题|学术|作品|创作|开源',
  internships:
    '(?:过往|个人)(?:工作)?(?:经历|履历)|主要(?:工作经历|履历)|职业生涯|工作简历|(?:临床|顶岗|教学)(?:实习|经历|实践)|见习|打工|实习|实训|工作|职场|职业|从业|任职|就业|实践|兼职',
  education: '交换(?:项目|生|学习)?|受教育|学习简历|教育|学历|学习|求学|就读|读过|读书|念书|学业|院校|在校学习',
  self: '自我|个人(?:评价|总结|介绍|描述|简介|优势|陈述|概述|说明|亮点|特点)|自评|关于我|综合评价|优势',
  aside: '兴趣|爱好|(?:主修|相关|核心)?课程|成绩|绩点|活动|培训|链接|其他|其它',
  plain:
    '我的|参与|案例|之路|经历|经验|背景|情况|信息|成果|展示|历程|历练|履历|概况|清单|一览|实战|主要|个人|相关|所获|获得|曾获|代表|核心|基本|综合|部分|专业|计算机|办公|企业|社会|服务|任职|评价|总结|介绍|水平|工作|IT|与|和|及|&|安排|时间|自我|能力',
};

/** Words of which English headings are made. */
export const englishWords: Record<Meaning, string> = {
  availability: 'availability|(?:career |job )?objectives?|desired position',
  contact: '(?:contact|personal) (?:information|details|info|data|me)|contact|details|get in touch',
  languages: 'languages?',
  awards: 'honou?rs?|awards?|scholarships?|achievements?|prizes?|distinctions?|accomplishments?|recognitions?|received',
  other:
    'extra-?curriculars?|leadership|volunteer(?:ing)?|campus|community|student|teaching|activities|activity|involvement|engagement|references?|referees|conferences|memberships?|affiliations?|publications?|patents?|presentations?|writing|program committees',
  skills:
    'skills?|skill ?set|competenc(?:y|ies|es)|technologies|tech stack|tool ?box|tools|expertise|proficienc(?:y|ies)|certifications?|certificates?|licen[cs]es|(?<!(?:education(?:al)?|academic)(?: (?:and|&))? )qualifications|tests|abilities|software',
  projects: 'proj|projects?|research|open[- ]source|portfolio|works|built',
  internships:
    'exp|experiences?|internships?|placements?|appointments|professional background|employment|work|career|jobs?|industry',
  education: 'edu|education(?:al)?|academics?|academic qualifications|stud(?:y|ies)|schooling|degrees?',
  self: 'summary|profile|statement|overview|about(?: me)?|bio|self[- ](?:evaluation|assessment|description|introduction)',
  aside: 'interests|hobbies|coursework|courses|links|social|service|life|additional|other|information',
  plain:
    'background|history|records?|training|qualifications|professional|personal|relevant|related|selected|key|core|side|major|university|course|technical|computer|programming|hard|soft|working|practical|executive|foreign|and|&|roles?|set|it',
};

/** Words of which Japanese, Korean and Russian headings are made. */
export const otherWords: Record<Meaning, string> = {
  availability: '希望職種|志望|희망',
  contact: '連絡先|個人情報|연락처|인적\\s?사항|контакты|контактная информация',
  languages: '語学|외국어|어학|языки|знание языков',
  awards: '受賞|表彰|賞罰|수상|награды|достижения',
  other: '課外活動|ボランティア|サークル|동아리|봉사|활동|волонтёрство|общественная деятельность',
  skills: '資格|免許|スキル|技能|자격증?|기술|스킬|역량|навыки|сертификаты|умения',
  projects: '研究|プロジェクト|制作|작품|프로젝트|проекты',
  internships:
    '職務|職歴|職務経歴|インターン(?:シップ)?|アルバイト|就業|실무|경력|인턴|근무|опыт работы|опыт|стажировк[аи]|практика',
  education: '学歴|학력|교육|образование|обучение',
  self: '自己(?:PR|紹介)|자기\\s?소개|о себе',
  aside: '趣味|特技|취미|특기|хобби|интересы',
  plain: '歴|経歴|経験|等|と|・|情報|사항|내역|경험|및|이력|и|в',
};
