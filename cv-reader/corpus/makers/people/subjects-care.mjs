// What invented people studied, where and what they worked: care, schools, law, offices. Of each line, parts are told
// apart by `;`, Chinese from English by `=`. A school's sign: K of the first rank, U ordinary, V vocational.
export const careSubjects = `
# nursing
schools: V天津医学高等专科学校=Tianjin Medical College; U海南医学院=Hainan Medical University; K四川大学=Sichuan University; U滨州医学院=Binzhou Medical University
majors: 护理=Nursing; 护理学=Nursing Science; 助产=Midwifery
jobs: 青禾区第二人民医院=Qinghe Second People's Hospital=实习护士=Student Nurse; 苏州康晖护理院=Suzhou Kanghui Nursing Home=护理助理=Care Assistant; 海口晨星妇幼保健院=Haikou Morningstar Maternity Hospital=产科实习护士=Obstetric Trainee; 成都锦安社区卫生服务中心=Jin'an Community Health Centre=社区护理志愿者=Community Nursing Volunteer; 潍坊远志肿瘤医院=Yuanzhi Cancer Hospital=病房实习生=Ward Intern
projects: 老年慢病居家随访计划=Home Visits for Chronic Illness; 静脉输液并发症预防改进=Fewer Infusion Complications; 产后抑郁筛查调研=Screening for Postnatal Depression; 护理安全情景模拟=Patient Safety Simulation
points: 完成静脉穿刺 300 余次，一次成功率 96%=Placed over 300 peripheral lines, 96% at the first attempt; 协助责任护士管理 8 张床位，书写护理记录=Looked after eight beds under supervision and kept the records; 为出院病人做健康宣教=Taught patients before discharge
awards: 全国职业院校技能大赛护理技能赛项二等奖=Second Prize, National Nursing Skills Contest; 优秀实习护士=Outstanding Student Nurse

# imaging
schools: U徐州医科大学=Xuzhou Medical University; V山东医学高等专科学校=Shandong Medical College; K华中科技大学=Huazhong University of Science and Technology; U牡丹江医学院=Mudanjiang Medical University
majors: 医学影像技术=Medical Imaging Technology; 医学检验技术=Medical Laboratory Technology; 康复治疗学=Rehabilitation Therapy
jobs: 徐州云龙骨科医院=Yunlong Orthopaedic Hospital=放射科实习生=Radiology Intern; 武汉明镜医学检验所=Mingjing Medical Laboratory=检验实习生=Laboratory Intern; 临沂舒步康复中心=Shubu Rehabilitation Centre=康复治疗师助理=Assistant Therapist; 哈尔滨北辰体检中心=Beichen Check-up Centre=影像技师助理=Assistant Radiographer; 合肥颐年医养中心=Yinian Care Centre=康复实习生=Rehabilitation Intern
projects: 低剂量胸部扫描方案比较=Comparing Low-dose Chest Protocols; 尿沉渣自动判读复核=Checking Automated Urinalysis; 脑卒中上肢训练器具设计=A Training Device after Stroke; 标本溶血率质量改进=Reducing Haemolysed Samples
points: 每日完成 40 余例平片摆位与采集=Positioned and took some 40 radiographs a day; 参与室间质评，记录偏差 12 项=Recorded twelve deviations in external quality assessment; 跟随治疗师制订训练计划=Helped to plan training with the therapist
awards: 医学技术技能大赛三等奖=Third Prize, Medical Technology Contest; 红十字优秀志愿者=Red Cross Volunteer of the Year

# pharmacy
schools: K中国药科大学=China Pharmaceutical University; U沈阳药科大学=Shenyang Pharmaceutical University; V山东药品食品职业学院=Shandong Drug and Food Vocational College; U广东药科大学=Guangdong Pharmaceutical University
majors: 药学=Pharmacy; 药物制剂=Pharmaceutics; 药品经营与管理=Drug Trade and Management
jobs: 南京白芷药业有限公司=Nanjing Baizhi Pharmaceutical=制剂研究实习生=Formulation Intern; 沈阳百草堂大药房=Baicaotang Pharmacy=药店营业员=Shop Assistant; 广州珠海岸生物科技有限公司=Zhuhai'an Biotech=质量检验实习生=Quality Control Intern; 威海蓝湾制药厂=Lanwan Pharmaceutical Works=车间见习生=Workshop Trainee; 上海临港临床研究有限公司=Lingang Clinical Research=临床监查助理=Clinical Trial Assistant
projects: 缓释片处方优化=Optimising a Sustained-release Tablet; 家庭过期药品回收调查=Survey of Expired Medicines at Home; 黄芪多糖提取工艺=Extraction of Astragalus Polysaccharide; 药店服务流程再设计=Redesigning Service in Pharmacies
points: 用高效液相色谱完成 60 批样品检测=Tested 60 batches by HPLC; 整理批生产记录并归档=Filed batch production records; 接待顾客并审核处方=Served customers and checked prescriptions
awards: 全国大学生药苑论坛优秀成果奖=Best Work, National Student Pharmacy Forum; 实验技能竞赛一等奖=First Prize, Laboratory Skills

# law
schools: K中国政法大学=China University of Political Science and Law; U西南政法大学=Southwest University of Political Science and Law; U西北政法大学=Northwest University of Political Science and Law; K国际关系学院=University of International Relations; U甘肃政法大学=Gansu University of Political Science and Law
majors: 法学=Law; 知识产权=Intellectual Property; 民商法学=Civil and Commercial Law
jobs: 北京衡山律师事务所=Beijing Hengshan Law Firm=律师助理=Paralegal; 海淀区青桐法律援助中心=Qingtong Legal Aid Centre=法律援助志愿者=Legal Aid Volunteer; 重庆渝江知识产权代理有限公司=Yujiang IP Agency=专利流程实习生=Patent Process Intern; 西安雁塔公证处=Yanta Notary Office=公证助理=Notary Assistant; 兰州黄河桥律师事务所=Huangheqiao Law Firm=实习律师=Trainee Lawyer
projects: 劳动争议类案检索报告=Case Study of Labour Disputes; 短视频著作权保护研究=Copyright in Short Videos; 乡村普法巡讲=Law Talks in Villages; 模拟仲裁庭代理意见=Mock Arbitration Memorial
points: 检索并摘要判例 120 件=Searched and summarised 120 judgments; 起草租赁与服务合同 20 余份=Drafted over 20 lease and service contracts; 旁听庭审并整理笔录=Attended hearings and wrote up the minutes
awards: 全国大学生模拟法庭竞赛最佳辩手=Best Oralist, National Moot Court; 法律英语大赛优胜奖=Merit, Legal English Contest

# accounting
schools: K中央财经大学=Central University of Finance and Economics; U南京审计大学=Nanjing Audit University; U山西财经大学=Shanxi University of Finance and Economics; V浙江金融职业学院=Zhejiang Financial College; V北京财贸职业学院=Beijing College of Finance and Commerce
majors: 会计学=Accounting; 审计学=Auditing; 大数据与会计=Big Data and Accounting
jobs: 杭州正衡会计师事务所=Zhengheng Accountants=审计实习生=Audit Intern; 太原汾河煤化有限公司=Fenhe Coal Chemical Co.=财务助理=Finance Assistant; 南京栖霞代理记账有限公司=Qixia Bookkeeping=记账员=Bookkeeper; 北京方塔连锁超市=Fangta Supermarkets=收银与核算实习生=Cash Office Intern; 宁波港通物流集团=Gangtong Logistics Group=成本会计实习生=Cost Accounting Intern
projects: 存货盘点差异分析=Analysis of Stock Differences; 小微企业税负调查=Tax Burden of Small Firms; 财务共享中心沙盘=Shared Service Centre Simulation; 上市公司年报舞弊识别=Detecting Fraud in Annual Reports
points: 抽查凭证 800 余张，编制底稿 14 份=Tested over 800 vouchers and prepared 14 working papers; 完成 30 家客户月度申报=Filed monthly returns for 30 clients; 参与存货监盘与往来函证=Took part in stock counts and confirmations
awards: 全国大学生会计信息化技能大赛二等奖=Second Prize, Accounting Technology Contest; 德勤税务精英挑战赛优秀奖=Merit, Tax Challenge

# finance
schools: K上海财经大学=Shanghai University of Finance and Economics; K对外经济贸易大学=University of International Business and Economics; U天津财经大学=Tianjin University of Finance and Economics; U广东金融学院=Guangdong University of Finance
majors: 金融学=Finance; 保险学=Insurance; 国际经济与贸易=International Economics and Trade
jobs: 华东明川证券股份有限公司=Mingchuan Securities=行业研究实习生=Equity Research Intern; 上海木棉基金管理有限公司=Kapok Asset Management=量化实习生=Quantitative Intern; 天津海河村镇银行=Haihe Village Bank=大堂经理助理=Lobby Assistant; 广州南粤人寿保险公司=Nanyue Life=核保实习生=Underwriting Intern; 义乌万里进出口有限公司=Wanli Import and Export=外贸跟单=Merchandiser
projects: 可转债定价模型=Convertible Bond Pricing; 农村普惠金融调研=Rural Finance Survey; 碳配额价格波动研究=Volatility of Carbon Prices; 跨境支付案例大赛=Cross-border Payments Case
points: 撰写行业周报 16 篇=Wrote 16 weekly sector notes; 搭建财务模型并更新盈利预测=Built models and updated forecasts; 整理客户资料 500 份=Kept 500 client files
awards: CFA 协会投研挑战赛华东赛区十强=Top Ten, Research Challenge East China; 全国大学生金融建模大赛三等奖=Third Prize, Financial Modelling Contest

# teaching
schools: K华东师范大学=East China Normal University; U洛阳师范学院=Luoyang Normal University; U淮北师范大学=Huaibei Normal University; U商丘学院=Shangqiu University; V徐州幼儿师范高等专科学校=Xuzhou Kindergarten Teachers College
majors: 小学教育=Primary Education; 汉语言文学=Chinese Language and Literature; 数学与应用数学=Mathematics and Applied Mathematics
jobs: 洛阳涧西第五小学=Jianxi No. 5 Primary School=实习语文教师=Student Teacher of Chinese; 上海浦江外国语小学=Pujiang Foreign Language School=班主任助理=Assistant Class Teacher; 淮北相山中学=Xiangshan Secondary School=数学实习教师=Student Teacher of Mathematics; 商丘启明培训学校=Qiming Training School=辅导老师=Tutor; 凉山希望小学=Liangshan Hope School=支教教师=Volunteer Teacher
projects: 绘本进课堂阅读实践=Picture Books in Class; 分层作业设计研究=Homework at Three Levels; 乡村留守儿童陪伴营=Summer Camp for Left-behind Children; 古诗词微课制作=Short Lessons on Old Poems
points: 独立授课 46 节，批改作业 2000 余份=Taught 46 lessons and marked 2,000 exercises; 组织主题班会 6 次=Held six class meetings; 指导学生朗诵比赛获区一等奖=Coached pupils to a district prize
awards: 师范生教学技能竞赛一等奖=First Prize, Teaching Skills; 三笔字大赛二等奖=Second Prize, Handwriting

# preschool
schools: V川北幼儿师范高等专科学校=North Sichuan Preschool Teachers College; U南京特殊教育师范学院=Nanjing Normal University of Special Education; U陕西学前师范学院=Shaanxi Xueqian Normal University; V福建幼儿师范高等专科学校=Fujian Preschool Education College
majors: 学前教育=Preschool Education; 特殊教育=Special Education; 早期教育=Early Childhood Education
jobs: 广元蒲公英幼儿园=Dandelion Kindergarten=实习教师=Trainee Teacher; 南京星芽儿童康复中心=Xingya Children's Centre=特教助理=Special Needs Assistant; 西安小麦穗托育中心=Wheat Ear Nursery=保育员=Nursery Nurse; 福州三叶草幼儿园=Clover Kindergarten=配班老师=Assistant Teacher; 厦门亲子绘本馆=Xiamen Picture Book House=故事老师=Storyteller
projects: 户外沙水游戏观察=Watching Sand and Water Play; 孤独症儿童社交故事=Social Stories for Autistic Children; 废旧材料玩教具设计=Toys out of Waste; 幼小衔接家长课堂=Parents' Evenings before School
points: 配合主班教师组织一日活动=Ran the day with the lead teacher; 撰写观察记录 80 篇=Wrote 80 observations; 设计主题墙与区角=Designed corners and wall displays
awards: 幼儿教师技能大赛弹唱一等奖=First Prize, Song and Piano; 优秀见习生=Best Trainee

# psychology
schools: K北京师范大学=Beijing Normal University; U天津师范大学=Tianjin Normal University; U内蒙古师范大学=Inner Mongolia Normal University; V长沙民政职业技术学院=Changsha Social Work College
majors: 应用心理学=Applied Psychology; 社会工作=Social Work; 社区管理与服务=Community Service
jobs: 北京心田心理咨询有限公司=Heartfield Counselling=咨询助理=Counselling Assistant; 呼和浩特青城社工站=Qingcheng Social Work Station=社工实习生=Social Work Intern; 长沙岳麓老年公寓=Yuelu Home for the Aged=活动策划员=Activities Planner; 天津暖阳热线=Warm Sun Helpline=热线志愿者=Helpline Volunteer; 杭州量见人才测评公司=Liangjian Assessment=测评实习生=Psychometrics Intern
projects: 大学生睡眠与情绪追踪=Sleep and Mood of Students; 社区独居老人电话陪伴=Calls to the Aged; 团体沙盘辅导=Sand Play in Groups; 正念练习小程序=A Mindfulness App
points: 接待来访者 70 人次=Received 70 clients; 发放问卷 1200 份并用 SPSS 分析=Handed out 1,200 questionnaires and analysed them; 组织小组活动 18 场=Led 18 group sessions
awards: 心理情景剧大赛一等奖=First Prize, Psychodrama; 优秀社工实习生=Best Social Work Intern

# hr
schools: K中国人民大学=Renmin University of China; U首都经济贸易大学=Capital University of Economics and Business; U浙江工商大学=Zhejiang Gongshang University; V广东行政职业学院=Guangdong Administration Vocational College
majors: 人力资源管理=Human Resource Management; 劳动与社会保障=Labour and Social Security; 行政管理=Public Administration
jobs: 北京群岛人力资源有限公司=Archipelago HR=招聘实习生=Recruiting Intern; 杭州云栈软件有限公司=Yunzhan Software=人事助理=HR Assistant; 广州荔湾街道办事处=Liwan Sub-district Office=行政实习生=Administrative Intern; 深圳大鲸科技有限公司=Big Whale Technology=培训专员实习=Training Intern; 宁波甬江服饰集团=Yongjiang Clothing=薪酬实习生=Payroll Intern
projects: 校招流程数字化改造=Putting Campus Recruitment Online; 新生代员工离职调查=Why Young Staff Leave; 岗位胜任力模型=A Competence Model; 社保转移办事指南=A Guide to Social Insurance
points: 筛选简历 1500 份，约面 260 人=Screened 1,500 CVs and arranged 260 interviews; 办理入离职手续 90 余人次=Handled 90 joiners and leavers; 维护考勤与薪资台账=Kept attendance and payroll ledgers
awards: 全国大学生人力资源管理知识技能竞赛二等奖=Second Prize, HR Skills Contest; 优秀团干部=Outstanding League Cadre
`;
