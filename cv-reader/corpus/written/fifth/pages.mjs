import { job, project, school, truth } from '../cv.mjs';

// Plain CVs of the kind that most people send, each of another trade and another program's look, and none seen before.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// 超级简历: title bars, school and time on one line, degree and major below.
page(
  'super_jinrong.pdf',
  `<h1>梁静姝</h1><p class=c>15013098827 | liangjs@mail2.sysu.edu.cn | 广州</p><p class=c>求职意向：行业研究员　到岗时间：一周内</p><h2>教育经历</h2><p class=e><b>中山大学</b> <span class=t>985</span><i>2023年09月 - 2025年06月</i></p><p>金融专硕 硕士 岭南学院<i>广州</i></p><p>GPA：3.8/4.0（前10%）</p><p class=e><b>暨南大学</b> <span class=t>211</span><i>2019年09月 - 2023年06月</i></p><p>投资学 本科 经济学院<i>广州</i></p><h2>实习经历</h2><p class=e><b>广发证券股份有限公司</b><i>2024年06月 - 2024年10月</i></p><p>研究助理 发展研究中心 家电组<i>广州</i></p><ul><li>撰写深度报告2篇，覆盖白电、小家电<li>搭建出口数据跟踪模型</ul><p class=e><b>安永华明会计师事务所</b><i>2022年12月 - 2023年03月</i></p><p>审计实习生 金融服务部<i>广州</i></p><ul><li>编制货币资金底稿</ul><h2>项目经历</h2><p class=e><b>挑战杯：县域养老金融调研</b><i>2021年03月 - 2021年11月</i></p><p>负责人</p><h2>荣誉奖项</h2><p>中山大学二等奖学金（2024）</p><p>“挑战杯”广东省二等奖（2021）</p><h2>其他</h2><p>技能：Wind、Python、Stata　语言：英语（CET-6 598）、粤语</p>`,
  truth('梁静姝', '15013098827', 'liangjs@mail2.sysu.edu.cn', {
    educations: [
      school('中山大学', 'master', ['金融', '金融专硕'], '2023-09', '2025-06'),
      school('暨南大学', 'bachelor', '投资学', '2019-09', '2023-06'),
    ],
    employers: [
      job('广发证券股份有限公司', '研究助理', '2024-06', '2024-10'),
      job('安永华明会计师事务所', '审计实习生', '2022-12', '2023-03'),
    ],
    projects: [project(['挑战杯：县域养老金融调研', '县域养老金融调研'], '2021-03', '2021-11')],
    awards: 2,
  }),
  {
    css: 'h1,.c{text-align:center;margin:2px}h2{font-size:15px;border-bottom:2px solid #235;margin:10px 0 4px}i{float:right;font-style:normal}.t{font-size:10px;border:1px solid #999;padding:0 3px}p{margin:2px 0}ul{margin:2px 0}',
  },
);

// Canva: a coloured bar with photo, contact and bars of skills on the right.
page(
  'canva_youer.pdf',
  `<div class=g><div><h1>岑 若溪</h1><p class=z>幼儿园教师</p><h2>教育背景</h2><p><b>首都师范大学</b></p><p>学前教育　本科</p><p class=d>2020.9 — 2024.7</p><h2>教学经历</h2><p><b>北京市朝阳区群星幼儿园</b></p><p>中班主班教师</p><p class=d>2024.8 — 至今</p><p>· 设计“小小邮局”主题活动十二课时</p><p><b>北京市第一幼儿园</b></p><p>实习教师</p><p class=d>2023.9 — 2024.1</p><h2>获得荣誉</h2><p>2025 朝阳区青年教师技能大赛二等奖</p><p>2022 校级三好学生</p></div><div class=r><div class=ph></div><h3>联系我</h3><p>☏ 18510276643</p><p>✉ cenruoxi_edu@163.com</p><p>⌂ 北京市朝阳区</p><h3>证书</h3><p>幼儿园教师资格证</p><p>普通话一级乙等</p><h3>特长</h3><p>钢琴八级</p><p>水彩</p></div></div>`,
  truth('岑若溪', '18510276643', 'cenruoxi_edu@163.com', {
    educations: [school('首都师范大学', 'bachelor', '学前教育', '2020-09', '2024-07')],
    employers: [
      job('北京市朝阳区群星幼儿园', '中班主班教师', '2024-08', 'present'),
      job('北京市第一幼儿园', '实习教师', '2023-09', '2024-01'),
    ],
    awards: 2,
  }),
  {
    css: '.g{display:grid;grid-template-columns:1fr 200px;gap:26px}.r{background:#fbe3d6;padding:16px}.ph{width:100px;height:120px;background:#ccc}h1{letter-spacing:4px}h2{font-size:15px;color:#b54;margin:14px 0 4px}.d{color:#888;font-size:11px}p{margin:3px 0}',
  },
);

// moderncv: years in a left column, italics for posts.
page(
  'moderncv_hep.pdf',
  `<h1>Jiarui Mo</h1><p class=s>Doctoral candidate in experimental particle physics</p><p class=s>+86 151 6710 4438 · mojiarui@ihep.ac.cn · Beijing</p><h2>Education</h2><table><tr><td>2021–2026<td><b>PhD in Particle Physics</b>, <i>University of Chinese Academy of Sciences</i>, Beijing.<tr><td>2017–2021<td><b>BSc in Physics</b>, <i>Zhejiang University</i>, Hangzhou.</table><h2>Experience</h2><table><tr><td>2023–present<td><b>Research Assistant</b>, <i>Institute of High Energy Physics</i>, Beijing.<br>Trigger upgrade of the JUNO detector.<tr><td>06/2020–08/2020<td><b>Summer Student</b>, <i>DESY</i>, Hamburg.</table><h2>Awards</h2><table><tr><td>2024<td>National Scholarship for doctoral students<tr><td>2020<td>Chu Kochen Scholarship</table><h2>Languages</h2><table><tr><td>Mandarin<td>Native<tr><td>English<td>Fluent</table>`,
  truth('Jiarui Mo', '15167104438', 'mojiarui@ihep.ac.cn', {
    educations: [
      school('University of Chinese Academy of Sciences', 'doctor', 'Particle Physics', '2021', '2026'),
      school('Zhejiang University', 'bachelor', 'Physics', '2017', '2021'),
    ],
    employers: [
      job('Institute of High Energy Physics', 'Research Assistant', '2023', 'present'),
      job('DESY', 'Summer Student', '2020-06', '2020-08'),
    ],
    awards: 2,
  }),
  {
    language: 'en',
    css: 'td{vertical-align:top;padding:2px 14px 2px 0}td:first-child{width:110px;text-align:right}h2{color:#36a;font-size:17px;font-weight:400;border-top:4px solid #36a;margin:12px 0 4px}.s{margin:2px;color:#555}',
  },
);

// WPS template: grey icons of headings, colons of full width, a table for the head.
page(
  'wps_dianshang.pdf',
  `<table class=h><tr><td>姓　　名：覃浩然<td>出生年月：2001.05<tr><td>民　　族：壮族<td>电　　话：13978150264<tr><td>毕业院校：广西财经学院<td>邮　　箱：qinhaoran05@126.com<tr><td>学　　历：本科<td>住　　址：广西南宁</table><p class=b>求职意向</p><p>电商运营</p><p class=b>教育背景</p><p>2020.09-2024.06　　　广西财经学院　　　电子商务（本科）</p><p>主修课程：网络营销、电商数据分析、客户关系管理</p><p class=b>工作经验</p><p>2024.07-2025.09　　　南宁市桂柑电子商务有限公司　　　店铺运营</p><p>1、负责天猫店日常上新与活动报名；</p><p>2、砂糖橘季GMV 430万元。</p><p>2023.07-2023.12　　　杭州遥望网络科技股份有限公司　　　直播运营实习生</p><p>负责排品、场控与复盘。</p><p class=b>奖项荣誉</p><p>2023年全国大学生电子商务“三创”赛广西赛区一等奖</p><p>2022年国家励志奖学金</p><p class=b>自我评价</p><p>能吃苦，会算账，愿意值夜班。</p>`,
  truth('覃浩然', '13978150264', 'qinhaoran05@126.com', {
    educations: [school('广西财经学院', 'bachelor', '电子商务', '2020-09', '2024-06')],
    employers: [
      job('南宁市桂柑电子商务有限公司', '店铺运营', '2024-07', '2025-09'),
      job('杭州遥望网络科技股份有限公司', '直播运营实习生', '2023-07', '2023-12'),
    ],
    awards: 2,
  }),
  {
    css: '.h td{padding:3px 40px 3px 0}.b{background:#5b7;color:#fff;display:inline-block;padding:1px 14px;margin:8px 0 2px}p{margin:2px 0}',
  },
);

// A programmer's Markdown: bold, code, links; company and team with a dash.
page(
  'markdown_houduan.pdf',
  `<h1>厉北辰</h1><p>📱 18868407719　✉️ <a>libeichen.dev@gmail.com</a>　🔗 <a>github.com/libeichen</a></p><h2>🎓 教育</h2><p><b>杭州电子科技大学</b>，软件工程，硕士，2022.09 ~ 2025.03</p><p><b>浙江工业大学</b>，计算机科学与技术，学士，2018.09 ~ 2022.06</p><h2>💼 工作 / 实习</h2><p><b>阿里云 - 数据库事业部</b>，<i>后端开发实习生</i>，2024.05 ~ 2024.09</p><ul><li>为 <code>PolarDB</code> 代理层写连接复用，P99 下降 38%</ul><p><b>网易有道</b>，<i>Go 开发实习生</i>，2023.06 ~ 2023.09</p><ul><li>词典查询服务灰度发布</ul><h2>🛠 项目</h2><p><b>tinykv-go</b>，2023.10 ~ 2024.01</p><ul><li>Raft + LSM 的玩具 KV</ul><p><b>校园二手书小程序</b>，2020.03 ~ 2020.07</p><h2>🏅 奖项</h2><ul><li>2023 研究生学业一等奖学金<li>2021 ACM-ICPC 亚洲区域赛铜牌</ul>`,
  truth('厉北辰', '18868407719', 'libeichen.dev@gmail.com', {
    educations: [
      school('杭州电子科技大学', 'master', '软件工程', '2022-09', '2025-03'),
      school('浙江工业大学', 'bachelor', '计算机科学与技术', '2018-09', '2022-06'),
    ],
    employers: [
      job(['阿里云', '阿里云 - 数据库事业部'], '后端开发实习生', '2024-05', '2024-09'),
      job('网易有道', 'Go 开发实习生', '2023-06', '2023-09'),
    ],
    projects: [project('tinykv-go', '2023-10', '2024-01'), project('校园二手书小程序', '2020-03', '2020-07')],
    awards: 2,
  }),
  {
    css: 'h2{border-bottom:1px solid #ddd;font-size:17px;margin:12px 0 4px}code{background:#eee}p{margin:3px 0}ul{margin:2px 0}',
  },
);

// Europass: labels at the left in grey, a long line of contact.
page(
  'europass_chongwu.pdf',
  `<h1>Xinyi Pan</h1><p><b>Date of birth:</b> 14/02/2002 | <b>Nationality:</b> Chinese | <b>Gender:</b> Female | <b>Phone:</b> (+86) 13951880427 (Mobile) | <b>Email address:</b> pan.xinyi@njau.edu.cn | <b>Address:</b> Nanjing, China (Home)</p><h2>WORK EXPERIENCE</h2><p class=d>01/07/2024 – 31/08/2024 Nanjing, China</p><p><b>VETERINARY INTERN</b> RUIPENG PET HOSPITAL</p><p>Anaesthesia monitoring, 60 cases.</p><p class=d>10/01/2023 – 20/02/2023 Yangzhou, China</p><p><b>ANIMAL CARE ASSISTANT</b> YANGZHOU ZOO</p><h2>EDUCATION AND TRAINING</h2><p class=d>09/2020 – 06/2025 Nanjing, China</p><p><b>BACHELOR OF VETERINARY MEDICINE</b> Nanjing Agricultural University</p><h2>HONOURS AND AWARDS</h2><p>2024 <b>First prize, National Veterinary Skills Contest</b></p><h2>LANGUAGE SKILLS</h2><p>Mother tongue(s): CHINESE. Other language(s): ENGLISH C1</p>`,
  truth('Xinyi Pan', '13951880427', 'pan.xinyi@njau.edu.cn', {
    educations: [
      school(
        'Nanjing Agricultural University',
        'bachelor',
        ['Veterinary Medicine', 'VETERINARY MEDICINE'],
        '2020-09',
        '2025-06',
      ),
    ],
    employers: [
      job(
        ['Ruipeng Pet Hospital', 'RUIPENG PET HOSPITAL'],
        ['Veterinary Intern', 'VETERINARY INTERN'],
        '2024-07',
        '2024-08',
      ),
      job(['Yangzhou Zoo', 'YANGZHOU ZOO'], ['Animal Care Assistant', 'ANIMAL CARE ASSISTANT'], '2023-01', '2023-02'),
    ],
    awards: 1,
  }),
  {
    language: 'en',
    css: 'h2{font-size:14px;color:#036;border-bottom:1px solid #036;margin:12px 0 4px}.d{color:#666;font-size:11px;margin:6px 0 0}p{margin:2px 0}',
  },
);

// A vocational graduate on one narrow page, photographed from a screen.
page(
  'shouji_qixiu.png',
  `<h1>个人简历</h1><p>姓名：苗大勇</p><p>性别：男</p><p>手机：15837902146</p><p>邮箱：miaodayong@qq.com</p><p>意向：新能源汽车维修</p><h2>教育</h2><p>河南交通职业技术学院</p><p>新能源汽车技术 大专</p><p>2022.09-2025.06</p><h2>实习</h2><p>郑州宇通客车股份有限公司</p><p>电气装调实习生</p><p>2024.09-2025.03</p><p>比亚迪精诚服务店（郑州中州大道）</p><p>机修学徒</p><p>2023.07-2023.08</p><h2>获奖</h2><p>2024年河南省技能大赛汽车维修赛项三等奖</p><h2>证书</h2><p>低压电工证、C1驾驶证</p>`,
  truth('苗大勇', '15837902146', 'miaodayong@qq.com', {
    educations: [school('河南交通职业技术学院', 'associate', '新能源汽车技术', '2022-09', '2025-06')],
    employers: [
      job('郑州宇通客车股份有限公司', '电气装调实习生', '2024-09', '2025-03'),
      job(['比亚迪精诚服务店（郑州中州大道）', '比亚迪精诚服务店'], '机修学徒', '2023-07', '2023-08'),
    ],
    awards: 1,
  }),
  {
    photo: { scale: 2 },
    size: 380,
    css: 'body{padding:16px;font-size:15px}h2{font-size:17px;border-left:4px solid #06c;padding-left:8px}p{margin:4px 0}',
  },
);

// A lawyer's: the firm above, several posts in it, each with a time of its own.
page(
  'lvshi_duogang.pdf',
  `<h1>简 历</h1><p class=n>宫城远　GONG Chengyuan</p><p>手机 13811624409；邮箱 gongchengyuan@vip.163.com；执业证号 1110120231</p><h2>学历</h2><p>中国政法大学，民商法学硕士，2018年9月至2021年6月</p><p>西南政法大学，法学学士，2014年9月至2018年6月</p><h2>执业经历</h2><p><b>北京市中伦律师事务所</b></p><p>主办律师，2023年4月至今</p><p>律师助理，2021年7月至2023年3月</p><h2>实习经历</h2><p><b>北京市海淀区人民法院</b></p><p>法官助理（实习），2020年7月至2020年12月</p><h2>荣誉</h2><p>2024年 钱伯斯“明日之星”提名</p><p>2020年 中国政法大学一等奖学金</p>`,
  truth('宫城远', '13811624409', 'gongchengyuan@vip.163.com', {
    educations: [
      school('中国政法大学', 'master', ['民商法学', '民商法'], '2018-09', '2021-06'),
      school('西南政法大学', 'bachelor', '法学', '2014-09', '2018-06'),
    ],
    employers: [
      job('北京市中伦律师事务所', '主办律师', '2023-04', 'present'),
      job('北京市中伦律师事务所', '律师助理', '2021-07', '2023-03'),
      job('北京市海淀区人民法院', ['法官助理（实习）', '法官助理'], '2020-07', '2020-12'),
    ],
    awards: 2,
  }),
  {
    css: 'h1{text-align:center;letter-spacing:12px}.n{font-size:18px}h2{font-size:15px;margin:12px 0 4px}p{margin:3px 0}',
  },
);

// Chinese medicine: a head of cells parted by bars, sections with brackets, projects with fund numbers.
page(
  'zhongyi_keyan.pdf',
  `<p class=n>【阮苏叶】女｜28岁｜中共党员｜182-5173-0096｜ruansuye@njucm.edu.cn</p><h2>【教育】</h2><p>2021.09-2024.06　南京中医药大学　中药学　博士</p><p>2018.09-2021.06　安徽中医药大学　中药学　硕士</p><p>2014.09-2018.06　安徽中医药大学　中药学　本科</p><h2>【工作】</h2><p>2024.07-至今　江苏省中医药研究院　助理研究员</p><h2>【课题】</h2><p>国家自然科学基金青年项目（82405001）：黄芪多糖调控肠道菌群的机制　2025.01-2027.12　主持</p><p>江苏省研究生创新计划（KYCX22_0001）：四君子汤拆方研究　2022.06-2023.12　主持</p><h2>【奖励】</h2><p>2023年博士国家奖学金</p><p>2024年江苏省优秀博士学位论文</p>`,
  truth('阮苏叶', '18251730096', 'ruansuye@njucm.edu.cn', {
    educations: [
      school('南京中医药大学', 'doctor', '中药学', '2021-09', '2024-06'),
      school('安徽中医药大学', 'master', '中药学', '2018-09', '2021-06'),
      school('安徽中医药大学', 'bachelor', '中药学', '2014-09', '2018-06'),
    ],
    employers: [job('江苏省中医药研究院', '助理研究员', '2024-07', 'present')],
    projects: [
      project(
        ['国家自然科学基金青年项目（82405001）：黄芪多糖调控肠道菌群的机制', '黄芪多糖调控肠道菌群的机制'],
        '2025-01',
        '2027-12',
      ),
      project(['江苏省研究生创新计划（KYCX22_0001）：四君子汤拆方研究', '四君子汤拆方研究'], '2022-06', '2023-12'),
    ],
    awards: 2,
  }),
  { css: '.n{font-size:14px}h2{font-size:15px;margin:10px 0 2px}p{margin:3px 0}' },
);

// Two columns in equal halves, headings with rules; an engineer of ships.
page(
  'duikai_chuanbo.pdf',
  `<h1>莘海波</h1><p class=c>船舶与海洋工程 | 18642870913 | xinhaibo@mail.dlut.edu.cn</p><div class=g><div><h2>教育</h2><p><b>大连理工大学</b></p><p>船舶与海洋工程 · 硕士</p><p class=d>2023.09 – 2026.06</p><p><b>江苏科技大学</b></p><p>船舶与海洋工程 · 学士</p><p class=d>2019.09 – 2023.06</p><h2>技能</h2><p>Maxsurf, Star-CCM+, Rhino</p><p>英语六级</p></div><div><h2>实习</h2><p><b>大连船舶重工集团有限公司</b></p><p>结构设计实习生</p><p class=d>2025.06 – 2025.09</p><p><b>沪东中华造船（集团）有限公司</b></p><p>生产管理见习</p><p class=d>2022.07 – 2022.08</p><h2>项目</h2><p><b>LNG船液舱晃荡数值模拟</b></p><p class=d>2024.03 – 2025.05</p><h2>奖励</h2><p>全国海洋航行器设计大赛特等奖 2022</p></div></div>`,
  truth('莘海波', '18642870913', 'xinhaibo@mail.dlut.edu.cn', {
    educations: [
      school('大连理工大学', 'master', '船舶与海洋工程', '2023-09', '2026-06'),
      school('江苏科技大学', 'bachelor', '船舶与海洋工程', '2019-09', '2023-06'),
    ],
    employers: [
      job('大连船舶重工集团有限公司', '结构设计实习生', '2025-06', '2025-09'),
      job('沪东中华造船（集团）有限公司', ['生产管理见习', '生产管理见习生'], '2022-07', '2022-08'),
    ],
    projects: [project('LNG船液舱晃荡数值模拟', '2024-03', '2025-05')],
    awards: 1,
  }),
  {
    css: 'h1,.c{text-align:center;margin:2px}.g{display:grid;grid-template-columns:1fr 1fr;gap:30px}h2{font-size:15px;border-bottom:1px solid #000;margin:12px 0 4px}.d{color:#777;font-size:11px}p{margin:2px 0}',
  },
);
