/** What people of one line of study and work write in their CVs. */
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
