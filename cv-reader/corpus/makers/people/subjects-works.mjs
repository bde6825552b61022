// As subjects-care.mjs: building, machines, fields and laboratories.
export const worksSubjects = `
# civil
schools: K同济大学=Tongji University; U重庆交通大学=Chongqing Jiaotong University; U石家庄铁道大学=Shijiazhuang Tiedao University; V四川建筑职业技术学院=Sichuan College of Architectural Technology
majors: 土木工程=Civil Engineering; 工程造价=Construction Cost; 道路桥梁与渡河工程=Road and Bridge Engineering
jobs: 西南筑石建设集团第三分公司=Zhushi Construction, Third Branch=施工员=Site Engineer; 重庆嘉陵桥梁设计院=Jialing Bridge Design Institute=结构设计实习生=Structural Design Intern; 河北太行监理有限公司=Taihang Supervision=监理员助理=Assistant Supervisor; 成都天府造价咨询有限公司=Tianfu Cost Consultants=造价实习生=Cost Intern; 上海铁砧检测技术有限公司=Anvil Testing=检测员=Test Technician
projects: 装配式楼梯节点试验=Testing Precast Stair Joints; 预应力混凝土桥课程设计=A Prestressed Bridge; 校园雨水花园方案=A Rain Garden on Campus; 广联达算量比赛=Quantity Contest
points: 复核钢筋下料单 200 余份=Checked over 200 bar schedules; 测量放线并填写施工日志=Set out the works and kept the site diary; 用 Midas 建立全桥模型=Modelled the whole bridge in Midas
awards: 全国大学生结构设计竞赛二等奖=Second Prize, National Structural Design; 周培源力学竞赛三等奖=Third Prize, Mechanics Contest

# architecture
schools: K东南大学=Southeast University; U沈阳建筑大学=Shenyang Jianzhu University; U苏州科技大学=Suzhou University of Science and Technology; V江苏城乡建设职业学院=Jiangsu Urban and Rural Construction College
majors: 建筑学=Architecture; 城乡规划=Urban and Rural Planning; 建筑室内设计=Interior Design
jobs: 南京半亩建筑设计事务所=Banmu Architects=建筑设计实习生=Architectural Intern; 苏州平江规划设计院=Pingjiang Planning Institute=规划实习生=Planning Intern; 沈阳白塔装饰工程有限公司=Baita Interiors=室内设计师助理=Assistant Interior Designer; 常州小河驳岸营造社=Riverbank Builders=绘图员=Draughtsman; 上海折纸建筑工作室=Origami Studio=模型师=Model Maker
projects: 老街巷口袋公园=A Pocket Park in Old Lanes; 山地民宿设计=A Guesthouse on the Hill; 社区食堂改造=Rebuilding a Canteen; 竹构亭搭建节=Bamboo Pavilion Festival
points: 完成方案模型与分析图 40 张=Made models and forty diagrams; 参与施工图深化=Worked on construction drawings; 用 Rhino 和 Grasshopper 推敲立面=Studied façades in Rhino
awards: 全国高校建筑设计教案优秀作业=Best Student Work, Architecture; 霍普杯入围奖=Shortlisted, Hope Cup

# mechanical
schools: K西安交通大学=Xi'an Jiaotong University; U太原科技大学=Taiyuan University of Science and Technology; V无锡职业技术学院=Wuxi Institute of Technology; V深圳技师学院=Shenzhen Technician College
majors: 机械设计制造及其自动化=Mechanical Design and Automation; 数控技术=Numerical Control; 模具设计与制造=Die Design
jobs: 无锡锡山精密机械厂=Xishan Precision Works=数控操作工=CNC Operator; 西安渭河重工有限公司=Weihe Heavy Industry=机械设计实习生=Mechanical Design Intern; 深圳凹凸模具有限公司=Concave Mould=模具钳工学徒=Toolmaker Apprentice; 太原晋源泵业有限公司=Jinyuan Pumps=工艺实习生=Process Intern; 苏州工业园区翼步机器人有限公司=Yibu Robotics=装配技术员=Assembly Technician
projects: 草莓采摘机械手=A Strawberry Picker; 五轴叶轮加工=Five-axis Impeller; 自行车辅助停放架=A Bicycle Rack; 减速器拆装与测绘=Measuring a Gearbox
points: 独立编程加工 30 种零件=Programmed thirty parts; 优化夹具，换型时间缩短三成=Cut set-up time by a third; 绘制装配图与零件图 60 余张=Drew over sixty sheets
awards: 全国大学生机械创新设计大赛省一等奖=Provincial First Prize, Mechanical Innovation; 数控车工高级工比武第三名=Third Place, CNC Turning

# automotive
schools: K吉林大学=Jilin University; U湖北汽车工业学院=Hubei University of Automotive Technology; V广西交通职业技术学院=Guangxi Transport Vocational College; V长春汽车工业高等专科学校=Changchun Automobile College
majors: 车辆工程=Vehicle Engineering; 汽车检测与维修技术=Automobile Testing and Repair; 新能源汽车技术=Electric Vehicle Technology
jobs: 柳州龙城汽车服务有限公司=Longcheng Car Service=机电维修学徒=Repair Apprentice; 长春北国汽车零部件公司=Beiguo Auto Parts=质检员=Quality Inspector; 十堰车城电控有限公司=Checheng Controls=标定实习生=Calibration Intern; 南宁快修连锁青秀店=Kuaixiu Garage=服务顾问=Service Adviser; 长沙湘电新能源有限公司=Xiangdian Energy=电池测试员=Battery Tester
projects: 大学生方程式赛车悬架=Formula Student Suspension; 电池包热管理台架=Battery Thermal Rig; 故障码速查手册=A Book of Fault Codes; 二手车评估练习=Valuing Used Cars
points: 完成保养与检修 260 台次=Serviced 260 cars; 使用示波器诊断传感器故障=Found sensor faults with an oscilloscope; 整理技术通报并培训新人=Kept bulletins and trained newcomers
awards: 中国大学生方程式汽车大赛二等奖=Second Prize, Formula Student China; 汽车维修技能大赛二等奖=Second Prize, Car Repair

# electrical
schools: K华北电力大学=North China Electric Power University; U三峡大学=China Three Gorges University; U上海电力大学=Shanghai University of Electric Power; V武汉电力职业技术学院=Wuhan Electric Power College
majors: 电气工程及其自动化=Electrical Engineering; 供用电技术=Power Supply; 自动化=Automation
jobs: 宜昌夷陵供电服务公司=Yiling Power Service=配电实习生=Distribution Intern; 保定莲池变压器厂=Lianchi Transformers=试验员=Tester; 上海临光储能科技有限公司=Linguang Storage=嵌入式实习生=Embedded Intern; 武汉江汉电梯工程有限公司=Jianghan Lifts=电气调试员=Commissioning Technician; 包头风塔运维有限公司=Windtower Service=风机运维实习生=Turbine Service Intern
projects: 光伏微网能量管理=Energy Management in a Microgrid; 宿舍恶性负载识别=Detecting Forbidden Loads; 智能小车循迹=Line-following Car; 继电保护仿真=Protection Simulation
points: 参与 10 kV 线路巡检 45 次=Patrolled 10 kV lines 45 times; 编写 PLC 程序并现场调试=Wrote and commissioned PLC programs; 整理试验报告 120 份=Filed 120 test reports
awards: 全国大学生电子设计竞赛省二等奖=Provincial Second Prize, Electronic Design; 西门子杯智能制造挑战赛特等奖=Grand Prize, Smart Manufacturing

# software
schools: K电子科技大学=University of Electronic Science and Technology of China; U杭州电子科技大学=Hangzhou Dianzi University; U中北大学=North University of China; V深圳职业技术大学=Shenzhen Polytechnic University
majors: 软件工程=Software Engineering; 计算机科学与技术=Computer Science and Technology; 云计算技术应用=Cloud Computing
jobs: 成都蜀犬网络科技有限公司=Shuquan Networks=Java 后端实习生=Java Intern; 杭州西溪回声科技有限公司=Echo Technology=前端开发实习生=Front-end Intern; 北京苍耳智能科技有限公司=Burdock AI=算法实习生=Machine Learning Intern; 深圳南山石榴信息技术有限公司=Pomegranate IT=测试工程师（实习）=Test Intern; 上海徐汇纸鹤工作室=Paper Crane Studio=独立开发者=Independent Developer
projects: 分布式键值存储 TinyKV=TinyKV, a Key-value Store; 课程表小程序=Timetable App; 操作系统内核实验=Operating System Kernel; 手语识别眼镜=Sign Language Glasses
points: 重构订单接口，耗时从 480 ms 降到 120 ms=Cut latency from 480 to 120 ms; 编写单元测试，覆盖率达到 82%=Raised coverage to 82%; 接入监控与告警=Added monitoring and alerts
awards: ACM-ICPC 亚洲区域赛铜牌=Bronze Medal, ICPC Asia Regional; 蓝桥杯省赛一等奖=Provincial First Prize, Lanqiao Cup

# data
schools: K南开大学=Nankai University; U安徽财经大学=Anhui University of Finance and Economics; U中南民族大学=South-Central Minzu University; V重庆电子工程职业学院=Chongqing College of Electronic Engineering
majors: 统计学=Statistics; 数据科学与大数据技术=Data Science; 信息与计算科学=Information and Computing Science
jobs: 武汉珞珈数据服务有限公司=Luojia Data=数据分析实习生=Data Analyst Intern; 天津津沽消费金融公司=Jingu Finance=风控建模实习生=Risk Modelling Intern; 合肥庐州气象服务中心=Luzhou Weather Service=数据处理员=Data Processor; 重庆山城出行科技公司=Shancheng Mobility=商业分析实习生=Business Analyst Intern; 北京见微市场研究公司=Jianwei Research=问卷分析员=Survey Analyst
projects: 共享单车需求预测=Forecasting Bicycle Demand; 高考志愿推荐=Advice on University Choice; 长江水位时间序列=Levels of the Yangtze; 新闻话题聚类=Clustering News
points: 清洗 600 万行订单数据=Cleaned six million rows; 用 SQL 和 Python 搭建看板 9 个=Built nine dashboards; 建立评分卡，KS 值 0.41=Built a scorecard with a KS of 0.41
awards: 全国大学生数学建模竞赛国家二等奖=National Second Prize, Mathematical Modelling; 美国大学生数学建模竞赛 M 奖=Meritorious Winner, MCM

# agriculture
schools: K西北农林科技大学=Northwest A&F University; U云南农业大学=Yunnan Agricultural University; U塔里木大学=Tarim University; V黑龙江农业工程职业学院=Heilongjiang Agricultural Engineering College
majors: 农学=Agronomy; 园艺=Horticulture; 茶学=Tea Science
jobs: 杨凌绿野种业有限公司=Lüye Seeds=田间试验实习生=Field Trial Intern; 普洱云顶茶厂=Yunding Tea=制茶学徒=Tea Maker Apprentice; 阿拉尔棉香农业合作社=Mianxiang Cooperative=技术员=Technician; 寿光四季蔬菜基地=Four Seasons Vegetables=种植管理员=Grower; 哈尔滨黑土农业科技公司=Black Soil Agritech=植保飞手=Drone Operator
projects: 小麦条锈病抗性鉴定=Resistance to Stripe Rust; 高山古树茶调查=Survey of Ancient Tea; 盐碱地棉花滴灌=Drip Irrigation of Cotton; 校园番茄种植箱=Tomatoes in Boxes
points: 调查株高、分蘖等性状 3000 株=Measured 3,000 plants; 管理温室 6 座=Kept six greenhouses; 走访农户 45 家=Visited 45 farms
awards: 全国大学生农业建模大赛三等奖=Third Prize, Agricultural Modelling; 三下乡优秀个人=Best Volunteer, Summer in the Country

# animals
schools: K中国农业大学=China Agricultural University; U河南牧业经济学院=Henan University of Animal Husbandry and Economy; U青海大学=Qinghai University; V江苏农牧科技职业学院=Jiangsu Agri-animal Husbandry College
majors: 动物医学=Veterinary Medicine; 动物科学=Animal Science; 宠物医疗技术=Pet Care
jobs: 郑州毛球动物医院=Furball Animal Hospital=宠物医生助理=Veterinary Assistant; 西宁高原牦牛繁育场=Plateau Yak Farm=繁育实习生=Breeding Intern; 泰州海陵养殖集团=Hailing Farms=驻场兽医实习生=Farm Vet Intern; 北京平谷马术俱乐部=Pinggu Riding Club=马房管理员=Groom; 南京野趣动物园=Yequ Zoo=饲养员=Keeper
projects: 校园流浪猫绝育计划=Neutering Campus Cats; 犬细小病毒检测试纸=A Test for Parvovirus; 牦牛冬季补饲试验=Winter Feed for Yaks; 羊群智能耳标=Smart Ear Tags
points: 协助手术 110 台=Assisted in 110 operations; 完成血常规与粪检=Ran blood and faecal tests; 记录饲料转化率=Recorded feed conversion
awards: 雄鹰杯小动物医师技能大赛三等奖=Third Prize, Small Animal Skills; 优秀学生党员=Outstanding Student Party Member

# environment
schools: K大连理工大学=Dalian University of Technology; U桂林理工大学=Guilin University of Technology; U内蒙古农业大学=Inner Mongolia Agricultural University; V长沙环境保护职业技术学院=Changsha Environmental Protection College
majors: 环境工程=Environmental Engineering; 化学工程与工艺=Chemical Engineering; 环境监测技术=Environmental Monitoring
jobs: 桂林漓水环保科技有限公司=Lishui Environment=水处理实习生=Water Treatment Intern; 大连金石滩化工园区管委会=Jinshitan Chemical Park=环保专员助理=Environment Assistant; 长沙橘洲检测有限公司=Juzhou Testing=采样员=Sampler; 呼和浩特草原生态站=Grassland Station=野外观测员=Field Observer; 东营胜利新材料公司=Shengli Materials=工艺实习生=Process Intern
projects: 农村污水人工湿地=A Wetland for Villages; 厨余垃圾堆肥=Composting Kitchen Waste; 微塑料沿江调查=Microplastics along the River; 换热网络节能设计=Heat Exchange Network
points: 采集水样 300 份并测定氨氮=Sampled 300 times for ammonia; 编写环评报告章节=Wrote chapters of an impact report; 值守中控室=Watched the control room
awards: 全国大学生化工设计竞赛二等奖=Second Prize, Chemical Plant Design; 节能减排大赛三等奖=Third Prize, Energy Saving
`;
