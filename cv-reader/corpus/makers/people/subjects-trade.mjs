// As subjects-care.mjs: design, media, languages, trade and hospitality.
export const tradeSubjects = `
# design
schools: K中国美术学院=China Academy of Art; U广州美术学院=Guangzhou Academy of Fine Arts; U景德镇陶瓷大学=Jingdezhen Ceramic University; V苏州工艺美术职业技术学院=Suzhou Art and Design College
majors: 视觉传达设计=Visual Communication; 产品设计=Product Design; 陶瓷艺术设计=Ceramic Design
jobs: 杭州留白品牌设计有限公司=Blank Branding=平面设计实习生=Graphic Design Intern; 广州椰子互动科技有限公司=Coconut Interactive=UI 设计实习生=UI Design Intern; 景德镇瓷语文创工作室=Ciyu Studio=产品设计助理=Assistant Designer; 苏州拙木家具有限公司=Zhuomu Furniture=设计助理=Design Assistant; 上海小满插画工作室=Xiaoman Illustration=自由插画师=Freelance Illustrator
projects: 二十四节气海报=Posters of the Solar Terms; 盲文药盒=A Pill Box in Braille; 城市导视系统=Wayfinding for a Town; 青瓷茶具系列=Celadon Tea Set
points: 完成主视觉与延展物料 50 余件=Made a key visual and over fifty items; 建立组件库=Built a component library; 跟进打样与印刷=Followed proofs and print
awards: 全国大学生广告艺术大赛二等奖=Second Prize, Advertising Art; 红点概念设计奖=Red Dot Design Concept

# media
schools: K中国传媒大学=Communication University of China; U四川传媒学院=Sichuan University of Media; U河北大学=Hebei University; V湖南大众传媒职业技术学院=Hunan Mass Media College
majors: 新闻学=Journalism; 网络与新媒体=New Media; 影视编导=Film and Television Directing
jobs: 保定古莲晚报社=Gulian Evening News=见习记者=Trainee Reporter; 成都盖碗文化传媒有限公司=Gaiwan Media=短视频编导=Video Director; 北京麦浪播客=Wheatwave Podcasts=音频剪辑=Audio Editor; 长沙岳麓融媒体中心=Yuelu Media Centre=新媒体编辑=New Media Editor; 广州白云纪录片工作室=Baiyun Documentaries=场记=Script Supervisor
projects: 纪录短片《渡口》=The Ferry, a Short Film; 方言保护口述史=Oral History of Dialects; 校园之声广播剧=A Radio Play; 夜市人物摄影集=People of the Night Market
points: 发表稿件 62 篇，3 篇被转载=Published 62 pieces; 运营账号，粉丝增长 2.4 万=Won 24,000 followers; 拍摄剪辑短片 35 条=Shot and cut 35 clips
awards: 大学生电影节最佳剪辑提名=Nominated for Best Editing; 校园十佳记者=One of Ten Best Campus Reporters

# english
schools: K北京外国语大学=Beijing Foreign Studies University; U四川外国语大学=Sichuan International Studies University; U商洛学院=Shangluo University; V上海民航职业技术学院=Shanghai Civil Aviation College
majors: 英语=English; 翻译=Translation and Interpreting; 商务英语=Business English
jobs: 北京鸿雁翻译有限公司=Hongyan Translation=笔译实习生=Translation Intern; 重庆两江会展中心=Liangjiang Exhibition Centre=会务翻译=Interpreter; 商洛秦岭文旅公司=Qinling Tourism=双语讲解员=Bilingual Guide; 上海字里行间图书公司=Between the Lines Books=编辑实习生=Editorial Intern; 宁波北仑货代公司=Beilun Forwarding=外贸业务助理=Trade Assistant
projects: 非遗词条英译=Heritage Terms in English; 字幕组纪录片翻译=Subtitles for Documentaries; 机器译文质量评估=Judging Machine Translation; 模拟联合国会议=Model United Nations
points: 完成笔译 18 万字=Translated 180,000 characters; 担任陪同口译 14 场=Interpreted at 14 meetings; 建立术语库 2300 条=Built a term base of 2,300
awards: 韩素音国际翻译大赛优秀奖=Merit, Han Suyin Translation Contest; 外研社杯英语演讲省一等奖=Provincial First Prize, English Speech

# japanese
schools: K上海外国语大学=Shanghai International Studies University; U大连外国语大学=Dalian University of Foreign Languages; U延边大学=Yanbian University; V青岛酒店管理职业技术学院=Qingdao Hotel Management College
majors: 日语=Japanese; 朝鲜语=Korean; 应用韩语=Applied Korean
jobs: 大连樱桥软件外包公司=Yingqiao Software=日语测试员=Japanese Tester; 延吉长白山旅行社=Changbaishan Travel=韩语导游=Korean Guide; 青岛海尔滨贸易公司=Haibin Trading=采购助理=Purchasing Assistant; 上海虹桥动漫展览公司=Hongqiao Comics=现场翻译=Interpreter; 威海韩乐坊百货=Hanlefang Store=导购=Shop Assistant
projects: 中日同形词误用语料库=A Corpus of False Friends; 边境贸易口述调查=Border Trade Interviews; 跨境电商店铺运营=Running an Online Shop; 俳句翻译集=Haiku Translated
points: 翻译操作手册 400 页=Translated 400 pages of manuals; 接待海外客户 23 批=Received 23 groups from abroad; 编写日报并跟进缺陷=Wrote daily reports and followed defects
awards: 中华杯日语演讲比赛三等奖=Third Prize, Japanese Speech; 韩国语能力大赛金奖=Gold, Korean Contest

# marketing
schools: K武汉大学=Wuhan University; U江西财经大学=Jiangxi University of Finance and Economics; U北京工商大学=Beijing Technology and Business University; V安徽商贸职业技术学院=Anhui Business College
majors: 市场营销=Marketing; 广告学=Advertising; 工商管理=Business Administration
jobs: 武汉热干面食品公司=Wuhan Noodle Foods=市场部实习生=Marketing Intern; 南昌赣江乳业有限公司=Ganjiang Dairy=渠道专员=Channel Officer; 芜湖鸠兹广告公司=Jiuzi Advertising=文案策划=Copywriter; 上海白桃美妆有限公司=White Peach Beauty=品牌实习生=Brand Intern; 杭州快果直播基地=Kuaiguo Live=主播助理=Live Sales Assistant
projects: 国货洗护新品上市方案=Launch of a Shampoo; 校园咖啡车创业=A Coffee Cart; 县域奶茶消费调查=Tea Drinks in Small Towns; 老字号品牌焕新=Renewing an Old Brand
points: 策划线下活动 11 场，参与 4300 人=Planned eleven events for 4,300 people; 投放预算 60 万，转化提升 18%=Spent a budget of 600,000 and raised conversion by 18%; 撰写推文 90 篇=Wrote 90 posts
awards: 全国大学生市场调查与分析大赛省二等奖=Provincial Second Prize, Market Research; 互联网+创新创业大赛铜奖=Bronze, Internet Plus

# ecommerce
schools: K厦门大学=Xiamen University; U浙江万里学院=Zhejiang Wanli University; V义乌工商职业技术学院=Yiwu Industrial and Commercial College; V四川商务职业学院=Sichuan Vocational College of Commerce
majors: 电子商务=Electronic Commerce; 跨境电子商务=Cross-border E-commerce; 物流管理=Logistics
jobs: 义乌小驼峰电商公司=Camel Hump Online=店铺运营=Shop Operator; 厦门鹭岛鞋业有限公司=Ludao Shoes=跨境运营实习生=Cross-border Intern; 宁波梅山保税仓=Meishan Warehouse=仓管员=Storekeeper; 成都双流冷链物流公司=Shuangliu Cold Chain=调度员=Dispatcher; 广州花都箱包商行=Huadu Bags=客服专员=Customer Service
projects: 助农直播带货=Live Sales for Farmers; 校园快递驿站优化=A Better Parcel Station; 独立站选品分析=Choosing Goods for a Shop; 仓储路径仿真=Paths in a Warehouse
points: 上架商品 800 款=Listed 800 goods; 处理售后 60 单/日，好评率 98%=Settled 60 complaints a day; 盘点库存差异率低于 0.3%=Kept stock errors below 0.3%
awards: 电子商务三创赛省特等奖=Provincial Grand Prize, E-commerce Challenge; 物流设计大赛三等奖=Third Prize, Logistics Design

# hotel
schools: K中山大学=Sun Yat-sen University; U海南热带海洋学院=Hainan Tropical Ocean University; U桂林旅游学院=Guilin Tourism University; V南京旅游职业学院=Nanjing Institute of Tourism and Hospitality
majors: 酒店管理=Hotel Management; 旅游管理=Tourism Management; 会展经济与管理=Event Management
jobs: 三亚凤凰海湾度假酒店=Phoenix Bay Resort=前厅接待=Receptionist; 南京玄武湖宾馆=Xuanwu Lake Hotel=餐饮服务实习生=Food Service Intern; 桂林象山国际旅行社=Xiangshan Travel=地陪导游=Local Guide; 上海外滩云邸酒店=Yundi Hotel on the Bund=礼宾员=Concierge; 广州琶洲会展服务公司=Pazhou Events=会务执行=Event Assistant
projects: 酒店布草周转测算=Linen Turnover; 侗寨研学线路设计=A Study Tour of Dong Villages; 海岛婚礼策划=Weddings on the Island; 客诉处理情景手册=A Handbook of Complaints
points: 办理入住退房日均 90 间=Handled 90 rooms a day; 获宾客书面表扬 12 次=Was praised in writing 12 times; 带团 38 个=Led 38 groups
awards: 中餐主题宴会设计赛项一等奖=First Prize, Banquet Design; 优秀导游员=Best Guide

# cooking
schools: V四川旅游学院=Sichuan Tourism University; U扬州大学=Yangzhou University; V顺德职业技术学院=Shunde Polytechnic; V北京市劲松职业高中=Jinsong Vocational High School
majors: 烹饪与营养教育=Culinary Arts and Nutrition; 烹调工艺与营养=Cooking and Nutrition; 西式烹饪工艺=Western Cooking
jobs: 扬州富晨茶社=Fuchen Tea House=面点学徒=Pastry Apprentice; 成都锦里川味酒楼=Jinli Restaurant=切配厨师=Prep Cook; 顺德凤城渔村=Fengcheng Fish Village=见习厨师=Trainee Cook; 北京国贸西饼房=Guomao Pastry=裱花师助理=Cake Decorator; 深圳第九食堂餐饮公司=Canteen Nine=营养配餐员=Menu Planner
projects: 学生营养餐设计=School Meals; 低糖月饼研发=Mooncakes with Less Sugar; 川菜标准化菜谱=Standard Recipes of Sichuan; 分子料理社团=Molecular Cooking Club
points: 日均出品 200 份=Made 200 dishes a day; 控制毛利率在 62%=Kept the margin at 62%; 负责冷菜间卫生与留样=Kept the cold kitchen clean
awards: 全国烹饪技能大赛银奖=Silver, National Cooking Contest; 面塑作品展二等奖=Second Prize, Dough Figures

# music
schools: K中央音乐学院=Central Conservatory of Music; U武汉音乐学院=Wuhan Conservatory of Music; U吉林艺术学院=Jilin University of the Arts; V广东舞蹈戏剧职业学院=Guangdong Dance and Drama College
majors: 音乐学=Musicology; 舞蹈表演=Dance Performance; 录音艺术=Sound Recording
jobs: 武汉琴台少儿艺术中心=Qintai Arts Centre=钢琴教师=Piano Teacher; 长春关东剧场=Guandong Theatre=舞台助理=Stage Assistant; 广州小北路录音棚=Xiaobei Studio=录音助理=Sound Assistant; 北京青年民乐团=Youth Folk Orchestra=二胡演奏员=Erhu Player; 深圳街舞社 FLOW=FLOW Dance Studio=代课老师=Substitute Teacher
projects: 毕业独奏音乐会=Graduation Recital; 侗族大歌采风=Field Recording of Dong Songs; 原创舞剧《盐》=Salt, a Dance Drama; 老唱片数字修复=Restoring Old Records
points: 授课 120 课时=Taught 120 lessons; 参与演出 27 场=Played in 27 performances; 完成混音作品 15 首=Mixed fifteen tracks
awards: 全国大学生艺术展演一等奖=First Prize, Student Arts Festival; 荷花奖校园舞蹈入围=Shortlisted, Lotus Award

# rail
schools: K西南交通大学=Southwest Jiaotong University; U兰州交通大学=Lanzhou Jiaotong University; V湖南铁道职业技术学院=Hunan Railway Vocational College; V郑州铁路职业技术学院=Zhengzhou Railway Vocational College
majors: 轨道交通信号与控制=Railway Signalling; 铁道机车运用与维护=Locomotive Service; 城市轨道交通运营管理=Metro Operation
jobs: 株洲石峰机车配件厂=Shifeng Locomotive Parts=装调工=Fitter; 兰州黄河铁路工程公司=Huanghe Railway Works=信号工实习生=Signal Intern; 郑州中原地铁运营分公司=Zhongyuan Metro=站务员=Station Staff; 成都犀浦轨道检测公司=Xipu Track Testing=检测助理=Test Assistant; 长沙湘江乘务服务公司=Xiangjiang Crew Service=乘务员=Train Attendant
projects: 道岔转换力监测=Watching Point Machines; 地铁客流疏散仿真=Evacuating a Metro Station; 轴温报警装置=An Axle Alarm; 沙盘列车自动驾驶=Self-driving Model Trains
points: 完成转辙机检修 34 台=Serviced 34 point machines; 引导大客流 15 次=Guided crowds 15 times; 编写作业指导卡=Wrote work cards
awards: 轨道交通信号技能赛项三等奖=Third Prize, Signalling Skills; 青年岗位能手=Young Craftsman of the Year
`;
