/** What the demo's people are put together from. Universities, majors and awards are real, companies are made up. */

export const surnames: readonly (readonly [string, string])[] = [
  ['王', 'wang'],
  ['李', 'li'],
  ['张', 'zhang'],
  ['刘', 'liu'],
  ['陈', 'chen'],
  ['杨', 'yang'],
  ['黄', 'huang'],
  ['赵', 'zhao'],
  ['吴', 'wu'],
  ['周', 'zhou'],
  ['徐', 'xu'],
  ['孙', 'sun'],
  ['马', 'ma'],
  ['朱', 'zhu'],
  ['胡', 'hu'],
  ['郭', 'guo'],
  ['何', 'he'],
  ['林', 'lin'],
  ['高', 'gao'],
  ['罗', 'luo'],
  ['郑', 'zheng'],
  ['梁', 'liang'],
  ['谢', 'xie'],
  ['宋', 'song'],
  ['唐', 'tang'],
  ['许', 'xu'],
  ['邓', 'deng'],
  ['韩', 'han'],
  ['冯', 'feng'],
  ['曹', 'cao'],
  ['彭', 'peng'],
  ['曾', 'zeng'],
  ['肖', 'xiao'],
  ['田', 'tian'],
  ['董', 'dong'],
  ['潘', 'pan'],
  ['袁', 'yuan'],
  ['蔡', 'cai'],
  ['蒋', 'jiang'],
  ['余', 'yu'],
  ['于', 'yu'],
  ['杜', 'du'],
  ['叶', 'ye'],
  ['程', 'cheng'],
  ['魏', 'wei'],
  ['苏', 'su'],
  ['吕', 'lv'],
  ['丁', 'ding'],
  ['任', 'ren'],
  ['沈', 'shen'],
  ['欧阳', 'ouyang'],
  ['司马', 'sima'],
  ['诸葛', 'zhuge'],
  ['上官', 'shangguan'],
];

export const givenSyllables: Record<'male' | 'female', readonly (readonly [string, string])[]> = {
  male: [
    ['子', 'zi'],
    ['轩', 'xuan'],
    ['浩', 'hao'],
    ['宇', 'yu'],
    ['明', 'ming'],
    ['杰', 'jie'],
    ['志', 'zhi'],
    ['远', 'yuan'],
    ['博', 'bo'],
    ['文', 'wen'],
    ['俊', 'jun'],
    ['凯', 'kai'],
    ['家', 'jia'],
    ['伟', 'wei'],
    ['晨', 'chen'],
    ['阳', 'yang'],
    ['思', 'si'],
    ['航', 'hang'],
    ['睿', 'rui'],
    ['天', 'tian'],
    ['鹏', 'peng'],
  ],
  female: [
    ['雨', 'yu'],
    ['欣', 'xin'],
    ['梦', 'meng'],
    ['佳', 'jia'],
    ['怡', 'yi'],
    ['静', 'jing'],
    ['思', 'si'],
    ['雅', 'ya'],
    ['诗', 'shi'],
    ['晓', 'xiao'],
    ['婷', 'ting'],
    ['雪', 'xue'],
    ['琪', 'qi'],
    ['涵', 'han'],
    ['月', 'yue'],
    ['心', 'xin'],
    ['若', 'ruo'],
    ['文', 'wen'],
    ['宁', 'ning'],
    ['嘉', 'jia'],
    ['悦', 'yue'],
  ],
};

/** Names that simple rules about two or three characters get wrong. */
export const unusualNames: readonly (readonly [string, 'male' | 'female', string])[] = [
  ['阿依古丽·买买提', 'female', 'ayiguli'],
  ['迪力夏提·阿不都热合曼', 'male', 'dilixiati'],
  ['古丽娜尔·艾合买提', 'female', 'gulinaer'],
  ['扎西多吉', 'male', 'zhaxiduoji'],
  ['卓玛央金', 'female', 'zhuoma'],
  ['巴特尔', 'male', 'bateer'],
  ['娜仁花', 'female', 'narenhua'],
  ['麦麦提·吐尔逊', 'male', 'maimaiti'],
];

export const englishNames: readonly (readonly [string, 'male' | 'female'])[] = [
  ['Emily Carter', 'female'],
  ['Daniel Okafor', 'male'],
  ['Sofia Martinez Lopez', 'female'],
  ['Minh Nguyen', 'male'],
  ["Liam O'Brien", 'male'],
  ['Priya Raman', 'female'],
  ['Kevin Zhao', 'male'],
  ['Grace Lim', 'female'],
  ['Jean-Luc Moreau', 'male'],
  ['Hannah Schmidt', 'female'],
];

export const universities: readonly (readonly [string, string])[] = [
  ['清华大学', '北京'],
  ['北京大学', '北京'],
  ['中国人民大学', '北京'],
  ['北京航空航天大学', '北京'],
  ['北京师范大学', '北京'],
  ['对外经济贸易大学', '北京'],
  ['北京邮电大学', '北京'],
  ['中央财经大学', '北京'],
  ['中国传媒大学', '北京'],
  ['北京理工大学', '北京'],
  ['复旦大学', '上海'],
  ['上海交通大学', '上海'],
  ['同济大学', '上海'],
  ['华东师范大学', '上海'],
  ['上海财经大学', '上海'],
  ['华东理工大学', '上海'],
  ['上海大学', '上海'],
  ['浙江大学', '杭州'],
  ['浙江工业大学', '杭州'],
  ['杭州电子科技大学', '杭州'],
  ['南京大学', '南京'],
  ['东南大学', '南京'],
  ['南京航空航天大学', '南京'],
  ['苏州大学', '苏州'],
  ['中国科学技术大学', '合肥'],
  ['合肥工业大学', '合肥'],
  ['武汉大学', '武汉'],
  ['华中科技大学', '武汉'],
  ['中南财经政法大学', '武汉'],
  ['中山大学', '广州'],
  ['华南理工大学', '广州'],
  ['暨南大学', '广州'],
  ['深圳大学', '深圳'],
  ['南方科技大学', '深圳'],
  ['四川大学', '成都'],
  ['电子科技大学', '成都'],
  ['西南财经大学', '成都'],
  ['重庆大学', '重庆'],
  ['西安交通大学', '西安'],
  ['西北工业大学', '西安'],
  ['厦门大学', '厦门'],
  ['福州大学', '福州'],
  ['山东大学', '济南'],
  ['中国海洋大学', '青岛'],
  ['吉林大学', '长春'],
  ['哈尔滨工业大学', '哈尔滨'],
  ['大连理工大学', '大连'],
  ['中南大学', '长沙'],
  ['湖南大学', '长沙'],
  ['郑州大学', '郑州'],
  ['云南大学', '昆明'],
  ['新疆大学', '乌鲁木齐'],
];

/** Colleges whose students take the three-year 大专. */
export const vocationalColleges: readonly (readonly [string, string])[] = [
  ['深圳职业技术大学', '深圳'],
  ['杭州职业技术学院', '杭州'],
  ['上海出版印刷高等专科学校', '上海'],
  ['广州番禺职业技术学院', '广州'],
];

export const foreignUniversities: readonly (readonly [string, string])[] = [
  ['University of Edinburgh', 'Edinburgh'],
  ['National University of Singapore', 'Singapore'],
  ['University of Melbourne', 'Melbourne'],
  ['Boston University', 'Boston'],
  ['Duke Kunshan University', 'Suzhou'],
  ['Fudan University', 'Shanghai'],
  ['Tsinghua University', 'Beijing'],
  ['Zhejiang University', 'Hangzhou'],
];

export const companies: readonly string[] = [
  '云杉互动科技有限公司',
  '禾木数据科技（上海）有限公司',
  '青石资本管理有限公司',
  '澜起文化传媒有限公司',
  '北辰智行汽车科技有限公司',
  '橙果电商有限公司',
  '麦田教育科技有限公司',
  '远舟供应链管理有限公司',
  '星野游戏网络科技有限公司',
  '知微咨询有限公司',
  '白露健康科技有限公司',
  '鲸落软件有限公司',
  '万象零售集团',
  '蓝湾证券股份有限公司',
  '拾光影视传媒有限公司',
  '极昼能源科技股份有限公司',
  '桐叶会计师事务所',
  '海棠设计工作室',
  '清禾生物医药有限公司',
  '山岚旅行网络有限公司',
  '方圆律师事务所',
  '启明精密制造有限公司',
  '天穹通信技术有限公司',
  '榕树下内容社区科技有限公司',
  '飞渡物流集团',
  '墨白广告有限公司',
];

export const foreignCompanies: readonly string[] = [
  'Brightleaf Analytics Ltd.',
  'Northwind Studio Inc.',
  'Harbour Lane Capital',
  'Cedar & Finch LLC',
  'Lumen Robotics GmbH',
  'Maple Road Technologies',
  'Kestrel Games Ltd.',
  'Silverbrook Consulting',
];

export type Track = {
  majors: readonly string[];
  titles: readonly string[];
  points: readonly string[];
  projects: readonly (readonly [string, string])[];
  projectPoints: readonly string[];
  skills: readonly string[];
};

/** `{n}` is replaced by a number. */
export const tracks: readonly Track[] = [
  {
    majors: ['计算机科学与技术', '软件工程', '网络空间安全', '电子信息工程', '人工智能', '物联网工程'],
    titles: ['后端开发实习生', '前端开发实习生', '测试开发实习生', '算法实习生'],
    points: [
      '负责订单模块接口的开发与联调，支撑日均{n}万次请求',
      '把列表接口的查询改为游标分页，平均响应时间下降{n}%',
      '补齐核心流程的单元测试，覆盖率提升到{n}%',
      '参与代码评审与线上值班，定位并修复{n}个缺陷',
      '编写部署脚本，把发布时间从一小时缩短到{n}分钟',
    ],
    projects: [
      ['校园二手交易平台', '后端负责人'],
      ['分布式键值存储', '独立开发'],
      ['课表小程序', '前端开发'],
    ],
    projectPoints: [
      '设计数据库表结构与接口文档，完成主要功能的开发',
      '上线三个月累计注册用户{n}00人',
      '用缓存和消息队列削峰，压测达到每秒{n}0次写入',
    ],
    skills: ['Java', 'Python', 'Go', 'MySQL', 'Redis', 'Linux', 'Git', 'TypeScript', 'Docker'],
  },
  {
    majors: ['统计学', '数据科学与大数据技术', '应用数学', '信息与计算科学', '经济统计学'],
    titles: ['数据分析实习生', '商业分析实习生', '数据产品实习生'],
    points: [
      '搭建用户留存看板，覆盖{n}项核心指标，供运营团队每日使用',
      '用 SQL 与 Python 完成渠道质量分析，投放成本下降{n}%',
      '设计并分析{n}组 A/B 实验，输出结论报告',
      '清洗{n}万条问卷与订单数据，建立统一口径',
    ],
    projects: [
      ['城市共享单车需求预测', '建模负责人'],
      ['电影评论情感分析', '数据分析'],
    ],
    projectPoints: ['采集并清洗近{n}万条数据，完成特征工程与建模', '比较多种模型，最终误差下降{n}%'],
    skills: ['Python', 'SQL', 'Tableau', 'Excel', 'R', 'Power BI', 'Spark'],
  },
  {
    majors: ['市场营销', '工商管理', '广告学', '新闻学', '传播学', '电子商务', '旅游管理'],
    titles: ['新媒体运营实习生', '市场营销实习生', '用户运营实习生', '品牌策划实习生'],
    points: [
      '独立运营公众号与短视频账号，三个月涨粉{n}00人',
      '策划校园推广活动{n}场，现场报名转化率达{n}%',
      '撰写推文{n}篇，其中三篇阅读量过万',
      '整理竞品动态周报，为选题提供依据',
      '维护{n}个用户社群，处理反馈并跟进改进',
    ],
    projects: [
      ['非遗文创品牌推广方案', '策划组长'],
      ['大学生消费习惯调研', '项目负责人'],
    ],
    projectPoints: ['完成问卷设计与访谈，回收有效问卷{n}0份', '带领五人小组完成方案，获评院级优秀'],
    skills: ['文案撰写', 'Photoshop', '剪映', '活动策划', 'Excel', '数据分析', '秀米'],
  },
  {
    majors: ['金融学', '会计学', '财务管理', '国际经济与贸易', '保险学', '审计学', '税收学'],
    titles: ['投行部实习生', '审计实习生', '行业研究实习生', '财务实习生'],
    points: [
      '参与拟上市公司的尽职调查，核对{n}份底稿',
      '搭建三张报表的估值模型，覆盖{n}家可比公司',
      '完成往来款函证与抽凭{n}余份，整理审计底稿',
      '撰写行业深度报告{n}篇，跟踪政策与价格变化',
    ],
    projects: [
      ['新能源汽车产业链估值研究', '组长'],
      ['小微企业信贷风险评估', '核心成员'],
    ],
    projectPoints: ['收集{n}家公司五年财务数据，建立评分卡', '论文被校级学术会议收录'],
    skills: ['Excel', 'Wind', 'PowerPoint', 'Python', 'Stata', '财务建模'],
  },
  {
    majors: ['视觉传达设计', '产品设计', '数字媒体艺术', '环境设计', '动画'],
    titles: ['交互设计实习生', '视觉设计实习生', '游戏美术实习生'],
    points: [
      '负责活动页与海报的设计，累计上线{n}个页面',
      '梳理组件规范，沉淀{n}个通用组件',
      '参与可用性测试{n}场，推动改进登录流程',
      '协助完成品牌手册的排版与插画',
    ],
    projects: [
      ['社区食堂适老化服务设计', '交互设计'],
      ['二十四节气系列插画', '独立创作'],
    ],
    projectPoints: ['走访{n}位老人，绘制用户旅程图', '作品入选市级青年设计展'],
    skills: ['Figma', 'Photoshop', 'Illustrator', 'Blender', 'After Effects', '手绘'],
  },
  {
    majors: ['人力资源管理', '行政管理', '社会学', '应用心理学', '公共事业管理', '劳动与社会保障'],
    titles: ['人力资源实习生', '招聘实习生', '行政实习生'],
    points: [
      '筛选简历{n}00余份，电话沟通并安排面试{n}0场',
      '协助组织校园宣讲会{n}场，现场收取简历{n}00份',
      '整理员工档案与合同，建立电子台账',
      '撰写培训通知与满意度报告',
    ],
    projects: [
      ['高校毕业生就业意愿调查', '负责人'],
      ['志愿者排班制度改进', '核心成员'],
    ],
    projectPoints: ['访谈{n}名毕业生，完成两万字报告', '提出的改进建议被学院采纳'],
    skills: ['Excel', 'Word', 'SPSS', '沟通协调', 'PowerPoint'],
  },
  {
    majors: ['机械工程', '自动化', '电气工程及其自动化', '材料科学与工程', '车辆工程', '土木工程', '工业工程'],
    titles: ['机械设计实习生', '工艺实习生', '质量工程实习生', '嵌入式开发实习生'],
    points: [
      '完成夹具的三维建模与出图，共{n}套',
      '跟踪产线不良品并统计原因，良率提升{n}%',
      '编写设备点检表，整理工艺文件{n}份',
      '调试电机控制板，完成{n}项可靠性试验',
    ],
    projects: [
      ['智能分拣小车', '控制算法'],
      ['节能型风力发电装置', '结构设计'],
    ],
    projectPoints: ['完成样机加工与装配，识别准确率{n}%', '作品参加全国大学生机械创新设计大赛'],
    skills: ['SolidWorks', 'AutoCAD', 'MATLAB', 'C 语言', 'ANSYS', 'PLC'],
  },
  {
    majors: ['英语', '法学', '汉语言文学', '日语', '翻译', '国际政治', '教育学'],
    titles: ['法务实习生', '翻译实习生', '内容编辑实习生', '课程研发实习生'],
    points: [
      '审阅采购与服务合同{n}0份，整理常见风险清单',
      '翻译产品手册与新闻稿约{n}万字',
      '编辑专栏稿件{n}篇，核对引用与数据',
      '协助检索判例{n}0件，撰写检索报告',
    ],
    projects: [
      ['乡村普法志愿服务', '队长'],
      ['古籍数字化整理', '整理员'],
    ],
    projectPoints: ['带队走访{n}个村，举办讲座', '完成{n}万字文本的校对'],
    skills: ['Word', '公文写作', 'Trados', 'Excel', '法律检索'],
  },
];

export const englishTrack: Track = {
  majors: [
    'Computer Science',
    'Business Administration',
    'Data Science',
    'Finance',
    'Mechanical Engineering',
    'Media and Communication',
  ],
  titles: ['Software Engineering Intern', 'Marketing Intern', 'Data Analyst Intern', 'Product Intern'],
  points: [
    'Built a reporting dashboard used by {n} colleagues every week',
    'Cut the monthly reconciliation from {n} hours to one',
    'Interviewed {n} customers and turned the findings into a roadmap',
    'Wrote {n} articles on product updates for the company blog',
  ],
  projects: [
    ['Campus Ride Sharing App', 'Team Lead'],
    ['Air Quality Forecast', 'Researcher'],
  ],
  projectPoints: [
    'Designed the data model and shipped the first version in {n} weeks',
    'Presented the results to {n} guests at the department fair',
  ],
  skills: ['Python', 'SQL', 'Excel', 'Figma', 'JavaScript', 'Tableau'],
};

export const awards: readonly string[] = [
  '国家奖学金',
  '校级一等奖学金',
  '优秀学生干部',
  '全国大学生数学建模竞赛省级二等奖',
  '三好学生',
  '“互联网+”大学生创新创业大赛校赛金奖',
  '优秀共青团员',
  '国家励志奖学金',
];
export const englishAwards: readonly string[] = [
  "Dean's List",
  'Merit Scholarship',
  'Second Prize, Regional Hackathon',
];

export const languages: readonly string[] = [
  '英语（CET-6）',
  '英语（CET-4）',
  '英语（雅思 7.0）',
  '日语（N2）',
  '普通话（二级甲等）',
  '法语（初级）',
];
export const englishLanguages: readonly string[] = [
  'English (native)',
  'Mandarin (HSK 5)',
  'French (basic)',
  'Spanish (fluent)',
];

export const selfDescriptions: readonly string[] = [
  '做事有条理，能把复杂的任务拆成可以检查的小步；愿意主动沟通，对结果负责。',
  '学习能力强，入职两周即可独立承担任务；性格开朗，乐于和不同背景的人合作。',
  '对行业有长期的兴趣，坚持写读书与工作笔记；细心、守时，能承受一定的压力。',
  '喜欢从数据里找答案，也喜欢把答案讲给别人听；有较强的执行力和团队意识。',
];
export const englishSelfDescriptions: readonly string[] = [
  'A curious student who enjoys turning vague questions into working results and explaining them in plain words.',
  'Reliable, quick to learn and used to working with people from many places.',
];
