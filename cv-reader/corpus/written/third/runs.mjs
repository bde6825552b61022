import { job, project, school, truth } from '../cv.mjs';

// Lines of time that mix schools, jobs and prizes, and other pages without a section for each.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// Nursing: one run of time for school, work and prizes, newest last.
page(
  'huli_shijianzhou.pdf',
  `<h1>覃小麦</h1><p class=c>护理 · 女 · 2002年生 · 广西河池 ｜ 173 7702 1836 ｜ qinxiaomai_rn@163.com</p>
<h2>我走过的路</h2>
<div class=t><b>2018.09—2021.06</b><span>河池市卫生学校（中专） 护理</span></div>
<div class=t><b>2020.05</b><span>广西职业院校技能大赛护理技能 三等奖</span></div>
<div class=t><b>2020.07—2021.03</b><span>河池市人民医院 实习护士（内、外、妇、儿、急诊轮转）</span></div>
<div class=t><b>2021.09—2024.06</b><span>广西卫生职业技术学院 助产 大专</span></div>
<div class=t><b>2022.11</b><span>国家励志奖学金</span></div>
<div class=t><b>2023.07—2024.04</b><span>广西壮族自治区妇幼保健院 助产士（实习）</span></div>
<div class=t><b>2024.06</b><span>校级优秀毕业生</span></div>
<div class=t><b>2024.07—至今</b><span>南宁市第二人民医院 产房护士（合同制）</span></div>
<h2>我会的</h2><p>正常分娩接生、新生儿复苏、静脉留置针一针率95%；护士执业资格证（2022）、母婴保健技术考核合格证。</p>
<h2>想说的话</h2><p>家里三代都是赤脚医生，2019年第一次进产房就决定干这行。能倒班，不怕脏。</p>`,
  truth('覃小麦', '17377021836', 'qinxiaomai_rn@163.com', {
    educations: [
      school('河池市卫生学校', 'high_school', '护理', '2018-09', '2021-06'),
      school('广西卫生职业技术学院', 'associate', '助产', '2021-09', '2024-06'),
    ],
    employers: [
      job('河池市人民医院', '实习护士', '2020-07', '2021-03'),
      job('广西壮族自治区妇幼保健院', ['助产士（实习）', '助产士'], '2023-07', '2024-04'),
      job('南宁市第二人民医院', ['产房护士（合同制）', '产房护士'], '2024-07', 'present'),
    ],
    awards: 3,
  }),
  {
    css: 'h1{margin:0;font-size:28px}.c{color:#666}h2{font-size:16px;color:#c36;margin:14px 0 6px}.t{display:flex;border-left:2px solid #c36;padding:3px 0 3px 12px}.t b{width:140px}',
  },
);

// Switch of trade, one run again: years alone, from a mine to programs.
page(
  'zhuanhang.pdf',
  `<p class=n>尉迟远 <small>（从井下到代码）</small></p><p>电话18636052291 · 邮箱weichiyuan.dev@gmail.com · 太原</p>
<ul><li><b>2014 – 2018</b>　太原理工大学，采矿工程，本科</li>
<li><b>2018 – 2021</b>　晋能控股集团同忻煤矿，技术员。跟班下井，做掘进作业规程。</li>
<li><b>2019</b>　同忻煤矿“安全标兵”</li>
<li><b>2021 – 2022</b>　脱产学编程，做了个“矿工排班”小程序</li>
<li><b>2022 – 2024</b>　西安电子科技大学，软件工程，硕士（非全）</li>
<li><b>2022 – 2025</b>　山西精英数智科技股份有限公司，后端开发工程师。煤矿安全监测平台，Java、Kafka，每天4亿条传感器数据。</li>
<li><b>2023</b>　公司年度新人奖</li></ul>
<p>语言：普通话、大同话、CET-4。工具：Java / Spring / Go / MySQL / ClickHouse</p>
<p>参考人：同忻煤矿总工程师办公室 张工 13903520000</p>`,
  truth('尉迟远', '18636052291', 'weichiyuan.dev@gmail.com', {
    educations: [
      school('太原理工大学', 'bachelor', '采矿工程', '2014', '2018'),
      school('西安电子科技大学', 'master', '软件工程', '2022', '2024'),
    ],
    employers: [
      job(['晋能控股集团同忻煤矿', '同忻煤矿'], '技术员', '2018', '2021'),
      job('山西精英数智科技股份有限公司', '后端开发工程师', '2022', '2025'),
    ],
    awards: 2,
  }),
  { css: '.n{font-size:24px;margin:0}li{margin:5px 0}' },
);

// Hotels, Hong Kong: traditional characters, a bar on the right, dates above.
page(
  'hotel_hk.pdf',
  `<div class=g><div><h1>區詠欣 <span>Au Wing Yan</span></h1>
<h2>酒店經驗</h2>
<div class=d>2023年6月－現在</div><div><b>香港麗思卡爾頓酒店</b>｜前台接待員</div><p>處理入住及退房，每更約六十間房；升級銷售全隊第二。</p>
<div class=d>2022年6月－2022年8月</div><div><b>港島香格里拉大酒店</b>｜餐飲部實習生</div><p>早餐更，帶位、收枱、沖咖啡。</p>
<h2>讀書</h2>
<div class=d>2019年9月－2023年5月</div><div><b>香港理工大學</b>｜酒店管理 榮譽理學士</div>
<div class=d>2013年9月－2019年7月</div><div><b>協恩中學</b>｜中學文憑試 五科30分</div>
<h2>專題</h2><div class=d>2022年9月－2023年4月</div><div><b>本港精品酒店一次性膠樽減用研究</b></div><p>訪問十二間酒店，畢業論文甲等。</p></div>
<aside><h3>搵我</h3><p>電話<br>9347 2816</p><p>電郵<br>wingyan.au@gmail.com</p><p>居住地<br>九龍土瓜灣</p>
<h3>語言</h3><p>廣東話 母語<br>英語 流利<br>普通話 良好<br>日語 N3</p>
<h3>獎項</h3><p>院長嘉許名單 2021<br>凱悅獎學金 2022<br>最佳前台新人 2023</p><h3>證書</h3><p>急救證書<br>Opera PMS</p></aside></div>`,
  truth(['區詠欣', '區詠欣 Au Wing Yan', 'Au Wing Yan'], ['93472816', '+85293472816'], 'wingyan.au@gmail.com', {
    educations: [
      school('香港理工大学', 'bachelor', ['酒店管理', '酒店管理 榮譽理學士'], '2019-09', '2023-05'),
      school(['協恩中學', '协恩中学'], 'high_school', null, '2013-09', '2019-07'),
    ],
    employers: [
      job('香港麗思卡爾頓酒店', '前台接待員', '2023-06', 'present'),
      job('港島香格里拉大酒店', ['餐飲部實習生', '實習生'], '2022-06', '2022-08'),
    ],
    projects: [project('本港精品酒店一次性膠樽減用研究', '2022-09', '2023-04')],
    awards: 3,
  }),
  {
    css: '.g{display:grid;grid-template-columns:1fr 180px;gap:20px}aside{background:#203040;color:#fff;padding:12px;font-size:12px}h1{font-size:24px;margin:0}h1 span{font-size:14px;color:#888}h2{font-size:15px;border-left:5px solid #b08d57;padding-left:6px;margin:14px 0 4px}h3{margin:8px 0 2px;font-size:13px}.d{color:#888;font-size:12px;margin-top:6px}p{margin:2px 0}',
  },
);

// Farming: headings nobody else has, seasons as times, in brackets behind.
page(
  'zhongdi.pdf',
  `<h1>农有为</h1><p>18277154036；nongyouwei@126.com；广西扶绥；会开拖拉机</p>
<h3>◆ 哪儿念的书</h3><p>广西大学农学院农学专业，本科（2020年秋—2024年夏）</p><p>扶绥县中学，高中（2017年秋—2020年夏）</p>
<h3>◆ 哪儿干的活</h3><p>广西农垦糖业集团昌菱制糖有限公司，农务员（2024年7月—2025年6月）</p><p class=s>管三个片区4200亩双高糖料蔗，发种苗、看虫口、砍运蔗调度。</p>
<p>崇左市农业科学研究所，田间助理（实习）（2023年2月—2023年5月）</p><p class=s>区试品种15个，测锤度测到手酸</p>
<h3>◆ 弄过的题目</h3><p>甘蔗螟虫性诱剂飞防对比试验（2022年3月—2023年11月）</p><p class=s>大创国家级，四个人，我管田里。</p>
<h3>◆ 有人夸过</h3><p>2021年 校级三等奖学金</p><p>2023年 广西大学“三下乡”先进个人</p>
<h3>◆ 顺带一提</h3><p>植保无人机操作证（大疆）、C1，壮话流利，喝酒一般。</p>`,
  truth('农有为', '18277154036', 'nongyouwei@126.com', {
    educations: [
      school('广西大学', 'bachelor', '农学', '2020-09', '2024'),
      school('扶绥县中学', 'high_school', null, '2017-09', '2020'),
    ],
    employers: [
      job('广西农垦糖业集团昌菱制糖有限公司', '农务员', '2024-07', '2025-06'),
      job('崇左市农业科学研究所', ['田间助理（实习）', '田间助理'], '2023-02', '2023-05'),
    ],
    projects: [project('甘蔗螟虫性诱剂飞防对比试验', '2022-03', '2023-11')],
    awards: 2,
  }),
  {
    css: 'h1{font-size:22px;margin:0}h3{font-size:14px;margin:12px 0 3px}p{margin:3px 0}.s{color:#666;padding-left:18px}',
  },
);

// Site work: short years (21.9-25.6), certificates and prizes under one heading, projects with the builder's name.
page(
  'shigong.pdf',
  `<h1>邰铁军　<small>施工员/项目储备</small></h1><p>Tel 15694031188　QQ邮箱 379026114@qq.com</p>
<h2>【学历情况】</h2><p>沈阳建筑大学　　土木工程（建筑工程方向）　　本科　　21.9-25.6</p>
<h2>【工地经历】</h2>
<p><b>中国建筑第八工程局有限公司东北公司　　施工员（实习）　　24.7-24.12</b></p><p>沈阳地铁旁某超高层，配合钢筋、混凝土班组，每日旁站、填施工日志；</p><p>验收资料整理200多份</p>
<p><b>辽宁城建集团有限公司　　测量员　　23.7-23.8</b></p><p>全站仪放线、水准复测</p>
<h2>【做过的课题/比赛作品】</h2><p><b>装配式钢结构人行天桥　　结构计算　　23.3-23.6</b></p><p>PKPM、SAP2000</p>
<h2>【证书与奖励】</h2><p>施工员证（土建）　2024.3</p><p>全国大学生结构设计竞赛辽宁赛区二等奖　2023.6</p><p>BIM一级建模师　2023.12</p><p>校级二等奖学金　2022.10</p><p>英语四级　2022.6</p>
<h2>【我这个人】</h2><p>能吃苦，外地项目可常驻。父亲是老瓦工，我8岁就会抹灰。</p>`,
  truth('邰铁军', '15694031188', '379026114@qq.com', {
    educations: [school('沈阳建筑大学', 'bachelor', ['土木工程（建筑工程方向）', '土木工程'], '2021-09', '2025-06')],
    employers: [
      job('中国建筑第八工程局有限公司东北公司', ['施工员（实习）', '施工员'], '2024-07', '2024-12'),
      job('辽宁城建集团有限公司', '测量员', '2023-07', '2023-08'),
    ],
    projects: [project('装配式钢结构人行天桥', '2023-03', '2023-06')],
    awards: 2,
  }),
  { css: 'h1{font-size:22px;margin:0}h2{font-size:14px;margin:10px 0 3px}p{margin:2px 0}' },
);

// Law: bar on the left, dates above the entries in brackets, moot courts as projects.
page(
  'falv.pdf',
  `<div class=g><aside><div class=n>鞠萧然</div><p>法律硕士（法学）</p><hr><p>✆ 187 0148 5520<br>✉ juxiaoran@cupl.edu.cn<br>⌂ 北京昌平</p><hr><p><b>资格</b><br>法律职业资格A证<br>雅思7.0<br>证券从业</p><hr><p><b>奖</b><br>学业奖学金一等×2<br>“贸仲杯”国际商事仲裁模拟仲裁庭 三等奖</p></aside><main>
<h2>受教育</h2><p class=d>［2022.9 – 2025.6］</p><p><b>中国政法大学</b>，法律硕士学院，硕士</p><p class=d>［2018.9 – 2022.6］</p><p><b>西北政法大学</b>，经济法学院，法学，学士，GPA 3.72</p>
<h2>律所与法务</h2><p class=d>［2024.6 – 2024.11］</p><p><b>金杜律师事务所</b>，实习律师助理，争议解决部</p><ul><li>起草仲裁申请书、质证意见，检索案例百余件，写备忘录三份</li></ul>
<p class=d>［2023.7 – 2023.9］</p><p><b>北京市海淀区人民法院</b>，法官助理（实习），民三庭</p><ul><li>整理卷宗、送达，参与调解十余次</li></ul>
<p class=d>［2021.7 – 2021.9］</p><p><b>北京字节跳动科技有限公司</b>，法务实习生</p>
<h2>研究</h2><p class=d>［2023.3 – 2024.5］</p><p><b>个人信息可携带权的实现路径</b></p><p>校级研究生创新课题，主持</p></main></div>`,
  truth('鞠萧然', '18701485520', 'juxiaoran@cupl.edu.cn', {
    educations: [
      school('中国政法大学', 'master', ['法律硕士', '法律硕士（法学）', '法律'], '2022-09', '2025-06'),
      school('西北政法大学', 'bachelor', '法学', '2018-09', '2022-06'),
    ],
    employers: [
      job('金杜律师事务所', '实习律师助理', '2024-06', '2024-11'),
      job('北京市海淀区人民法院', ['法官助理（实习）', '法官助理'], '2023-07', '2023-09'),
      job('北京字节跳动科技有限公司', '法务实习生', '2021-07', '2021-09'),
    ],
    projects: [project('个人信息可携带权的实现路径', '2023-03', '2024-05')],
    awards: 2,
  }),
  {
    css: '.g{display:grid;grid-template-columns:170px 1fr;gap:18px}aside{background:#f3efe6;padding:12px;font-size:12px}.n{font-size:24px}h2{font-size:15px;margin:10px 0 2px;border-bottom:1px solid}p{margin:2px 0}.d{color:#999;margin-top:8px}ul{margin:2px 0}',
  },
);

// Vocational college: each section a card with an English heading, certificates under the prizes.
page(
  'qixiu.pdf',
  `<div class=n>仇大力 <i>QIU DALI</i></div><div class=k>汽车检测与维修 ｜ 可接受三班倒 ｜ 手机号码 15351882704 ｜ E-MAIL：qiudali_auto@sina.com</div>
<div class=x><h4>MY SCHOOL 我的学校</h4><p>2022.9～2025.6　南京交通职业技术学院</p><p>新能源汽车技术（大专）</p><p>2019.9～2022.6　盐城市阜宁中等专业学校</p><p>汽车运用与维修（中专）</p></div>
<div class=x><h4>MY JOB 上班经历</h4><p>2024.9～2025.3　比亚迪汽车工业有限公司常州分公司</p><p>总装车间装调工（顶岗实习）</p><p class=s>一个班120台，负责前保、大灯，下线后扫码检测。拿过两次月度质量标兵</p><p>2023.7～2023.8　途虎养车盐城开放大道店</p><p>学徒</p><p class=s>换轮胎、做保养，一天能换8套</p></div>
<div class=x><h4>MY AWARDS 荣誉证书</h4><p>江苏省职业院校技能大赛汽车检修 二等奖</p><p>汽车维修工（中级）</p><p>低压电工证</p><p>校二等奖学金</p><p>C1驾驶证</p></div>
<div class=x><h4>MYSELF 关于我</h4><p>话不多，手快。在校任班级生活委员，2023年献血两次。</p></div>`,
  truth('仇大力', '15351882704', 'qiudali_auto@sina.com', {
    educations: [
      school('南京交通职业技术学院', 'associate', '新能源汽车技术', '2022-09', '2025-06'),
      school('盐城市阜宁中等专业学校', 'high_school', '汽车运用与维修', '2019-09', '2022-06'),
    ],
    employers: [
      job(
        '比亚迪汽车工业有限公司常州分公司',
        ['总装车间装调工（顶岗实习）', '总装车间装调工', '装调工'],
        '2024-09',
        '2025-03',
      ),
      job('途虎养车盐城开放大道店', '学徒', '2023-07', '2023-08'),
    ],
    awards: 2,
  }),
  {
    css: '.n{font-size:26px}.n i{font-size:13px;color:#888}.k{font-size:12px;background:#222;color:#fff;padding:4px}.x{border:1px solid #ccc;margin:8px 0;padding:6px 10px}h4{margin:0 0 4px;color:#d60}p{margin:2px 0}.s{color:#555;font-size:12px}',
  },
);

// Medicine: dates in brackets behind, departments with dates of their own, publications with years.
page(
  'yixue.pdf',
  `<h1>阮知行</h1><p>心血管内科学 硕士（专硕）· 执业医师 · 规培合格</p><p>手机：(+86)158-7190-6624　Email：ruanzhixing@whu.edu.cn</p>
<h2>学习经历</h2><ol><li>武汉大学第一临床学院　内科学（心血管病）　硕士研究生　（2022/09—2025/06）</li><li>三峡大学医学院　临床医学　本科　（2017/09—2022/06）</li></ol>
<h2>临床经历</h2><ol><li>武汉大学人民医院　住院医师规范化培训　（2022/09—2025/06）<br>心内科12月、呼吸3月、急诊2月、ICU 3月；独立管床8张，冠脉造影助手60例</li><li>宜昌市中心人民医院　实习医生　（2021/05—2022/05）</li></ol>
<h2>科学研究</h2><ol><li>湖北省自然科学基金面上项目“铁死亡在缺血再灌注损伤中的作用”　参与　（2023/01—2024/12）</li></ol>
<h2>发表</h2><ol><li>Ruan ZX, Li M, et al. Ferrostatin-1 attenuates myocardial injury. <i>Front Cardiovasc Med</i>, 2024, 11: 1320.</li><li>阮知行，李某. 急性心梗后铁代谢指标的变化[J]. 临床心血管病杂志，2023(8).</li></ol>
<h2>表彰</h2><ol><li>武汉大学优秀研究生（2024）</li><li>湖北省住培技能竞赛团体二等奖（2024）</li><li>国家奖学金（2020）</li></ol>`,
  truth('阮知行', '15871906624', 'ruanzhixing@whu.edu.cn', {
    educations: [
      school('武汉大学', 'master', ['内科学（心血管病）', '内科学'], '2022-09', '2025-06'),
      school('三峡大学', 'bachelor', '临床医学', '2017-09', '2022-06'),
    ],
    employers: [
      job('武汉大学人民医院', ['住院医师规范化培训', '住院医师'], '2022-09', '2025-06'),
      job('宜昌市中心人民医院', '实习医生', '2021-05', '2022-05'),
    ],
    projects: [
      project(
        ['铁死亡在缺血再灌注损伤中的作用', '湖北省自然科学基金面上项目“铁死亡在缺血再灌注损伤中的作用”'],
        '2023-01',
        '2024-12',
      ),
    ],
    awards: 3,
  }),
  {
    css: 'h1{font-size:22px;margin:0;letter-spacing:4px}h2{font-size:15px;background:#eee;padding:2px 6px;margin:10px 0 4px}ol{margin:2px 0}li{margin:3px 0}p{margin:2px 0}',
  },
);

// Catering: two columns of equal width, school years as words.
page(
  'canyin.pdf',
  `<h1>慕容小虎的简历</h1><p class=c>餐饮店长方向 / 成都 / 180-8196-4423 / murongxiaohu@foxmail.com</p><div class=g><div>
<h2>读书时间线</h2><p>2021年秋 – 2024年夏</p><p><b>四川旅游学院</b></p><p>餐饮管理 · 专科</p><p>2018年秋 – 2021年夏</p><p><b>成都市财贸职业高级中学校</b></p><p>中餐烹饪 · 职高</p>
<h2>被奖励过</h2><p>成都市职业技能竞赛中式烹调 优胜奖（2020）</p><p>海底捞季度“双手改变命运”奖（2025）</p></div><div>
<h2>打工时间线</h2><p>2024年6月 – 今</p><p><b>四川海底捞餐饮股份有限公司</b></p><p>储备店经理</p><p class=s>管前厅35人排班，翻台率从3.8到4.6</p><p>2023年7月 – 2023年12月</p><p><b>成都瑞颂餐饮管理有限公司</b></p><p>厨房实习生</p><p class=s>切配、墩子，后来上灶</p>
<h2>小项目</h2><p>2023年3月 – 2023年6月</p><p><b>校内“半饱”轻食外卖档口</b></p><p class=s>日均90单，四个月回本</p></div></div>`,
  truth('慕容小虎', '18081964423', 'murongxiaohu@foxmail.com', {
    educations: [
      school('四川旅游学院', 'associate', '餐饮管理', '2021-09', '2024'),
      school('成都市财贸职业高级中学校', 'high_school', '中餐烹饪', '2018-09', '2021'),
    ],
    employers: [
      job('四川海底捞餐饮股份有限公司', '储备店经理', '2024-06', 'present'),
      job('成都瑞颂餐饮管理有限公司', '厨房实习生', '2023-07', '2023-12'),
    ],
    projects: [project(['校内“半饱”轻食外卖档口', '“半饱”轻食外卖档口'], '2023-03', '2023-06')],
    awards: 2,
  }),
  {
    css: 'h1{text-align:center;font-size:22px;margin:0}.c{text-align:center}.g{display:grid;grid-template-columns:1fr 1fr;gap:24px}h2{font-size:14px;color:#a00;margin:12px 0 4px}p{margin:2px 0}.s{color:#666;font-size:12px}',
  },
);
