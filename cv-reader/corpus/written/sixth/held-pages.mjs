import { job, project, school, truth } from '../cv.mjs';

// The third that is held back, of other trades and layouts: opened once, when nothing is mended any more.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// Photographer: dark page, the name across in capitals with the Chinese one below, white on black.
page(
  'sheying_hei.pdf',
  `<div class=w><div class=n>裴 森</div><div class=m>PEI SEN — PHOTOGRAPHER</div><div class=l></div><p class=c>138 5190 7263　peisen.photo@icloud.com　南京 / 上海</p><div class=g><div><h2>关于学习</h2><p>南京艺术学院传媒学院</p><p>摄影专业（本科，艺术学学士）</p><p>2016.09 → 2020.06</p><h2>关于得奖</h2><p>2022 · 平遥国际摄影展新人奖</p><p>2019 · 江苏省大学生摄影大赛金奖</p></div><div><h2>关于工作</h2><p><b>视觉中国（江苏）文化发展股份有限公司</b></p><p>签约摄影师　2022.05 → 现在</p><p class=s>年供稿三千张，客户含地产与汽车品牌</p><p><b>南京市秦淮区婚纱工坊</b></p><p>摄影助理　2020.07 → 2022.04</p><p class=s>布光、跟拍、修片</p></div></div></div>`,
  truth(['裴森', '裴 森'], '13851907263', 'peisen.photo@icloud.com', {
    educations: [school(['南京艺术学院', '南京艺术学院传媒学院'], 'bachelor', '摄影', '2016-09', '2020-06')],
    employers: [
      job('视觉中国（江苏）文化发展股份有限公司', '签约摄影师', '2022-05', 'present'),
      job('南京市秦淮区婚纱工坊', '摄影助理', '2020-07', '2022-04'),
    ],
    awards: 2,
  }),
  {
    css: '.w{background:#111;color:#eee;padding:40px;min-height:950px}.n{font-size:44px}.m{letter-spacing:5px;font-size:12px;color:#999}.l{height:2px;background:#e63946;width:60px;margin:14px 0}.g{display:grid;grid-template-columns:1fr 1.3fr;gap:40px}h2{font-size:15px;color:#e63946;margin:18px 0 6px}p{margin:4px 0}.s{color:#999;font-size:12px}',
  },
);

// Insurance: the name on the right in a coloured block, label 姓名/NAME above it.
page(
  'baoxian_youkuai.pdf',
  `<div class=g><div class=k><h1>个人简历</h1><p>用心服务每一位客户</p></div><div class=y><div class=q>姓名 / NAME</div><div class=n>申屠瑞</div><div class=q>电话 / TEL</div><div>13588402917</div><div class=q>邮箱 / MAIL</div><div>shentu.rui@163.com</div></div></div>
<h2>学历信息</h2><p>浙江金融职业学院，保险，全日制专科，2017年9月入学，2020年6月毕业</p><p>浙江财经大学（成人高考函授），金融学，专升本，2020年3月入学，2022年7月毕业</p><h2>任职信息</h2><p>中国太平洋人寿保险股份有限公司杭州中心支公司，续期专员，2020年7月入职，2022年9月离职</p><p class=s>管理孤儿单1200件，13个月继续率93%</p><p>泰康人寿保险有限责任公司浙江分公司，健康财富规划师，2022年10月入职，在职</p><p class=s>MDRT会员一次</p><h2>荣誉信息</h2><p>2021年度服务之星</p><p>2024年分公司精英会铜奖</p>`,
  truth('申屠瑞', '13588402917', 'shentu.rui@163.com', {
    educations: [
      school('浙江金融职业学院', 'associate', '保险', '2017-09', '2020-06'),
      school('浙江财经大学', 'bachelor', '金融学', '2020-03', '2022-07'),
    ],
    employers: [
      job('中国太平洋人寿保险股份有限公司杭州中心支公司', '续期专员', '2020-07', '2022-09'),
      job('泰康人寿保险有限责任公司浙江分公司', '健康财富规划师', '2022-10', 'present'),
    ],
    awards: 2,
  }),
  {
    css: '.g{display:flex;justify-content:space-between}.y{background:#006d77;color:#fff;padding:16px 30px;width:210px}.q{font-size:11px;color:#83c5be;margin-top:6px}.n{font-size:26px}h1{font-size:32px;color:#006d77}h2{font-size:15px;border-bottom:2px solid #006d77;margin:16px 0 4px}p{margin:4px 0}.s{color:#666;font-size:12px}',
  },
);

// Flight dispatch: printed form with vertical labels, photo in a corner, facts in three columns.
page(
  'qianpai_sanlie.pdf',
  `<h1>毕业生推荐材料</h1><table class=f><tr><td>姓　名：迪丽拜尔·阿卜杜拉<td>性　别：女<td>生　源：新疆喀什<tr><td>学　校：中国民用航空飞行学院<td>专　业：交通运输（签派）<td>学　历：本科<tr><td>入学时间：2021.09<td>毕业时间：2025.06<td>外　语：英语六级<tr><td>手　机：18113064429<td colspan=2>E-mail：dilber_a@cafuc.edu.cn</table><h3>一、实习及社会实践</h3><table class=b border=1><tr><th>时间<th>单位<th>岗位<th>内容<tr><td>2024.07—2024.09<td>四川航空股份有限公司运行控制中心<td>签派实习生<td>制作计算机飞行计划，查看NOTAM<tr><td>2023.07—2023.08<td>喀什徕宁国际机场<td>地面服务实习生<td>值机、配载单</table><h3>二、获奖情况</h3><table class=b border=1><tr><th>时间<th>奖项<th>级别<tr><td>2023.12<td>民航奖学金<td>校级<tr><td>2024.05<td>全国大学生气象知识竞赛三等奖<td>国家级</table><h3>三、在校职务</h3><p>2022.09—2023.06　签派2102班　学习委员</p>`,
  truth('迪丽拜尔·阿卜杜拉', '18113064429', 'dilber_a@cafuc.edu.cn', {
    educations: [school('中国民用航空飞行学院', 'bachelor', ['交通运输', '交通运输（签派）'], '2021-09', '2025-06')],
    employers: [
      job(['四川航空股份有限公司运行控制中心', '四川航空股份有限公司'], '签派实习生', '2024-07', '2024-09'),
      job('喀什徕宁国际机场', '地面服务实习生', '2023-07', '2023-08'),
    ],
    awards: 2,
  }),
  {
    css: 'h1{text-align:center;font-size:23px}.f td{padding:5px 26px 5px 0}.b{border-collapse:collapse;width:100%}.b td,.b th{padding:4px 8px}h3{font-size:15px;margin:14px 0 4px}',
  },
);

// Chip design: English headings with slashes, name in the page's middle with a line on both sides.
page(
  'xinpian_zhonghang.pdf',
  `<div class=t><hr><span>卓 航</span><hr></div><p class=c>数字IC验证工程师 / 应届硕士<br>15029417836 / zhuohang@stu.xidian.edu.cn</p>
<p class=h>EDU /</p><p class=r>西安电子科技大学（微电子学院）<i>2023.8 - 2026.6</i></p><p>集成电路科学与工程，硕士在读（学硕，推免）</p><p class=r>西安邮电大学（电子工程学院）<i>2019.8 - 2023.7</i></p><p>微电子科学与工程，本科，专业第1</p><p class=h>INTERN /</p><p class=r>上海海思技术有限公司 · 验证实习生<i>2025.6 - 2025.9</i></p><p class=s>搭建UVM环境，覆盖率由82%提升到98%</p><p class=r>西安紫光国芯半导体股份有限公司 · 版图实习生<i>2022.7 - 2022.9</i></p><p class=h>PROJECT /</p><p class=r>RISC-V五级流水线处理器<i>2024.3 - 2024.10</i></p><p class=s>Verilog，FPGA原型验证</p><p class=r>AXI-DMA控制器UVM验证<i>2024.11 - 2025.4</i></p><p class=h>PRIZE /</p><p>第八届集创赛全国二等奖（2024）、研究生一等奖学金（2023、2024）</p>`,
  truth(['卓航', '卓 航'], '15029417836', 'zhuohang@stu.xidian.edu.cn', {
    educations: [
      school(
        ['西安电子科技大学', '西安电子科技大学（微电子学院）'],
        'master',
        '集成电路科学与工程',
        '2023-08',
        '2026-06',
      ),
      school(['西安邮电大学', '西安邮电大学（电子工程学院）'], 'bachelor', '微电子科学与工程', '2019-08', '2023-07'),
    ],
    employers: [
      job('上海海思技术有限公司', '验证实习生', '2025-06', '2025-09'),
      job('西安紫光国芯半导体股份有限公司', '版图实习生', '2022-07', '2022-09'),
    ],
    projects: [
      project('RISC-V五级流水线处理器', '2024-03', '2024-10'),
      project('AXI-DMA控制器UVM验证', '2024-11', '2025-04'),
    ],
    awards: 2,
  }),
  {
    css: '.t{display:flex;align-items:center;gap:20px}.t hr{flex:1}.t span{font-size:30px}.c{text-align:center}.h{color:#5a189a;font-weight:bold;margin:14px 0 2px}.r i{float:right;font-style:normal}p{margin:3px 0}.s{color:#666}',
  },
);

// School psychologist: the name follows 我是, headings are questions.
page(
  'xinli_wenju.pdf',
  `<div class=b>你好，我是<b>花小朵</b></div><p>中学心理教师 · 二级心理咨询师</p><p>打给我 15895301764　写给我 huaxiaoduo.psy@126.com</p><h2>在哪里读过书？</h2><p class=r><b>苏州大学</b> 教育学院<i>2019.09 - 2022.06</i></p><p>应用心理（专业硕士）</p><p class=r><b>南通大学</b> 教育科学学院<i>2015.09 - 2019.06</i></p><p>应用心理学（师范）学士</p><h2>在哪里上过班？</h2><p class=r><b>苏州市草桥中学校</b><i>2022.08 - 至今</i></p><p>专职心理教师</p><p class=s>个案年均160人次，开设“青春期”校本课</p><p class=r><b>苏州市广济医院</b><i>2021.03 - 2021.08</i></p><p>心理治疗实习生</p><h2>拿过什么奖？</h2><p>2024 苏州市心理健康优质课一等奖</p><p>2023 姑苏区优秀班主任（心理）</p><h2>还会什么？</h2><p>沙盘、OH卡、SPSS、吉他</p>`,
  truth('花小朵', '15895301764', 'huaxiaoduo.psy@126.com', {
    educations: [
      school('苏州大学', 'master', '应用心理', '2019-09', '2022-06'),
      school('南通大学', 'bachelor', ['应用心理学', '应用心理学（师范）'], '2015-09', '2019-06'),
    ],
    employers: [
      job('苏州市草桥中学校', '专职心理教师', '2022-08', 'present'),
      job('苏州市广济医院', '心理治疗实习生', '2021-03', '2021-08'),
    ],
    awards: 2,
  }),
  {
    css: '.b{font-size:18px}.b b{font-size:30px;color:#f28482;font-weight:normal}h2{font-size:16px;color:#84a59d;margin:16px 0 4px}.r i{float:right;font-style:normal}p{margin:3px 0}.s{color:#777;font-size:12px}',
  },
);

// Food testing: bar in the middle of the page's left, name above it set in two sizes with the phone in one line.
page(
  'jiance_banye.pdf',
  `<div class=g><aside><div class=ph></div><h3>基本资料</h3><p>生日　1999/12</p><p>户口　福建龙岩</p><p>电话　18650027319</p><p>邮箱　qiuludi@fafu.edu.cn</p><h3>掌握技能</h3><p>ICP-MS、GC、CNAS文件</p><p>CET-6</p><h3>所获奖励</h3><p>优秀毕业论文 2021</p><p>校三好学生 2020</p></aside><main><div class=n>邱鹿笛<small>检测工程师</small></div><h2>教育经历</h2><p class=d>2017/09 ~ 2021/06</p><p><b>福建农林大学</b>｜食品科学学院｜食品质量与安全｜大学本科</p><h2>工作经历</h2><p class=d>2023/04 ~ 至今</p><p><b>谱尼测试集团厦门有限公司</b>｜理化检测工程师</p><p class=s>重金属、农残方法开发与验证</p><p class=d>2021/07 ~ 2023/03</p><p><b>福建达利食品集团有限公司</b>｜品控员</p><p class=s>首件确认，金属探测点检</p><h2>项目经历</h2><p class=d>2023/09 ~ 2024/06</p><p><b>茶叶中高氯酸盐检测方法扩项</b></p></main></div>`,
  truth('邱鹿笛', '18650027319', 'qiuludi@fafu.edu.cn', {
    educations: [school('福建农林大学', 'bachelor', '食品质量与安全', '2017-09', '2021-06')],
    employers: [
      job('谱尼测试集团厦门有限公司', '理化检测工程师', '2023-04', 'present'),
      job('福建达利食品集团有限公司', '品控员', '2021-07', '2023-03'),
    ],
    projects: [project('茶叶中高氯酸盐检测方法扩项', '2023-09', '2024-06')],
    awards: 2,
  }),
  {
    css: '.g{display:flex;gap:22px}aside{width:190px;background:#f1faee;padding:16px}.ph{width:90px;height:110px;background:#a8dadc}h3{font-size:13px;background:#457b9d;color:#fff;padding:2px 8px}main{flex:1}.n{font-size:32px}.n small{font-size:14px;margin-left:14px;color:#457b9d}h2{font-size:16px;color:#1d3557;border-bottom:1px solid #1d3557;margin:14px 0 4px}.d{color:#888;font-size:12px}p{margin:3px 0}.s{color:#666}',
  },
);

// Economics, English: Chicago style with the family name first in capitals, degree before the school.
page(
  'econ_en.pdf',
  `<p class=n>Mengyao SU</p><p>Department of Economics, UC Davis · One Shields Avenue · Davis, CA</p><p>E: mysu@ucdavis.edu　P: +1 530 555 0192　W: mengyaosu.example.org</p><p class=h>Degrees</p><table><tr><td>2024 (exp.)<td>Ph.D., Agricultural and Resource Economics, University of California, Davis<tr><td>2018<td>M.A., Economics, Peking University<tr><td>2015<td>B.A., Finance, Renmin University of China</table><p class=h>Appointments</p><table><tr><td>2021–2023<td>Graduate Research Assistant, Giannini Foundation<tr><td>Summer 2022<td>PhD Intern, The World Bank, Washington, DC</table><p class=h>Honors and Fellowships</p><table><tr><td>2022<td>Outstanding Graduate Student Teaching Award<tr><td>2018<td>Provost's Fellowship</table><p class=h>Working Papers</p><p>“Groundwater Markets and Land Values”, with J. Howe</p>`,
  truth(['Mengyao SU', 'Su Mengyao'], ['+15305550192', '5305550192'], 'mysu@ucdavis.edu', {
    educations: [
      school(
        ['University of California, Davis', '加州大学戴维斯分校'],
        'doctor',
        ['Agricultural and Resource Economics'],
        null,
        '2024',
      ),
      school(['Peking University', '北京大学'], 'master', ['Economics', '经济学'], null, '2018'),
      school(['Renmin University of China', '中国人民大学'], 'bachelor', ['Finance', '金融学'], null, '2015'),
    ],
    employers: [
      job('Giannini Foundation', 'Graduate Research Assistant', '2021', '2023'),
      job('The World Bank', 'PhD Intern', null, null),
    ],
    awards: 2,
  }),
  {
    language: 'en',
    css: '.n{font-size:24px;margin:0}.h{font-variant:small-caps;font-size:16px;border-bottom:1px solid #000;margin:14px 0 4px}td{padding:2px 16px 2px 0;vertical-align:top}td:first-child{white-space:nowrap}p{margin:2px 0}',
  },
);

// Scriptwriter: a photographed print, name and trade in one line with a bar.
page(
  'bianju_dayin.png',
  `<div class=s><div class=n>慕容听雨｜编剧</div><div>手机 13701829364　邮箱 murongtingyu@126.com</div><h3>学历</h3><div>中央戏剧学院　戏剧文学系　戏剧影视文学　本科　2015.09—2019.06</div><h3>从业经历</h3><div>北京爱奇艺科技有限公司　剧本评估编辑　2019.07—2021.12</div><div>每周评估剧本十二部，撰写报告</div><div>上海柠萌影视传媒股份有限公司　编剧　2022.01—2025.03</div><div>参与两部都市剧，共写十九集</div><h3>获奖</h3><div>2018年　全国大学生戏剧节优秀剧本奖</div></div>`,
  truth('慕容听雨', '13701829364', 'murongtingyu@126.com', {
    educations: [school('中央戏剧学院', 'bachelor', '戏剧影视文学', '2015-09', '2019-06')],
    employers: [
      job('北京爱奇艺科技有限公司', '剧本评估编辑', '2019-07', '2021-12'),
      job('上海柠萌影视传媒股份有限公司', '编剧', '2022-01', '2025-03'),
    ],
    awards: 1,
  }),
  {
    photo: { scale: 2 },
    css: 'body{background:#777;padding:30px}.s{background:#fdfdf8;padding:50px;font-size:17px;line-height:2}.n{font-size:30px}h3{font-size:19px;margin:14px 0 2px;border-bottom:1px solid #333}',
  },
);

// Supermarket: what a form of a web site prints, label above value, in pairs.
page(
  'chaoshi_wangshen.pdf',
  `<div class=u>大润发校园招聘 · 网申简历</div><div class=n>符小雅</div><div class=h>个人信息</div><div class=x><div><u>姓名</u>符小雅</div><div><u>性别</u>女</div><div><u>手机号码</u>13876520394</div><div><u>邮箱</u>fuxiaoya@hainanu.edu.cn</div><div><u>最高学历</u>本科</div><div><u>期望城市</u>海口</div></div><div class=h>教育经历</div><div class=x><div><u>起止时间</u>2021-09 ~ 2025-06</div><div><u>学校名称</u>海南大学</div><div><u>专业名称</u>物流管理</div><div><u>学历学位</u>本科/学士</div></div><div class=h>实习经历</div><div class=x><div><u>起止时间</u>2024-07 ~ 2024-10</div><div><u>公司名称</u>海南旺豪实业有限公司</div><div><u>职位名称</u>门店管培实习生</div><div><u>工作描述</u>生鲜订货、损耗盘点</div></div><div class=x><div><u>起止时间</u>2023-07 ~ 2023-08</div><div><u>公司名称</u>海口顺丰速运有限公司</div><div><u>职位名称</u>仓管实习生</div><div><u>工作描述</u>分拣、出库</div></div><div class=h>获奖经历</div><div class=x><div><u>获奖时间</u>2023-11</div><div><u>奖项名称</u>国家励志奖学金</div></div>`,
  truth('符小雅', '13876520394', 'fuxiaoya@hainanu.edu.cn', {
    educations: [school('海南大学', 'bachelor', '物流管理', '2021-09', '2025-06')],
    employers: [
      job('海南旺豪实业有限公司', '门店管培实习生', '2024-07', '2024-10'),
      job('海口顺丰速运有限公司', '仓管实习生', '2023-07', '2023-08'),
    ],
    awards: 1,
  }),
  {
    css: '.u{color:#c1121f;font-size:12px}.n{font-size:26px;margin:6px 0}.h{background:#fdf0d5;padding:4px 10px;font-weight:bold;margin:14px 0 6px}.x{display:grid;grid-template-columns:1fr 1fr;gap:8px 30px;margin-bottom:10px}.x u{display:block;text-decoration:none;color:#999;font-size:11px}',
  },
);
