import { job, project, school, truth } from './cv.mjs';

export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// Dentistry: dates on the left, the faculty beside the university, rotations with dates of their own.
page(
  'kouqiang.pdf',
  `<h1>江若溪</h1>
<p>女 | 24岁 | 电话：139 8010 2265｜邮箱:jiangruoxi_dent@163.com ｜ 求职意向：口腔全科住院医师</p>
<h2>教育背景</h2>
<div class=r><b>2020.09-2025.06</b><span>四川大学&nbsp; 华西口腔医学院&nbsp; &nbsp;口腔医学（五年制）&nbsp; 本科</span></div>
<p>GPA：3.61/4.0，专业前20%；主修：口腔解剖生理学、牙体牙髓病学,牙周病学、口腔颌面外科学,口腔修复学 等</p>
<h2>临床实习</h2>
<div class=r><b>2024.06-2025.05</b><span>四川大学华西口腔医院&nbsp; &nbsp;实习医师</span></div>
<ul><li>牙体牙髓科（2024.6-2024.9）：独立完成前牙根管治疗11例，后牙在带教老师周晓红主任指导下完成6例。</li>
<li>口腔修复科（2024.10-2025.1）：取模，备牙，戴牙；全冠14颗</li>
<li>口腔外科（2025.2-2025.5）：拔除阻生智齿约30颗，缝合、换药</li></ul>
<div class=r><b>2023.07-2023.08</b><span>成都武侯贝思佳口腔门诊部&nbsp; &nbsp;椅旁助手</span></div>
<ul><li>四手操作，器械消毒打包，接待初诊病人每天15人左右。</li></ul>
<h2>科研训练</h2>
<div class=r><b>2022.05-2023.05</b><span>载银壳聚糖涂层对变异链球菌生物膜的影响（校级大创，第二负责人）</span></div>
<ul><li>负责细菌培养和激光共聚焦拍照,写了结题报告的第三章</li></ul>
<h2>获奖</h2>
<ul><li>2021年 四川大学综合二等奖学金</li><li>2022年 华西口腔医学院“微笑杯”雕牙大赛三等奖</li><li>2023年 四川大学优秀学生</li></ul>
<h2>其他</h2><p>英语六级 512；临床执业医师考试第一阶段 通过；爱好：羽毛球、手账。</p>`,
  truth('江若溪', '13980102265', 'jiangruoxi_dent@163.com', {
    educations: [school('四川大学', 'bachelor', ['口腔医学（五年制）', '口腔医学'], '2020-09', '2025-06')],
    employers: [
      job('四川大学华西口腔医院', '实习医师', '2024-06', '2025-05'),
      job('成都武侯贝思佳口腔门诊部', '椅旁助手', '2023-07', '2023-08'),
    ],
    projects: [
      project(
        ['载银壳聚糖涂层对变异链球菌生物膜的影响', '载银壳聚糖涂层对变异链球菌生物膜的影响（校级大创，第二负责人）'],
        '2022-05',
        '2023-05',
      ),
    ],
    awards: 3,
  }),
  {
    css: 'h1{font-size:26px;margin:0}h2{font-size:15px;border-bottom:2px solid #2b7;margin:10px 0 4px}.r b{display:inline-block;width:130px}p{margin:3px 0}ul{margin:2px 0 6px}',
    language: 'zh',
  },
);

// Ship building: a bar on the right with contact and a referee with a phone.
page(
  'chuanbo.pdf',
  `<div class=g><div class=m>
<h1>单于凯</h1><div class=s>船体结构设计 / 船舶工艺方向&nbsp; · &nbsp;2026届硕士</div>
<h2>EDUCATION 教育经历</h2>
<p><b>江苏科技大学</b> / 船舶与海洋工程 / 硕士<br><i>2023/09~至今</i></p>
<p class=t>研究方向：薄板焊接变形预测,导师顾教授课题组</p>
<p><b>大连海洋大学</b> / 船舶与海洋工程 / 本科<br><i>2019/09~2023/06</i></p>
<p class=t>毕业设计《64米远洋拖网渔船型线设计》 ，成绩：良</p>
<h2>INTERNSHIP 实习经历</h2>
<p><b>沪东中华造船(集团)有限公司</b> / 船体工艺实习生<br><i>2024/07~2024/10</i></p>
<ul><li>跟随17.4万方LNG船分段建造，每天下胎架量数据，累计整理变形测量表200余张；</li><li>用TRIBON出零件图、套料图40张</li></ul>
<p><b>大连中远海运重工有限公司</b> / 质检员（实习）<br><i>2022/07~2022/08</i></p>
<ul><li>焊缝外观检查，学会看UT报告。</li></ul>
<h2>PROJECT 项目</h2>
<p><b>大型邮轮薄板分段焊接变形控制</b> / 参与人<br><i>2023/11~2025/03</i></p>
<ul><li>ABAQUS热弹塑性有限元计算 ，与现场实测误差在12%以内；</li></ul>
<p><b>全国海洋航行器设计与制作大赛——仿生水翼艇</b> / 队长<br><i>2021/10~2022/08</i></p>
<ul><li>负责总体布置与船模切割。</li></ul>
</div><div class=a>
<h3>联系我</h3><p>手机<br>15850 6627 31</p><p>邮箱<br>shanyukai98@qq.com</p><p>镇江市京口区梦溪路</p>
<h3>荣誉</h3><p>研究生学业一等奖学金 2024</p><p>全国海洋航行器大赛二等奖 2022</p><p>辽宁省优秀毕业生 2023</p><p>校三好学生 2021</p>
<h3>技能</h3><p>ABAQUS、NAPA（一点）、CAD、TRIBON</p><p>CET-6 447</p>
<h3>推荐人</h3><p>顾卫东 教授<br>江苏科技大学<br>13952800417</p>
</div></div>`,
  truth('单于凯', '15850662731', 'shanyukai98@qq.com', {
    educations: [
      school('江苏科技大学', 'master', '船舶与海洋工程', '2023-09', 'present'),
      school('大连海洋大学', 'bachelor', '船舶与海洋工程', '2019-09', '2023-06'),
    ],
    employers: [
      job('沪东中华造船(集团)有限公司', '船体工艺实习生', '2024-07', '2024-10'),
      job('大连中远海运重工有限公司', ['质检员（实习）', '质检员'], '2022-07', '2022-08'),
    ],
    projects: [
      project('大型邮轮薄板分段焊接变形控制', '2023-11', '2025-03'),
      project(['全国海洋航行器设计与制作大赛——仿生水翼艇', '仿生水翼艇'], '2021-10', '2022-08'),
    ],
    awards: 4,
  }),
  {
    css: '.g{display:grid;grid-template-columns:1fr 190px;gap:18px}.a{background:#e8eef5;padding:10px;font-size:12px}h1{margin:0}h2{font-size:14px;color:#1a4a7a;margin:12px 0 2px}h3{margin:8px 0 2px;font-size:13px}p{margin:3px 0}.t{color:#555}ul{margin:2px 0}i{color:#777;font-style:normal}',
    language: 'zh',
  },
);

// Tobacco: a registration form with referees and parents.
page(
  'yancao.pdf',
  `<h2>个 人 登 记 表</h2>
<table><tr><th>姓名</th><td>苗润发</td><th>性别</th><td>男</td><th>出生年月</th><td>2002.03</td><td rowspan=3 class=ph>照片</td></tr>
<tr><th>民族</th><td>汉</td><th>政治面貌</th><td>共青团员</td><th>籍贯</th><td>河南郏县</td></tr>
<tr><th>毕业院校</th><td colspan=2>河南农业大学</td><th>所学专业</th><td colspan=2>烟草</td></tr>
<tr><th>学历学位</th><td colspan=2>本科 农学学士</td><th>联系电话</th><td colspan=3>15237510986</td></tr>
<tr><th>E-mail</th><td colspan=2>miaorunfa0315@163.com</td><th>通讯地址</th><td colspan=3>河南省平顶山市郏县冢头镇</td></tr></table>
<table><tr><th rowspan=3 class=v>学习<br>经历</th><th>起止时间</th><th>学校、专业</th><th>学历</th><th>证明人</th></tr>
<tr><td>2017.9—2020.6</td><td>郏县第一高级中学</td><td>高中</td><td>王宏伟</td></tr>
<tr><td>2020.9—2024.6</td><td>河南农业大学 烟草专业</td><td>本科</td><td>刘顺国</td></tr>
<tr><th rowspan=3 class=v>实习<br>经历</th><th>起止时间</th><th>单位</th><th>岗位</th><th>证明人及电话</th></tr>
<tr><td>2023.7—2023.9</td><td>河南中烟工业有限责任公司许昌卷烟厂</td><td>制丝车间实习生</td><td>赵金生 13837440021</td></tr>
<tr><td>2024.2—2024.5</td><td>平顶山市烟草公司郏县分公司</td><td>烟叶技术员</td><td>杨淑珍 0375-5166203</td></tr>
<tr><th rowspan=3 class=v>家庭<br>成员</th><th>称谓</th><th>姓名</th><th>工作单位及职务</th><th>电话</th></tr>
<tr><td>父亲</td><td>苗建国</td><td>郏县供销合作社 职工</td><td>13603751188</td></tr>
<tr><td>母亲</td><td>李秀云</td><td>务农</td><td>13603752299</td></tr>
<tr><th class=v>奖惩<br>情况</th><td colspan=4>2021年 校三等奖学金；<br>2022年 校级优秀共青团员 ；<br>2023年 “挑战杯”河南省大学生课外学术科技作品竞赛三等奖</td></tr>
<tr><th class=v>自我<br>评价</th><td colspan=4>本人性格踏实，能吃苦，2023年夏天在烟站蹲点一个半月,熟悉烘烤工艺和烟叶分级。服从分配,愿意到基层烟站工作。</td></tr></table>
<p>本人承诺以上内容属实。&nbsp; &nbsp; &nbsp; 签名：__________ &nbsp; &nbsp;2024年5月20日</p>`,
  truth('苗润发', '15237510986', 'miaorunfa0315@163.com', {
    educations: [
      school('郏县第一高级中学', 'high_school', null, '2017-09', '2020-06'),
      school('河南农业大学', 'bachelor', '烟草', '2020-09', '2024-06'),
    ],
    employers: [
      job('河南中烟工业有限责任公司许昌卷烟厂', '制丝车间实习生', '2023-07', '2023-09'),
      job('平顶山市烟草公司郏县分公司', '烟叶技术员', '2024-02', '2024-05'),
    ],
    awards: 3,
  }),
  {
    css: 'h2{text-align:center;letter-spacing:4px;margin:4px}table{border-collapse:collapse;width:100%;margin-top:-1px}td,th{border:1px solid #000;padding:5px 6px;text-align:center;font-weight:normal}.ph{width:80px;color:#aaa}.v{width:44px}',
    language: 'zh',
  },
);

// Journalism: the section stands in a left column beside its text; published articles with dates.
page(
  'xinwen.pdf',
  `<div class=top><span class=n>欧阳牧之</span><span>186-1134-9027 · ouyangmuzhi@cuc.edu.cn · 可立即到岗，每周4天</span></div>
<div class=k><div class=l>学历</div><div>
<p><b>中国传媒大学</b>　新闻学　硕士（在读）<em>2023.9—2026.6</em></p>
<p><b>安徽师范大学</b>　新闻与传播学院　新闻学专业　学士<em>2019.9—2023.6</em></p><p class=s>GPA 3.8，排名5/112，保研</p></div></div>
<div class=k><div class=l>实习</div><div>
<p><b>澎湃新闻</b>　时事新闻中心　实习记者<em>2024.7—2024.10</em></p>
<p class=s>独立署名稿件9篇，联合署名14篇，跟进“预制菜进校园”“高校宿舍装空调”等选题。曾在暴雨当天蹲守辽宁葫芦岛两日,采访村民21人。</p>
<p><b>新华社安徽分社</b>　采编室　实习生<em>2022.7—2022.9</em></p>
<p class=s>值早班，整理通稿，参与黄山古树普查报道。</p>
<p><b>安徽广播电视台</b>　《第一时间》栏目　实习编导<em>2021.12—2022.2</em></p>
<p class=s>跑民生线索，写串联单</p></div></div>
<div class=k><div class=l>作品</div><div>
<p>《空调进宿舍的第三个夏天》，澎湃新闻，2024年8月12日，阅读量130万</p>
<p>《被洪水带走的葡萄》，澎湃新闻，2024年8月26日</p>
<p>《一棵树的户口》，新华每日电讯，2022年9月2日</p></div></div>
<div class=k><div class=l>课题</div><div>
<p><b>短视频时代县级融媒体中心从业者的职业认同</b>　主持人<em>2021.4—2022.4</em></p><p class=s>国家级大学生创新训练计划,访谈皖北三县记者25人</p></div></div>
<div class=k><div class=l>奖励</div><div><p>硕士新生一等奖学金（2023）</p><p>第十二届“范敬宜新闻教育奖”校内选拔 优秀奖（2024）</p></div></div>
<div class=k><div class=l>杂项</div><div><p>会剪片子(PR)、会航拍、有驾照；英语六级588，普通话一级乙等。<br>跑过2次合肥马拉松。最喜欢的记者：袁凌。</p></div></div>`,
  truth('欧阳牧之', '18611349027', 'ouyangmuzhi@cuc.edu.cn', {
    educations: [
      school('中国传媒大学', 'master', '新闻学', '2023-09', '2026-06'),
      school('安徽师范大学', 'bachelor', '新闻学', '2019-09', '2023-06'),
    ],
    employers: [
      job('澎湃新闻', '实习记者', '2024-07', '2024-10'),
      job('新华社安徽分社', '实习生', '2022-07', '2022-09'),
      job('安徽广播电视台', '实习编导', '2021-12', '2022-02'),
    ],
    projects: [project('短视频时代县级融媒体中心从业者的职业认同', '2021-04', '2022-04')],
    awards: 2,
  }),
  {
    css: '.top{display:flex;justify-content:space-between;align-items:baseline;border-bottom:1px solid #000}.n{font-size:28px}.k{display:grid;grid-template-columns:60px 1fr;border-bottom:1px solid #ddd;padding:8px 0}.l{color:#b22;font-weight:bold}p{margin:2px 0}em{float:right;font-style:normal}.s{color:#444;font-size:12px}',
    language: 'zh',
  },
);

// Piano teacher: no headings at all, sentences, a primary school and a piano shop as employers.
page(
  'gangqin.pdf',
  `<p class=n>何 沁 心</p>
<p>手机（微信同号） 13570112846　　hqx_piano@126.com　　现居广州番禺，想找一份小学音乐老师的工作</p>
<p>2022年9月至2025年6月　华南师范大学　学科教学（音乐）　硕士研究生</p>
<p>2018年9月至2022年6月　星海音乐学院　音乐表演（钢琴演奏）　本科</p>
<p class=s>从5岁开始学琴，高中在广东实验中学附属的合唱团做过三年伴奏，本科师从钢琴系梁颖诗老师。</p>
<p>2023年9月至2024年1月　广州市番禺区市桥中心小学　音乐教师（实习）</p>
<p class=s>带四、五年级共6个班，每周12节课，排练合唱《萤火虫》拿了区里的二等奖（学生的奖）。</p>
<p>2021年3月至2022年5月　柏斯琴行番禺店　钢琴陪练老师</p>
<p class=s>一对一陪练，最多时手上有9个小朋友，最小4岁半；另外自己也带琴童，多数4-6级。</p>
<p>2019年珠江·恺撒堡全国青少年钢琴大赛广东赛区青年组 二等奖</p>
<p>2021年星海音乐学院 优秀学生三等奖学金</p>
<p>教师资格证（高中音乐）　普通话二级甲等　钢琴演奏十级　会一点尤克里里</p>
<p class=s>爱小孩，有耐心。家里人都说我像个孩子王，哈哈。</p>`,
  truth('何沁心', '13570112846', 'hqx_piano@126.com', {
    educations: [
      school('华南师范大学', 'master', ['学科教学（音乐）', '学科教学'], '2022-09', '2025-06'),
      school('星海音乐学院', 'bachelor', ['音乐表演（钢琴演奏）', '音乐表演'], '2018-09', '2022-06'),
    ],
    employers: [
      job('广州市番禺区市桥中心小学', ['音乐教师（实习）', '音乐教师'], '2023-09', '2024-01'),
      job(['柏斯琴行番禺店', '柏斯琴行'], '钢琴陪练老师', '2021-03', '2022-05'),
    ],
    awards: 2,
  }),
  { css: '.n{font-size:24px;margin:0 0 8px}p{margin:6px 0}.s{color:#555;margin-left:1em}', language: 'zh' },
);

// Broadcasting host: centred, a long Uyghur name, an exchange in Taiwan, a student radio that is no employer.
page(
  'boyin.pdf',
  `<h1>阿依努尔·艾合买提</h1><p>播音主持｜双语（维/汉）</p><p>☎ 18599031274　✉ aynur.host@outlook.com　籍贯：新疆伊宁</p>
<h2>— 求学 —</h2>
<p><b>浙江传媒学院</b></p><p>播音与主持艺术 ｜ 本科</p><p>2021.09 - 2025.06</p>
<p><b>世新大学</b>（台湾）</p><p>广播电视电影学系 ｜ 交换生</p><p>2023.02 - 2023.07</p>
<h2>— 话筒前 —</h2>
<p><b>新疆广播电视台</b></p><p>实习主持人</p><p>2024.06 - 2024.09</p><p class=s>配音纪录片《昭苏的马》共4集，出镜早间天气；用两种语言连线现场3次</p>
<p><b>杭州鲸云文化传媒有限公司</b></p><p>带货主播（兼职）</p><p>2023.10 - 2024.01</p><p class=s>新疆干果类目，单场最高GMV 8.6万</p>
<h2>— 校园里 —</h2>
<p>浙传之声广播站　播音部部长　2022.09 - 2023.01</p><p>2023年毕业晚会、2024年迎新晚会 主持人</p>
<h2>— 掌声 —</h2>
<p>2022　“齐越节”朗诵大赛 校级一等奖</p><p>2023　浙江省大学生中华经典诵读竞赛 二等奖</p><p>2023　少数民族学生自强奖学金</p><p>2024　校“十佳主持人”</p>
<h2>— 证 —</h2><p>普通话水平测试一级甲等　英语四级</p>`,
  truth('阿依努尔·艾合买提', '18599031274', 'aynur.host@outlook.com', {
    educations: [
      school('浙江传媒学院', 'bachelor', '播音与主持艺术', '2021-09', '2025-06'),
      school('世新大学', null, ['广播电视电影学系', '广播电视电影学', '广播电视电影'], '2023-02', '2023-07'),
    ],
    employers: [
      job('新疆广播电视台', '实习主持人', '2024-06', '2024-09'),
      job('杭州鲸云文化传媒有限公司', ['带货主播（兼职）', '带货主播'], '2023-10', '2024-01'),
    ],
    awards: 4,
  }),
  {
    css: 'body{text-align:center}h1{margin:0;font-size:24px}h2{font-size:15px;font-weight:normal;color:#a06;margin:12px 0 4px}p{margin:2px 0}.s{font-size:12px;color:#666}',
    language: 'zh',
  },
);

// Data science, English, Hong Kong: the surname in capitals, degree first, a university as employer.
page(
  'datasci_hk.pdf',
  `<h1>LAU Tsz Ching, Jasmine</h1><p class=c>Flat 12B, Kennedy Town, Hong Kong | +852 6123 4587 | jasmine.lau@connect.hku.hk</p>
<h2>EDUCATION</h2>
<p><b>MSc in Data Science</b>, The University of Hong Kong <em>Sept. 2024 – now</em></p><p class=s>Courses: Statistical Machine Learning, Big Data Analytics, Natural Language Processing (A-)</p>
<p><b>BSc in Statistics</b>, Sun Yat-sen University, Guangzhou <em>Sept. 2020 – June 2024</em></p><p class=s>Cumulative GPA 3.7/4.0; Minor courses taken at Lingnan College</p>
<p><b>Exchange student</b>, National University of Singapore <em>Jan. 2023 – May 2023</em></p>
<h2>WORK EXPERIENCE</h2>
<p><b>Data Analyst Intern</b>, HSBC <em>June 2025 – Aug. 2025</em></p><ul><li>Built a PySpark job that matches merchant names, cutting manual review by 35%.</li><li>Presented to the Head of Retail Analytics, Ms. Wong</li></ul>
<p><b>Student Research Assistant</b>, The University of Hong Kong <em>Feb. 2025 – May 2025</em></p><ul><li>Cleaned 2.1M rows of MTR ridership data for Dr. K. F. Chan's group.</li></ul>
<p><b>Business Analysis Intern</b>, Meituan <em>July 2023 – Oct. 2023</em></p><ul><li>Wrote 60+ SQL queries a week for the hotel team;AB tests of coupon size</li></ul>
<h2>SELECTED PROJECTS</h2>
<p><b>Cantonese Speech Emotion Recognition</b> <em>Mar. 2025 – May 2025</em></p><ul><li>Fine-tuned wav2vec 2.0, macro-F1 of 0.71 on a self-recorded set of 1,200 clips</li></ul>
<p><b>Typhoon Signal and Taxi Demand</b> <em>Oct. 2024 – Dec. 2024</em></p><ul><li>Course project of four; my part was the Bayesian hierarchical model in Stan.</li></ul>
<h2>HONOURS</h2><ul><li>HKU Dean's Honours List, 2025</li><li>National Scholarship, Ministry of Education of P.R. China, 2022</li><li>Meritorious Winner, Mathematical Contest in Modeling (MCM), 2022</li></ul>
<h2>SKILLS & INTERESTS</h2><p>Python, R, SQL, Tableau. Cantonese (native), Mandarin (fluent), English (IELTS 7.5). Lion-rock hiking, film photography.</p>
<p class=s>Referee: Dr. Chan Ka Fai, Department of Statistics, kfchan@hku.hk, +852 2859 0000</p>`,
  truth(
    ['LAU Tsz Ching, Jasmine', 'LAU Tsz Ching', 'LAU Tsz Ching Jasmine', 'Jasmine Lau'],
    '+85261234587',
    'jasmine.lau@connect.hku.hk',
    {
      educations: [
        school('The University of Hong Kong', 'master', 'Data Science', '2024-09', 'present'),
        school('Sun Yat-sen University', 'bachelor', 'Statistics', '2020-09', '2024-06'),
        school('National University of Singapore', null, null, '2023-01', '2023-05'),
      ],
      employers: [
        job('HSBC', 'Data Analyst Intern', '2025-06', '2025-08'),
        job('The University of Hong Kong', 'Student Research Assistant', '2025-02', '2025-05'),
        job('Meituan', 'Business Analysis Intern', '2023-07', '2023-10'),
      ],
      projects: [
        project('Cantonese Speech Emotion Recognition', '2025-03', '2025-05'),
        project('Typhoon Signal and Taxi Demand', '2024-10', '2024-12'),
      ],
      awards: 3,
    },
  ),
  {
    css: 'body{font-family:"DejaVu Serif",serif;font-size:11.5px}h1{text-align:center;margin:0;font-size:20px}.c{text-align:center}h2{font-size:12px;border-bottom:1px solid;margin:9px 0 3px}p{margin:2px 0}em{float:right}.s{color:#444}ul{margin:1px 0 4px}',
    language: 'en',
  },
);

// Insurance actuary: dates on a line of their own above, full-width bars.
page(
  'jingsuan.pdf',
  `<h1>宁一诺</h1><p>联系方式：+86 188 1302 7756 ｜ ningyn@email.cufe.edu.cn</p><p>意向岗位：寿险精算 ｜ 意向城市：北京/上海/深圳</p>
<h2>■ 教育经历</h2>
<p class=d>2023年9月—2025年6月</p><p>中央财经大学 ｜ 保险学院 ｜ 精算学 ｜ 硕士</p>
<p class=d>2019年9月—2023年6月</p><p>湖南大学 ｜ 金融与统计学院 ｜ 保险学 ｜ 本科</p><p class=s>核心课程：寿险精算、非寿险精算、风险理论、利息理论（98）、随机过程</p>
<h2>■ 实习经历</h2>
<p class=d>2024年6月—2024年9月</p><p>中国人寿再保险有限责任公司 ｜ 产品精算部 ｜ 精算实习生</p>
<p class=s>1、重疾险发生率表更新，清洗近五年理赔数据约47万条；2、协助回溯测试，写VBA小工具,把3小时的活压缩到20分钟</p>
<p class=d>2022年7月—2022年8月</p><p>安永（中国）企业咨询有限公司 ｜ 精算咨询组 ｜ Intern</p><p class=s>IFRS17 CSM计量模型的底稿核对。</p>
<p class=d>2021年7月—2021年8月</p><p>中国平安人寿保险股份有限公司长沙中心支公司 ｜ 客户服务部 ｜ 柜面助理</p>
<h2>■ 研究项目</h2>
<p class=d>2024年3月—2025年4月</p><p>气候变化下我国高温死亡率的Lee-Carter扩展模型 ｜ 主要完成人</p><p class=s>数据为31省2000-2020年月度死亡数，R语言。</p>
<p class=d>2021年9月—2022年5月</p><p>湘江流域水稻天气指数保险设计 ｜ 组员</p>
<h2>■ 奖项与考试</h2>
<p>中央财经大学学业奖学金一等（2023）</p><p>第四届全国大学生保险数字科技挑战赛 全国三等奖（2022）</p><p>湖南大学校级三好学生（2020）</p>
<p>北美精算师SOA：P、FM、IFM、SRM 已过；中国精算师 A1-A3</p>`,
  truth('宁一诺', '18813027756', 'ningyn@email.cufe.edu.cn', {
    educations: [
      school('中央财经大学', 'master', '精算学', '2023-09', '2025-06'),
      school('湖南大学', 'bachelor', '保险学', '2019-09', '2023-06'),
    ],
    employers: [
      job('中国人寿再保险有限责任公司', '精算实习生', '2024-06', '2024-09'),
      job('安永（中国）企业咨询有限公司', ['Intern', '精算咨询组Intern'], '2022-07', '2022-08'),
      job('中国平安人寿保险股份有限公司长沙中心支公司', '柜面助理', '2021-07', '2021-08'),
    ],
    projects: [
      project('气候变化下我国高温死亡率的Lee-Carter扩展模型', '2024-03', '2025-04'),
      project('湘江流域水稻天气指数保险设计', '2021-09', '2022-05'),
    ],
    awards: 3,
  }),
  {
    css: 'h1{margin:0;font-size:22px}h2{font-size:15px;margin:10px 0 3px}p{margin:1px 0}.d{color:#777;font-size:12px;margin-top:5px}.s{font-size:12px}',
    language: 'zh',
  },
);

// Veterinary: a photographed sheet, slightly turned.
page(
  'shouyi.jpg',
  `<div class=w><h1>个人简历</h1>
<table><tr><td>姓　名：郎月</td><td>性　别：女</td></tr><tr><td>电　话：13297014458</td><td>邮　箱：langyue_vet@qq.com</td></tr><tr><td>出生日期：2001年11月</td><td>现居地：武汉市洪山区</td></tr></table>
<h2>教育经历</h2><p>2020.09-2025.06　　华中农业大学　　动物医学　　本科</p><p>主修课程：家畜解剖学、兽医药理学、小动物疾病学、兽医外科学</p>
<h2>实践经历</h2>
<p>2024.07-2024.12　　武汉市洪山区瑞安宠物医院　　助理兽医</p><p>协助绝育手术80余台；化验、B超、留置针；夜班值守，学会跟主人沟通病情。</p>
<p>2023.07-2023.09　　牧原食品股份有限公司　　兽医实习生</p><p>在内乡的育肥场，做疫苗免疫、抗体采血，写死淘日报表。</p>
<h2>项目经历</h2><p>2022.03-2023.03　　犬冠状病毒抗原快速检测试纸条的研制</p><p>国家级大创，负责人，指导老师：金教授</p>
<h2>所获荣誉</h2><p>2021年 国家励志奖学金</p><p>2022年 国家励志奖学金</p><p>2023年 全国大学生动物医学专业技能大赛 团体三等奖</p>
<h2>自我评价</h2><p>养了两只猫一只鹦鹉，不怕血，不怕脏。已通过执业兽医资格考试。</p></div>`,
  truth('郎月', '13297014458', 'langyue_vet@qq.com', {
    educations: [school('华中农业大学', 'bachelor', '动物医学', '2020-09', '2025-06')],
    employers: [
      job('武汉市洪山区瑞安宠物医院', '助理兽医', '2024-07', '2024-12'),
      job('牧原食品股份有限公司', '兽医实习生', '2023-07', '2023-09'),
    ],
    projects: [project('犬冠状病毒抗原快速检测试纸条的研制', '2022-03', '2023-03')],
    awards: 3,
  }),
  {
    css: 'body{background:#efece4;font-size:15px}.w{margin:34px;padding:34px;background:#fff;transform:rotate(1.1deg);box-shadow:2px 3px 12px #888}h1{text-align:center;margin:0;font-size:26px}h2{font-size:17px;border-left:6px solid #486;padding-left:8px;margin:16px 0 6px}p{margin:5px 0}table{width:100%}',
    language: 'zh',
    photo: { scale: 2 },
  },
);

// Tea: only years, dates below the entries, 专升本, a tea works named after a person.
page(
  'chaye.pdf',
  `<div class=h><h1>雷小芸</h1><p>畲族 · 福建福安人 · 党员发展对象</p><p>tel 13859607712 / 邮箱 leixiaoyun@fafu.edu.cn</p></div>
<h2>读书</h2>
<p>福建农林大学 / 茶学 / 本科（专升本）<br><small>2024 - 2026</small></p>
<p>漳州科技职业学院 / 茶艺与茶文化 / 大专<br><small>2021 - 2024</small></p>
<h2>做茶、卖茶</h2>
<p>八马茶业股份有限公司 / 门店茶艺师<br><small>2023 - 2024</small><br>在漳州龙文万达店，接待、冲泡、讲解铁观音和岩茶，月均销售3.2万元。</p>
<p>雷志强茶厂 / 采制帮工<br><small>2021 - 2022</small><br>叔叔介绍去的，跟师傅摇青，熬过通宵，知道什么叫“看青做青”</p>
<h2>比赛和奖</h2>
<p>福建省职业院校技能大赛 中华茶艺赛项（高职组） 一等奖 2023</p><p>漳科院校级奖学金 二等 2022</p>
<h2>手艺</h2><p>高级茶艺师证、评茶员（四级）；能辨30种以上乌龙茶；古筝6级；会一点闽东话直播</p>
<h2>为什么来应聘</h2><p>2019年爷爷家的三亩茶园改种白茶，我跟着学了采、萎凋，从那时起就想一辈子做这个。初中在福安民族中学读书时学校有茶艺课。</p>`,
  truth('雷小芸', '13859607712', 'leixiaoyun@fafu.edu.cn', {
    educations: [
      school('福建农林大学', 'bachelor', '茶学', '2024', '2026'),
      school('漳州科技职业学院', 'associate', '茶艺与茶文化', '2021', '2024'),
    ],
    employers: [
      job('八马茶业股份有限公司', '门店茶艺师', '2023', '2024'),
      job('雷志强茶厂', '采制帮工', '2021', '2022'),
    ],
    awards: 2,
  }),
  {
    css: 'body{color:#243}.h{border:1px solid #7a9;padding:8px 14px}h1{margin:0;font-size:23px}p{margin:5px 0}h2{font-size:16px;color:#5a8a3a;margin:14px 0 4px}small{color:#888}',
    language: 'zh',
  },
);

// E-sports: coloured bars with icons, two-digit years, a professional club that is an employer.
page(
  'dianjing.pdf',
  `<div class=hd><b>夏侯骁</b><span>ID: XiaoX_77</span><span>17380219946</span><span>xiahouxiao77@foxmail.com</span></div>
<div class=bar>🎓 教育背景</div>
<table><tr><td>四川传媒学院</td><td>艺术与科技（电子竞技分析方向）</td><td>本科</td><td>21.9-25.6</td></tr></table>
<p>专业成绩 12/86，选修《赛事转播技术》《运动心理学》《解说基础》</p>
<div class=bar>🎮 电竞经历</div>
<table><tr><td>英雄体育VSPO</td><td>赛事执行实习生</td><td>24.3-24.8</td></tr></table>
<p>· KPL春季赛成都主场22个比赛日，负责选手动线、设备检录，出过一次断网事故,10分钟内切到备机</p>
<table><tr><td>成都AG电子竞技俱乐部</td><td>数据分析师助理</td><td>23.7-23.9</td></tr></table>
<p>· BP数据库维护，每日训练赛复盘表；对位英雄胜率看板（Python+PowerBI）</p>
<table><tr><td>虎牙直播</td><td>兼职解说</td><td>22.12-23.6</td></tr></table>
<p>· 三级联赛线上解说41场</p>
<div class=bar>📁 项目经历</div>
<table><tr><td>川传杯校园王者荣耀联赛</td><td>总策划</td><td>23.10-23.12</td></tr></table>
<p>· 64支队伍，拉到赞助1.1万（外星人饮料、某网咖）</p>
<table><tr><td>LPL选手转会身价预测模型</td><td>组长</td><td>24.9-25.1</td></tr></table>
<p>· 爬取5个赛季数据，XGBoost, R²=0.63</p>
<div class=bar>🏆 荣誉奖项</div><p>23年 全国大学生电子竞技联赛西南赛区 亚军</p><p>22年 校学习进步奖</p>
<div class=bar>✏ 自我评价</div><p>王者荣耀巅峰赛2100分，17年入坑，20年因为高考停了一年。能熬夜，但更会安排时间。父母一开始反对，现在会看我解说。</p>`,
  truth('夏侯骁', '17380219946', 'xiahouxiao77@foxmail.com', {
    educations: [
      school('四川传媒学院', 'bachelor', ['艺术与科技（电子竞技分析方向）', '艺术与科技'], '2021-09', '2025-06'),
    ],
    employers: [
      job('英雄体育VSPO', '赛事执行实习生', '2024-03', '2024-08'),
      job('成都AG电子竞技俱乐部', '数据分析师助理', '2023-07', '2023-09'),
      job('虎牙直播', ['兼职解说', '解说'], '2022-12', '2023-06'),
    ],
    projects: [
      project('川传杯校园王者荣耀联赛', '2023-10', '2023-12'),
      project('LPL选手转会身价预测模型', '2024-09', '2025-01'),
    ],
    awards: 2,
  }),
  {
    css: '.hd{background:#1b1b2f;color:#fff;padding:14px;display:flex;gap:24px;align-items:center}.hd b{font-size:22px}.bar{background:#e43f5a;color:#fff;padding:3px 10px;margin:10px 0 4px;font-weight:bold}table{width:100%;font-weight:bold}td:last-child{text-align:right}p{margin:2px 4px}',
    language: 'zh',
  },
);

// Civil aviation mechanic: numbered headings, labels in front of every value.
page(
  'jiwu.pdf',
  `<h1>求职简历</h1>
<p>姓名：司马建辉　　年龄：21　　身高：176cm　　视力：裸眼5.0</p><p>手机号码：18102279934　　　QQ邮箱：2817730456@qq.com</p><p>应聘岗位：航线维护机械员</p>
<h2>一、学习经历</h2>
<p>1. 时间：2022年9月至2025年6月</p><p>　学校：广州民航职业技术学院</p><p>　专业：飞机机电设备维修</p><p>　学历：大专</p>
<p>2. 时间：2019年9月至2022年6月</p><p>　学校：韶关市第一职业技术学校</p><p>　专业：汽车运用与维修</p><p>　学历：中专</p>
<h2>二、实习经历</h2>
<p>1. 时间：2024年10月至2025年4月</p><p>　单位：广州飞机维修工程有限公司</p><p>　岗位：航线部机务实习生</p><p>　内容：A320系列过站检查、轮子更换、勤务；跟班倒（四班两倒），没有迟到过一次。</p>
<p>2. 时间：2023年7月至2023年8月</p><p>　单位：韶关市志杰汽车服务中心</p><p>　岗位：机修学徒</p><p>　内容：保养、换刹车片，钣金看过没上手</p>
<h2>三、证书</h2><p>CCAR-66部航空器维修执照基础部分（考完3个模块），电工证（低压），英语B级</p>
<h2>四、奖励</h2><p>（1）2023年 校“机务工匠杯”保险丝打结 第二名</p><p>（2）2024年 国家励志奖学金</p><p>（3）2024年 广东省职业院校技能大赛 飞机维修赛项 三等奖</p>
<h2>五、自我介绍</h2><p>我来自粤北山区，父亲司马国平是货车司机，小时候在车底下递扳手长大。服从倒班，严谨，看得懂英文工卡。</p>`,
  truth('司马建辉', '18102279934', '2817730456@qq.com', {
    educations: [
      school('广州民航职业技术学院', 'associate', '飞机机电设备维修', '2022-09', '2025-06'),
      school('韶关市第一职业技术学校', 'high_school', '汽车运用与维修', '2019-09', '2022-06'),
    ],
    employers: [
      job('广州飞机维修工程有限公司', ['航线部机务实习生', '机务实习生'], '2024-10', '2025-04'),
      job('韶关市志杰汽车服务中心', '机修学徒', '2023-07', '2023-08'),
    ],
    awards: 3,
  }),
  {
    css: 'h1{text-align:center;font-size:22px;margin:0}h2{font-size:15px;margin:9px 0 3px}p{margin:1px 0}',
    language: 'zh',
  },
);

// Forensic medicine: the department is given as the post; sections in boxes.
page(
  'fayi.pdf',
  `<div class=b><h1>覃思远</h1><div>法医学应届毕业生｜壮族｜177 9102 6630｜qinsiyuan.fm@gmail.com</div></div>
<div class=b><h2>教育</h2><div class=x><span>西安交通大学（医学部法医学院）</span><span>2019/09 – 2024/06</span></div><div>法医学，本科，医学学士　综测 9/47</div>
<div class=x><span>西安交通大学</span><span>2024/09 – 至今</span></div><div>法医毒物分析方向，硕士研究生</div></div>
<div class=b><h2>实习</h2><div class=x><span>陕西公正司法鉴定中心</span><span>2023/06 – 2023/12</span></div><div>岗位：法医临床室</div><ul><li>伤残等级鉴定辅助约150例，写检案记录，拍照、测量；</li></ul>
<div class=x><span>柳州市公安局刑事科学技术研究所</span><span>2022/07 – 2022/08</span></div><div>岗位：DNA实验室见习</div><ul><li>提取、扩增、看峰图。跟过一次现场，主要负责递东西，不多说。</li></ul></div>
<div class=b><h2>科研</h2><div class=x><span>头发中依托咪酯及其代谢物的LC-MS/MS检测</span><span>2024/10 – 至今</span></div><div>参与，导师课题（国自然面上）的一部分</div>
<div class=x><span>机器学习推断家兔死后间隔时间</span><span>2021/05 – 2022/05</span></div><div>省级大创 负责人</div></div>
<div class=b><h2>奖</h2><div>2020 思源奖学金</div><div>2021 思源奖学金</div><div>2023 全国大学生法医学技能竞赛优秀奖</div></div>
<div class=b><h2>说明</h2><div>户口广西柳州,能接受出差和夜勤；2018年曾因骨折休学一学期,已痊愈。</div></div>`,
  truth('覃思远', '17791026630', 'qinsiyuan.fm@gmail.com', {
    educations: [
      school('西安交通大学', 'bachelor', '法医学', '2019-09', '2024-06'),
      school('西安交通大学', 'master', ['法医毒物分析方向', '法医毒物分析', '法医学'], '2024-09', 'present'),
    ],
    employers: [
      job('陕西公正司法鉴定中心', '法医临床室', '2023-06', '2023-12'),
      job('柳州市公安局刑事科学技术研究所', ['DNA实验室见习', '见习'], '2022-07', '2022-08'),
    ],
    projects: [
      project('头发中依托咪酯及其代谢物的LC-MS/MS检测', '2024-10', 'present'),
      project('机器学习推断家兔死后间隔时间', '2021-05', '2022-05'),
    ],
    awards: 3,
  }),
  {
    css: '.b{border:1px solid #345;border-radius:6px;padding:8px 12px;margin-bottom:8px}h1{margin:0;font-size:21px}h2{margin:0 0 4px;font-size:14px;color:#345}.x{display:flex;justify-content:space-between;font-weight:bold;margin-top:4px}ul{margin:2px 0}',
    language: 'zh',
  },
);

// Library science: unusual headings, libraries of universities as employers.
page(
  'tushuguan.pdf',
  `<h1>向晚晴</h1><p>wanqing.xiang@whu.edu.cn ／ 15927360841 ／ 武汉</p>
<h2>在哪儿念书</h2>
<p>武汉大学，图书情报，专业硕士，2023年9月起</p><p>湘潭大学，图书馆学，本科，2019年9月到2023年6月</p>
<h2>在哪儿干活</h2>
<p>上海图书馆，古籍修复部实习生，2024年7月到2024年9月</p><p>　修了4册清末线装书，学会溜口、补洞，手抖的毛病好了</p>
<p>武汉大学图书馆，信息咨询助理（勤工助学），2023年10月到2024年6月</p><p>　前台答疑、查收查引（每周约20份）；为新生做过6次数据库讲座</p>
<p>北京超星数图信息技术有限公司，数据标引实习生，2022年7月到2022年8月</p><p>　标引地方志条目8000条。</p>
<h2>琢磨过的题目</h2>
<p>湘西地方文献中的苗族女性口述史元数据方案，2021年12月到2022年12月</p><p>　湖南省大学生创新训练项目，我是第一主持人。</p>
<p>公共图书馆“静音舱”使用意愿调查，2024年3月到2024年6月</p><p>　课程作业，但后来在长江图书馆论坛做了海报</p>
<h2>得过的表扬</h2>
<p>2022年 国家奖学金</p><p>2023年 湖南省普通高校优秀毕业生</p><p>2020年 校“书香湘大”征文二等奖</p>
<h2>其余</h2>
<p>会CSS、Zotero、一点Python；看完了《追忆似水年华》前三卷；在湘潭大学的四年,几乎每天都在图书馆闭馆音乐里离开。</p>`,
  truth('向晚晴', '15927360841', 'wanqing.xiang@whu.edu.cn', {
    educations: [
      school('武汉大学', 'master', '图书情报', '2023-09', 'present'),
      school('湘潭大学', 'bachelor', '图书馆学', '2019-09', '2023-06'),
    ],
    employers: [
      job('上海图书馆', ['古籍修复部实习生', '实习生'], '2024-07', '2024-09'),
      job('武汉大学图书馆', ['信息咨询助理（勤工助学）', '信息咨询助理'], '2023-10', '2024-06'),
      job('北京超星数图信息技术有限公司', '数据标引实习生', '2022-07', '2022-08'),
    ],
    projects: [
      project('湘西地方文献中的苗族女性口述史元数据方案', '2021-12', '2022-12'),
      project('公共图书馆“静音舱”使用意愿调查', '2024-03', '2024-06'),
    ],
    awards: 3,
  }),
  {
    css: 'h1{font-weight:normal;margin:0}h2{font-size:14px;font-weight:normal;color:#963;border-bottom:1px dashed #963;margin:12px 0 4px}p{margin:3px 0}',
    language: 'zh',
  },
);

// Chemical safety: the whole text in two newspaper columns.
page(
  'huagong.pdf',
  `<div class=t><h1>栗志鹏</h1><p>化工安全 · EHS　|　T 13115228806　|　M lizhipeng_ehs@163.com</p></div>
<div class=c><h2>教育背景</h2>
<p><b>南京工业大学</b><br>安全科学与工程 | 硕士<br>2022.09-2025.06</p><p><b>青岛科技大学</b><br>安全工程 | 本科<br>2018.09-2022.06</p>
<h2>实习经历</h2>
<p><b>万华化学集团股份有限公司</b><br>HSE实习生<br>2024.05-2024.08</p><ul><li>参加MDI装置HAZOP分析会11次，做记录；</li><li>盘点危化品台账312项</li></ul>
<p><b>扬子石化-巴斯夫有限责任公司</b><br>工艺安全部门助理<br>2023.06-2023.08</p><ul><li>整理泄漏事故案例库，作业票抽查</li></ul>
<p><b>中国石油大学（华东）</b><br>科研助理<br>2022.06-2022.08</p><ul><li>研究生入学前的暑假，帮忙做粉尘爆炸20L球实验</li></ul>
<h2>项目经历</h2>
<p><b>氢氨混合燃料泄爆火焰传播特性</b><br>核心成员<br>2022.10-2025.03</p><ul><li>搭建1m泄爆管道平台；采集工况96组</li></ul>
<p><b>江苏某园区定量风险评价</b><br>参与<br>2023.09-2023.12</p><ul><li>用PHAST算，出个人风险等值线图，写报告3.2节</li></ul>
<h2>论文</h2><p>Li Z. et al., <i>Vented explosion of NH3/H2/air</i>, J. Loss Prev., 2024-11, 一作</p><p>专利一种泄爆装置, 公开日 2024年3月15日</p>
<h2>荣誉奖励</h2><p>2023年 研究生国家奖学金</p><p>2021年 全国大学生安全科学与工程实践与创新作品大赛二等奖</p><p>2020年 优秀学生干部</p>
<h2>技能</h2><p>PHAST、FLACS、Aspen；注册安全工程师(中级)已过两科；CET-6</p></div>`,
  truth('栗志鹏', '13115228806', 'lizhipeng_ehs@163.com', {
    educations: [
      school('南京工业大学', 'master', '安全科学与工程', '2022-09', '2025-06'),
      school('青岛科技大学', 'bachelor', '安全工程', '2018-09', '2022-06'),
    ],
    employers: [
      job('万华化学集团股份有限公司', 'HSE实习生', '2024-05', '2024-08'),
      job('扬子石化-巴斯夫有限责任公司', '工艺安全部门助理', '2023-06', '2023-08'),
      job('中国石油大学（华东）', '科研助理', '2022-06', '2022-08'),
    ],
    projects: [
      project('氢氨混合燃料泄爆火焰传播特性', '2022-10', '2025-03'),
      project('江苏某园区定量风险评价', '2023-09', '2023-12'),
    ],
    awards: 3,
  }),
  {
    css: '.t{text-align:center;border-bottom:3px double #444}h1{margin:0;font-size:24px}.c{columns:2;column-gap:26px;margin-top:8px;font-size:12.5px}h2{font-size:14px;background:#eee;margin:8px 0 3px;padding:1px 4px}p{margin:3px 0}ul{margin:2px 0;padding-left:18px}',
    language: 'zh',
  },
);

// Fire engineering: a timeline where schools and jobs stand in one order of time, with tags.
page(
  'xiaofang.pdf',
  `<h1>敖日格乐</h1><p>蒙古族 男 1999.08　手机：15047126609　Email：aorigele1999@126.com</p><p>目标：消防工程设计/消防技术服务</p>
<h2>我的时间线</h2><div class=tl>
<div><b>2018.9 — 2022.6</b><br>【教育】中国人民警察大学，消防工程，本科</div>
<div><b>2020.7 — 2020.8</b><br>【实习】呼和浩特市消防救援支队，见习，跟车出警9次</div>
<div><b>2022.7 — 2023.8</b><br>【工作】内蒙古安泰消防技术有限公司，消防检测员，做了30多个商场和小区的年检,写报告</div>
<div><b>2023.9 — 2026.6</b><br>【教育】西安科技大学，安全科学与工程，硕士（全日制）</div>
<div><b>2024.7 — 2024.9</b><br>【实习】中国建筑西北设计研究院有限公司，给排水消防设计实习生，画了两套地下车库喷淋</div></div>
<h2>做过的课题</h2><p>锂电池储能舱细水雾抑制实验研究（2024.1 — 2025.6）：搭台子、点火、测温；学生负责人</p><p>高校学生公寓疏散仿真（2021.3 — 2021.11）：Pathfinder建模，本科大创</p>
<h2>荣誉</h2><p>①2019年校级优秀学员 ②2021年全国大学生消防科技创新竞赛三等奖 ③2024年研究生二等学业奖学金</p>
<h2>其他</h2><p>注册消防工程师（一级）考过1门；摔跤、马头琴；2017年8月参加过自治区那达慕少年组。</p>`,
  truth('敖日格乐', '15047126609', 'aorigele1999@126.com', {
    educations: [
      school('中国人民警察大学', 'bachelor', '消防工程', '2018-09', '2022-06'),
      school('西安科技大学', 'master', '安全科学与工程', '2023-09', '2026-06'),
    ],
    employers: [
      job('呼和浩特市消防救援支队', '见习', '2020-07', '2020-08'),
      job('内蒙古安泰消防技术有限公司', '消防检测员', '2022-07', '2023-08'),
      job('中国建筑西北设计研究院有限公司', '给排水消防设计实习生', '2024-07', '2024-09'),
    ],
    projects: [
      project('锂电池储能舱细水雾抑制实验研究', '2024-01', '2025-06'),
      project('高校学生公寓疏散仿真', '2021-03', '2021-11'),
    ],
    awards: 3,
  }),
  {
    css: 'h1{margin:0}.tl{border-left:3px solid #d33;padding-left:16px;margin-left:8px}.tl div{margin:8px 0}h2{font-size:15px;color:#d33;margin:10px 0 4px}p{margin:3px 0}',
    language: 'zh',
  },
);

// Russian translation, mixed language: headings in two languages, a Russian university with its Cyrillic name.
page(
  'eyu.pdf',
  `<h1>诸葛明月 <small>Чжугэ Минъюэ</small></h1><p>俄语口笔译 / Русский перевод　|　+86-13946128803　|　zhugemy@hlju.edu.cn</p>
<h2>教育 · Образование</h2>
<p class=x><span>黑龙江大学　俄语笔译（MTI）　硕士</span><span>2023年09月 - 2025年06月</span></p>
<p class=x><span>МПГУ 莫斯科国立师范大学　俄罗斯语言文学　交换</span><span>2021年09月 - 2022年01月</span></p>
<p class=x><span>哈尔滨师范大学　俄语　本科</span><span>2019年09月 - 2023年06月</span></p>
<h2>实习 · Стажировка</h2>
<p class=x><span>中国石油天然气管道工程有限公司　翻译实习生</span><span>2024年07月 - 2024年12月</span></p><p>Перевод технической документации — 约18万字，阿穆尔天然气加工厂标书</p>
<p class=x><span>黑河市爱辉区对外贸易服务中心　口译员（兼职）</span><span>2022年07月 - 2022年08月</span></p><p>陪同俄方客商看厂、砍价;口岸商贸洽谈会现场交传3场</p>
<h2>翻译实践 · Проекты</h2>
<p class=x><span>《乌苏里江的渔歌》汉译项目</span><span>2023年11月 - 2024年05月</span></p><p>负责第4—7章初译，5.5万字，出版社审校中</p>
<h2>奖项 · Награды</h2>
<p>全国大学生俄语大赛 高年级组 二等奖，2022</p><p>“CATTI杯”全国翻译大赛俄语组 优秀奖，2024</p><p>黑龙江大学研究生新生奖学金，2023</p>
<h2>证书 · Сертификаты</h2><p>ТРКИ-2；俄语专八（良好）；CATTI俄语三级笔译</p>`,
  truth('诸葛明月', '13946128803', 'zhugemy@hlju.edu.cn', {
    educations: [
      school('黑龙江大学', 'master', ['俄语笔译（MTI）', '俄语笔译'], '2023-09', '2025-06'),
      school(['莫斯科国立师范大学', 'МПГУ 莫斯科国立师范大学', 'МПГУ'], null, '俄罗斯语言文学', '2021-09', '2022-01'),
      school('哈尔滨师范大学', 'bachelor', '俄语', '2019-09', '2023-06'),
    ],
    employers: [
      job('中国石油天然气管道工程有限公司', '翻译实习生', '2024-07', '2024-12'),
      job('黑河市爱辉区对外贸易服务中心', ['口译员（兼职）', '口译员'], '2022-07', '2022-08'),
    ],
    projects: [project(['《乌苏里江的渔歌》汉译项目', '《乌苏里江的渔歌》汉译'], '2023-11', '2024-05')],
    awards: 3,
  }),
  {
    css: 'h1{margin:0}h1 small{font-weight:normal;color:#666;font-size:14px}h2{font-size:15px;border-bottom:1px solid #00539c;color:#00539c;margin:11px 0 4px}.x{display:flex;justify-content:space-between;font-weight:bold}p{margin:3px 0}',
    language: 'zh',
  },
);

// Physiotherapy, Taiwan: traditional characters, a hospital department, a family name of two.
page(
  'wuli_tw.pdf',
  `<div class=g><div class=a><h1>張簡宜庭</h1><p>物理治療師（應屆）</p><h3>聯絡方式</h3><p>+886 912 407 338</p><p>yiting.cc@gmail.com</p><p>台中市北區</p><h3>語言</h3><p>中文 母語</p><p>英文 多益 815</p><p>台語 流利</p><h3>興趣</h3><p>攀岩、烘豆子、聽相聲</p></div>
<div><h2>學歷</h2>
<p><b>中國醫藥大學</b>｜物理治療學系｜學士<br>2020.09 – 2024.06</p><p><b>北京體育大學</b>｜運動康復｜碩士研究生<br>2024.09 – 迄今</p>
<h2>實習經驗</h2>
<p><b>中國醫藥大學附設醫院</b>｜物理治療實習生<br>2023.07 – 2024.02</p><ul><li>骨科、神經、小兒、心肺四站輪訓，每站七至八週</li><li>獨立接案 46 位，撰寫 SOAP 病歷</li></ul>
<p><b>國家體育總局體育醫院</b>｜康復治療實習生<br>2025.03 – 2025.06</p><ul><li>ACL 術後重建第 3–12 週訓練,等速測試</li></ul>
<h2>專題研究</h2><p><b>足弓貼紮對排球選手落地動作之影響</b><br>2022.09 – 2023.06</p><ul><li>以 Vicon 擷取 18 位選手，第二作者海報發表</li></ul>
<h2>獲獎</h2><p>2022 系學會書卷獎</p><p>2023 全國大專校院物理治療學生論文競賽 佳作</p>
<h2>自傳（節錄）</h2><p>高中就讀台中女中時打排球受傷，被治療師林老師帶著一步一步走回球場，那年是 2018 年。後來我選了這條路。大二暑假曾到台東當兩週志工。</p></div></div>`,
  truth('張簡宜庭', '+886912407338', 'yiting.cc@gmail.com', {
    educations: [
      school('中國醫藥大學', 'bachelor', ['物理治療學系', '物理治療學', '物理治療'], '2020-09', '2024-06'),
      school('北京體育大學', 'master', '運動康復', '2024-09', 'present'),
    ],
    employers: [
      job('中國醫藥大學附設醫院', '物理治療實習生', '2023-07', '2024-02'),
      job('國家體育總局體育醫院', '康復治療實習生', '2025-03', '2025-06'),
    ],
    projects: [project('足弓貼紮對排球選手落地動作之影響', '2022-09', '2023-06')],
    awards: 2,
  }),
  {
    css: '.g{display:grid;grid-template-columns:180px 1fr;gap:20px}.a{background:#20505a;color:#fff;padding:14px;min-height:980px}h1{margin:0;font-size:24px}h2{font-size:15px;border-bottom:2px solid #20505a;margin:8px 0 4px}h3{font-size:13px;margin:14px 0 2px;border-bottom:1px solid #9bb}p{margin:4px 0}ul{margin:2px 0}',
    language: 'zh',
  },
);

// Embedded systems: a phone's screenshot of an app's CV.
page(
  'qianrushi.png',
  `<div class=bar>9:41　　　　　　　　　　　5G ▮▮▮</div><div class=t>‹　在线简历</div>
<div class=c><div class=n>符天佑</div><div class=s>22岁 · 应届生 · 本科 · 海口</div><div>📞 18889203316</div><div>✉ futianyou_hnu@163.com</div></div>
<div class=c><div class=h>求职期望</div><div>嵌入式软件开发　8-12K　深圳 / 东莞</div></div>
<div class=c><div class=h>实习经历</div><div class=x><b>深圳市汇顶科技股份有限公司</b></div><div class=s>嵌入式软件实习生</div><div class=s>2024.07 - 2024.11</div><div>负责触控芯片量产测试工具维护，C语言+Python，修bug 23个。学会看示波器抓I2C时序。</div>
<div class=x><b>海南联合通讯设备有限公司</b></div><div class=s>硬件测试</div><div class=s>2023.07 - 2023.08</div><div>焊板子、贴标签、老化测试……</div></div>
<div class=c><div class=h>项目经历</div><div class=x><b>基于STM32的橡胶林割胶机器人</b></div><div class=s>主控开发</div><div class=s>2023.03 - 2024.05</div><div>FreeRTOS；激光测距找树；电机闭环。</div>
<div class=x><b>LoRa椰园墒情监测节点</b></div><div class=s>独立完成</div><div class=s>2022.10 - 2023.01</div><div>太阳能供电，休眠电流9uA</div></div>
<div class=c><div class=h>教育经历</div><div class=x><b>海南大学</b></div><div class=s>本科 · 电子信息工程</div><div class=s>2021 - 2025</div></div>
<div class=c><div class=h>荣誉奖项</div><div>全国大学生电子设计竞赛 海南赛区一等奖</div><div>海南省“互联网+”铜奖</div></div>
<div class=c><div class=h>资格证书</div><div>大学英语四级　计算机二级C</div></div>`,
  truth('符天佑', '18889203316', 'futianyou_hnu@163.com', {
    educations: [school('海南大学', 'bachelor', '电子信息工程', '2021', '2025')],
    employers: [
      job('深圳市汇顶科技股份有限公司', '嵌入式软件实习生', '2024-07', '2024-11'),
      job('海南联合通讯设备有限公司', '硬件测试', '2023-07', '2023-08'),
    ],
    projects: [
      project('基于STM32的橡胶林割胶机器人', '2023-03', '2024-05'),
      project('LoRa椰园墒情监测节点', '2022-10', '2023-01'),
    ],
    awards: 2,
  }),
  {
    css: 'body{background:#f3f4f6;font-size:14px}.bar{font-size:11px;padding:4px 14px}.t{background:#fff;padding:10px;font-size:16px}.c{background:#fff;margin:8px;padding:12px;border-radius:8px}.n{font-size:22px;font-weight:bold}.s{color:#888;font-size:13px}.h{font-size:16px;font-weight:bold;border-left:4px solid #06c;padding-left:6px;margin-bottom:6px}.x{margin-top:8px}',
    language: 'zh',
    photo: { scale: 2 },
    size: 390,
  },
);

// Fashion buyer, English, London: a college of a university, a shop named like a person.
page(
  'buyer_london.pdf',
  `<div class=h><div class=n>Zihan "Zoe" Bai</div><div>Assistant Buyer / Merchandising</div></div>
<div class=g><div class=a><h3>CONTACT</h3><p>+44 7700 900318</p><p>zoebai.fashion@gmail.com</p><p>Hackney, London E8</p><h3>LANGUAGES</h3><p>Mandarin, English, beginner's French</p><h3>TOOLS</h3><p>Excel (pivot, XLOOKUP), Edited, WGSN, Photoshop, CLO 3D</p><h3>REFEREES</h3><p>Helen Marsh, Senior Buyer<br>+44 7700 900777</p></div>
<div><h2>Profile</h2><p>I grew up in my mother's tailor shop in Shishi, Fujian, and since 2019 I have kept a diary of what people wear on the Tube and the Shanghai metro. Looking for a graduate buying role from September 2025.</p>
<h2>Where I studied</h2>
<p><b>University of the Arts London</b>, London College of Fashion<br>MA Fashion Buying and Merchandising<br>Sept 2023 – Dec 2024</p>
<p><b>Donghua University</b>, Shanghai<br>BA Fashion Design and Engineering<br>Sept 2019 – Jun 2023</p>
<h2>Where I worked</h2>
<p><b>Paul Smith</b> — Buying Admin Assistant<br>Feb 2025 – present</p><ul><li>Raise POs for menswear accessories (≈120 lines a season); chase samples</li></ul>
<p><b>Selfridges</b> — Sales Associate (part-time)<br>Oct 2023 – Jan 2025</p><ul><li>Top 3 of 14 in Christmas trading; served Chinese-speaking clients</li></ul>
<p><b>JNBY Group 江南布衣</b> — Merchandising Intern<br>Jul 2022 – Sep 2022</p><ul><li>Weekly sell-through report for 38 stores in East China .</li></ul>
<h2>Projects</h2>
<p><b>Deadstock to Daywear</b><br>May 2024 – Nov 2024</p><ul><li>Master's project: range plan of 24 pieces from Shaoxing deadstock fabric, margin 61%</li></ul>
<h2>Recognition</h2><p>LCF Postgraduate Scholarship, 2023<br>Finalist, Drapers Student Buyer Challenge, 2024</p></div></div>`,
  truth(['Zihan "Zoe" Bai', 'Zihan Bai', 'Zoe Bai', 'Zihan Zoe Bai'], '+447700900318', 'zoebai.fashion@gmail.com', {
    educations: [
      school(
        [
          'University of the Arts London',
          'University of the Arts London, London College of Fashion',
          'London College of Fashion',
        ],
        'master',
        'Fashion Buying and Merchandising',
        '2023-09',
        '2024-12',
      ),
      school('Donghua University', 'bachelor', 'Fashion Design and Engineering', '2019-09', '2023-06'),
    ],
    employers: [
      job('Paul Smith', 'Buying Admin Assistant', '2025-02', 'present'),
      job('Selfridges', ['Sales Associate (part-time)', 'Sales Associate'], '2023-10', '2025-01'),
      job(['JNBY Group 江南布衣', 'JNBY Group', '江南布衣'], 'Merchandising Intern', '2022-07', '2022-09'),
    ],
    projects: [project('Deadstock to Daywear', '2024-05', '2024-11')],
    awards: 2,
  }),
  {
    css: 'body{font-size:12px}.h{text-align:center;letter-spacing:1px;border-bottom:1px solid #000;padding-bottom:6px}.n{font-size:26px}.g{display:grid;grid-template-columns:150px 1fr;gap:22px}h2{font-size:13px;text-transform:uppercase;margin:10px 0 3px}h3{font-size:11px;margin:12px 0 2px}p{margin:3px 0}ul{margin:1px 0 4px}',
    language: 'en',
  },
);

// Geology, doctor with joint training abroad: supervisors, papers and field work with dates.
page(
  'dizhi.pdf',
  `<h1>拓跋宏远</h1><p class=c>中国地质大学（武汉）博士研究生　|　矿床地球化学</p><p class=c>电话 (微信): 13027168845　邮箱 tuoba.geo@cug.edu.cn / tuobahy@hotmail.com</p>
<h2>教育背景</h2>
<table><tr><td>2021.09—2026.06（预计）</td><td>中国地质大学（武汉）</td><td>矿物学、岩石学、矿床学</td><td>博士</td><td>导师：蒋明教授</td></tr>
<tr><td>2023.10—2024.10</td><td>瑞士苏黎世联邦理工学院</td><td>地球化学</td><td>联合培养博士</td><td>Co-supervisor: Prof. M. Keller</td></tr>
<tr><td>2018.09—2021.06</td><td>成都理工大学</td><td>地质工程</td><td>硕士</td><td>导师：曾宪明</td></tr>
<tr><td>2014.09—2018.06</td><td>长安大学</td><td>资源勘查工程</td><td>本科</td><td></td></tr></table>
<h2>科研项目</h2>
<p>① 国家自然科学基金面上项目：西秦岭卡林型金矿中黄铁矿微区硫同位素研究，2022.01—2025.12，参与（排名第二）</p>
<p>② 湖北省地质局横向课题：鄂东南矽卡岩铜矿深部找矿预测，2021.11—2023.06，野外组组长</p>
<h2>工作经历</h2>
<table><tr><td>2021.03—2021.08</td><td>四川省地质矿产勘查开发局一〇八地质队</td><td>助理工程师（实习）</td></tr></table>
<p>　填图1:5万两幅，住帐篷74天</p>
<h2>代表性论文</h2>
<p>[1] Tuoba H., Jiang M., Keller M. (2024) In-situ S isotopes of pyrite from West Qinling. Ore Geology Reviews, 165, 105880.</p><p>[2] 拓跋宏远，蒋明，等. 甘肃某金矿床成矿流体演化[J]. 地质通报，2023，42（6）：901-914.</p>
<h2>学术会议</h2><p>2024.07 法国 Goldschmidt Conference 口头报告</p><p>2023.04 全国矿床会议（贵阳），展板</p>
<h2>奖励</h2><p>2023年国家公派留学奖学金（CSC）</p><p>2022年博士研究生国家奖学金</p><p>2020年四川省优秀硕士学位论文提名奖</p><p>2017年 长安大学“地质技能大赛”一等奖</p>`,
  truth('拓跋宏远', '13027168845', ['tuoba.geo@cug.edu.cn', 'tuobahy@hotmail.com'], {
    educations: [
      school('中国地质大学（武汉）', 'doctor', '矿物学、岩石学、矿床学', '2021-09', '2026-06'),
      school(['瑞士苏黎世联邦理工学院', '苏黎世联邦理工学院'], 'doctor', '地球化学', '2023-10', '2024-10'),
      school('成都理工大学', 'master', '地质工程', '2018-09', '2021-06'),
      school('长安大学', 'bachelor', '资源勘查工程', '2014-09', '2018-06'),
    ],
    employers: [
      job('四川省地质矿产勘查开发局一〇八地质队', ['助理工程师（实习）', '助理工程师'], '2021-03', '2021-08'),
    ],
    projects: [
      project(
        [
          '西秦岭卡林型金矿中黄铁矿微区硫同位素研究',
          '国家自然科学基金面上项目：西秦岭卡林型金矿中黄铁矿微区硫同位素研究',
        ],
        '2022-01',
        '2025-12',
      ),
      project(
        ['鄂东南矽卡岩铜矿深部找矿预测', '湖北省地质局横向课题：鄂东南矽卡岩铜矿深部找矿预测'],
        '2021-11',
        '2023-06',
      ),
    ],
    awards: 4,
  }),
  {
    css: 'h1{text-align:center;margin:0}.c{text-align:center}h2{font-size:15px;margin:10px 0 3px;border-bottom:1px solid}p{margin:3px 0}table{width:100%;font-size:12px}td{padding:2px 4px 2px 0}',
    language: 'zh',
  },
);

// Real estate: a dark bar on the left, dates on the right, a chain with its shop as employer, title before the company.
page(
  'dichan.pdf',
  `<div class=g><div class=a><div class=ph></div><h1>甄国庆</h1><p>房地产策划/投拓</p><h3>基本信息</h3><p>生日　2002.10.01</p><p>电话　13660247781</p><p>邮箱　zhenguoqing1001@sina.com</p><p>籍贯　广东台山</p><h3>技能证书</h3><p>CAD ★★★★<br>PPT ★★★★★<br>SU ★★★</p><p>C1驾照</p><h3>兴趣爱好</h3><p>足球、看楼盘、粤剧</p></div>
<div class=m><h2>教育背景</h2><div class=x><b>广州大学</b><span>2021年9月-2025年6月</span></div><p>房地产开发与管理 · 本科 · 管理学院</p><p>主干课程：房地产估价、城市经济学、土地管理、建筑概论</p>
<h2>实习经历</h2>
<div class=x><b>策划实习生 @ 保利发展控股集团股份有限公司</b><span>2024年9月-2025年1月</span></div><ul><li>竞品踩盘11个,做价格监控周报;</li><li>协助中秋暖场活动,到访82组</li></ul>
<div class=x><b>置业顾问助理 @ 何显毅建筑工程师楼地产发展顾问有限公司</b><span>2024年6月-2024年8月</span></div><ul><li>派单、电call、带看,录客户台账</li></ul>
<div class=x><b>调研员（兼职） @ 克而瑞</b><span>2023年3月-2023年6月</span></div><ul><li>天河、黄埔板块二手房挂牌数据</li></ul>
<h2>项目经验</h2><div class=x><b>恩宁路历史街区微改造前期策划</b><span>2023年9月-2024年1月</span></div><ul><li>课程设计，四人，问卷212份，现金流测算。</li></ul>
<h2>校园经历</h2><div class=x><b>广州大学学生会 外联部副部长</b><span>2022年9月-2023年6月</span></div><ul><li>拉赞助1.5万元</li></ul>
<h2>获得荣誉</h2><ul><li>2022.12 校三等奖学金</li><li>2024.05 全国大学生房地产策划大赛 华南赛区二等奖</li></ul>
<h2>自我评价</h2><p>能跑，能说，抗压。2020年中山大学开放日时我还想学新闻，后来发现自己更爱算账。</p></div></div>`,
  truth('甄国庆', '13660247781', 'zhenguoqing1001@sina.com', {
    educations: [school('广州大学', 'bachelor', '房地产开发与管理', '2021-09', '2025-06')],
    employers: [
      job('保利发展控股集团股份有限公司', '策划实习生', '2024-09', '2025-01'),
      job('何显毅建筑工程师楼地产发展顾问有限公司', '置业顾问助理', '2024-06', '2024-08'),
      job('克而瑞', ['调研员（兼职）', '调研员'], '2023-03', '2023-06'),
    ],
    projects: [project('恩宁路历史街区微改造前期策划', '2023-09', '2024-01')],
    awards: 2,
  }),
  {
    css: '.g{display:grid;grid-template-columns:185px 1fr}.a{background:#333a45;color:#eee;padding:14px;min-height:990px;font-size:12px}.ph{width:90px;height:110px;background:#888;margin:0 auto 8px}h1{margin:0;text-align:center;font-size:22px}.m{padding:0 16px}h2{font-size:15px;color:#c47a2c;margin:10px 0 4px;border-bottom:1px solid #c47a2c}h3{font-size:13px;color:#f0b060;margin:14px 0 2px}.x{display:flex;justify-content:space-between}p{margin:3px 0}ul{margin:2px 0}',
    language: 'zh',
  },
);

// Public administration: school before time, an interrupted degree, offices of government as employers.
page(
  'gongguan.pdf',
  `<table class=top><tr><td><h1>才让卓玛</h1>藏族　中共预备党员　甘肃合作<br>手机 1 5 3 - 4 0 9 4 - 2 2 1 7<br>邮箱 cairangzm@stu.neu.edu.cn</td><td class=ph>一寸<br>照片</td></tr></table>
<h2>教育经历<span>Education</span></h2>
<p>东北大学 2022/9-2025/6 行政管理（硕士）</p><p>西北民族大学 2018/9-2022/6 公共事业管理（学士） 双学位：藏语言文学</p><p>合作市藏族中学 2015/9-2018/6 高中</p>
<h2>实践经历<span>Practice</span></h2>
<p><b>沈阳市浑南区政务服务中心</b> 2024/7-2024/9 综合窗口实习</p><p>日均办件26件;整理“一件事一次办”清单,提交改进建议被采纳2条。</p>
<p><b>甘南州合作市当周街道办事处</b> 2021/7-2021/8 “返家乡”大学生实践 党建办</p><p>入户走访152户，双语翻译政策明白纸</p>
<p><b>东北大学文法学院</b> 2023/3-2023/7 本科生课程助教</p><p>《公共政策学》，批作业、带小组讨论</p>
<h2>课题<span>Research</span></h2>
<p>牧区“马背上的代办员”何以可能——基于甘南三县的调查 2023/6-2024/12 主持（校研究生创新基金）</p>
<h2>奖励荣誉<span>Honors</span></h2>
<p>国家励志奖学金 2019；国家励志奖学金 2020；甘肃省三好学生 2021；东北大学一等学业奖学金 2022；研究生案例大赛三等奖 2024</p>
<h2>个人陈述<span>Statement</span></h2><p>愿意到基层。父亲才让扎西是乡村医生，电话通知大家打疫苗，从没有错过一户；我想做这样的人。</p>`,
  truth('才让卓玛', '15340942217', 'cairangzm@stu.neu.edu.cn', {
    educations: [
      school('东北大学', 'master', '行政管理', '2022-09', '2025-06'),
      school('西北民族大学', 'bachelor', ['公共事业管理', '公共事业管理，藏语言文学'], '2018-09', '2022-06'),
      school('合作市藏族中学', 'high_school', null, '2015-09', '2018-06'),
    ],
    employers: [
      job('沈阳市浑南区政务服务中心', ['综合窗口实习', '综合窗口'], '2024-07', '2024-09'),
      job(
        ['甘南州合作市当周街道办事处', '合作市当周街道办事处'],
        ['党建办', '“返家乡”大学生实践 党建办', '“返家乡”大学生实践'],
        '2021-07',
        '2021-08',
      ),
      job(['东北大学文法学院', '东北大学'], ['本科生课程助教', '课程助教', '助教'], '2023-03', '2023-07'),
    ],
    projects: [
      project(
        ['牧区“马背上的代办员”何以可能——基于甘南三县的调查', '牧区“马背上的代办员”何以可能'],
        '2023-06',
        '2024-12',
      ),
    ],
    awards: 5,
  }),
  {
    css: '.top{width:100%}.ph{border:1px dashed #999;width:80px;text-align:center;color:#999}h1{margin:0;font-size:24px}h2{font-size:15px;border-left:8px solid #a21;background:#f6eaea;padding:2px 8px;margin:10px 0 4px}h2 span{font-size:11px;color:#999;margin-left:8px;font-weight:normal}p{margin:4px 0}',
    language: 'zh',
  },
);

// Animation, mixed language: a dark bar on the right, a Korean university, English headings over Chinese text.
page(
  'donghua.pdf',
  `<div class=g><div class=m><h1>林可 <span>Coco Lin</span></h1><p>2D Animator｜分镜｜角色设计</p>
<h2>EDUCATION</h2><p><b>吉林动画学院</b><br>动画 Animation　本科 BA<br>2020.09 ～ 2024.07</p><p><b>中央大学校（Chung-Ang University），首尔</b><br>影像艺术 Film & Moving Image　硕士 在读<br>2025.03 ～</p>
<h2>EXPERIENCE</h2>
<p><b>追光动画（北京追光人动画设计有限公司）</b><br>分镜助理 Storyboard Assistant<br>2024.08 ～ 2025.01</p><p>修镜头、对口型、整理动态分镜,共计62个镜头</p>
<p><b>哔哩哔哩</b><br>动画运营实习生<br>2023.06 ～ 2023.09</p><p>国创区选题、剪PV；爆款1条 210w播放</p>
<h2>WORKS</h2>
<p><b>《外婆的腌菜缸》毕业短片 4'12"</b><br>导演 / 原画<br>2023.10 ～ 2024.05</p><p>1280张原画，纸上手绘扫描</p>
<p><b>“长春有轨电车54路”绘本动画</b><br>动画师<br>2022.09 ～ 2022.12</p>
</div><div class=a><h3>CONTACT</h3><p>+82 10-4471-9025</p><p>coco.lin.anim@naver.com</p><p>站酷：可可不加冰</p><h3>AWARDS</h3><p>第18届中国动漫金龙奖 学院奖提名 2024</p><p>白杨奖 最佳学生短片 2024</p><p>校级一等奖学金 2022</p><h3>SOFTWARE</h3><p>TVPaint / AE / PS / Blender</p><h3>LANGUAGE</h3><p>TOPIK 5级，English OK</p><h3>LIKE</h3><p>今敏、汤浅政明；冷面；养多肉</p></div></div>`,
  truth(['林可', '林可 Coco Lin', 'Coco Lin'], '+821044719025', 'coco.lin.anim@naver.com', {
    educations: [
      school('吉林动画学院', 'bachelor', ['动画', '动画 Animation'], '2020-09', '2024-07'),
      school(
        ['中央大学校', '中央大学校（Chung-Ang University）', 'Chung-Ang University'],
        'master',
        ['影像艺术', '影像艺术 Film & Moving Image'],
        '2025-03',
        'present',
      ),
    ],
    employers: [
      job(
        ['追光动画', '北京追光人动画设计有限公司', '追光动画（北京追光人动画设计有限公司）'],
        ['分镜助理', '分镜助理 Storyboard Assistant'],
        '2024-08',
        '2025-01',
      ),
      job('哔哩哔哩', '动画运营实习生', '2023-06', '2023-09'),
    ],
    projects: [
      project(
        ['《外婆的腌菜缸》毕业短片', '《外婆的腌菜缸》', '《外婆的腌菜缸》毕业短片 4\'12"'],
        '2023-10',
        '2024-05',
      ),
      project('“长春有轨电车54路”绘本动画', '2022-09', '2022-12'),
    ],
    awards: 3,
  }),
  {
    css: '.g{display:grid;grid-template-columns:1fr 200px}.m{padding-right:18px}.a{background:#222;color:#ddd;padding:14px;min-height:960px;font-size:12px}h1{margin:0;font-size:26px}h1 span{font-size:16px;color:#888}h2{font-size:14px;letter-spacing:3px;color:#e0731d;margin:12px 0 3px}h3{font-size:12px;letter-spacing:2px;color:#e0731d;margin:14px 0 3px}p{margin:4px 0}',
    language: 'zh',
  },
);

// Nuclear engineering, English: years first, advisors, research as projects, phone with +86.
page(
  'nuclear.pdf',
  `<h1>Gu Changfeng</h1><p>Ph.D. candidate · Institute of Nuclear and New Energy Technology<br>Mobile: (+86) 152-1008-6472 &nbsp; E-mail: gcf21@mails.tsinghua.edu.cn</p>
<h2>Education Background</h2>
<table><tr><td>2021/09 – 2026/06 (exp.)</td><td><b>Tsinghua University</b><br>Ph.D. in Nuclear Science and Technology. Advisor: Prof. Wei Heng</td></tr>
<tr><td>2024/02 – 2024/08</td><td><b>Technical University of Munich</b><br>Joint Ph.D. training (CSC), Nuclear Engineering. Host: Prof. R. Macian</td></tr>
<tr><td>2017/09 – 2021/06</td><td><b>Harbin Engineering University</b><br>B.Eng. in Nuclear Engineering and Technology, rank 2/141</td></tr></table>
<h2>Research Experience</h2>
<table><tr><td>2022/03 – now</td><td><b>Graphite dust transport in HTR-PM helium circulators</b><br>National S&amp;T Major Project; built a loop with laser particle counter</td></tr>
<tr><td>2021/10 – 2022/12</td><td><b>Monte Carlo burn-up of pebble-bed cores with RMC</b><br>Wrote a C++ pebble-flow coupling module of 6k lines.</td></tr></table>
<h2>Professional Experience</h2>
<table><tr><td>2020/07 – 2020/09</td><td><b>China General Nuclear Power Corporation</b><br>Operations Intern, Daya Bay base</td></tr>
<tr><td>2022/09 – 2023/01</td><td><b>Tsinghua University</b><br>Teaching Assistant for "Reactor Thermal Hydraulics" (64 students)</td></tr></table>
<h2>Selected Publications</h2><p>C. Gu, H. Wei. Deposition of graphite dust in bends. Nucl. Eng. Des., 2024, 418: 112890.</p><p>C. Gu et al., ICONE-30, Kyoto, May 2023.</p>
<h2>Scholarships and Awards</h2><p>• 2023 Tsinghua Comprehensive Scholarship (2nd class)<br>• 2021 Outstanding Graduate of Heilongjiang Province<br>• 2019 National Scholarship<br>• 2019 China Undergraduate Physics Tournament, second prize</p>
<h2>Miscellaneous</h2><p>Party branch secretary 2022–2023; half marathon 1:47; TOEFL 104.</p>`,
  truth('Gu Changfeng', '15210086472', 'gcf21@mails.tsinghua.edu.cn', {
    educations: [
      school('Tsinghua University', 'doctor', 'Nuclear Science and Technology', '2021-09', '2026-06'),
      school('Technical University of Munich', 'doctor', 'Nuclear Engineering', '2024-02', '2024-08'),
      school('Harbin Engineering University', 'bachelor', 'Nuclear Engineering and Technology', '2017-09', '2021-06'),
    ],
    employers: [
      job('China General Nuclear Power Corporation', 'Operations Intern', '2020-07', '2020-09'),
      job('Tsinghua University', 'Teaching Assistant', '2022-09', '2023-01'),
    ],
    projects: [
      project('Graphite dust transport in HTR-PM helium circulators', '2022-03', 'present'),
      project('Monte Carlo burn-up of pebble-bed cores with RMC', '2021-10', '2022-12'),
    ],
    awards: 4,
  }),
  {
    css: 'body{font-family:"DejaVu Sans";font-size:11px}h1{margin:0;font-size:20px}h2{font-size:12.5px;background:#dde6ee;padding:2px 6px;margin:9px 0 3px}td{vertical-align:top;padding:2px 12px 2px 0}td:first-child{white-space:nowrap;color:#444}p{margin:3px 0}',
    language: 'en',
  },
);

// Food stall chain trainee: little to say, secondary vocational, chains named like persons, sentences.
page(
  'canyin.pdf',
  `<h1>杨大壮的简历</h1>
<p>我叫杨大壮，男，19岁，黑龙江宾县人，身体健康有健康证。</p><p>联系电话：15046318827（打不通请加微信ydz15046318827）</p><p>没有邮箱</p>
<h2>上学</h2><p>2021年9月—2024年7月　宾县职业技术教育中心学校　中餐烹饪　中专</p>
<h2>干过的活</h2>
<p>2024年8月—至今　杨国福麻辣烫（哈尔滨学府路店）　储备店长</p><p>收银、称菜、调汤底、订货，店长不在我盯店，一天流水四五千</p>
<p>2023年9月—2024年6月　张包铺酱骨炖菜馆　后厨学徒</p><p>改刀、配菜、打荷，师傅姓孙，手机13704510000可以问他我咋样</p>
<p>2022年7月—2022年8月　宾州镇李连贵熏肉大饼　服务员</p>
<h2>得的奖</h2><p>2023年哈尔滨市中职技能大赛 中餐热菜 优秀奖</p>
<h2>想说的</h2><p>不怕累不怕油烟。学过哈尔滨商业大学老师来讲的营养配餐课（三天）。目标两年自己带一个店。</p>`,
  truth('杨大壮', '15046318827', null, {
    educations: [school('宾县职业技术教育中心学校', 'high_school', '中餐烹饪', '2021-09', '2024-07')],
    employers: [
      job(['杨国福麻辣烫（哈尔滨学府路店）', '杨国福麻辣烫'], '储备店长', '2024-08', 'present'),
      job('张包铺酱骨炖菜馆', '后厨学徒', '2023-09', '2024-06'),
      job(['宾州镇李连贵熏肉大饼', '李连贵熏肉大饼'], '服务员', '2022-07', '2022-08'),
    ],
    awards: 1,
  }),
  {
    css: 'body{font-size:14px}h1{font-size:20px;margin:0 0 6px}h2{font-size:16px;margin:14px 0 4px}p{margin:5px 0}',
    language: 'zh',
  },
);

// Textile: a scanned form-like CV, turned the other way.
page(
  'fangzhi.jpg',
  `<div class=w><div class=hd><div><h1>濮阳静娴</h1><p>应聘：面料开发 / 印染工艺员</p></div><div class=r>手机 18257160093<br>邮箱 puyangjx@zstu.edu.cn<br>浙江绍兴</div></div>
<div class=k>教育经历</div>
<table><tr><th>时间</th><th>学校</th><th>专业</th><th>学历</th></tr><tr><td>2022.9-2025.6</td><td>浙江理工大学</td><td>纺织科学与工程</td><td>硕士</td></tr><tr><td>2018.9-2022.6</td><td>绍兴文理学院</td><td>纺织工程</td><td>本科</td></tr></table>
<div class=k>实习经历</div>
<table><tr><th>时间</th><th>单位</th><th>职务</th></tr><tr><td>2024.6-2024.9</td><td>浙江迎丰科技股份有限公司</td><td>染整工艺实习生</td></tr><tr><td>2021.7-2021.9</td><td>绍兴柯桥陈幸福布行</td><td>跟单助理</td></tr></table>
<p>迎丰：小样打色300多只，一次准确率从62%提到79%；布行：理样卡，跟越南客户发货。</p>
<div class=k>科研项目</div>
<table><tr><th>时间</th><th>名称</th><th>角色</th></tr><tr><td>2022.11-2025.3</td><td>超疏水丝素蛋白涂层织物的制备</td><td>第一完成人</td></tr><tr><td>2020.5-2021.5</td><td>茶渣染料对真丝的上染性能</td><td>组长</td></tr></table>
<div class=k>奖励</div><p>2024.10 硕士研究生国家奖学金</p><p>2021.11 “红绿蓝杯”中国高校纺织品设计大赛 三等奖</p><p>2020.12 绍兴文理学院优秀团干部</p>
<div class=k>证书</div><p>CET-6；纺织品检验工（三级）</p></div>`,
  truth('濮阳静娴', '18257160093', 'puyangjx@zstu.edu.cn', {
    educations: [
      school('浙江理工大学', 'master', '纺织科学与工程', '2022-09', '2025-06'),
      school('绍兴文理学院', 'bachelor', '纺织工程', '2018-09', '2022-06'),
    ],
    employers: [
      job('浙江迎丰科技股份有限公司', '染整工艺实习生', '2024-06', '2024-09'),
      job('绍兴柯桥陈幸福布行', '跟单助理', '2021-07', '2021-09'),
    ],
    projects: [
      project('超疏水丝素蛋白涂层织物的制备', '2022-11', '2025-03'),
      project('茶渣染料对真丝的上染性能', '2020-05', '2021-05'),
    ],
    awards: 3,
  }),
  {
    css: 'body{background:#ddd;font-size:15px}.w{background:#fdfcf7;margin:26px;padding:36px;transform:rotate(-0.8deg)}.hd{display:flex;justify-content:space-between}h1{margin:0;font-size:27px}.r{text-align:right}.k{background:#6b4c7a;color:#fff;padding:3px 10px;margin:14px 0 6px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #999;padding:5px 8px;text-align:left}p{margin:5px 0}',
    language: 'zh',
    photo: { scale: 2 },
  },
);

// Hotel management, English, Macau: company first, a hotel's departments, Portuguese name.
page(
  'macau_hotel.pdf',
  `<h1>Antonio Chan Ka Hou</h1><p>Macau SAR | (+853) 6688 2145 | antonio.chan@um.edu.mo</p>
<h2>1. Education</h2><p>Macao University of Tourism &nbsp;·&nbsp; Bachelor of Science in Hotel Management &nbsp;·&nbsp; 08/2021 – 06/2025</p><p>Colegio Diocesano de Sao Jose &nbsp;·&nbsp; Secondary School &nbsp;·&nbsp; 09/2015 – 06/2021</p>
<h2>2. Internships</h2>
<p>Galaxy Macau &nbsp;·&nbsp; Front Office Trainee &nbsp;·&nbsp; 07/2024 – 12/2024</p><p>- checked in up to 90 guests per shift; upsold 212 rooms in total<br>- handled complaint calls in Cantonese, Mandarin and English</p>
<p>Lord Stow's Bakery &nbsp;·&nbsp; Part-time Shop Assistant &nbsp;·&nbsp; 06/2022 – 08/2022</p><p>- yes, I can tell when a tart is done</p>
<p>Mandarin Oriental, Guangzhou &nbsp;·&nbsp; Food &amp; Beverage Intern &nbsp;·&nbsp; 06/2023 – 08/2023</p><p>- breakfast mise en place, banquet set up for 400</p>
<h2>3. Activities</h2><p>Students' Union &nbsp;·&nbsp; Vice President &nbsp;·&nbsp; 09/2023 – 06/2024</p><p>Macau Grand Prix &nbsp;·&nbsp; Volunteer &nbsp;·&nbsp; 11/2022</p>
<h2>4. Awards</h2><p>Dean's List 2023<br>Macao Government Merit Scholarship 2022<br>2nd place, Young Sommelier Contest (student group) 2024</p>
<h2>5. Languages</h2><p>Cantonese, Mandarin, English (IELTS 6.5), Portuguese A2</p>
<h2>6. References</h2><p>Ms. Fatima Rosario, Front Office Manager, Galaxy Macau, +853 6655 0001</p>`,
  truth(['Antonio Chan Ka Hou', 'Chan Ka Hou', 'Antonio Chan'], '+85366882145', 'antonio.chan@um.edu.mo', {
    educations: [
      school('Macao University of Tourism', 'bachelor', 'Hotel Management', '2021-08', '2025-06'),
      school('Colegio Diocesano de Sao Jose', 'high_school', null, '2015-09', '2021-06'),
    ],
    employers: [
      job('Galaxy Macau', 'Front Office Trainee', '2024-07', '2024-12'),
      job("Lord Stow's Bakery", ['Part-time Shop Assistant', 'Shop Assistant'], '2022-06', '2022-08'),
      job(['Mandarin Oriental, Guangzhou', 'Mandarin Oriental'], 'Food & Beverage Intern', '2023-06', '2023-08'),
    ],
    awards: 3,
  }),
  {
    css: 'body{font-family:"DejaVu Sans";font-size:11.5px}h1{font-size:19px;margin:0}h2{font-size:13px;margin:11px 0 3px;color:#7a1f2b}p{margin:3px 0}',
    language: 'en',
  },
);

// Supply chain, English, 2+2: one-line entries, dates after a comma, a Chinese name in brackets, company after "at".
page(
  'supply_xjtlu.pdf',
  `<div class=h><h1>Mingze (Eric) Tuo 庹明泽</h1><p>Suzhou, China; eric.tuo@outlook.com; 13776019352; linkedin.com/in/erictuo</p></div>
<h2>Academic history</h2>
<ul><li>University of Liverpool, BSc (Hons) Operations and Supply Chain Management, September 2023 to July 2025, Upper Second</li><li>Xi'an Jiaotong-Liverpool University, BSc Information Management and Information Systems, September 2021 to July 2023 (2+2 programme)</li></ul>
<h2>Employment</h2>
<ul><li>Supply Chain Planning Intern at Bosch Automotive Products (Suzhou) Co., Ltd., July 2024 to September 2024</li></ul><p class=s>Weekly shortage list for 2,300 part numbers, SAP MD04; the planner Mr. Lu let me run one supplier by myself in the last month.</p>
<ul><li>Warehouse Operative at Amazon, November 2023 to January 2024</li></ul><p class=s>Night shifts in Warrington. Learnt more about FIFO there than in class.</p>
<ul><li>Volunteer Teacher at Jiangbei Primary School, July 2022 to August 2022</li></ul><p class=s>Taught English songs to 31 children in Tongzi county, Guizhou</p>
<h2>Things I built</h2>
<ul><li>Last-mile Routing for Campus Takeaway, March 2023 to May 2023</li></ul><p class=s>Gurobi, 40 stops; group of 5 in module INT104.</p>
<ul><li>Bullwhip Effect Simulation of Brexit Border Delays, January 2025 to April 2025</li></ul><p class=s>Dissertation project, AnyLogic</p>
<h2>Prizes</h2><ul><li>University Academic Achievement Award, 2022</li><li>Liverpool–XJTLU Progression Scholarship, 2023</li></ul>
<h2>Extras</h2><p>CSCP in progress, IELTS 7.0, clean driving licence, plays the suona at weddings</p>`,
  truth(
    ['Mingze (Eric) Tuo 庹明泽', '庹明泽', 'Mingze (Eric) Tuo', 'Mingze Tuo', 'Eric Tuo', 'Mingze Eric Tuo'],
    '13776019352',
    'eric.tuo@outlook.com',
    {
      educations: [
        school('University of Liverpool', 'bachelor', 'Operations and Supply Chain Management', '2023-09', '2025-07'),
        school(
          "Xi'an Jiaotong-Liverpool University",
          'bachelor',
          'Information Management and Information Systems',
          '2021-09',
          '2023-07',
        ),
      ],
      employers: [
        job('Bosch Automotive Products (Suzhou) Co., Ltd.', 'Supply Chain Planning Intern', '2024-07', '2024-09'),
        job('Amazon', 'Warehouse Operative', '2023-11', '2024-01'),
        job('Jiangbei Primary School', 'Volunteer Teacher', '2022-07', '2022-08'),
      ],
      projects: [
        project('Last-mile Routing for Campus Takeaway', '2023-03', '2023-05'),
        project('Bullwhip Effect Simulation of Brexit Border Delays', '2025-01', '2025-04'),
      ],
      awards: 2,
    },
  ),
  {
    css: 'body{font-size:12px}.h{border-left:10px solid #06507a;padding-left:12px}h1{margin:0;font-size:21px}h2{font-size:14px;color:#06507a;margin:11px 0 3px}p{margin:2px 0}ul{margin:2px 0}.s{margin-left:40px;color:#555}',
    language: 'en',
  },
);
