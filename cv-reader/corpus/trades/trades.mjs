// What people of forty trades studied, where and what they worked; `;` between, Chinese from English by `=`. `words` stand
// before the nouns of headings, as no list of headings has them.
export const trades = parsed(`
# nursing
words: 临床=Clinical; 护理=Nursing
majors: 护理学=Nursing; 助产学=Midwifery
titles: 实习护士=Student Nurse; 病房护理员=Ward Assistant; 导医=Patient Guide
employers: 昆明市延泽区中医院=Yanze Traditional Hospital; 宜宾仁济护理院=Renji Nursing Home; 青禾妇幼保健院=Qinghe Maternity Hospital
projects: 压疮预防质控圈=Pressure Ulcer Quality Circle; 居家老人用药提醒=Medication Reminders at Home
points: 每班完成 15 位病人的生命体征测量并记录=Took and recorded vital signs of fifteen patients a shift; 协助导管护理与换药=Helped with catheters and dressings
# medicine
words: 见习=Rotation; 轮转=Residency
majors: 临床医学=Clinical Medicine; 口腔医学=Dentistry; 中医学=Traditional Chinese Medicine
titles: 实习医生=Medical Intern; 规培住院医师=Resident; 口腔助理=Dental Assistant
employers: 湘南人民医院=Xiangnan People's Hospital; 武陵口腔门诊部=Wuling Dental Clinic; 杏林堂中医馆=Xinglin Clinic
projects: 糖尿病足随访研究=Diabetic Foot Follow-up; 幽门螺杆菌筛查=Screening for H. pylori
points: 在内外妇儿各科轮转 48 周=Rotated through four departments for 48 weeks; 书写病历 120 份=Wrote 120 case histories
# veterinary
words: 动物诊疗=Veterinary; 畜牧=Livestock
majors: 动物医学=Veterinary Medicine; 畜牧兽医=Animal Husbandry
titles: 兽医助理=Veterinary Assistant; 养殖技术员=Farm Technician
employers: 暖爪宠物医院=Warm Paws Pet Clinic; 丰源牧业集团=Fengyuan Livestock Group
projects: 奶牛乳房炎防控=Preventing Mastitis in Dairy Cows; 犬细小病毒快检=Rapid Parvovirus Test
points: 协助手术 60 台=Assisted in sixty operations; 负责 200 头母猪的免疫记录=Kept vaccination records of 200 sows
# law
words: 法律=Legal; 庭审=Litigation
majors: 法学=Law; 知识产权=Intellectual Property
titles: 律师助理=Paralegal; 法务实习生=Legal Intern; 书记员助理=Court Clerk Assistant
employers: 衡平律师事务所=Hengping Law Firm; 江宁区人民法院=Jiangning District Court; 卓正科技股份有限公司=Zhuozheng Technology
projects: 劳动争议案例检索=Research on Labour Disputes; 模拟法庭代理词=Moot Court Brief
points: 起草合同审查意见 30 份=Drafted thirty opinions on contracts; 整理卷宗并制作证据目录=Filed records and listed evidence
# accounting
words: 财务=Accounting; 审计=Audit
majors: 会计学=Accounting; 审计学=Auditing; 财务管理=Financial Management
titles: 审计实习生=Audit Intern; 出纳=Cashier; 会计助理=Accounts Assistant
employers: 立行会计师事务所=Lixing Accountants; 恒昌食品有限公司=Hengchang Foods; 致诚税务师事务所=Zhicheng Tax Agents
projects: 存货监盘流程改进=Better Inventory Counts; 小微企业税负调查=Tax Burden of Small Firms
points: 抽查凭证 800 余张=Checked some 800 vouchers; 编制银行余额调节表=Reconciled bank balances
# banking
words: 金融=Finance; 柜面=Banking
majors: 金融学=Finance; 保险学=Insurance
titles: 大堂经理助理=Lobby Assistant; 行业研究实习生=Equity Research Intern; 理赔专员=Claims Officer
employers: 长河农村商业银行=Changhe Rural Bank; 汇衡证券=Huiheng Securities; 安澜财产保险公司=Anlan Insurance
projects: 新能源车险定价模型=Pricing Insurance for Electric Cars; 可转债套利回测=Backtest of Convertible Bonds
points: 每日接待客户 80 人次=Served eighty customers a day; 撰写行业周报 12 篇=Wrote twelve weekly reports
# construction
words: 施工=Site; 工程=Construction
majors: 土木工程=Civil Engineering; 工程造价=Construction Cost; 建筑工程技术=Building Technology
titles: 施工员=Site Engineer; 造价员=Quantity Surveyor; 资料员=Document Controller
employers: 中岭建设集团第三分公司=Zhongling Construction; 铭筑工程咨询有限公司=Mingzhu Consultants; 川江路桥=Chuanjiang Road and Bridge
projects: 地铁 6 号线土建三标=Metro Line 6, Lot 3; 装配式住宅深化设计=Precast Housing Detailing
points: 复核钢筋下料单 200 份=Checked 200 bar schedules; 每日填写施工日志=Kept the site diary
# architecture
words: 设计=Design; 建筑=Architectural
majors: 建筑学=Architecture; 城乡规划=Urban Planning; 风景园林=Landscape Architecture
titles: 建筑设计实习生=Architectural Intern; 景观助理=Landscape Assistant
employers: 南屿建筑设计院=Nanyu Design Institute; 拾光景观事务所=Shiguang Landscape Studio
projects: 旧厂房改造为社区图书馆=From Factory to Library; 滨水步道更新=Renewing a Riverside Walk
points: 完成方案模型与分析图=Made models and diagrams; 绘制施工图 40 张=Drew forty sheets
# teaching
words: 教学=Teaching; 支教=School
majors: 汉语言文学=Chinese Literature; 小学教育=Primary Education; 数学与应用数学=Mathematics
titles: 实习教师=Student Teacher; 助教=Teaching Assistant; 班主任助理=Form Teacher's Assistant
employers: 龙岗区实验小学=Longgang Primary School; 启明教育培训中心=Qiming Tutoring Centre; 石桥镇中心学校=Shiqiao School
projects: 乡土读本编写=A Reader of Local Stories; 分层作业设计=Graded Homework
points: 独立授课 36 节=Taught 36 lessons alone; 批改作文 400 篇=Marked 400 essays
# kindergarten
words: 保教=Early Years; 带班=Childcare
majors: 学前教育=Early Childhood Education; 特殊教育=Special Education
titles: 配班老师=Assistant Teacher; 保育员=Childcare Worker
employers: 蓝精灵幼儿园=Little Blue Kindergarten; 星语儿童康复中心=Xingyu Therapy Centre
projects: 自然角主题课程=A Corner of Nature; 绘本剧表演=Picture Book Theatre
points: 组织户外游戏每周 5 次=Led outdoor play five times a week; 撰写观察记录 90 篇=Wrote ninety observations
# graphic
words: 视觉=Visual; 创意=Creative
majors: 视觉传达设计=Visual Communication; 数字媒体艺术=Digital Media Arts
titles: 平面设计师=Graphic Designer; 插画实习生=Illustration Intern; 视频剪辑=Video Editor
employers: 一格文化传媒=Yige Media; 橙子印刷厂=Orange Printers; 山海经文创=Shanhai Creative
projects: 老字号茶叶包装再设计=Repackaging an Old Tea Brand; 城市导视系统=Wayfinding for a City
points: 完成海报 50 余张=Made over fifty posters; 剪辑短视频 120 条=Cut 120 short videos
# fashion
words: 服装=Fashion; 打版=Pattern
majors: 服装与服饰设计=Fashion Design; 纺织工程=Textile Engineering
titles: 设计助理=Design Assistant; 跟单员=Merchandiser
employers: 锦绣衣坊=Jinxiu Atelier; 东纺实业有限公司=Dongfang Textiles
projects: 苗绣系列成衣=Miao Embroidery Collection; 再生涤纶面料测试=Testing Recycled Polyester
points: 绘制款式图 70 款=Drew seventy styles; 跟进大货交期=Followed production dates
# logistics
words: 仓储=Warehouse; 供应链=Supply Chain
majors: 物流管理=Logistics; 供应链管理=Supply Chain Management
titles: 仓库文员=Warehouse Clerk; 物流专员=Logistics Officer; 采购助理=Purchasing Assistant
employers: 速达供应链有限公司=Suda Supply Chain; 北港国际货运代理=Beigang Freight; 丰收冷链=Fengshou Cold Chain
projects: 拣货路径优化=Shorter Picking Paths; 退货逆向物流方案=Returns Logistics
points: 盘点库存 3,000 个 SKU=Counted 3,000 SKUs; 对接承运商 12 家=Worked with twelve carriers
# hotel
words: 前厅=Front Office; 服务=Hospitality
majors: 酒店管理=Hotel Management; 旅游管理=Tourism Management
titles: 前台接待=Receptionist; 礼宾员=Concierge; 导游=Tour Guide
employers: 云栖湖畔酒店=Yunqi Lakeside Hotel; 远方旅行社=Yuanfang Travel; 月湾度假村=Yuewan Resort
projects: 宾客满意度提升计划=Happier Guests; 古镇研学路线=Study Tours of an Old Town
points: 办理入住退房每班 60 间=Checked sixty rooms in and out a shift; 处理投诉 30 起=Settled thirty complaints
# cooking
words: 后厨=Kitchen; 烘焙=Pastry
majors: 烹饪工艺与营养=Culinary Arts; 食品科学与工程=Food Science
titles: 帮厨=Kitchen Hand; 西点学徒=Pastry Apprentice; 品控员=Quality Inspector
employers: 聚福楼餐饮管理公司=Jufulou Restaurants; 麦田烘焙坊=Wheatfield Bakery; 鲜达食品厂=Xianda Foods
projects: 低糖月饼配方=Low-sugar Mooncakes; 中央厨房留样制度=Sampling in a Central Kitchen
points: 每日备料 80 公斤=Prepared eighty kilos a day; 记录冷柜温度=Logged cold store temperatures
# retail
words: 门店=Store; 导购=Sales
majors: 市场营销=Marketing; 连锁经营与管理=Chain Store Management
titles: 储备店长=Trainee Store Manager; 导购员=Shop Assistant; 收银员=Cashier
employers: 好邻居便利店=Good Neighbour Stores; 优选百货=Youxuan Department Store; 果然鲜超市=Guoran Supermarket
projects: 社区团购推广=Promoting Group Buying; 货架陈列测试=Shelf Display Test
points: 月销售额 6 万元=Sold 60,000 yuan a month; 培训新员工 5 名=Trained five newcomers
# ecommerce
words: 电商=E-commerce; 直播=Live Streaming
majors: 电子商务=E-commerce; 网络与新媒体=New Media
titles: 运营助理=Operations Assistant; 主播助理=Host Assistant; 客服专员=Customer Service
employers: 云朵电子商务有限公司=Cloud E-commerce; 速播传媒=Subo Media; 跨境通贸易=Kuajingtong Trade
projects: 农产品直播带货=Selling Produce Live; 店铺评分提升=Raising the Store's Score
points: 上架商品 300 款=Listed 300 products; 复盘直播数据 40 场=Reviewed the figures of forty streams
# journalism
words: 采编=Editorial; 新闻=Newsroom
majors: 新闻学=Journalism; 广播电视学=Broadcasting
titles: 见习记者=Trainee Reporter; 编辑助理=Editorial Assistant; 编导实习生=Production Intern
employers: 江畔晚报社=Jiangpan Evening News; 清风广播电视台=Qingfeng Broadcasting; 新知杂志社=Xinzhi Magazine
projects: 留守老人影像志=Portraits of the Left Behind; 毕业季特刊=Graduation Special
points: 独立采写稿件 25 篇=Wrote 25 stories; 校对版面 60 个=Proofread sixty pages
# translation
words: 口译=Interpreting; 翻译=Translation
majors: 翻译=Translation; 商务英语=Business English; 法语=French
titles: 兼职译员=Freelance Translator; 外贸业务员=Export Clerk
employers: 译林风语言服务公司=Yilinfeng Language Services; 海丝进出口有限公司=Haisi Import and Export
projects: 医疗器械说明书本地化=Localising Manuals; 双语博物馆导览=A Bilingual Museum Guide
points: 翻译文件 12 万字=Translated 120,000 characters; 陪同口译 8 次=Interpreted on eight visits
# software
words: 开发=Development; 研发=Engineering
majors: 软件工程=Software Engineering; 计算机科学与技术=Computer Science
titles: 前端开发实习生=Front-end Intern; Java 开发工程师=Java Developer; 测试实习生=Test Intern
employers: 星环数据科技有限公司=Xinghuan Data; 码上科技=Mashang Tech; 灵犀智能股份有限公司=Lingxi Intelligence
projects: 校园二手书交易小程序=Second-hand Books App; 分布式任务调度平台=Distributed Job Scheduler
points: 将首屏耗时从 3.1 秒降到 1.2 秒=Cut the first paint from 3.1 s to 1.2 s; 编写单元测试 200 个=Wrote 200 unit tests
# data
words: 数据=Data; 建模=Modelling
majors: 统计学=Statistics; 数据科学与大数据技术=Data Science
titles: 数据分析实习生=Data Analyst Intern; 算法实习生=Machine Learning Intern
employers: 观数咨询有限公司=Guanshu Consulting; 极光出行=Aurora Mobility
projects: 共享单车需求预测=Forecasting Bike Demand; 用户流失分析=Churn Analysis
points: 搭建日报看板 6 个=Built six dashboards; 清洗 400 万行数据=Cleaned four million rows
# electrical
words: 电气=Electrical; 运维=Maintenance
majors: 电气工程及其自动化=Electrical Engineering; 机电一体化技术=Mechatronics
titles: 电气助理工程师=Assistant Electrical Engineer; 维修电工=Electrician
employers: 东辉开关厂=Donghui Switchgear; 临港供电公司=Lingang Power Supply; 新源光伏科技=Xinyuan Solar
projects: 配电房巡检机器人=Inspection Robot for Substations; 光伏阵列阴影分析=Shading of Solar Arrays
points: 接线并调试控制柜 30 台=Wired and tested thirty cabinets; 编写 PLC 程序 12 段=Wrote twelve PLC programs
# mechanical
words: 车间=Workshop; 制造=Manufacturing
majors: 机械设计制造及其自动化=Mechanical Engineering; 数控技术=CNC Technology
titles: 工艺员=Process Technician; 数控操作工=CNC Operator; 机械设计实习生=Mechanical Design Intern
employers: 宏泰精密机械厂=Hongtai Precision; 华岳重工集团=Huayue Heavy Industry
projects: 采摘机械手=A Picking Gripper; 夹具快换装置=Quick-change Fixture
points: 绘制三维模型 45 个=Modelled 45 parts; 把换型时间缩短 20 分钟=Cut change-over by twenty minutes
# automotive
words: 汽修=Automotive; 售后=After-sales
majors: 车辆工程=Vehicle Engineering; 汽车检测与维修技术=Automotive Technology
titles: 机电维修学徒=Mechanic Apprentice; 服务顾问=Service Advisor
employers: 众驰汽车 4S 店=Zhongchi Motors; 远景汽车零部件有限公司=Yuanjing Auto Parts
projects: 方程式赛车悬架=Formula Student Suspension; 电池包热管理=Thermal Management of a Battery
points: 保养车辆 260 台=Serviced 260 cars; 填写检测报告=Filled in inspection reports
# chemistry
words: 实验=Laboratory; 化工=Chemical
majors: 化学工程与工艺=Chemical Engineering; 应用化学=Applied Chemistry
titles: 化验员=Laboratory Analyst; 工艺实习生=Process Intern
employers: 蓝海化工有限公司=Lanhai Chemicals; 正元检测技术研究院=Zhengyuan Testing
projects: 染料废水吸附=Adsorbing Dye Waste; 环氧树脂增韧=Tougher Epoxy
points: 滴定样品 900 个=Titrated 900 samples; 校准仪器 15 台=Calibrated fifteen instruments
# biology
words: 生物=Biology; 科研=Research
majors: 生物技术=Biotechnology; 生物科学=Biological Sciences
titles: 科研助理=Research Assistant; 质检实习生=Quality Intern
employers: 禾木生物科技有限公司=Hemu Biotech; 江南植物研究所=Jiangnan Plant Institute
projects: 水稻抗旱基因筛选=Drought Genes in Rice; 益生菌冻干保护剂=Protecting Freeze-dried Probiotics
points: 提取 DNA 300 份=Extracted 300 DNA samples; 维护细胞株 18 个=Kept eighteen cell lines
# environment
words: 环保=Environmental; 监测=Monitoring
majors: 环境工程=Environmental Engineering; 环境监测技术=Environmental Monitoring
titles: 采样员=Field Sampler; 环评助理=Assessment Assistant
employers: 碧水环境检测公司=Bishui Environmental; 绿源环保工程有限公司=Lvyuan Environment
projects: 黑臭河道治理=Cleaning a Black River; 垃圾分类入户调查=Household Survey on Waste
points: 布设点位 50 处=Set up fifty sites; 编写监测报告 20 份=Wrote twenty reports
# agriculture
words: 农技=Agronomy; 田间=Field
majors: 农学=Agronomy; 园艺=Horticulture; 植物保护=Plant Protection
titles: 农技推广员=Extension Worker; 温室管理员=Greenhouse Keeper
employers: 金穗种业有限公司=Jinsui Seeds; 绿野蔬菜合作社=Lvye Vegetable Co-operative
projects: 草莓脱毒育苗=Virus-free Strawberry Plants; 稻渔共作示范=Rice and Fish Together
points: 管理大棚 12 座=Looked after twelve greenhouses; 记录病虫害 80 次=Recorded eighty outbreaks
# geology
words: 勘探=Exploration; 测绘=Surveying
majors: 地质工程=Geological Engineering; 测绘工程=Surveying and Mapping
titles: 测量员=Surveyor; 地质编录员=Logging Geologist
employers: 华勘地质队=Huakan Geological Team; 天图测绘有限公司=Tiantu Mapping
projects: 滑坡隐患点排查=Mapping Landslide Risks; 无人机倾斜摄影建模=Oblique Drone Models
points: 完成控制点测量 70 个=Measured seventy control points; 编录岩芯 1,200 米=Logged 1,200 m of core
# shipping
words: 船舶=Marine; 航海=Nautical
majors: 航海技术=Navigation; 轮机工程=Marine Engineering
titles: 甲板实习生=Deck Cadet; 轮机见习=Engine Cadet
employers: 远海船务有限公司=Yuanhai Shipping; 黄海造船厂=Huanghai Shipyard
projects: 船舶压载水处理=Treating Ballast Water; 锚泊监控程序=Anchor Watch Program
points: 值班 180 天=Stood watch for 180 days; 保养主机缸盖 6 台=Overhauled six cylinder heads
# aviation
words: 机务=Aircraft; 航空=Aviation
majors: 飞行器制造工程=Aircraft Manufacturing; 空中乘务=Cabin Service
titles: 机务学员=Maintenance Trainee; 地勤=Ground Staff; 安检员=Security Officer
employers: 蓝翼航空维修公司=Blue Wing Maintenance; 云港机场地服=Yungang Airport Services
projects: 航材库存预警=Spare Parts Alarms; 旅客引导标识=Signs for Passengers
points: 参与 A 检 14 次=Took part in fourteen A checks; 值机旅客 2 万人次=Checked in 20,000 passengers
# rail
words: 轨道=Railway; 站务=Station
majors: 城市轨道交通运营管理=Metro Operation; 交通运输=Transportation
titles: 站务员=Station Attendant; 调度助理=Dispatch Assistant
employers: 锦城地铁运营公司=Jincheng Metro; 西陇铁路局陇山站=Longshan Station
projects: 早高峰限流方案=Crowd Control in the Morning Peak; 道岔故障统计=Statistics of Switch Faults
points: 引导客流每班 8,000 人=Guided 8,000 passengers a shift; 填写行车日志=Kept the traffic log
# hr
words: 人事=HR; 招聘=Recruiting
majors: 人力资源管理=Human Resources; 劳动与社会保障=Labour and Social Security
titles: 招聘实习生=Recruiting Intern; 人事专员=HR Officer
employers: 聚才人力资源公司=Jucai HR; 三江电子有限公司=Sanjiang Electronics
projects: 校招流程改造=A Better Campus Season; 员工满意度问卷=Staff Survey
points: 筛选简历 1,500 份=Screened 1,500 CVs; 组织面试 90 场=Arranged ninety interviews
# administration
words: 行政=Administrative; 文秘=Secretarial
majors: 行政管理=Public Administration; 文秘=Secretarial Studies
titles: 行政助理=Administrative Assistant; 前台文员=Front Desk Clerk; 社区助理=Community Assistant
employers: 和平街道办事处=Heping Subdistrict Office; 新城置业有限公司=Xincheng Properties
projects: 档案数字化=Digitising the Archive; 会议室预约制度=Booking Rooms
points: 起草通知 60 份=Drafted sixty notices; 接听来电每日 40 通=Took forty calls a day
# socialwork
words: 社工=Social Work; 公益=Non-profit
majors: 社会工作=Social Work; 社会学=Sociology
titles: 社工实习生=Social Work Trainee; 项目专员=Project Officer
employers: 同行社会工作服务中心=Tongxing Social Work; 微光公益基金会=Weiguang Foundation
projects: 流动儿童阅读空间=Reading Rooms for Migrant Children; 失智老人家庭支持=Support for Families with Dementia
points: 个案访谈 45 次=Held 45 interviews; 带领小组活动 20 节=Led twenty group sessions
# psychology
words: 咨询=Counselling; 心理=Psychology
majors: 心理学=Psychology; 应用心理学=Applied Psychology
titles: 心理咨询助理=Counselling Assistant; 用户研究实习生=User Research Intern
employers: 心桥心理服务中心=Xinqiao Counselling; 第三人民医院心理科=Third Hospital, Psychology
projects: 大一新生适应团体=Groups for Freshmen; 睡眠质量日记=Sleep Diaries
points: 接听热线 120 小时=Took hotline calls for 120 hours; 编码访谈 30 份=Coded thirty interviews
# music
words: 演出=Performance; 艺术=Artistic
majors: 音乐表演=Music Performance; 舞蹈学=Dance
titles: 钢琴陪练=Piano Coach; 合唱团助理=Choir Assistant
employers: 雅韵艺术培训学校=Yayun Arts School; 城市爱乐乐团=City Philharmonic
projects: 毕业独奏音乐会=Graduation Recital; 民歌采风=Collecting Folk Songs
points: 授课学生 22 名=Taught 22 pupils; 演出 35 场=Played 35 performances
# sports
words: 训练=Coaching; 健身=Fitness
majors: 体育教育=Physical Education; 运动康复=Sports Rehabilitation
titles: 游泳教练=Swimming Coach; 康复治疗师助理=Therapy Assistant
employers: 力量健身俱乐部=Power Fitness Club; 启航少儿体能馆=Qihang Kids Gym
projects: 青少年体测方案=Fitness Tests for Teenagers; 半程马拉松医疗保障=Medical Service at a Half Marathon
points: 带课每周 14 节=Gave fourteen classes a week; 制订训练计划 60 份=Wrote sixty training plans
# security
words: 警务=Police; 安全=Safety
majors: 安全工程=Safety Engineering; 刑事侦查=Criminal Investigation
titles: 安全员=Safety Officer; 辅警=Auxiliary Officer
employers: 平安里派出所=Ping'anli Police Station; 固盾安全评价公司=Gudun Safety
projects: 危化品仓库隐患清单=Hazards of a Chemical Store; 校园反诈宣传=Against Fraud on Campus
points: 排查隐患 210 条=Found 210 hazards; 组织演练 9 次=Held nine drills
# beauty
words: 美容=Beauty; 形象=Styling
majors: 人物形象设计=Image Design; 美容美体艺术=Beauty and Body Art
titles: 化妆师助理=Make-up Assistant; 美容顾问=Beauty Consultant
employers: 莉莉婚纱摄影=Lily Bridal Photo; 颜悦美容会所=Yanyue Beauty Salon
projects: 汉服妆造展=Hanfu Styling Show; 敏感肌护理手册=A Guide to Sensitive Skin
points: 跟妆 50 场=Did make-up at fifty weddings; 维护会员 180 人=Looked after 180 members
`);

function parsed(text) {
  return text
    .trim()
    .split(/^# /m)
    .filter(Boolean)
    .map((block) => {
      const [id, ...lines] = block.trim().split('\n');
      const lists = lines.map((line) => {
        const at = line.indexOf(': ');
        const pairs = line
          .slice(at + 2)
          .split('; ')
          .map((pair) => pair.split('='))
          .map(([zh, en]) => ({ zh, en }));
        return [line.slice(0, at), pairs];
      });
      return { id, ...Object.fromEntries(lists) };
    });
}
