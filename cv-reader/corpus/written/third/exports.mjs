import { job, project, school, truth } from '../cv.mjs';

// What job sites export, forms with tables inside tables, and CVs in English.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });
const grid =
  'table{border-collapse:collapse;width:100%}td,th{border:1px solid #333;padding:4px 6px;font-weight:normal;text-align:left}';

// 51job: sales. Key figures first, then periods with a duration in brackets.
page(
  '51job_xiaoshou.pdf',
  `<div class=b>前程无忧 51job.com　简历编号：J708812345　更新日期：2025-03-02</div>
<p class=n>狄娟</p><p>女 | 26 岁 (1999/04/12) | 现居住于 无锡-滨湖区 | 4年工作经验</p><p>手机：13961790448　邮箱：dijuan0412@163.com</p>
<div class=h>最近工作 <small>（1年10个月）</small></div><p>职位：区域销售经理　　公司：无锡雅迪科技集团有限公司　　行业：汽车/摩托车</p>
<div class=h>最高学历/学位</div><p>专业：市场营销　学校：江南大学　学历：本科</p>
<div class=h>求职意向</div><p>期望薪资：1-1.5万/月　地点：无锡　职能：销售经理　到岗时间：1个月内</p>
<div class=h>工作经验</div>
<table class=e><tr><td>2023/5-至今</td><td>无锡雅迪科技集团有限公司 [1年10个月]</td></tr><tr><td></td><td>汽车/摩托车 | 民营公司 | 5000-10000人</td></tr><tr><td>销售部</td><td>区域销售经理</td></tr><tr><td>工作描述：</td><td>管理苏北37家经销商，2024年回款6200万。</td></tr>
<tr><td>2021/7-2023/4</td><td>江苏苏宁易购电子商务有限公司 [1年9个月]</td></tr><tr><td></td><td>批发/零售 | 上市公司 | 10000人以上</td></tr><tr><td>家电事业部</td><td>渠道销售代表</td></tr><tr><td>工作描述：</td><td>拜访县镇加盟店，月均签约3家。</td></tr></table>
<div class=h>教育经历</div><table class=e><tr><td>2017/9-2021/6</td><td>江南大学</td></tr><tr><td></td><td>本科 | 市场营销</td></tr></table>
<div class=h>在校情况</div><table class=e><tr><td>校内荣誉</td><td>2019/11　校三等奖学金</td></tr></table>
<div class=h>技能特长</div><p>普通话：熟练　英语：一般　C1驾照</p>`,
  truth('狄娟', '13961790448', 'dijuan0412@163.com', {
    educations: [school('江南大学', 'bachelor', '市场营销', '2017-09', '2021-06')],
    employers: [
      job('无锡雅迪科技集团有限公司', '区域销售经理', '2023-05', 'present'),
      job('江苏苏宁易购电子商务有限公司', '渠道销售代表', '2021-07', '2023-04'),
    ],
    awards: 1,
  }),
  {
    css: '.b{color:#999;font-size:11px}.n{font-size:22px;margin:4px 0}.h{background:#f60;color:#fff;padding:2px 8px;margin:8px 0 3px}p{margin:2px 0}.e td{padding:2px 10px 2px 0;vertical-align:top}.e td:first-child{width:110px}',
  },
);

// 智联招聘: teaching.
page(
  'zhilian_jiaoshi.pdf',
  `<div class=top><img width=60 height=60 style="background:#ddd"><div><b class=n>戚婉婷</b><p>女　　1年工作经验　　1999年11月　　硕士</p><p>现居住地：合肥 蜀山区 | 户口：安徽 六安 | 群众</p><p>18955103367 （手机）　　E-mail: qwt_teacher@163.com</p></div></div>
<h5>求职意向</h5><table><tr><td>期望工作性质：</td><td>全职</td></tr><tr><td>期望从事职业：</td><td>高中教师、初中教师</td></tr><tr><td>期望月薪：</td><td>8001-10000元/月</td></tr></table>
<h5>自我评价</h5><p>热爱讲台，2022年起做家教累计200小时。</p>
<h5>工作经历</h5><p><b>2024.08 - 至今　合肥市第七中学　|　高中语文教师</b>　（10个月）</p><p class=g>教育/培训/院校 | 企业性质：事业单位 | 规模：100-499人</p><p>工作描述：任教高一两个班，兼班主任</p>
<h5>实习经历</h5><p><b>2023.09 - 2023.12　合肥一六八中学　|　实习教师</b></p><p>工作描述：听课68节，上课12节</p>
<h5>项目经验</h5><p><b>2022.12 - 2023.10　整本书阅读《乡土中国》任务群设计</b></p><p>责任描述：设计八课时，两轮试教</p>
<h5>教育经历</h5><p>2021.09 - 2024.06　安徽师范大学　|　学科教学（语文）　|　硕士</p><p>2017.09 - 2021.06　阜阳师范大学　|　汉语言文学　|　本科</p>
<h5>培训经历</h5><p>2024.07 - 2024.08　合肥市教育科学研究院　新教师岗前培训</p>
<h5>证书</h5><p>2021.01　高级中学教师资格证（语文）</p><p>2019.12　普通话二级甲等</p>
<h5>在校荣誉</h5><p>2023.11　研究生二等奖学金</p><p>2023.10　师范生教学技能大赛省二等奖</p>`,
  truth('戚婉婷', '18955103367', 'qwt_teacher@163.com', {
    educations: [
      school('安徽师范大学', 'master', ['学科教学（语文）', '学科教学'], '2021-09', '2024-06'),
      school('阜阳师范大学', 'bachelor', '汉语言文学', '2017-09', '2021-06'),
    ],
    employers: [
      job('合肥市第七中学', '高中语文教师', '2024-08', 'present'),
      job('合肥一六八中学', '实习教师', '2023-09', '2023-12'),
    ],
    projects: [project('整本书阅读《乡土中国》任务群设计', '2022-12', '2023-10')],
    awards: 2,
  }),
  {
    css: '.top{display:flex;gap:12px}.n{font-size:22px}h5{font-size:14px;color:#1787fb;border-bottom:1px dashed #ccc;margin:10px 0 3px}p{margin:2px 0}.g{color:#888}',
  },
);

// BOSS直聘: design, dates at the right in grey, tags below.
page(
  'boss_sheji.pdf',
  `<div class=r><b class=n>乐正糖</b><span>在校-考虑机会</span></div><p>女 · 23岁 · 26年应届生 · 本科</p><p>📱 15606518793　📧 yuezhengtang.d@qq.com</p><p>期望城市：杭州　期望职位：视觉设计师</p>
<div class=h>个人优势</div><p>1.熟练Figma/C4D/Blender；2.能独立做一场小型品牌；3.小红书插画号粉丝1.2w</p>
<div class=h>实习经历</div>
<div class=r><span><b>网易（杭州）网络有限公司</b>　UI设计实习生</span><i>2025.03-2025.08</i></div><p class=t>游戏UI · 图标 · 动效</p><p>内容：<br>1.《蛋仔派对》节日活动界面12套<br>2.整理图标规范</p><p>业绩：活动页点击率提升8%</p>
<div class=r><span><b>杭州古良吉吉文化创意有限公司</b>　平面设计</span><i>2024.07-2024.09</i></div><p>内容：<br>箱包吊牌、快闪店物料</p>
<div class=h>项目经历</div><div class=r><span><b>“潮起”亚运周边字体设计</b>　主创</span><i>2023.03-2023.09</i></div><p>6763字，与同学三人</p>
<div class=r><span><b>山墙——安吉乡村图书馆导视</b>　设计</span><i>2024.10-2025.01</i></div>
<div class=h>教育经历</div><div class=r><span><b>中国美术学院</b>　视觉传达设计　本科</span><i>2022-2026</i></div><p>在校经历：学院学生会宣传部副部长；2023 校综合二等奖学金；2024 靳埭强设计奖 入围</p>`,
  truth('乐正糖', '15606518793', 'yuezhengtang.d@qq.com', {
    educations: [school('中国美术学院', 'bachelor', '视觉传达设计', '2022', '2026')],
    employers: [
      job('网易（杭州）网络有限公司', 'UI设计实习生', '2025-03', '2025-08'),
      job('杭州古良吉吉文化创意有限公司', '平面设计', '2024-07', '2024-09'),
    ],
    projects: [
      project('“潮起”亚运周边字体设计', '2023-03', '2023-09'),
      project('山墙——安吉乡村图书馆导视', '2024-10', '2025-01'),
    ],
    awards: 2,
  }),
  {
    css: '.r{display:flex;justify-content:space-between}.n{font-size:24px}.h{font-size:16px;font-weight:bold;color:#00a6a7;margin:12px 0 4px}p{margin:2px 0}i{color:#999;font-style:normal}.t{color:#888;font-size:11px}',
  },
);

// 猎聘: accounting, labels under each employer.
page(
  'liepin_kuaiji.pdf',
  `<p class=q>猎聘 · 简历　　　ID 66120934</p><p class=n>贡雪梅</p><table class=p><tr><td>性别：女</td><td>年龄：31岁</td></tr><tr><td>手机：13787015529</td><td>邮箱：gongxuemei_cpa@126.com</td></tr><tr><td>教育程度：硕士</td><td>工作年限：7年</td></tr><tr><td>所在地：长沙</td><td>目前状态：在职，看看新机会</td></tr></table>
<h4>目前职业概况</h4><p>所在行业：制造业　公司名称：三一重工股份有限公司　职位名称：成本会计主管</p>
<h4>工作经历</h4>
<p><b>2020.04 – 至今　三一重工股份有限公司</b></p><table class=p><tr><td>成本会计主管</td><td>2022.01 – 至今</td></tr></table><p>所在部门：财务部　　汇报对象：财务总监　　下属人数：4人</p><p>职责业绩：标准成本核算，年降本1800万</p>
<p><b>2018.07 – 2020.03　大华会计师事务所（特殊普通合伙）湖南分所</b></p><table class=p><tr><td>审计员</td><td>2018.07 – 2020.03</td></tr></table><p>所在部门：审计三部</p><p>职责业绩：IPO项目2个</p>
<h4>教育经历</h4><p><b>湖南大学</b>　2015.09 – 2018.06</p><p>专业：会计学　　学历：硕士　　是否统招：是</p><p><b>湘潭大学</b>　2011.09 – 2015.06</p><p>专业：财务管理　　学历：本科　　是否统招：是</p>
<h4>附加信息</h4><p>注册会计师（2019年），中级会计师；先进工作者（2023年度）</p>`,
  truth('贡雪梅', '13787015529', 'gongxuemei_cpa@126.com', {
    educations: [
      school('湖南大学', 'master', '会计学', '2015-09', '2018-06'),
      school('湘潭大学', 'bachelor', '财务管理', '2011-09', '2015-06'),
    ],
    employers: [
      job('三一重工股份有限公司', '成本会计主管', '2020-04', 'present'),
      job('大华会计师事务所（特殊普通合伙）湖南分所', '审计员', '2018-07', '2020-03'),
    ],
    awards: 1,
  }),
  {
    css: '.q{color:#aaa;font-size:11px}.n{font-size:24px;margin:0}.p{width:100%}h4{font-size:14px;background:#f5f5f5;padding:3px;margin:10px 0 4px}p{margin:2px 0}',
  },
);

// Form of WPS: tables inside the cells of a table.
page(
  'biaoge_jianzhu.pdf',
  `<h3 style="text-align:center;margin:4px">求 职 人 员 基 本 情 况 表</h3><table><tr><td>姓 名</td><td>鲜于波</td><td>性 别</td><td>男</td><td>民 族</td><td>朝鲜族</td></tr><tr><td>电 话</td><td>13944107752</td><td>邮 箱</td><td colspan=3>xianyubo1998@126.com</td></tr><tr><td>最高学历</td><td>大专</td><td>健康</td><td>良好</td><td>驾照</td><td>C1</td></tr>
<tr><td>教育情况</td><td colspan=5 class=in><table><tr><td>学校</td><td>专业</td><td>层次</td><td>起止</td></tr><tr><td>吉林交通职业技术学院</td><td>道路与桥梁工程技术</td><td>大专</td><td>2016.9-2019.6</td></tr><tr><td>延吉市职业高级中学</td><td>建筑工程施工</td><td>中专</td><td>2013.9-2016.6</td></tr></table></td></tr>
<tr><td>从业情况</td><td colspan=5 class=in><table><tr><td>单位</td><td>岗位</td><td>起止</td><td>离职原因</td></tr><tr><td>中铁一局集团第五工程有限公司</td><td>试验员</td><td>2019.7-2022.3</td><td>离家远</td></tr><tr><td>延边公路建设有限责任公司</td><td>资料员</td><td>2022.5-至今</td><td>—</td></tr></table></td></tr>
<tr><td>参建工程</td><td colspan=5 class=in><table><tr><td>工程名称</td><td>本人工作</td><td>起止</td></tr><tr><td>珲乌高速延吉东连接线改造工程</td><td>资料、计量</td><td>2022.6-2024.10</td></tr></table></td></tr>
<tr><td>所获奖励</td><td colspan=5>2021年度项目部先进个人；2023年度公司优秀员工</td></tr><tr><td>紧急联系人</td><td>鲜于光</td><td>关系</td><td>父子</td><td>电话</td><td>13844320019</td></tr></table>`,
  truth('鲜于波', '13944107752', 'xianyubo1998@126.com', {
    educations: [
      school('吉林交通职业技术学院', 'associate', '道路与桥梁工程技术', '2016-09', '2019-06'),
      school('延吉市职业高级中学', 'high_school', '建筑工程施工', '2013-09', '2016-06'),
    ],
    employers: [
      job('中铁一局集团第五工程有限公司', '试验员', '2019-07', '2022-03'),
      job('延边公路建设有限责任公司', '资料员', '2022-05', 'present'),
    ],
    projects: [project('珲乌高速延吉东连接线改造工程', '2022-06', '2024-10')],
    awards: 2,
  }),
  { css: `${grid}.in{padding:0}.in table td{border-width:0 1px 1px 0}` },
);

// Civil service form: resume as one cell of lines with dates, school and job mixed.
page(
  'biaoge_jianli.pdf',
  `<h3 style="text-align:center;margin:4px">报 名 登 记 表</h3><table><tr><td>姓名</td><td>查理想</td><td>出生年月</td><td>1997.08</td><td rowspan=3>（一寸照片）</td></tr><tr><td>籍贯</td><td>江西婺源</td><td>政治面貌</td><td>中共党员</td></tr><tr><td>手机</td><td>18779306125</td><td>电子信箱</td><td>chalixiang97@163.com</td></tr>
<tr><td rowspan=2>学 历<br>学 位</td><td>全日制教育</td><td>本科<br>管理学学士</td><td>毕业院校系及专业</td><td>江西财经大学<br>公共事业管理</td></tr><tr><td>在职教育</td><td>硕士</td><td>毕业院校系及专业</td><td>南昌大学<br>公共管理</td></tr>
<tr><td>简<br><br>历</td><td colspan=4>2012.09—2015.06　婺源县天佑中学学习<br>2015.09—2019.07　江西财经大学公共事业管理专业学习<br>2019.08—2021.07　江西省婺源县江湾镇人民政府　大学生村官<br>2021.08—2024.06　婺源县文化广电新闻出版旅游局　科员<br>（其间：2021.09—2024.06　南昌大学公共管理专业硕士研究生学习）<br>2024.07—　　　　上饶市文化旅游发展集团有限公司　行政主管</td></tr>
<tr><td>奖惩<br>情况</td><td colspan=4>2020年　县优秀大学生村官<br>2022年　年度考核优秀</td></tr><tr><td>家庭<br>成员</td><td>父亲</td><td>查德福</td><td colspan=2>婺源县紫阳镇　务农　13879301123</td></tr></table>`,
  truth('查理想', '18779306125', 'chalixiang97@163.com', {
    educations: [
      school('婺源县天佑中学', 'high_school', null, '2012-09', '2015-06'),
      school('江西财经大学', 'bachelor', '公共事业管理', '2015-09', '2019-07'),
      school('南昌大学', 'master', '公共管理', '2021-09', '2024-06'),
    ],
    employers: [
      job(['江西省婺源县江湾镇人民政府', '婺源县江湾镇人民政府'], '大学生村官', '2019-08', '2021-07'),
      job('婺源县文化广电新闻出版旅游局', '科员', '2021-08', '2024-06'),
      job('上饶市文化旅游发展集团有限公司', '行政主管', '2024-07', 'present'),
    ],
    awards: 2,
  }),
  { css: grid },
);

// A PhD in English: numbered lists, thesis, teaching, positions with the place in the line.
page(
  'phd_materials.pdf',
  `<h1>Shen Yilan (Elena)</h1><p>School of Materials, Southeast University, Nanjing 211189 · elena.shen@seu.edu.cn · (+86) 177 6170 8825 · ORCID 0000-0002-1000-2000</p>
<h2>Academic Background</h2><p><b>Ph.D. Candidate, Materials Science and Engineering</b> | Southeast University, Nanjing | Sep 2021 – Jun 2026 (expected)<br>Thesis: Interfacial transport in garnet electrolytes. Supervisor: Prof. Sun Zhengming</p><p><b>M.Eng., Materials Engineering</b> | Nanjing Tech University | Sep 2018 – Jun 2021</p><p><b>B.Eng., Polymer Materials and Engineering</b> | Changzhou University | Sep 2014 – Jun 2018</p>
<h2>Appointments</h2><p><b>Visiting Researcher</b> | Forschungszentrum Jülich, Germany | Oct 2023 – Sep 2024</p><p><b>R&D Intern</b> | Contemporary Amperex Technology Co., Ltd., Ningde | Jul 2022 – Dec 2022</p>
<h2>Funded Research</h2><p><b>Low-pressure cycling of solid-state pouch cells</b> (NSFC 52300000, participant) | Jan 2023 – Dec 2025</p>
<h2>Selected Publications</h2><ol><li><b>Y. Shen</b>, Z. Sun, “Grain boundary engineering of LLZO,” <i>Adv. Energy Mater.</i> 14 (2024) 2303000.</li><li><b>Y. Shen</b> et al., “Cold sintering,” <i>J. Eur. Ceram. Soc.</i> 43 (2023) 100.</li></ol>
<h2>Teaching Assistance</h2><p>Fundamentals of Materials Science (Spring 2022); Physical Chemistry (Fall 2022)</p>
<h2>Distinctions</h2><ul><li>National Scholarship for Doctoral Students, 2023</li><li>CSC Joint Training Fellowship, 2023</li><li>Best Poster, Int. Conf. on Solid State Ionics, 2024</li></ul>`,
  truth(['Shen Yilan (Elena)', 'Shen Yilan', 'Elena Shen'], '17761708825', 'elena.shen@seu.edu.cn', {
    educations: [
      school(
        ['Southeast University', '东南大学'],
        'doctor',
        ['Materials Science and Engineering', '材料科学与工程'],
        '2021-09',
        '2026-06',
      ),
      school(
        ['Nanjing Tech University', '南京工业大学'],
        'master',
        ['Materials Engineering', '材料工程'],
        '2018-09',
        '2021-06',
      ),
      school(
        ['Changzhou University', '常州大学'],
        'bachelor',
        ['Polymer Materials and Engineering', '高分子材料与工程'],
        '2014-09',
        '2018-06',
      ),
    ],
    employers: [
      job(
        ['Forschungszentrum Jülich', 'Forschungszentrum Jülich, Germany'],
        'Visiting Researcher',
        '2023-10',
        '2024-09',
      ),
      job(
        ['Contemporary Amperex Technology Co., Ltd.', 'Contemporary Amperex Technology Co., Ltd., Ningde'],
        'R&D Intern',
        '2022-07',
        '2022-12',
      ),
    ],
    projects: [
      project(
        [
          'Low-pressure cycling of solid-state pouch cells',
          'Low-pressure cycling of solid-state pouch cells (NSFC 52300000, participant)',
        ],
        '2023-01',
        '2025-12',
      ),
    ],
    awards: 3,
  }),
  {
    language: 'en',
    css: 'body{font-family:"DejaVu Serif"}h1{font-size:20px;margin:0}h2{font-size:14px;font-variant:small-caps;border-bottom:1px solid;margin:10px 0 3px}p{margin:3px 0}',
  },
);

// English of China, functional CV of someone who moves from teaching to trade.
page(
  'trade_en.pdf',
  `<div class=n>RUBY ZHUGE</div><div>Foreign Trade Specialist</div><div>Mobile: 86-13587629914 | E-mail: ruby.zhuge@hotmail.com | Yiwu, Zhejiang</div>
<h3>What I Bring</h3><ul><li>Alibaba International Station operation, 3 years</li><li>CET-6, BEC Higher; basic Spanish</li></ul>
<h3>Where I Have Worked</h3><p>Zhejiang Shuangchi Plastics Co., Ltd.<br>Foreign Trade Salesperson<br>03/2022 – Present</p><ul><li>Follow 40 customers in Chile and Peru, USD 2.1 million in 2024.</li></ul><p>Yiwu Haoyue Jewelry Firm<br>Merchandiser<br>07/2020 – 02/2022</p><p>New Oriental Education, Jinhua School<br>English Teacher (part-time)<br>09/2018 – 06/2020</p>
<h3>What I Studied</h3><p>Zhejiang Normal University<br>Bachelor of Arts in English<br>09/2016 – 06/2020</p>
<h3>Nice Words From Others</h3><p>Top Seller of the Year 2023<br>Outstanding Graduate 2020</p>`,
  truth(['RUBY ZHUGE'], '13587629914', 'ruby.zhuge@hotmail.com', {
    educations: [
      school(['Zhejiang Normal University', '浙江师范大学'], 'bachelor', ['English', '英语'], '2016-09', '2020-06'),
    ],
    employers: [
      job('Zhejiang Shuangchi Plastics Co., Ltd.', 'Foreign Trade Salesperson', '2022-03', 'present'),
      job('Yiwu Haoyue Jewelry Firm', 'Merchandiser', '2020-07', '2022-02'),
      job(
        ['New Oriental Education, Jinhua School', 'New Oriental Education'],
        ['English Teacher (part-time)', 'English Teacher'],
        '2018-09',
        '2020-06',
      ),
    ],
    awards: 2,
  }),
  {
    language: 'en',
    css: '.n{font-size:26px;letter-spacing:3px}h3{font-size:14px;color:#067;margin:12px 0 4px}p{margin:6px 0}ul{margin:2px 0}',
  },
);

// Translation: each line in both languages, dates in the left column.
page(
  'fanyi_shuangyu.pdf',
  `<h1>谯思语 Qiao Siyu</h1><p>Cell 手机 | 13308234471　Mail 邮箱 | siyu.qiao.interp@outlook.com</p>
<h2>Education 教育</h2><table><tr><td>2023.09–2025.06</td><td>四川外国语大学 Sichuan International Studies University<br>英语口译（MTI） English Interpreting, 硕士 Master</td></tr><tr><td>2019.09–2023.06</td><td>西华师范大学 China West Normal University<br>翻译 Translation, 学士 Bachelor</td></tr></table>
<h2>Internship 实践</h2><table><tr><td>2024.07–2024.12</td><td>重庆国际传播中心 Chongqing International Communication Center<br>实习编译 Editing Intern</td></tr><tr><td>2023.12–2024.01</td><td>中国（西部）电子信息博览会 CWEIE<br>展台口译员 Booth Interpreter</td></tr></table>
<h2>Projects 项目</h2><table><tr><td>2024.03–2024.06</td><td>大足石刻解说词英译 Translation of the Dazu Carvings Guide</td></tr></table>
<h2>Awards 奖项</h2><table><tr><td>2024</td><td>“永旺杯”口译大赛二等奖 Second Prize, AEON Cup</td></tr><tr><td>2022</td><td>全国大学生英语竞赛三等奖 Third Prize, NECCS</td></tr></table>
<h2>Certificates 证书</h2><p>CATTI 二级口译 Level 2 Interpreter; TEM-8</p>`,
  truth(['谯思语', '谯思语 Qiao Siyu', 'Qiao Siyu'], '13308234471', 'siyu.qiao.interp@outlook.com', {
    educations: [
      school('四川外国语大学', 'master', ['英语口译（MTI）', '英语口译'], '2023-09', '2025-06'),
      school('西华师范大学', 'bachelor', '翻译', '2019-09', '2023-06'),
    ],
    employers: [
      job(
        ['重庆国际传播中心', '重庆国际传播中心 Chongqing International Communication Center'],
        ['实习编译', '实习编译 Editing Intern'],
        '2024-07',
        '2024-12',
      ),
      job(
        ['中国（西部）电子信息博览会', '中国（西部）电子信息博览会 CWEIE'],
        ['展台口译员', '展台口译员 Booth Interpreter'],
        '2023-12',
        '2024-01',
      ),
    ],
    projects: [
      project(
        ['大足石刻解说词英译', '大足石刻解说词英译 Translation of the Dazu Carvings Guide'],
        '2024-03',
        '2024-06',
      ),
    ],
    awards: 2,
  }),
  {
    language: 'both',
    css: 'h1{font-size:22px;margin:0}h2{font-size:14px;color:#345;margin:10px 0 2px}td{vertical-align:top;padding:2px 14px 4px 0}p{margin:2px 0}',
  },
);

// Logistics, English of Hong Kong: dates on the left, "F.7", points without bullets.
page(
  'logistics_hk_en.pdf',
  `<h1>CURRICULUM VITAE</h1><table><tr><td>Name:</td><td>CHEUK Ho Nam, Marcus</td></tr><tr><td>Contact No.:</td><td>(852) 5408 7713</td></tr><tr><td>E-mail:</td><td>marcus.cheuk@yahoo.com.hk</td></tr><tr><td>Address:</td><td>Rm 1204, Tin Yiu Estate, Tin Shui Wai</td></tr></table>
<h2>EDUCATION</h2><table><tr><td>2020 – 2024</td><td>The Hong Kong Polytechnic University<br>BBA (Hons) in International Shipping and Transport Logistics</td></tr><tr><td>2018 – 2020</td><td>Hong Kong Institute of Vocational Education (Tsing Yi)<br>Higher Diploma in Aviation and Passenger Services Management</td></tr></table>
<h2>EMPLOYMENT RECORD</h2><table><tr><td>7/2024 – Present</td><td>Kerry Logistics Network Limited<br>Shipping Officer</td></tr><tr><td></td><td>Handle sea export documents, B/L and letters of credit</td></tr><tr><td>6/2023 – 8/2023</td><td>Cathay Cargo Terminal<br>Summer Intern</td></tr></table>
<h2>AWARDS</h2><p>2022 HKSAR Government Scholarship</p><p>2023 Seatrans Prize in Logistics</p><h2>AVAILABILITY</h2><p>One month's notice. Expected salary HK$21,000</p>`,
  truth(
    ['CHEUK Ho Nam, Marcus', 'CHEUK Ho Nam', 'CHEUK Ho Nam Marcus'],
    ['+85254087713', '54087713'],
    'marcus.cheuk@yahoo.com.hk',
    {
      educations: [
        school(
          ['The Hong Kong Polytechnic University', '香港理工大学'],
          'bachelor',
          'International Shipping and Transport Logistics',
          '2020',
          '2024',
        ),
        school(
          ['Hong Kong Institute of Vocational Education (Tsing Yi)', 'Hong Kong Institute of Vocational Education'],
          'associate',
          'Aviation and Passenger Services Management',
          '2018',
          '2020',
        ),
      ],
      employers: [
        job('Kerry Logistics Network Limited', 'Shipping Officer', '2024-07', 'present'),
        job('Cathay Cargo Terminal', 'Summer Intern', '2023-06', '2023-08'),
      ],
      awards: 2,
    },
  ),
  {
    language: 'en',
    css: 'body{font-family:"DejaVu Serif"}h1{font-size:18px;text-align:center;text-decoration:underline}h2{font-size:13px;text-decoration:underline;margin:10px 0 2px}td{vertical-align:top;padding:2px 18px 2px 0}p{margin:2px 0}',
  },
);
