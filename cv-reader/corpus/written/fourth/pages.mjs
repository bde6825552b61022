import { job, project, school, truth } from '../cv.mjs';

// What the third round left: lines of LinkedIn, columns around a line of time, letters in sentences, values that break over two
// lines, schools between slashes, names beside something else. Written before the reader was mended by any of them.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// LinkedIn's own export: a side bar, then years in brackets behind a degree with its abbreviation.
page(
  'linkedin_export.pdf',
  `<div class=g><div class=l><h3>Contact</h3><p>13917720485 (Mobile)<br>haoran.teng@outlook.com</p><p>www.linkedin.com/in/haoran-teng-<br>417b21 (LinkedIn)</p><h3>Top Skills</h3><p>Process Validation<br>GMP<br>Chromatography</p><h3>Languages</h3><p>Chinese (Native or Bilingual)<br>English (Professional Working)</p><h3>Certifications</h3><p>Lean Six Sigma Green Belt</p></div>
<div><h1>Haoran Teng</h1><p>Downstream process engineer | mAb purification | CMC</p><p class=s>Suzhou, Jiangsu, China</p><h2>Summary</h2><p>Purification engineer who likes boring columns and tidy batch records.</p><h2>Experience</h2>
<p><b>WuXi Biologics</b><br>Process Engineer<br><span class=s>July 2023 - Present (2 years 5 months)<br>Suzhou</span></p><p>Scaled a Protein A step from 5 L to 2,000 L.</p>
<p><b>Innovent Biologics</b><br>Intern, Downstream Development<br><span class=s>June 2022 - September 2022 (4 months)<br>Suzhou</span></p>
<h2>Education</h2><p><b>East China University of Science and Technology</b><br>Master of Engineering - MEng, Biochemical Engineering · (September 2020 - June 2023)</p><p><b>Jiangnan University</b><br>Bachelor's degree, Biological Engineering · (2016 - 2020)</p></div></div>`,
  truth('Haoran Teng', '13917720485', 'haoran.teng@outlook.com', {
    educations: [
      school(
        'East China University of Science and Technology',
        'master',
        'Biochemical Engineering',
        '2020-09',
        '2023-06',
      ),
      school('Jiangnan University', 'bachelor', 'Biological Engineering', '2016', '2020'),
    ],
    employers: [
      job('WuXi Biologics', 'Process Engineer', '2023-07', 'present'),
      job('Innovent Biologics', ['Intern, Downstream Development', 'Intern'], '2022-06', '2022-09'),
    ],
  }),
  {
    language: 'en',
    css: '.g{display:grid;grid-template-columns:190px 1fr}.l{background:#293e49;color:#fff;padding:14px}.g>div:last-child{padding:14px 24px}h1{font-size:24px;margin:0}h2{font-size:16px;margin:14px 0 4px}h3{font-size:13px}p{margin:4px 0}.s{color:#777;font-size:11px}',
  },
);

// A line of time in the middle of the page: dates on it, school to its left, work to its right.
page(
  'zhongxian_nongxue.pdf',
  `<h1>褚 一 禾</h1><p class=c>农学 · 杂交水稻育种方向　电话 15073126884　邮箱 chuyihe@hunau.edu.cn</p>
<div class=t><div class=r><b>湖南农业大学</b><br>农学 本科</div><div class=d>2018.09<br>—<br>2022.06</div><div></div>
<div></div><div class=d>2021.07<br>—<br>2021.09</div><div><b>袁隆平农业高科技股份有限公司</b><br>育种助理（实习）</div>
<div class=r><b>湖南农业大学</b><br>作物遗传育种 硕士</div><div class=d>2022.09<br>—<br>2025.06</div><div></div>
<div></div><div class=d>2024.06<br>—<br>2024.10</div><div><b>先正达集团中国</b><br>水稻产品经理实习生</div></div>
<h2>课题</h2><p>耐热水稻种质资源的筛选　2022.10-2025.03</p><h2>得到的认可</h2><p>2024年 硕士国家奖学金</p><p>2021年 湖南省大学生生命科学竞赛二等奖</p>`,
  truth('褚一禾', '15073126884', 'chuyihe@hunau.edu.cn', {
    educations: [
      school('湖南农业大学', 'bachelor', '农学', '2018-09', '2022-06'),
      school('湖南农业大学', 'master', '作物遗传育种', '2022-09', '2025-06'),
    ],
    employers: [
      job('袁隆平农业高科技股份有限公司', ['育种助理（实习）', '育种助理'], '2021-07', '2021-09'),
      job('先正达集团中国', '水稻产品经理实习生', '2024-06', '2024-10'),
    ],
    projects: [project('耐热水稻种质资源的筛选', '2022-10', '2025-03')],
    awards: 2,
  }),
  {
    css: 'h1,.c{text-align:center;margin:4px}.t{display:grid;grid-template-columns:1fr 90px 1fr;gap:8px 12px;margin:12px 0}.r{text-align:right}.d{text-align:center;border-left:2px solid #3a7;border-right:2px solid #3a7;font-size:11px;line-height:1.2}h2{font-size:15px;color:#3a7;margin:10px 0 2px}p{margin:2px 0}',
  },
);

// A letter: everything in sentences, the contact at its foot.
page(
  'qiuzhixin_dangan.pdf',
  `<h2>求职信</h2><p>尊敬的招聘负责人：</p><p>您好！我叫逄小雨，今年23岁，2021年9月考入四川大学档案学专业，将于2025年6月获得管理学学士学位。大三暑假（2023年7月至2023年9月）我在四川省档案馆做实习档案员，参与了民国档案的修复与著录，共著录案卷两千一百余件。2024年3月到6月，我又在成都市自贸区档案服务中心有限公司担任项目助理，负责企业档案数字化的质检。</p><p>在校期间我两次拿到校级二等奖学金，2023年获得全国大学生档案专业技能大赛三等奖。我写字快，坐得住，也愿意出差下库房。</p><p>盼您拨冗面谈。</p><p class=r>此致 敬礼</p><p class=r>申请人：逄小雨</p><p class=r>手机：18980651127</p><p class=r>pangxiaoyu0317@qq.com</p><p class=r>2025年3月</p>`,
  truth('逄小雨', '18980651127', 'pangxiaoyu0317@qq.com', {
    educations: [school('四川大学', 'bachelor', '档案学', '2021-09', '2025-06')],
    employers: [
      job('四川省档案馆', '实习档案员', '2023-07', '2023-09'),
      job('成都市自贸区档案服务中心有限公司', '项目助理', '2024-03', '2024-06'),
    ],
    awards: 2,
  }),
  { css: 'p{text-indent:2em;margin:8px 0;font-size:14px}.r{text-align:right}h2{text-align:center}' },
);

// Everything of a school between slashes, everything of a job between bars.
page(
  'xiegang_chanpin.pdf',
  `<h1>沙依然·努尔兰 <span>/ 产品经理（校招）</span></h1><p>18799153306 / shayiran@163.com / 乌鲁木齐 ↔ 上海 / 2026届</p>
<h2>EDU 教育</h2><p>复旦大学 / 信息管理与信息系统 / 本科 / 2022.09–2026.06 / GPA 3.6</p><p>新疆生产建设兵团第二中学 / 高中 / 2019.09–2022.06</p>
<h2>EXP 实习</h2><p>2025.05–2025.09 | 拼多多 | 商品产品实习生 | 上海</p><p>· 商家发品路径从7步减到4步，发品成功率+6.1%</p><p>2024.07–2024.10 | 哔哩哔哩 | 会员购产品实习生 | 上海</p><p>· 谷子预售页改版</p>
<h2>PROJ 作品</h2><p>2024.03–2024.06 | 「搭子饭局」小程序 | 产品负责人</p><h2>HONOR</h2><p>复旦大学优秀学生二等奖学金 / 2024</p><p>“挑战杯”上海市一等奖 / 2025</p>`,
  truth('沙依然·努尔兰', '18799153306', 'shayiran@163.com', {
    educations: [
      school('复旦大学', 'bachelor', '信息管理与信息系统', '2022-09', '2026-06'),
      school('新疆生产建设兵团第二中学', 'high_school', null, '2019-09', '2022-06'),
    ],
    employers: [
      job('拼多多', '商品产品实习生', '2025-05', '2025-09'),
      job('哔哩哔哩', '会员购产品实习生', '2024-07', '2024-10'),
    ],
    projects: [project(['「搭子饭局」小程序', '搭子饭局小程序', '搭子饭局'], '2024-03', '2024-06')],
    awards: 2,
  }),
  {
    css: 'h1{font-size:22px;margin:0}h1 span{font-size:14px;color:#888;font-weight:400}h2{font-size:13px;letter-spacing:2px;border-bottom:1px dotted #999;margin:14px 0 4px}p{margin:2px 0}',
  },
);

// A narrow side bar in which number, address and dates break over two lines.
page(
  'zhebian_wuye.pdf',
  `<div class=g><div class=l><h1>濮阳 立</h1><p>电话<br>+86 136 5590<br>7723</p><p>邮箱<br>puyangli.wuye@<br>yeah.net</p><p>现居<br>合肥市蜀山区</p><h3>证书</h3><p>物业管理员四级</p><p>C1驾照</p></div>
<div><h2>工作过的地方</h2><div class=e><div class=d>2023.07 -<br>至今</div><div><b>绿城物业服务集团有限公司合肥分公司</b><br>客服管家</div></div><div class=e><div class=d>2022.07 -<br>2022.12</div><div><b>万科物业发展股份有限公司</b><br>前台实习生</div></div>
<h2>读过的学校</h2><div class=e><div class=d>2020.09 -<br>2023.06</div><div><b>安徽职业技术学院</b><br>现代物业管理（大专）</div></div><div class=e><div class=d>2017.09 -<br>2020.06</div><div><b>六安市毛坦厂中学</b><br>高中</div></div>
<h2>得过的奖</h2><div class=e><div class=d>2022</div><div>安徽省职业院校技能大赛物业赛项二等奖</div></div></div></div>`,
  truth('濮阳立', '13655907723', 'puyangli.wuye@yeah.net', {
    educations: [
      school('安徽职业技术学院', 'associate', '现代物业管理', '2020-09', '2023-06'),
      school('六安市毛坦厂中学', 'high_school', null, '2017-09', '2020-06'),
    ],
    employers: [
      job(['绿城物业服务集团有限公司合肥分公司', '绿城物业服务集团有限公司'], '客服管家', '2023-07', 'present'),
      job('万科物业发展股份有限公司', '前台实习生', '2022-07', '2022-12'),
    ],
    awards: 1,
  }),
  {
    css: '.g{display:grid;grid-template-columns:128px 1fr;gap:20px}.l{background:#eef;padding:10px}h1{font-size:20px}h2{font-size:15px;margin:14px 0 4px}.e{display:grid;grid-template-columns:80px 1fr;margin:6px 0}.d{font-size:11px}p{margin:6px 0}',
  },
);

// Both languages, each line twice.
page(
  'shuangyu_huizhan.pdf',
  `<h1>Esther Kang 康以斯</h1><p>Tel 手机: (+86) 159 2170 4486　Email 邮箱: esther.kang@foxmail.com</p><h2>教育背景 Education</h2><p><b>上海对外经贸大学 Shanghai University of International Business and Economics</b> <i>2019.09 – 2023.07</i></p><p>会展经济与管理 Event Management　学士 Bachelor</p><h2>工作经历 Work Experience</h2><p><b>英富曼会展（上海）有限公司 Informa Markets</b> <i>2023.08 – 2025.02</i></p><p>项目执行 Project Executive</p><p>负责酒店用品展主办方接待与展商服务；On-site service for 400+ exhibitors</p><p><b>上海万耀企龙展览有限公司 VNU Exhibitions Asia</b> <i>2022.02 – 2022.06</i></p><p>市场实习生 Marketing Intern</p><h2>奖项 Awards</h2><p>2022　全国商科院校会展创意大赛一等奖 First prize</p>`,
  truth(
    ['康以斯', 'Esther Kang', 'Esther Kang 康以斯', '康以斯 Esther Kang'],
    '15921704486',
    'esther.kang@foxmail.com',
    {
      educations: [
        school(
          ['上海对外经贸大学', 'Shanghai University of International Business and Economics'],
          'bachelor',
          ['会展经济与管理', 'Event Management'],
          '2019-09',
          '2023-07',
        ),
      ],
      employers: [
        job(
          ['英富曼会展（上海）有限公司', '英富曼会展（上海）有限公司 Informa Markets'],
          ['项目执行', '项目执行 Project Executive'],
          '2023-08',
          '2025-02',
        ),
        job(
          ['上海万耀企龙展览有限公司', '上海万耀企龙展览有限公司 VNU Exhibitions Asia'],
          ['市场实习生', '市场实习生 Marketing Intern'],
          '2022-02',
          '2022-06',
        ),
      ],
      awards: 1,
    },
  ),
  { css: 'h2{font-size:15px;background:#eee;padding:2px 6px}i{float:right}p{margin:3px 0}' },
);

// A post as guest among the jobs, teaching in the university's own rooms.
page(
  'boshi_fangxue.pdf',
  `<h1>应怀瑾<small>　博士研究生</small></h1><p>☎ 18116032290　✉ yinghj@ustc.edu.cn</p><h2>Education｜学历</h2><table><tr><td>2021.09—2026.06<td>中国科学技术大学<td>凝聚态物理<td>博士（直博）<tr><td>2017.09—2021.06<td>兰州大学<td>物理学（基地班）<td>学士</table>
<h2>访学与任职</h2><table><tr><td>2024.10—2025.09<td>ETH Zürich, Institute for Quantum Electronics<td>访问博士生<tr><td>2022.09—2023.01<td>中国科学技术大学物理学院<td>《热力学》助教<tr><td>2020.07—2020.08<td>中国科学院物理研究所<td>暑期实习生</table>
<h2>科研项目</h2><table><tr><td>2023.01—2025.12<td>转角双层石墨烯的输运测量<td>主要完成人</table><h2>获奖</h2><p>博士研究生国家奖学金，2024</p><p>中科院院长奖，2025</p>`,
  truth('应怀瑾', '18116032290', 'yinghj@ustc.edu.cn', {
    educations: [
      school('中国科学技术大学', 'doctor', '凝聚态物理', '2021-09', '2026-06'),
      school('兰州大学', 'bachelor', ['物理学（基地班）', '物理学'], '2017-09', '2021-06'),
    ],
    employers: [
      job(['ETH Zürich, Institute for Quantum Electronics', 'ETH Zürich'], '访问博士生', '2024-10', '2025-09'),
      job(
        ['中国科学技术大学物理学院', '中国科学技术大学'],
        ['《热力学》助教', '助教', '热力学助教'],
        '2022-09',
        '2023-01',
      ),
      job('中国科学院物理研究所', '暑期实习生', '2020-07', '2020-08'),
    ],
    projects: [project('转角双层石墨烯的输运测量', '2023-01', '2025-12')],
    awards: 2,
  }),
  { css: 'td{padding:2px 10px 2px 0}h2{font-size:15px;border-left:4px solid #249;padding-left:6px}p{margin:2px 0}' },
);

// No heading anywhere.
page(
  'wubiaoti_meifa.pdf',
  `<p class=n>门晓晨</p><p>男　2004年生　身高178　中共预备党员</p><p>微信同号 17854221905</p><p>menxiaochen04@126.com</p><br><p>青岛市北区职业教育中心　美发与形象设计　中专　2019年9月到2022年7月</p><p>青岛职业技术学院　人物形象设计　专科　2022年9月到2025年7月</p><br><p>2024年3月到2024年9月　青岛文峰美容美发有限公司　助理发型师</p><p>洗吹、烫染辅助，日均接待十一位顾客</p><p>2023年7月到2023年8月　青岛阿玛尼婚纱摄影　化妆助理</p><br><p>2023年　山东省职业院校技能大赛 美发赛项　三等奖</p>`,
  truth('门晓晨', '17854221905', 'menxiaochen04@126.com', {
    educations: [
      school(
        '青岛市北区职业教育中心',
        ['secondary_vocational', 'high_school', 'vocational'],
        '美发与形象设计',
        '2019-09',
        '2022-07',
      ),
      school('青岛职业技术学院', 'associate', '人物形象设计', '2022-09', '2025-07'),
    ],
    employers: [
      job('青岛文峰美容美发有限公司', '助理发型师', '2024-03', '2024-09'),
      job('青岛阿玛尼婚纱摄影', '化妆助理', '2023-07', '2023-08'),
    ],
    awards: 1,
  }),
  { css: '.n{font-size:26px;font-weight:700;margin:0}p{margin:4px 0}' },
);

// A recommendation form of a university: labels in cells, tables in one table.
page(
  'tuijianbiao.pdf',
  `<h2>西南交通大学2026届毕业生就业推荐表</h2><table><tr><th>姓　名<td>扈天澜<th>性　别<td>女<th>民　族<td>汉族<td rowspan=4 class=ph>照片<tr><th>出生年月<td>2003.11<th>政治面貌<td>共青团员<th>生源地<td>四川绵阳<tr><th>学　历<td>硕士研究生<th>专　业<td colspan=3>交通运输工程<tr><th>联系电话<td>17360147752<th>电子邮箱<td colspan=3>hutianlan@my.swjtu.edu.cn<tr><th>教育经历<td colspan=6>2023.09-2026.06　西南交通大学　交通运输工程　硕士<br>2019.09-2023.06　长安大学　交通运输　学士<tr><th>实习实践<td colspan=6>2025.06-2025.09　中铁二院工程集团有限责任公司　运量预测实习生<br>2022.07-2022.08　四川成渝高速公路股份有限公司　收费运营实习生<tr><th>科研情况<td colspan=6>2024.03-2025.06　城际铁路客流的多源数据融合预测（第二负责人）<tr><th>奖惩情况<td colspan=6>2024年 研究生一等奖学金<br>2022年 长安大学优秀学生干部<tr><th>学院意见<td colspan=6><br>　　　　　　　　盖章：　　　年　月　日</table>`,
  truth('扈天澜', '17360147752', 'hutianlan@my.swjtu.edu.cn', {
    educations: [
      school('西南交通大学', 'master', '交通运输工程', '2023-09', '2026-06'),
      school('长安大学', 'bachelor', '交通运输', '2019-09', '2023-06'),
    ],
    employers: [
      job('中铁二院工程集团有限责任公司', '运量预测实习生', '2025-06', '2025-09'),
      job('四川成渝高速公路股份有限公司', '收费运营实习生', '2022-07', '2022-08'),
    ],
    projects: [project('城际铁路客流的多源数据融合预测', '2024-03', '2025-06')],
    awards: 2,
  }),
  {
    css: 'h2{text-align:center}table{border-collapse:collapse;width:100%}td,th{border:1px solid #000;padding:5px;font-weight:400;text-align:left}.ph{width:80px;text-align:center}',
  },
);

// English, right-aligned dates, months in words, an expected end.
page(
  'en_datascience.pdf',
  `<h1>MINGXUAN (LEO) SHAO</h1><p class=c>(858) 405-7719 | leo.shao@ucsd.edu | linkedin.com/in/leoshao | github.com/leoshao</p><h2>EDUCATION</h2><p><b>University of California San Diego</b><i>La Jolla, CA</i></p><p>Master of Science in Data Science<i>Sep. 2024 – Expected Mar. 2026</i></p><p><b>Sun Yat-sen University</b><i>Guangzhou, China</i></p><p>Bachelor of Science in Statistics, Minor in Finance<i>Sep. 2020 – Jun. 2024</i></p><h2>PROFESSIONAL EXPERIENCE</h2><p><b>Qualcomm</b><i>San Diego, CA</i></p><p>Machine Learning Intern<i>Jun. 2025 – Sep. 2025</i></p><ul><li>Cut on-device keyword spotting latency by 31% with 4-bit weights</ul><p><b>China Merchants Bank</b><i>Shenzhen, China</i></p><p>Credit Risk Analyst Intern<i>Jul. 2023 – Oct. 2023</i></p><h2>PROJECTS</h2><p><b>Forecasting Dengue in Guangdong</b><i>Jan. 2024 – May 2024</i></p><ul><li>Gaussian processes over 21 cities</ul><h2>HONORS</h2><ul><li>First-class Scholarship, Sun Yat-sen University, 2022<li>Meritorious Winner, MCM/ICM, 2023</ul>`,
  truth(
    ['Mingxuan Shao', 'MINGXUAN (LEO) SHAO', 'Mingxuan (Leo) Shao', 'MINGXUAN SHAO'],
    ['(858) 405-7719', '8584057719', '+18584057719'],
    'leo.shao@ucsd.edu',
    {
      educations: [
        school('University of California San Diego', 'master', 'Data Science', '2024-09', '2026-03'),
        school('Sun Yat-sen University', 'bachelor', 'Statistics', '2020-09', '2024-06'),
      ],
      employers: [
        job('Qualcomm', 'Machine Learning Intern', '2025-06', '2025-09'),
        job('China Merchants Bank', 'Credit Risk Analyst Intern', '2023-07', '2023-10'),
      ],
      projects: [project('Forecasting Dengue in Guangdong', '2024-01', '2024-05')],
      awards: 2,
    },
  ),
  {
    language: 'en',
    css: 'h1,.c{text-align:center;margin:2px}h2{font-size:13px;border-bottom:1px solid #000;margin:10px 0 2px}i{float:right}p{margin:1px 0}ul{margin:2px 0}',
  },
);

// A name in a line with what is wanted, and with letters apart; nursing with its wards as posts.
page(
  'huli_lunzhuan.pdf',
  `<p class=n>应聘岗位：ICU护士　　　姓名：郗　悦　　　2026应届</p><p>联系方式：13309417768（同微信）/ xiyue_hl@sina.com</p><h2>◆ 学习</h2><p>甘肃中医药大学　护理学（本科）　2022.09～2026.06</p><h2>◆ 临床实习</h2><p>兰州大学第一医院　护理实习生　2025.06～2026.03</p><p>轮转：ICU 8周、急诊 6周、手术室 4周、儿科 4周</p><p>甘肃省中医院　见习护士　2024.07～2024.08</p><h2>◆ 证照</h2><p>护士执业资格证（2026.05 通过）</p><p>英语四级</p><h2>◆ 荣誉</h2><p>校“南丁格尔奖学金” 2025</p><p>省护理技能竞赛三等奖 2024</p>`,
  truth('郗悦', '13309417768', 'xiyue_hl@sina.com', {
    educations: [school('甘肃中医药大学', 'bachelor', '护理学', '2022-09', '2026-06')],
    employers: [
      job('兰州大学第一医院', '护理实习生', '2025-06', '2026-03'),
      job('甘肃省中医院', '见习护士', '2024-07', '2024-08'),
    ],
    awards: 2,
  }),
  { css: '.n{border:1px solid #c55;padding:6px}h2{font-size:14px;color:#c55;margin:10px 0 2px}p{margin:3px 0}' },
);

// A designer's: the name in two sizes of letters, headings turned into questions, dark.
page(
  'sheji_heise.pdf',
  `<div class=b><div class=k>RÉSUMÉ / 2025</div><h1>LUAN<br>ZHIYI</h1><p class=z>栾芷伊　视觉设计</p><div class=g><div><h2>怎么找到我</h2><p>T 13840079156</p><p>M luanzhiyi.design@gmail.com</p><p>W zhiyi.example.cn</p><h2>用什么画</h2><p>Figma, C4D, Blender, AE</p></div><div><h2>在哪里学的</h2><p>鲁迅美术学院<span>2021–2025</span></p><p>视觉传达设计　文学学士</p><h2>在哪里做过</h2><p>小红书<span>2024.07–2024.12</span></p><p>品牌设计实习生</p><p>独立书展“纸上”<span>2023.05–2023.06</span></p><p>主视觉设计</p><h2>被谁夸过</h2><p>GDC Award 提名<span>2024</span></p><p>方正奖 学生组优秀奖<span>2023</span></p></div></div></div>`,
  truth(['栾芷伊', 'LUAN ZHIYI', 'Luan Zhiyi'], '13840079156', 'luanzhiyi.design@gmail.com', {
    educations: [school('鲁迅美术学院', 'bachelor', '视觉传达设计', '2021', '2025')],
    employers: [
      job('小红书', '品牌设计实习生', '2024-07', '2024-12'),
      job(['独立书展“纸上”', '独立书展“纸上”'], '主视觉设计', '2023-05', '2023-06'),
    ],
    awards: 2,
  }),
  {
    css: 'body{background:#111}.b{background:#111;color:#eee;padding:20px;min-height:1000px}h1{font-size:54px;line-height:.9;margin:10px 0}.k{letter-spacing:6px;color:#f64}.z{font-size:18px}.g{display:grid;grid-template-columns:220px 1fr;gap:24px}h2{color:#f64;font-size:14px;margin:14px 0 4px}p{margin:3px 0}span{float:right;color:#aaa}',
  },
);

// A long screenshot in dark.
page(
  'changtu_anse.png',
  `<div class=b><h1>解梦琪</h1><p>新媒体运营 · 2026届本科</p><p>手机 18629017345</p><p>邮箱 jiemengqi@163.com</p><h2>教育经历</h2><p>西北大学　广播电视学　本科</p><p>2022.09 - 2026.07</p><h2>实习经历</h2><p>华商报社</p><p>新媒体编辑实习生</p><p>2025.03 - 2025.08</p><p class=s>负责公众号与视频号日更，单条最高阅读 42 万</p><p>西安曲江文化旅游股份有限公司</p><p>活动策划实习生</p><p>2024.07 - 2024.09</p><p class=s>“长安灯会”短视频脚本 30 条</p><h2>校园经历</h2><p>西北大学广播站　站长</p><p>2023.09 - 2024.09</p><h2>荣誉奖项</h2><p>2024　陕西省大学生广告艺术大赛一等奖</p><p>2023　校一等奖学金</p><h2>技能</h2><p>剪映、PR、秀米、Excel</p></div>`,
  truth('解梦琪', '18629017345', 'jiemengqi@163.com', {
    educations: [school('西北大学', 'bachelor', '广播电视学', '2022-09', '2026-07')],
    employers: [
      job('华商报社', '新媒体编辑实习生', '2025-03', '2025-08'),
      job('西安曲江文化旅游股份有限公司', '活动策划实习生', '2024-07', '2024-09'),
    ],
    awards: 2,
  }),
  {
    photo: { scale: 2 },
    size: 400,
    css: 'body{background:#1c1c1e}.b{background:#1c1c1e;color:#e8e8ea;padding:20px;line-height:1.9}h1{margin:0}h2{color:#5ac8fa;font-size:17px;margin:22px 0 4px}p{margin:2px 0}.s{color:#999}',
  },
);

// Work and school swapped in the order of lines: dates above, title first, the company last; with a manager's name as referee.
page(
  'cankao_caiwu.pdf',
  `<h1>个人简历｜赖彦廷</h1><p>移动电话：0086-13600471288　　电子信箱：laiyanting88@hotmail.com　　出生：1999/08/12</p><h2>职业经历</h2><p class=d>2023/03 ~ 2025/10</p><p><b>应付会计</b>　富士康科技集团（龙华园区）</p><p>每月处理供应商发票六千张</p><p class=d>2021/08 ~ 2023/02</p><p><b>出纳</b>　深圳市信维通信股份有限公司</p><h2>求学经历</h2><p class=d>2017/09 ~ 2021/06</p><p><b>财务管理（学士）</b>　广东财经大学华商学院</p><h2>证照与评鉴</h2><p>初级会计专业技术资格 2020/09</p><h2>推荐人</h2><p>何经理　富士康科技集团　电话 13502880034</p>`,
  truth('赖彦廷', ['13600471288', '+8613600471288'], 'laiyanting88@hotmail.com', {
    educations: [school('广东财经大学华商学院', 'bachelor', '财务管理', '2017-09', '2021-06')],
    employers: [
      job(['富士康科技集团（龙华园区）', '富士康科技集团'], '应付会计', '2023-03', '2025-10'),
      job('深圳市信维通信股份有限公司', '出纳', '2021-08', '2023-02'),
    ],
  }),
  { css: 'h1{font-size:20px}h2{font-size:15px;color:#064}.d{color:#666;margin:8px 0 0}p{margin:2px 0}' },
);

// Three columns of cards in a footer, a name at the right edge, the wish among the first lines.
page(
  'kapian_jixie.pdf',
  `<div class=h><div>求职意向：机械设计工程师<br>期望城市：宁波/杭州</div><div class=n>冉启航</div></div><p class=c>手机号码　15258370691　　E-mail　ranqihang@nbut.edu.cn　　籍贯　重庆酉阳</p><h2>01 教育</h2><p><b>宁波工程学院</b>　机械设计制造及其自动化　工学学士　<i>2021.09-2025.06</i></p><p>主修：机械原理(92)、材料力学(88)、液压传动</p><h2>02 实践</h2><p><b>海天塑机集团有限公司</b>　结构设计实习生　<i>2024.07-2024.12</i></p><ol><li>完成注塑机锁模机构 3 个非标件出图<li>BOM 核对 1200 行，差错 2 处</ol><p><b>宁波吉利汽车部件有限公司</b>　工艺实习生　<i>2023.07-2023.08</i></p><h2>03 项目</h2><p><b>全地形轮腿巡检机器人</b>　队长　<i>2023.03-2024.05</i></p><div class=k><div><h3>奖项</h3><p>全国大学生机械创新设计大赛省一等奖 2024</p><p>校三好学生 2023</p></div><div><h3>软件</h3><p>SolidWorks、ANSYS</p><p>AutoCAD、MATLAB</p></div><div><h3>语言</h3><p>CET-6 501</p></div></div>`,
  truth('冉启航', '15258370691', 'ranqihang@nbut.edu.cn', {
    educations: [school('宁波工程学院', 'bachelor', '机械设计制造及其自动化', '2021-09', '2025-06')],
    employers: [
      job('海天塑机集团有限公司', '结构设计实习生', '2024-07', '2024-12'),
      job('宁波吉利汽车部件有限公司', '工艺实习生', '2023-07', '2023-08'),
    ],
    projects: [project('全地形轮腿巡检机器人', '2023-03', '2024-05')],
    awards: 2,
  }),
  {
    css: '.h{display:flex;justify-content:space-between}.n{font-size:30px;font-weight:700}h2{background:#dde;padding:2px 8px;font-size:15px}i{float:right}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px;border-top:2px solid #88a}p{margin:3px 0}h3{font-size:13px;margin:6px 0}',
  },
);

// Hong Kong: family name in capitals, HKDSE, classes of honours, English with Chinese names in brackets.
page(
  'hk_law.pdf',
  `<h1>CHEUNG, Tsz Ching Natalie (張芷晴)</h1><p>Mobile: +852 6123 4408 · Email: nataliecheung@connect.hku.hk</p><h2>Qualifications</h2><table><tr><td>Sep 2022 – Jun 2026<td><b>The University of Hong Kong</b><br>Bachelor of Laws (LLB), Second Class Honours Division One expected<tr><td>Sep 2016 – Jul 2022<td><b>St. Mary's Canossian College</b><br>HKDSE: best six 38</table><h2>Legal Experience</h2><table><tr><td>Jun – Aug 2025<td><b>Deacons</b><br>Summer Vacation Clerk<tr><td>Jul – Aug 2024<td><b>Department of Justice, HKSAR</b><br>Student Intern, Prosecutions Division</table><h2>Mooting</h2><p>2025 Willem C. Vis East Moot – Best Oralist (Honourable Mention)</p><h2>Scholarships</h2><p>2023 HKU Foundation Scholarship</p>`,
  truth(
    [
      'CHEUNG, Tsz Ching Natalie (張芷晴)',
      'Cheung Tsz Ching Natalie',
      'CHEUNG, Tsz Ching Natalie',
      'CHEUNG Tsz Ching Natalie',
      '張芷晴',
      '张芷晴',
      'Tsz Ching Natalie Cheung',
    ],
    ['61234408', '+85261234408', '+852 6123 4408'],
    'nataliecheung@connect.hku.hk',
    {
      educations: [
        school('The University of Hong Kong', 'bachelor', ['Laws', 'Law', 'Laws (LLB)'], '2022-09', '2026-06'),
        school("St. Mary's Canossian College", 'high_school', null, '2016-09', '2022-07'),
      ],
      employers: [
        job('Deacons', 'Summer Vacation Clerk', '2025-06', '2025-08'),
        job(
          ['Department of Justice, HKSAR', 'Department of Justice'],
          ['Student Intern, Prosecutions Division', 'Student Intern'],
          '2024-07',
          '2024-08',
        ),
      ],
      awards: 2,
    },
  ),
  {
    language: 'en',
    css: 'h1{font-size:19px}h2{font-size:14px;font-variant:small-caps;border-bottom:1px solid #444}td{vertical-align:top;padding:2px 14px 4px 0;white-space:normal}td:first-child{width:140px}p{margin:2px 0}',
  },
);

// The name in the header of the page only, small; sections numbered in characters; school abbreviated in brackets.
page(
  'yemei_tumu.pdf',
  `<p class=x>车明哲 · 简历 · 13 / 11 / 2025</p><p>电　话　182-0451-6630　　邮　箱　chemingzhe@hit.edu.cn</p><p class=s>一、教育背景</p><p>2023年9月—2026年3月　哈尔滨工业大学（哈工大）　土木水利　专硕</p><p>2019年9月—2023年6月　东北林业大学　土木工程　本科</p><p class=s>二、工程实践</p><p>中建二局第四建筑工程有限公司哈尔滨地铁3号线项目部</p><p>测量员（实习）　2024年7月—2024年11月</p><p>中国建筑东北设计研究院有限公司</p><p>结构设计实习　2022年7月—2022年8月</p><p class=s>三、课题研究</p><p>寒区混凝土冻融损伤的声发射监测　2024年3月—2025年9月</p><p class=s>四、所获荣誉</p><p>2024年12月　研究生二等学业奖学金</p><p>2022年5月　全国大学生结构设计竞赛黑龙江赛区一等奖</p>`,
  truth('车明哲', ['18204516630'], 'chemingzhe@hit.edu.cn', {
    educations: [
      school(['哈尔滨工业大学', '哈尔滨工业大学（哈工大）'], 'master', '土木水利', '2023-09', '2026-03'),
      school('东北林业大学', 'bachelor', '土木工程', '2019-09', '2023-06'),
    ],
    employers: [
      job(
        ['中建二局第四建筑工程有限公司哈尔滨地铁3号线项目部', '中建二局第四建筑工程有限公司'],
        ['测量员（实习）', '测量员'],
        '2024-07',
        '2024-11',
      ),
      job('中国建筑东北设计研究院有限公司', ['结构设计实习', '结构设计实习生'], '2022-07', '2022-08'),
    ],
    projects: [project('寒区混凝土冻融损伤的声发射监测', '2024-03', '2025-09')],
    awards: 2,
  }),
  { css: '.x{font-size:11px;text-align:right;color:#666}.s{font-weight:700;margin-top:12px}p{margin:3px 0}' },
);
