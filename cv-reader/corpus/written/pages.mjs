import { job, project, school, truth } from './cv.mjs';

/** CVs as pages that a browser prints, or takes a picture of: file, HTML, what it says, and how it is drawn. */
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

page(
  'nurse.pdf',
  `<h1>孟晓棠</h1><p>女 ｜ 2003年11月生 ｜ 现居住于绵阳 ｜ 党员</p><p>手机：139 8110 2765　邮箱：mengxt_2003@163.com</p>
<h3>求职意向</h3><p>护士 / 绵阳、成都 / 5000-7000元/月 / 随时到岗</p>
<h3>教育背景</h3><p>2022/09 - 2025/06　川北医学院附属医院护理学校　护理　大专</p><p>主修课程：基础护理学、内科护理学、外科护理学、急救护理学、儿科护理学</p>
<h3>临床实习</h3><p><b>绵阳市第三人民医院</b>　实习护士　2024/07 - 2025/04</p><ul><li>先后在心内科、普外科、急诊科、儿科轮转，共计 40 周</li><li>独立完成静脉输液、导尿、吸痰等操作 600 余次，无差错</li></ul>
<p><b>三台县中医院</b>　见习生　2023/07 - 2023/08</p><ul><li>协助测量生命体征，书写护理记录单</li></ul>
<h3>证书及荣誉</h3><ul><li>护士执业资格考试（2025.05 通过）</li><li>2023-2024 学年校级二等奖学金</li><li>BLS 急救员证</li></ul><h3>自我评价</h3><p>性格开朗，责任心强，能适应夜班。</p>`,
  truth('孟晓棠', '13981102765', 'mengxt_2003@163.com', {
    educations: [school('川北医学院附属医院护理学校', 'associate', '护理', '2022-09', '2025-06')],
    employers: [
      job('绵阳市第三人民医院', '实习护士', '2024-07', '2025-04'),
      job('三台县中医院', '见习生', '2023-07', '2023-08'),
    ],
    awards: 1,
  }),
);
page(
  'cost.pdf',
  `<style>table{width:100%;border-collapse:collapse}td{border:1px solid #777;padding:5px 8px;vertical-align:top}.l{width:74px;background:#eef;text-align:center;font-weight:bold}</style>
<h2 style="text-align:center;letter-spacing:10px">个人简历</h2>
<table><tr><td class=l>姓　　名</td><td>欧阳柏涵</td><td class=l>性　　别</td><td>男</td><td rowspan=4 style="width:90px;text-align:center">照片</td></tr>
<tr><td class=l>出生年月</td><td>2002.03</td><td class=l>籍　　贯</td><td>湖南浏阳</td></tr>
<tr><td class=l>毕业院校</td><td>长沙理工大学城南学院</td><td class=l>专　　业</td><td>工程造价</td></tr>
<tr><td class=l>学　　历</td><td>本科</td><td class=l>联系电话</td><td>17774586120</td></tr>
<tr><td class=l>电子邮箱</td><td colspan=4>ouyangbh@qq.com</td></tr>
<tr><td class=l>学习<br>经历</td><td colspan=4>2020年9月—2024年6月　长沙理工大学城南学院　工程造价（本科）<br>2017年9月—2020年6月　浏阳市第一中学</td></tr>
<tr><td class=l>实习<br>情况</td><td colspan=4>2023年7月—2023年12月　湖南建工集团有限公司第三工程公司　造价实习生<br>1. 参与长沙梅溪湖二期地下室土建算量，用广联达 GTJ2021 建模；<br>2. 核对钢筋下料单，找出 13 处偏差。<br><br>2022年7月—2022年8月　浏阳市永安镇政府　暑期实践</td></tr>
<tr><td class=l>课程<br>设计</td><td colspan=4>某六层框架办公楼工程量清单编制（2023.03—2023.05）：独立编制，总造价 1,280 万元。</td></tr>
<tr><td class=l>获奖<br>情况</td><td colspan=4>全国高校 BIM 毕业设计创新大赛三等奖；校一等奖学金两次</td></tr>
<tr><td class=l>技　　能</td><td colspan=4>广联达、CAD、Revit；CET-4</td></tr></table>`,
  truth('欧阳柏涵', '17774586120', 'ouyangbh@qq.com', {
    educations: [
      school('长沙理工大学城南学院', 'bachelor', '工程造价', '2020-09', '2024-06'),
      school('浏阳市第一中学', null, null, '2017-09', '2020-06'),
    ],
    employers: [
      job(['湖南建工集团有限公司第三工程公司', '湖南建工集团有限公司'], '造价实习生', '2023-07', '2023-12'),
      job('浏阳市永安镇政府', '暑期实践', '2022-07', '2022-08'),
    ],
    projects: [project('某六层框架办公楼工程量清单编制', '2023-03', '2023-05')],
    awards: 2,
  }),
);
page(
  'chef.pdf',
  `<div class=side><div class=pic></div><h4>联系我</h4><p>☎ 186-2257-9031</p><p>✉ chef.liangyu@outlook.com</p><p>⌂ 天津市河西区</p><h4>手艺</h4><p>鲁菜、津菜热菜<br>面点<br>冷拼雕刻<br>成本核算</p><h4>证书</h4><p>中式烹调师（四级）<br>健康证</p><h4>语言</h4><p>普通话、英语（日常）</p></div>
<div class=main><div class=name>梁 煜</div><div class=job>应聘岗位：中餐厨师 · 管培生</div>
<h4>从厨经历</h4><div class=e><b>天津利顺德大饭店 · 中餐厨房</b><span>2024.03 至今</span></div><p>职务：三厨。负责宴会热菜打荷与配份，日均出品 180 份，报损率由 4.1% 降到 2.6%。</p>
<div class=e><b>狗不理大酒店</b><span>2023.06–2024.02</span></div><p>职务：厨房学徒。跟师学习面点与凉菜。</p>
<h4>求学之路</h4><div class=e><b>天津市经济贸易学校　烹调工艺与营养（高职）</b><span>2021.09–2024.06</span></div><p>专业排名 3/45；校技能节冷拼组金奖（2022）</p>
<h4>作品</h4><p>《津沽八大碗》改良宴席菜单（2023.10）— 毕业创作，菜单被学校实训餐厅采用。</p>
<h4>自述</h4><p>手脚麻利，肯吃苦，愿意从最基础的岗位做起。</p></div>`,
  truth('梁煜', '18622579031', 'chef.liangyu@outlook.com', {
    educations: [school('天津市经济贸易学校', 'associate', '烹调工艺与营养', '2021-09', '2024-06')],
    employers: [
      job('天津利顺德大饭店', '三厨', '2024-03', 'present'),
      job('狗不理大酒店', '厨房学徒', '2023-06', '2024-02'),
    ],
    projects: [project('《津沽八大碗》改良宴席菜单', '2023-10', '2023-10')],
    awards: 1,
  }),
  {
    css: `body{display:flex}.side{width:190px;background:#2c3e50;color:#fff;padding:14px;min-height:1000px}.main{flex:1;padding:14px 18px}.name{font-size:30px}.e{display:flex;justify-content:space-between}h4{margin:14px 0 4px;border-bottom:1px solid #999}p{margin:2px 0}.pic{width:80px;height:80px;border-radius:50%;background:#ccc;margin:auto}`,
  },
);
page(
  'law.pdf',
  `<div style="text-align:center"><div style="font-size:24px;font-weight:bold">司徒静姝</div><div>(+86) 158-0133-7742 | situjs@ruc.edu.cn | 北京市海淀区</div></div>
<h3>教育经历</h3><table width=100%><tr><td><b>中国人民大学</b>，法学院</td><td align=right>2023.09 – 2026.06（预计）</td></tr><tr><td>法律硕士（法学）　GPA 3.71/4.0　推荐免试</td><td align=right>北京</td></tr>
<tr><td><b>西南政法大学</b>，经济法学院</td><td align=right>2019.09 – 2023.06</td></tr><tr><td>法学学士　专业前 5%</td><td align=right>重庆</td></tr>
<tr><td><b>香港城市大学</b>　交换</td><td align=right>2022.01 – 2022.05</td></tr></table>
<h3>实习经历</h3><table width=100%><tr><td><b>金杜律师事务所</b>，争议解决部</td><td align=right>2024.12 – 2025.03</td></tr><tr><td>实习律师助理</td><td align=right>北京</td></tr></table><ul><li>起草一起标的额 2.3 亿元股权转让纠纷的证据目录与代理意见</li><li>检索类案 70 余件，形成检索报告四份</li></ul>
<table width=100%><tr><td><b>北京市朝阳区人民法院</b>，民一庭</td><td align=right>2024.06 – 2024.09</td></tr><tr><td>法官助理（实习）</td><td align=right>北京</td></tr></table><ul><li>整理卷宗 60 余册，草拟裁判文书 15 份</li></ul>
<table width=100%><tr><td><b>字节跳动</b>，法务部合规组</td><td align=right>2023.10 – 2024.02</td></tr><tr><td>法务实习生</td><td align=right>北京</td></tr></table><ul><li>审核合同 200 余份</li></ul>
<h3>科研与竞赛</h3><ul><li>《数据可携权的实现路径》，第一作者，载《网络信息法学研究》2024 年第 1 期</li><li>第二十届“理律杯”全国高校模拟法庭竞赛，二等奖，2022.11</li></ul>
<h3>其他</h3><p>法律职业资格证（A 证，2023）；CET-6 621；雅思 7.5</p>`,
  truth('司徒静姝', '15801337742', 'situjs@ruc.edu.cn', {
    educations: [
      school('中国人民大学', 'master', ['法律（法学）', '法律硕士（法学）', '法律', '法学'], '2023-09', '2026-06'),
      school('西南政法大学', 'bachelor', '法学', '2019-09', '2023-06'),
      school('香港城市大学', null, null, '2022-01', '2022-05'),
    ],
    employers: [
      job('金杜律师事务所', '实习律师助理', '2024-12', '2025-03'),
      job('北京市朝阳区人民法院', ['法官助理（实习）', '法官助理'], '2024-06', '2024-09'),
      job('字节跳动', '法务实习生', '2023-10', '2024-02'),
    ],
    awards: 1,
  }),
);
page(
  'live.pdf',
  `<div class=t><span class=n>鲍宇航</span><span>男 · 22岁 · 2025年应届生 · 本科</span></div><div>电话 13757184426　微信同号　邮箱 byh0517@foxmail.com　期望城市 杭州</div>
<div class=h>期望职位</div><p>直播运营 | 8-10K | 杭州</p>
<div class=h>工作/实习经历</div>
<div class=r><b>杭州遥望网络科技有限公司</b><i>2024.07 - 2024.12</i></div><div>直播运营实习生　|　女装事业部</div><p>内容：1、负责 3 个抖音账号的排品、脚本与场控；2、复盘数据，GMV 由单场 12 万提升到 31 万。</p><p>业绩：双 11 期间单场最高 86 万。</p>
<div class=r><b>浙江传媒学院校园电商中心</b><i>2023.03 - 2024.01</i></div><div>运营负责人</div><p>内容：带 8 人团队为农户直播卖杨梅，3 天售出 2,400 箱。</p>
<div class=h>项目经历</div>
<div class=r><b>“仙居杨梅”助农直播</b><i>2023.06 - 2023.07</i></div><div>总策划</div><p>从选品到发货全流程。</p>
<div class=r><b>618 国货美妆专场</b><i>2024.06 - 2024.06</i></div><div>场控</div>
<div class=h>教育经历</div>
<div class=r><b>浙江传媒学院</b><i>2021-2025</i></div><div>本科　网络与新媒体</div>
<div class=h>资格证书</div><p>互联网营销师（三级）　大学英语四级　普通话一级乙等</p>`,
  truth('鲍宇航', '13757184426', 'byh0517@foxmail.com', {
    educations: [school('浙江传媒学院', 'bachelor', '网络与新媒体', '2021', '2025')],
    employers: [
      job('杭州遥望网络科技有限公司', '直播运营实习生', '2024-07', '2024-12'),
      job('浙江传媒学院校园电商中心', '运营负责人', '2023-03', '2024-01'),
    ],
    projects: [
      project(['“仙居杨梅”助农直播', '仙居杨梅助农直播'], '2023-06', '2023-07'),
      project('618 国货美妆专场', '2024-06', '2024-06'),
    ],
    awards: 0,
  }),
  {
    css: `.n{font-size:26px;margin-right:14px}.h{background:#00a6a7;color:#fff;padding:2px 8px;margin:12px 0 6px}.r{display:flex;justify-content:space-between}p{margin:2px 0 6px}`,
  },
);
page(
  'kinder.pdf',
  `<div style="background:#ffe9ef;padding:16px"><div style="font-size:28px;color:#d36">白若溪</div><div>学前教育 · 求职幼儿园教师</div><div>📱 15236679018 　📧 bairuoxi@126.com 　🎂 2003-05-12 　📍 郑州</div></div>
<div class=g><div><h3>我的学校</h3><p><b>郑州幼儿师范高等专科学校</b><br>学前教育 / 专科 / 2021年9月至2024年6月</p><h3>我会什么</h3><p>钢琴（中央音乐学院 6 级）<br>简笔画、手指操、绘本讲读<br>普通话二级甲等<br>幼儿教师资格证</p><h3>得过的奖</h3><p>· 2023 校“五项技能”大赛弹唱一等奖<br>· 2022 优秀团员</p></div>
<div><h3>带过的班</h3><p><b>郑州市金水区第三幼儿园</b>　小二班配班教师（实习）<br>2023年9月 ~ 2024年5月</p><p>设计并组织主题活动 18 次；每周更新观察记录；家长满意度 98%。</p><p><b>红黄蓝亲子园（正弘城店）</b>　助教<br>2023年2月 ~ 2023年6月</p><p>协助主教完成 0—3 岁亲子课程。</p><h3>志愿服务</h3><p>2022年7月　“三下乡”赴信阳新县支教，任音乐老师。</p><h3>说说自己</h3><p>爱笑，有耐心，家里三个弟弟妹妹。</p></div></div>`,
  truth('白若溪', '15236679018', 'bairuoxi@126.com', {
    educations: [school('郑州幼儿师范高等专科学校', 'associate', '学前教育', '2021-09', '2024-06')],
    employers: [
      job(
        '郑州市金水区第三幼儿园',
        ['小二班配班教师（实习）', '配班教师', '小二班配班教师', '配班教师（实习）'],
        '2023-09',
        '2024-05',
      ),
      job(['红黄蓝亲子园（正弘城店）', '红黄蓝亲子园'], '助教', '2023-02', '2023-06'),
    ],
    awards: 2,
  }),
  {
    css: `.g{display:grid;grid-template-columns:2fr 3fr;gap:22px;padding:10px 16px}h3{color:#d36;margin:12px 0 2px}p{margin:2px 0 8px}`,
  },
);
page(
  'phd.pdf',
  `<h2 style="margin:0">郝经纬 <small>Hao Jingwei</small></h2><p style="margin:0">博士研究生 · 材料物理与化学　|　haojw21@mails.tsinghua.edu.cn　|　18810536672　|　ORCID 0000-0002-1825-0097</p>
<h3>一、教育背景</h3><p>2021.09—2026.06　清华大学材料学院　材料科学与工程　工学博士（直博）　导师：林志远 教授</p><p>2017.09—2021.06　东北大学　材料物理　工学学士　排名 1/62</p>
<h3>二、科研项目</h3><p>1. 国家自然科学基金重点项目“高熵热电材料的界面调控”（2022.01—2025.12），主要参与人</p><p>2. 华为技术有限公司横向课题“射频器件散热基板”（2023.06—2024.06），项目骨干</p>
<h3>三、代表性论文</h3><p>[1] <b>Hao J.</b>, Lin Z. Entropy-driven phase stability in GeTe. <i>Acta Materialia</i> 2024, 265, 119601.</p><p>[2] Wang Q., <b>Hao J.</b>, et al. <i>Adv. Funct. Mater.</i> 2023.</p>
<h3>四、专利</h3><p>一种高导热复合基板及其制备方法，ZL202310123456.7</p>
<h3>五、实习与交流</h3><p>2024.07—2024.10　宁德时代新能源科技股份有限公司　研发实习生（固态电池组）</p><p>2023.10—2024.01　National University of Singapore　访问博士生</p>
<h3>六、所获奖励</h3><p>2024 国家奖学金（博士）；2023 清华大学综合一等奖学金；2021 辽宁省优秀毕业生</p>
<h3>七、技能</h3><p>XRD、SEM/TEM、SPS、VASP、Python</p>`,
  truth('郝经纬', '18810536672', 'haojw21@mails.tsinghua.edu.cn', {
    educations: [
      school('清华大学', 'doctor', '材料科学与工程', '2021-09', '2026-06'),
      school('东北大学', 'bachelor', '材料物理', '2017-09', '2021-06'),
    ],
    employers: [job('宁德时代新能源科技股份有限公司', '研发实习生', '2024-07', '2024-10')],
    projects: [
      project(['国家自然科学基金重点项目“高熵热电材料的界面调控”', '高熵热电材料的界面调控'], '2022-01', '2025-12'),
      project(['华为技术有限公司横向课题“射频器件散热基板”', '射频器件散热基板'], '2023-06', '2024-06'),
    ],
    awards: 3,
  }),
);
page(
  'coach.pdf',
  `<center><h1 style="margin:0">简　历</h1></center><p>姓名：阿依古丽·买买提　　性别：女　　民族：维吾尔族　　年龄：23</p><p>电话：+86 199 9927 3641　　邮件：aygul.m@sohu.com　　身高：172cm</p><p>毕业学校：新疆师范大学（体育学院）　　专业：体育教育　　学历：大学本科　　在校时间：2020.9-2024.7</p>
<p><b>【执教经历】</b></p><p>2024.8-现在　乌鲁木齐市第八十中学　体育代课教师</p><p>　带高一、高二共 9 个班；组建女排校队。</p><p>2022.7-2022.9、2023.7-2023.9　乌鲁木齐悦动青少年体育俱乐部　排球教练（暑期）</p><p>　教 8-14 岁学员 60 人，续班率 85%。</p>
<p><b>【竞赛成绩】</b></p><p>2023 年新疆大学生排球联赛 亚军（主攻、队长）</p><p>2022 年全区校园足球裁判员培训 优秀学员</p>
<p><b>【证件】</b></p><p>高中体育教师资格证；国家二级运动员（排球）；红十字救护员证</p>
<p><b>【关于我】</b></p><p>双语流利，能吃苦。</p>`,
  truth(['阿依古丽·买买提'], '19999273641', 'aygul.m@sohu.com', {
    educations: [school('新疆师范大学', 'bachelor', '体育教育', '2020-09', '2024-07')],
    employers: [
      job('乌鲁木齐市第八十中学', '体育代课教师', '2024-08', 'present'),
      job('乌鲁木齐悦动青少年体育俱乐部', ['排球教练（暑期）', '排球教练'], null, null),
    ],
    awards: 2,
  }),
);
page(
  'accounting-en.pdf',
  `<div class=c><div class=n>CHEN, Yutong (Tiffany)</div><div>Flat 12B, Kwun Tong, Hong Kong · +852 6123 8890 · tiffany.chen@connect.hku.hk</div></div>
<div class=h>EDUCATION</div><div class=r><b>The University of Hong Kong</b><span>Hong Kong</span></div><div class=r><i>Bachelor of Business Administration in Accounting and Finance</i><span>Sep 2022 – Jun 2026 (Expected)</span></div><ul><li>CGPA 3.62/4.3; Dean's List 2023-24</li></ul>
<div class=r><b>University of Toronto, Rotman Commerce</b><span>Toronto, Canada</span></div><div class=r><i>Exchange student</i><span>Jan 2025 – Apr 2025</span></div>
<div class=h>WORK EXPERIENCE</div><div class=r><b>KPMG China</b><span>Shenzhen</span></div><div class=r><i>Audit Vacation Trainee, Financial Services</i><span>Dec 2024 – Jan 2025</span></div><ul><li>Vouched 140 samples of revenue and expenses for a listed insurer</li><li>Prepared bank confirmations</li></ul>
<div class=r><b>Chow Tai Fook Jewellery Group</b><span>Hong Kong</span></div><div class=r><i>Finance Summer Intern</i><span>Jun 2024 – Aug 2024</span></div><ul><li>Reconciled inventory of 38 shops</li></ul>
<div class=h>LEADERSHIP & ACTIVITIES</div><div class=r><b>HKUSU Accounting Association</b><span></span></div><div class=r><i>Treasurer</i><span>2023 – 2024</span></div>
<div class=h>ADDITIONAL INFORMATION</div><div>Languages: Cantonese (native), Mandarin (fluent), English (IELTS 8.0)<br>Skills: Excel (VBA), SQL, Bloomberg<br>Availability: Immediate</div>`,
  truth(
    [
      'CHEN, Yutong (Tiffany)',
      'Chen Yutong',
      'Yutong Chen',
      'Tiffany Chen',
      'CHEN, Yutong',
      'Yutong (Tiffany) Chen',
      'Chen Yutong (Tiffany)',
    ],
    '+85261238890',
    'tiffany.chen@connect.hku.hk',
    {
      educations: [
        school(
          ['The University of Hong Kong', '香港大学'],
          'bachelor',
          ['Accounting and Finance'],
          '2022-09',
          '2026-06',
        ),
        school(['University of Toronto', 'University of Toronto, Rotman Commerce'], null, null, '2025-01', '2025-04'),
      ],
      employers: [
        job(
          'KPMG China',
          ['Audit Vacation Trainee, Financial Services', 'Audit Vacation Trainee'],
          '2024-12',
          '2025-01',
        ),
        job('Chow Tai Fook Jewellery Group', 'Finance Summer Intern', '2024-06', '2024-08'),
      ],
      awards: 1,
    },
  ),
  {
    language: 'en',
    css: `.c{text-align:center}.n{font-size:22px;font-weight:bold}.h{border-bottom:1.5px solid #000;font-weight:bold;margin-top:12px}.r{display:flex;justify-content:space-between}ul{margin:2px 0 6px}`,
  },
);
page(
  'mech-en.pdf',
  `<div class=top><h1>Zhiyuan Hou</h1><p>Mechanical Engineer — graduating June 2025</p></div><div class=w><div class=a><h2>Contact</h2><p>hou.zhiyuan@sjtu.edu.cn<br>+86 136 5179 4402<br>Minhang, Shanghai<br>github.com/zyhou</p><h2>Toolbox</h2><p>SolidWorks<br>ANSYS Fluent<br>MATLAB / Simulink<br>CNC, 3D printing</p><h2>Languages</h2><p>Chinese — native<br>English — TOEFL 104<br>German — A2</p></div>
<div class=b><h2>Where I worked</h2><h3>Bosch (China) Investment Ltd.</h3><p class=s>Thermal simulation intern · Jul 2024 – Dec 2024 · Shanghai</p><p>Cut meshing time of a battery cooler from 9 h to 2 h by scripting.</p><h3>SAIC Volkswagen</h3><p class=s>Quality intern · Jul 2023 – Sep 2023 · Anting</p><p>Measured 1,200 door gaps, wrote an SPC dashboard.</p>
<h2>Things I built</h2><h3>Formula Student Electric car, cooling loop</h3><p class=s>Team lead of 6 · Oct 2022 – Aug 2023</p><p>Radiator sized by CFD; 11 °C lower at the motor.</p><h3>Low-cost tensile tester</h3><p class=s>Course project · Mar 2022 – Jun 2022</p>
<h2>Studies</h2><h3>Shanghai Jiao Tong University</h3><p class=s>B.Eng. in Mechanical Engineering · 2021 – 2025 · GPA 3.6/4.0</p></div></div>`,
  truth(['Zhiyuan Hou'], '13651794402', 'hou.zhiyuan@sjtu.edu.cn', {
    educations: [
      school(['Shanghai Jiao Tong University', '上海交通大学'], 'bachelor', 'Mechanical Engineering', '2021', '2025'),
    ],
    employers: [
      job(
        ['Bosch (China) Investment Ltd.', 'Bosch (China) Investment Ltd'],
        'Thermal simulation intern',
        '2024-07',
        '2024-12',
      ),
      job('SAIC Volkswagen', 'Quality intern', '2023-07', '2023-09'),
    ],
    projects: [
      project('Formula Student Electric car, cooling loop', '2022-10', '2023-08'),
      project('Low-cost tensile tester', '2022-03', '2022-06'),
    ],
  }),
  {
    language: 'en',
    css: `.w{display:flex;gap:20px}.a{width:170px;border-right:1px solid #ccc}.b{flex:1}h1{margin:0}h2{font-size:15px;color:#06c;margin:10px 0 2px}h3{font-size:13px;margin:6px 0 0}p{margin:0 0 4px}.s{color:#666}`,
  },
);
page(
  'logistics.pdf',
  `<h1 style="margin-bottom:0">杜 鹏 飞</h1><p>联系方式 18536204417（微信同号）/ dupengfei0228@qq.com / 山西太原</p>
<h2>学历</h2><div class=t><span>2022.09<br>2025.07</span><div><b>山西工程职业学院</b><br>现代物流管理 · 三年制大专</div></div>
<h2>履历</h2><div class=t><span>2024.11<br>至今</span><div><b>京东物流太原亚洲一号</b><br>仓储管培实习生<br>负责入库质检与波次拣选，人效由 92 件/时提升到 118 件/时。</div></div><div class=t><span>2024.06<br>2024.08</span><div><b>中通快递小店分部</b><br>分拣员<br>夜班流水线分拣。</div></div><div class=t><span>2023.09<br>2024.06</span><div><b>山西工程职业学院菜鸟驿站</b><br>站长助理<br>日均派件 900 件。</div></div>
<h2>竞赛</h2><div class=t><span>2024.05</span><div>山西省职业院校技能大赛“智慧物流”赛项二等奖</div></div>
<h2>证照</h2><p>叉车证（N1）　物流服务师三级　C1 驾照</p>`,
  truth('杜鹏飞', '18536204417', 'dupengfei0228@qq.com', {
    educations: [school('山西工程职业学院', 'associate', '现代物流管理', '2022-09', '2025-07')],
    employers: [
      job('京东物流太原亚洲一号', '仓储管培实习生', '2024-11', 'present'),
      job('中通快递小店分部', '分拣员', '2024-06', '2024-08'),
      job('山西工程职业学院菜鸟驿站', '站长助理', '2023-09', '2024-06'),
    ],
    awards: 1,
  }),
  { css: `.t{display:flex;gap:18px;margin:6px 0}.t span{width:70px;color:#888;border-right:2px solid #39c}` },
);
page(
  'doctor.pdf',
  `<table width=100%><tr><td><span style="font-size:26px">陆知秋</span>　女　中共党员　1999.08</td><td align=right>电话：15071236680<br>邮箱：luzhiqiu@hust.edu.cn</td></tr></table>
<h3>◆ 求学经历</h3><p>2017.09-2022.06　华中科技大学同济医学院　临床医学（五年制）　医学学士</p><p>2022.09-2025.06　华中科技大学同济医学院附属协和医院　内科学（心血管病）　专业型硕士</p>
<h3>◆ 规培轮转</h3><p>2022.09-2025.06　武汉协和医院　住院医师规范化培训学员</p><p>· 心内科、呼吸科、ICU、急诊等 11 个科室轮转，管床 320 例</p>
<h3>◆ 课题</h3><p>2023.03-2025.03　湖北省卫健委青年项目：SGLT2 抑制剂对心衰患者肾功能的影响　　参与</p>
<h3>◆ 论文发表</h3><p>Lu Z, et al. Heart failure with CKD: a cohort study. Front Cardiovasc Med. 2024 (IF 3.6)</p>
<h3>◆ 奖惩</h3><p>2024 优秀住院医师；2021 国家励志奖学金</p><h3>◆ 执业资格</h3><p>执业医师资格证（2023）　规培结业证（2025）</p>`,
  truth('陆知秋', '15071236680', 'luzhiqiu@hust.edu.cn', {
    educations: [
      school(['华中科技大学', '华中科技大学同济医学院'], 'bachelor', '临床医学', '2017-09', '2022-06'),
      school(
        ['华中科技大学', '华中科技大学同济医学院', '华中科技大学同济医学院附属协和医院'],
        'master',
        ['内科学（心血管病）', '内科学'],
        '2022-09',
        '2025-06',
      ),
    ],
    employers: [job('武汉协和医院', '住院医师规范化培训学员', '2022-09', '2025-06')],
    projects: [
      project(
        ['湖北省卫健委青年项目：SGLT2 抑制剂对心衰患者肾功能的影响', 'SGLT2 抑制剂对心衰患者肾功能的影响'],
        '2023-03',
        '2025-03',
      ),
    ],
    awards: 2,
  }),
);
page(
  'design.pdf',
  `<div style="text-align:center"><div style="font-size:34px;letter-spacing:12px">慕容雪</div><div style="letter-spacing:4px;color:#888">VISUAL DESIGNER</div><div>murongxue.design@gmail.com ／ 177 2189 0036 ／ 站酷 @雪不化</div>
<div class=h>EDUCATION 教育</div><div>鲁迅美术学院（大连校区）<br>视觉传达设计　学士<br>2021.9 — 2025.7</div>
<div class=h>EXPERIENCE 经验</div><div><b>大连良运集团 品牌部</b><br>平面设计实习　2024.3 — 2024.6<br>完成商超海报 40 余张、吉祥物“小良”IP 延展</div><br><div><b>自由职业</b><br>插画师　2022.5 — 至今<br>为 12 家咖啡馆绘制壁画和菜单</div>
<div class=h>WORKS 作品</div><div>《关东糖》字体设计，2024<br>“海岛邮局”文创礼盒，2023</div>
<div class=h>AWARDS 荣誉</div><div>2024 靳埭强设计奖 入围<br>2023 大学生广告艺术大赛 辽宁赛区一等奖</div>
<div class=h>SKILLS 软件</div><div>Ps / Ai / Id / C4D / Figma</div></div>`,
  truth('慕容雪', '17721890036', 'murongxue.design@gmail.com', {
    educations: [school('鲁迅美术学院', 'bachelor', '视觉传达设计', '2021-09', '2025-07')],
    employers: [
      job('大连良运集团', ['平面设计实习', '平面设计实习生'], '2024-03', '2024-06'),
      job('自由职业', '插画师', '2022-05', 'present'),
    ],
    projects: [project('《关东糖》字体设计', '2024', '2024'), project('“海岛邮局”文创礼盒', '2023', '2023')],
    awards: 2,
  }),
  { css: `.h{margin:16px auto 6px;letter-spacing:5px;font-weight:bold;border-bottom:1px solid #ccc;width:60%}` },
);
page(
  'hotel.pdf',
  `<h1>Ka Man LEUNG 梁嘉雯</h1><div>Tel: 6688 2913 (Macau +853) | E-mail: kmleung@iftm.edu.mo</div><h3>學歷 Education</h3><div><b>澳門旅遊大學 Macao University of Tourism</b>　2021.09–2025.06</div><div>酒店管理學士 BSc in Hotel Management</div><h3>工作經驗 Working Experience</h3><div><b>澳門銀河酒店 Galaxy Macau</b>　2024.01–2024.06</div><div>前台實習生 Front Office Trainee</div><div>- 每日為逾 120 位住客辦理入住</div><div><b>星巴克咖啡 Starbucks</b>　2022.07–2023.08</div><div>兼職咖啡師 Part-time Barista</div><h3>獎項 Awards</h3><div>院長嘉許名單 2023/2024</div><h3>語言 Languages</h3><div>粵語、普通話、英語、葡語（初級）</div>`,
  truth(
    ['Ka Man LEUNG 梁嘉雯', '梁嘉雯', 'Ka Man LEUNG'],
    ['+85366882913', '66882913', '85366882913'],
    'kmleung@iftm.edu.mo',
    {
      educations: [
        school(
          ['澳門旅遊大學', 'Macao University of Tourism', '澳门旅游大学'],
          'bachelor',
          ['酒店管理', 'Hotel Management'],
          '2021-09',
          '2025-06',
        ),
      ],
      employers: [
        job(
          ['澳門銀河酒店', 'Galaxy Macau', '澳門銀河酒店 Galaxy Macau'],
          ['前台實習生', 'Front Office Trainee', '前台實習生 Front Office Trainee'],
          '2024-01',
          '2024-06',
        ),
        job(
          ['星巴克咖啡', 'Starbucks', '星巴克咖啡 Starbucks'],
          ['兼職咖啡師', 'Part-time Barista', '兼職咖啡師 Part-time Barista'],
          '2022-07',
          '2023-08',
        ),
      ],
      awards: 1,
    },
  ),
);
page(
  'welder.jpg',
  `<div style="padding:40px;width:714px"><h2 style="text-align:center">求职简历</h2><p>姓名：雷大勇　　　性别：男　　　出生：2004年1月</p><p>电话：15983346027　　　住址：四川德阳旌阳区</p><p>毕业学校：四川工程职业技术大学　　专业：智能焊接技术　　学历：大专</p><p>毕业时间：2025年6月</p><h3>实习经历</h3><p>2024.09—2025.03　东方电机有限公司　焊接实习生</p><p>跟随师傅进行水轮机转轮氩弧焊，合格率 99.2%。</p><p>2023.07—2023.08　德阳二重装备厂　车间见习</p><h3>证书</h3><p>特种作业操作证（熔化焊接与热切割）、焊工四级</p><h3>获奖</h3><p>2024 年校“工匠杯”焊接比赛第二名</p></div>`,
  truth('雷大勇', '15983346027', null, {
    educations: [school('四川工程职业技术大学', 'associate', '智能焊接技术', null, '2025-06')],
    employers: [
      job('东方电机有限公司', '焊接实习生', '2024-09', '2025-03'),
      job('德阳二重装备厂', ['车间见习'], '2023-07', '2023-08'),
    ],
    awards: 1,
  }),
  { photo: { scale: 2 } },
);
page(
  'screenshot.png',
  `<div style="padding:16px;font-size:15px"><div style="font-size:22px;font-weight:bold">尹 思 琪</div><div style="color:#888">女 | 21岁 | 本科 | 2026届</div><div>18229943817　yinsq@csu.edu.cn</div><div class=h>教育经历</div><div class=r><b>中南大学</b><span>2022-2026</span></div><div>本科 · 公共事业管理</div><div class=h>实习经历</div><div class=r><b>湖南卫视</b><span>2025.01-2025.04</span></div><div>节目编导助理</div><div style="color:#555">负责嘉宾联络、台本校对和现场提词；整理 20 期素材。</div><div class=r><b>长沙银行</b><span>2024.07-2024.08</span></div><div>大堂经理助理</div><div class=h>校园经历</div><div class=r><b>中南大学学生会</b><span>2023.09-2024.06</span></div><div>宣传部部长</div><div class=h>荣誉奖项</div><div>国家励志奖学金　2024.11</div><div class=h>个人技能</div><div>英语六级、剪映、Excel</div></div>`,
  truth('尹思琪', '18229943817', 'yinsq@csu.edu.cn', {
    educations: [school('中南大学', 'bachelor', '公共事业管理', '2022', '2026')],
    employers: [
      job('湖南卫视', '节目编导助理', '2025-01', '2025-04'),
      job('长沙银行', '大堂经理助理', '2024-07', '2024-08'),
    ],
    awards: 1,
  }),
  {
    photo: { scale: 2 },
    size: 390,
    css: `.h{font-weight:bold;font-size:17px;margin:14px 0 4px;border-left:4px solid #3a7;padding-left:6px}.r{display:flex;justify-content:space-between}`,
  },
);
page(
  'history.pdf',
  `<h2>个人简历——皇甫嵩岳</h2><p>（2026 届硕士毕业生，可于 2026 年 3 月起全职）</p><p>通讯：西安市碑林区友谊西路 127 号　邮编 710072　移动电话：132-8931-5570　电子信箱：hfsy@stumail.nwu.edu.cn</p>
<p><b>学习简历</b></p><p>2023 年秋—今　西北大学文化遗产学院，文物与博物馆专业，硕士研究生在读</p><p>2019 年秋—2023 年夏　兰州大学历史文化学院，考古学专业，历史学学士</p>
<p><b>田野与馆内工作</b></p><p>2024 年 3 月至 7 月，在陕西省考古研究院任技工（实习），参加西咸新区墓葬发掘，独立清理汉墓 6 座。</p><p>2022 年 7 月至 9 月，在甘肃省博物馆社教部任讲解志愿者，接待观众 1,500 余人次。</p>
<p><b>论著</b></p><p>《渭北汉墓陶仓的类型与年代》，《文博》2025 年第 2 期。</p><p><b>语言和软件</b></p><p>英语六级，古汉语；ArcGIS、Metashape。</p><p><b>奖励</b></p><p>研究生学业一等奖学金（2024）</p>`,
  truth('皇甫嵩岳', '13289315570', 'hfsy@stumail.nwu.edu.cn', {
    educations: [
      school('西北大学', 'master', '文物与博物馆', '2023-09', 'present'),
      school('兰州大学', 'bachelor', '考古学', '2019-09', '2023-06'),
    ],
    employers: [
      job('陕西省考古研究院', ['技工（实习）', '技工'], '2024-03', '2024-07'),
      job('甘肃省博物馆', ['讲解志愿者'], '2022-07', '2022-09'),
    ],
    awards: 1,
  }),
);
page(
  'cabin.pdf',
  `<div style="display:flex;justify-content:space-between"><div><h1 style="margin:0">夏侯婉婷</h1><p>乘务员 / 地面服务</p></div><div>Birthday 2003.12<br>Height 168 cm<br>Mobile 13060088215<br>Email xhwt1203@163.com</div></div><hr>
<p><b>PROFILE 个人评价</b></p><p>三年航空服务专业学习，形象气质佳。</p><p><b>EDUCATION 教育背景</b></p><p>中国民航飞行学院　　空中乘务　　专科<br>2021/9—2024/7</p>
<p><b>INTERNSHIP 实习经历</b></p><p>春秋航空股份有限公司　　见习乘务员<br>2023/12—2024/6</p><p>执飞国内航线 210 段，处理突发晕机、老人协助等特情 14 起。</p><p>成都双流国际机场　　值机员<br>2023/7—2023/9</p><p>CAMPUS 校园经历</p><p>礼仪队　　队长<br>2022/9—2023/6</p><p><b>CERTIFICATE 证书</b></p><p>英语四级、普通话一乙、民航乘务员初级</p>`,
  truth('夏侯婉婷', '13060088215', 'xhwt1203@163.com', {
    educations: [school('中国民航飞行学院', 'associate', '空中乘务', '2021-09', '2024-07')],
    employers: [
      job('春秋航空股份有限公司', '见习乘务员', '2023-12', '2024-06'),
      job('成都双流国际机场', '值机员', '2023-07', '2023-09'),
    ],
    awards: 0,
  }),
);
page(
  'software.pdf',
  `<h1>诸葛明宇</h1><div>18602918876 丨 zgmy@xidian.edu.cn 丨 blog.zgmy.dev 丨 意向：后端开发（Go）</div>
<h2>教育</h2><div class=r><span><b>西安电子科技大学</b>（211、双一流）</span><span>计算机技术 · 硕士 · 计算机科学与技术学院</span><span>2023.09–2026.06</span></div><div class=r><span><b>西安邮电大学</b></span><span>软件工程 · 本科 · 3/180</span><span>2019.09–2023.06</span></div>
<h2>实习</h2><div class=r><span><b>美团 – 到家研发平台</b></span><span>后端研发实习生</span><span>2025.03–2025.08</span></div><ul><li>将配送费计算服务由单体拆为三层，P99 从 180ms 降到 64ms；</li><li>设计双写迁移，灰度 14 天零回滚。</li></ul><div class=r><span><b>荣耀终端有限公司</b></span><span>软件开发实习生</span><span>2024.07–2024.10</span></div><ul><li>完成相机日志采集模块。</li></ul>
<h2>项目</h2><div class=r><span><b>MiniRaft：教学用一致性库</b>（GitHub 430 star）</span><span>作者</span><span>2024.01–2024.06</span></div><ul><li>支持快照与成员变更，通过 500 次混沌测试。</li></ul><div class=r><span><b>校园二手平台“西电集市”</b></span><span>负责人</span><span>2021.10–2022.05</span></div><ul><li>日活 1,800。</li></ul>
<h2>其他</h2><div>ACM-ICPC 亚洲区域赛（西安）银牌 2022；蓝桥杯国一 2021；CET-6</div>`,
  truth('诸葛明宇', '18602918876', 'zgmy@xidian.edu.cn', {
    educations: [
      school('西安电子科技大学', 'master', '计算机技术', '2023-09', '2026-06'),
      school('西安邮电大学', 'bachelor', '软件工程', '2019-09', '2023-06'),
    ],
    employers: [
      job(['美团', '美团 – 到家研发平台'], '后端研发实习生', '2025-03', '2025-08'),
      job('荣耀终端有限公司', '软件开发实习生', '2024-07', '2024-10'),
    ],
    projects: [
      project(['MiniRaft：教学用一致性库'], '2024-01', '2024-06'),
      project(['校园二手平台“西电集市”'], '2021-10', '2022-05'),
    ],
    awards: 2,
  }),
  {
    css: `.r{display:flex;justify-content:space-between}h2{font-size:15px;border-bottom:1px solid #333;margin:10px 0 4px}ul{margin:2px 0}`,
  },
);
page(
  'agri.pdf',
  `<div style="border-left:8px solid #4a8;padding-left:10px"><b style="font-size:22px">宗政禾</b>　应聘：种植技术员</div><p>移动电话｜18798763325　电邮｜zongzhenghe@gzu.edu.cn　现居｜贵州贵阳</p>
<h3>▌教育与培训</h3><p>贵州大学农学院　农学专业　农学学士　　　2020年09月 - 2024年06月</p><p>贵州省农业农村厅“头雁”培训班　结业　　　2025年05月</p>
<h3>▌生产实践</h3><p><b>1）贵州百灵企业集团　丹参基地技术员</b>　　　2024年07月 - 2025年09月</p><p>管理基地 860 亩，亩产较上年增 14%；培训农户 230 人次。</p><p><b>2）湄潭县茶产业发展中心　实习</b>　　　2023年03月 - 2023年05月</p><p>负责茶园绿盲蝽调查。</p>
<h3>▌毕业设计</h3><p>不同密度对春播马铃薯产量的影响　　　2023年10月 - 2024年05月</p>
<h3>▌我的优势</h3><p>能下地，会开无人机（大疆 T40 操作证），懂土壤检测。</p>`,
  truth('宗政禾', '18798763325', 'zongzhenghe@gzu.edu.cn', {
    educations: [school('贵州大学', 'bachelor', '农学', '2020-09', '2024-06')],
    employers: [
      job('贵州百灵企业集团', ['丹参基地技术员', '基地技术员'], '2024-07', '2025-09'),
      job('湄潭县茶产业发展中心', '实习', '2023-03', '2023-05'),
    ],
    projects: [project('不同密度对春播马铃薯产量的影响', '2023-10', '2024-05')],
  }),
);
page(
  '51job.pdf',
  `<div style="border-bottom:2px solid #f60"><b style="font-size:20px">樊一诺</b>　<span>（ID:382910442）</span></div><p>女 | 22 岁（2003年2月）| 居住地：武汉-洪山区 | 应届毕业生</p><p>电话：13517260984（手机）　E-mail：fanyinuo@hust-mail.cn</p>
<div class=h>最近工作（5个月）</div><p>公司：武汉斗鱼网络科技有限公司<br>职位：内容审核实习生<br>行业：互联网/电子商务</p>
<div class=h>求职意向</div><p>到岗时间：随时　工作性质：全职　期望薪资：6000-8000/月　目标职能：新媒体运营</p>
<div class=h>工作经验</div><p>2024/7-2024/12：<b>武汉斗鱼网络科技有限公司</b>（1000-5000人）[5个月]<br>所属行业：互联网/电子商务<br>内容安全部　　　<b>内容审核实习生</b></p><p>日均审核弹幕与直播封面 3000 条，准确率 99.1%。</p><p>2023/7-2023/8：<b>湖北日报传媒集团</b>（500-1000人）[1个月]<br>所属行业：文字媒体/出版<br>新媒体中心　　　<b>编辑助理</b></p>
<div class=h>教育经历</div><p>2021/9-2025/6　　<b>中南民族大学</b>　　广播电视学　　本科</p><p>专业描述：新闻采访与写作、电视节目制作</p>
<div class=h>在校情况</div><p>曾获荣誉<br>2023/11　　国家励志奖学金</p><p>在校职务<br>2022/9-2023/9　　校广播台副台长</p><div class=h>技能/语言</div><p>英语（良好）　剪映（熟练）</p>`,
  truth('樊一诺', '13517260984', 'fanyinuo@hust-mail.cn', {
    educations: [school('中南民族大学', 'bachelor', '广播电视学', '2021-09', '2025-06')],
    employers: [
      job('武汉斗鱼网络科技有限公司', '内容审核实习生', '2024-07', '2024-12'),
      job('湖北日报传媒集团', '编辑助理', '2023-07', '2023-08'),
    ],
    awards: 1,
  }),
  { css: '.h{background:#eee;font-weight:bold;margin-top:10px;padding:2px 6px}' },
);
page(
  'middle-form.pdf',
  `<h2 style="text-align:center">个人求职登记表</h2><table><tr><td class=l>姓名</td><td>商子墨</td><td class=l>性别</td><td>男</td></tr><tr><td class=l>出生日期</td><td>2002-08-19</td><td class=l>联系电话</td><td>15102298873</td></tr><tr><td class=l>学历</td><td>本科</td><td class=l>电子邮箱</td><td>shangzm@tjut.edu.cn</td></tr>
<tr><td class=l>教育<br>经历</td><td colspan=3>2020.09—2024.06　天津理工大学　物流工程　本科<br>2017.09—2020.06　天津市第四十七中学　高中<br>担任班级学习委员</td></tr>
<tr><td class=l>工作<br>（实习）<br>经历</td><td colspan=3>2024.07—2025.06　天津港集装箱码头有限公司　调度员<br>安排岸桥作业，月均 210 艘次。<br>2023.07—2023.09　顺丰速运（天津）有限公司　运营实习生<br>优化分拣班次。<br>每班减少 2 人。</td></tr>
<tr><td class=l>项目<br>经历</td><td colspan=3>2023.03—2023.06　基于 FlexSim 的仓库布局仿真　组长</td></tr><tr><td class=l>获奖<br>情况</td><td colspan=3>全国大学生物流设计大赛三等奖（2023）</td></tr><tr><td class=l>自我<br>评价</td><td colspan=3>认真负责。</td></tr></table>`,
  truth('商子墨', '15102298873', 'shangzm@tjut.edu.cn', {
    educations: [
      school('天津理工大学', 'bachelor', '物流工程', '2020-09', '2024-06'),
      school('天津市第四十七中学', 'high_school', null, '2017-09', '2020-06'),
    ],
    employers: [
      job('天津港集装箱码头有限公司', '调度员', '2024-07', '2025-06'),
      job(['顺丰速运（天津）有限公司', '顺丰速运'], '运营实习生', '2023-07', '2023-09'),
    ],
    projects: [project('基于 FlexSim 的仓库布局仿真', '2023-03', '2023-06')],
    awards: 1,
  }),
  {
    css: 'table{width:100%;border-collapse:collapse}td{border:1px solid #555;padding:6px}.l{width:80px;text-align:center;vertical-align:middle}',
  },
);
page(
  'jake-en.pdf',
  `<div style="text-align:center"><b style="font-size:24px">Kevin Mu</b><br>(617) 555-0148 | kmu@seas.harvard.edu | linkedin.com/in/kevinmu | github.com/kmu</div><div class=h>Education</div><div class=r><b>Harvard University</b><span>Cambridge, MA</span></div><div class=r><i>Master of Science in Data Science</i><i>Aug. 2024 – May 2026</i></div><div class=r><b>Zhejiang University</b><span>Hangzhou, China</span></div><div class=r><i>B.Eng. in Computer Science and Technology, minor in Finance</i><i>Sept. 2020 – June 2024</i></div><div class=h>Experience</div><div class=r><b>Software Engineer Intern</b><span>May 2025 – Aug. 2025</span></div><div class=r><i>Snowflake</i><i>Bellevue, WA</i></div><ul><li>Built a cost explorer used by 40 teams</li></ul><div class=r><b>Research Assistant</b><span>Sept. 2024 – Present</span></div><div class=r><i>MIT CSAIL</i><i>Cambridge, MA</i></div><ul><li>Trained retrieval models on 3M papers</li></ul><div class=h>Projects</div><div class=r><span><b>Gitlytics</b> | <i>Python, Flask, React</i></span><span>June 2023 – Present</span></div><ul><li>Visualised GitHub data</li></ul><div class=h>Technical Skills</div><div><b>Languages</b>: Python, C++, SQL<br><b>Tools</b>: Docker, Git</div>`,
  truth('Kevin Mu', ['6175550148', '+16175550148'], 'kmu@seas.harvard.edu', {
    educations: [
      school('Harvard University', 'master', 'Data Science', '2024-08', '2026-05'),
      school(['Zhejiang University', '浙江大学'], 'bachelor', 'Computer Science and Technology', '2020-09', '2024-06'),
    ],
    employers: [
      job('Snowflake', 'Software Engineer Intern', '2025-05', '2025-08'),
      job('MIT CSAIL', 'Research Assistant', '2024-09', 'present'),
    ],
    projects: [project('Gitlytics', '2023-06', 'present')],
  }),
  {
    language: 'en',
    css: '.h{border-bottom:1px solid #000;font-variant:small-caps;font-size:17px;margin-top:10px}.r{display:flex;justify-content:space-between}ul{margin:2px 0 6px}',
  },
);
page(
  'physics-en.pdf',
  `<h1>Anqi Zhuang</h1><p>Department of Physics, Peking University · anqi.zhuang@pku.edu.cn · +86-10-6275-1740</p><h3>EDUCATION</h3><p>Ph.D. candidate, Condensed Matter Physics, Peking University, 2021–2026 (expected)<br>Advisor: Prof. Li Wen. Thesis: Moiré excitons</p><p>B.S., Physics, Nanjing University, 2017–2021</p><h3>RESEARCH & WORK</h3><p>Visiting student, Max Planck Institute for Solid State Research, Stuttgart, Jan–Jul 2024</p><p>Intern, Hefei National Laboratory, summer 2020</p><h3>HONORS</h3><p>National Scholarship (2023); Merit Student (2022)</p><h3>SELECTED PUBLICATIONS</h3><p>A. Zhuang et al., Nature Comm. 15, 2210 (2024).</p>`,
  truth('Anqi Zhuang', ['+861062751740'], 'anqi.zhuang@pku.edu.cn', {
    educations: [
      school(['Peking University', '北京大学'], 'doctor', 'Condensed Matter Physics', '2021', '2026'),
      school(['Nanjing University', '南京大学'], 'bachelor', 'Physics', '2017', '2021'),
    ],
    employers: [
      job('Max Planck Institute for Solid State Research', 'Visiting student', '2024-01', '2024-07'),
      job('Hefei National Laboratory', 'Intern', '2020-06', '2020-08'),
    ],
    awards: 2,
  }),
  { language: 'en' },
);
page(
  'markdown.pdf',
  `<pre style="font-family:'WenQuanYi Micro Hei Mono','DejaVu Sans Mono';white-space:pre-wrap"># 栾北辰
前端工程师（2025 校招） | 16622071935 | luan.beichen@tju.edu.cn

## 教育
- 天津大学 | 智能与计算学部 | 软件工程 | 硕士 | 2022.09 - 2025.03
- 山东科技大学 | 计算机科学与技术 | 本科 | 2018.09 - 2022.06

## 实习
- **小红书** | 社区前端 | 前端开发实习生 | 2024.05 - 2024.10
  - 重构笔记编辑器，首屏 2.1s -> 0.9s
- **平安科技** | 前端开发实习生 | 2023.07 - 2023.12
  - 负责理赔后台 30+ 页面

## 开源
- pdf-peek（npm 周下载 1.2w） | 维护者 | 2023.02 - 至今

## 技能
TypeScript / React / Vite / Node.js
</pre>`,
  truth('栾北辰', '16622071935', 'luan.beichen@tju.edu.cn', {
    educations: [
      school('天津大学', 'master', '软件工程', '2022-09', '2025-03'),
      school('山东科技大学', 'bachelor', '计算机科学与技术', '2018-09', '2022-06'),
    ],
    employers: [
      job('小红书', '前端开发实习生', '2024-05', '2024-10'),
      job('平安科技', '前端开发实习生', '2023-07', '2023-12'),
    ],
    projects: [project(['pdf-peek', 'pdf-peek（npm 周下载 1.2w）'], '2023-02', 'present')],
  }),
);
page(
  'narrow.pdf',
  `<div style="display:flex"><div style="width:150px;background:#f4f0e8;padding:12px;min-height:1000px"><h4>学历</h4><p>福建农林大学金山学院<br>食品质量与安全<br>（本科）<br>2021.9-2025.6</p><h4>奖项</h4><p>全国大学生生命科学竞赛福建赛区二等奖</p><h4>技能</h4><p>HPLC、GC-MS<br>HACCP 内审员</p><h4>联系</h4><p>159 8021 7746<br>linxiyu_food@163.com<br>福州</p></div><div style="flex:1;padding:12px 20px"><div style="font-size:26px">林汐語</div><div style="color:#777">质检 / 研发助理</div><h4>经历</h4><p><b>安井食品集团股份有限公司</b><span style="float:right">2024.7—2024.12</span><br>品控实习生<br>每日抽检速冻鱼丸 60 批，出具报告 1,100 份。</p><p><b>福州市食品药品检验所</b><span style="float:right">2023.7—2023.8</span><br>检验科见习生<br>学习前处理与微生物检测。</p><h4>研究</h4><p><b>茉莉花茶多酚微胶囊的制备</b><span style="float:right">2023.10—2024.6</span><br>省级大创，负责人</p><h4>关于我</h4><p>细心，记录完整。</p></div></div>`,
  truth('林汐語', '15980217746', 'linxiyu_food@163.com', {
    educations: [school('福建农林大学金山学院', 'bachelor', '食品质量与安全', '2021-09', '2025-06')],
    employers: [
      job('安井食品集团股份有限公司', '品控实习生', '2024-07', '2024-12'),
      job('福州市食品药品检验所', ['检验科见习生', '见习生'], '2023-07', '2023-08'),
    ],
    projects: [project('茉莉花茶多酚微胶囊的制备', '2023-10', '2024-06')],
    awards: 1,
  }),
);
page(
  'days.pdf',
  `<p style="font-size:22px">姓名：古丽娜尔·艾尼瓦尔</p><p>性别：女　出生年月：2003.04.11　民族：维吾尔族　政治面貌：共青团员</p><p>手机：18299310427　　QQ邮箱：2938471065@qq.com</p><p style="background:#cde">教育背景</p><p>2021年9月1日-2025年6月30日　新疆财经大学　会计学院　会计学（本科）</p><p style="background:#cde">社会实践</p><p>2024年7月10日-2024年9月30日　信永中和会计师事务所（特殊普通合伙）乌鲁木齐分所　审计实习生</p><p>1、协助编制货币资金、往来款项底稿；2、参与 3 家国企年审盘点。</p><p>2023年1月5日-2023年2月20日　乌鲁木齐银行友好路支行　大堂引导员</p><p style="background:#cde">荣誉证书</p><p>2023年12月 自治区人民政府励志奖学金</p><p>2024年5月 初级会计职称</p><p style="background:#cde">个人评价</p><p>精通维汉双语，工作细致。</p>`,
  truth('古丽娜尔·艾尼瓦尔', '18299310427', '2938471065@qq.com', {
    educations: [school('新疆财经大学', 'bachelor', '会计学', '2021-09', '2025-06')],
    employers: [
      job(
        ['信永中和会计师事务所（特殊普通合伙）乌鲁木齐分所', '信永中和会计师事务所'],
        '审计实习生',
        '2024-07',
        '2024-09',
      ),
      job('乌鲁木齐银行友好路支行', '大堂引导员', '2023-01', '2023-02'),
    ],
    awards: 1,
  }),
);
page(
  'taiwan.pdf',
  `<h2>履歷表</h2><p>姓名：葉采蘋　　英文名：Tsai-Ping YEH<br>聯絡電話：0912-345-678　　電子郵件：tpyeh@g.ntu.edu.tw<br>通訊地址：上海市徐匯區</p><h3>學歷</h3><p>國立臺灣大學　圖書資訊學系　學士　2020/09 – 2024/06</p><h3>工作經歷</h3><p>上海圖書館　館員助理（實習）　2024/09 – 2025/02<br>協助古籍數位化編目 800 筆</p><p>誠品生活股份有限公司　門市工讀生　2022/03 – 2023/12</p><h3>證照</h3><p>TOEIC 915</p><h3>自傳</h3><p>我來自臺南，喜歡閱讀。</p>`,
  truth('葉采蘋', ['0912345678', '+886912345678'], 'tpyeh@g.ntu.edu.tw', {
    educations: [
      school(
        ['國立臺灣大學', '国立台湾大学', '國立台灣大學'],
        'bachelor',
        ['圖書資訊學', '圖書資訊學系', '图书资讯学'],
        '2020-09',
        '2024-06',
      ),
    ],
    employers: [
      job('上海圖書館', ['館員助理（實習）', '館員助理'], '2024-09', '2025-02'),
      job('誠品生活股份有限公司', '門市工讀生', '2022-03', '2023-12'),
    ],
  }),
);
page(
  'twice.pdf',
  `<div style="height:1040px"><h1>蒲睿　个人简历</h1><p>13880517732 ｜ purui@swufe.edu.cn ｜ 成都</p><h3>教育背景</h3><p><b>西南财经大学</b>　金融学院　金融工程　硕士　2024.09-2027.06</p><p><b>四川大学</b>　数学学院　统计学　本科　2020.09-2024.06</p><h3>实习经历</h3><p><b>国金证券股份有限公司</b>　研究所　行业研究实习生　2025.03-2025.08</p><p>跟踪家电行业，撰写周报 20 篇。</p><p><b>成都银行</b>　风险管理部　数据分析实习生　2024.01-2024.03</p><p>建立逾期预测模型，AUC 0.81。</p></div><div><h1>Rui Pu　Curriculum Vitae</h1><p>+86 138 8051 7732 | purui@swufe.edu.cn | Chengdu</p><h3>EDUCATION</h3><p><b>Southwestern University of Finance and Economics</b>　M.S. in Financial Engineering　Sep 2024 – Jun 2027</p><p><b>Sichuan University</b>　B.S. in Statistics　Sep 2020 – Jun 2024</p><h3>INTERNSHIP</h3><p><b>Sinolink Securities</b>　Equity Research Intern　Mar 2025 – Aug 2025</p><p>Followed home appliances, 20 weekly notes.</p></div>`,
  truth(['蒲睿', 'Rui Pu'], '13880517732', 'purui@swufe.edu.cn', {
    educations: [
      school('西南财经大学', 'master', '金融工程', '2024-09', '2027-06'),
      school('四川大学', 'bachelor', '统计学', '2020-09', '2024-06'),
      school(
        ['Southwestern University of Finance and Economics', '西南财经大学'],
        'master',
        'Financial Engineering',
        '2024-09',
        '2027-06',
      ),
      school(['Sichuan University', '四川大学'], 'bachelor', 'Statistics', '2020-09', '2024-06'),
    ],
    employers: [
      job('国金证券股份有限公司', '行业研究实习生', '2025-03', '2025-08'),
      job('成都银行', '数据分析实习生', '2024-01', '2024-03'),
      job('Sinolink Securities', 'Equity Research Intern', '2025-03', '2025-08'),
    ],
  }),
);
page(
  'seaman.jpg',
  `<div style="padding:50px;width:700px;background:#fdfcf7;transform:rotate(1.2deg)"><h2>航海技术 应聘三副　　阳海涛</h2><p>电话 15904118826　邮箱 yanght@dlmu.edu.cn</p><p><b>院校</b></p><p>大连海事大学　航海技术　本科　2020.09－2024.07</p><p><b>海上资历</b></p><p>2024.09－2025.06　中远海运散货运输有限公司“天福”轮　实习三副</p><p>值班 180 天，航线：日照—图巴朗。</p><p>2023.07－2023.09　大连海事大学“育鲲”轮　实习生</p><p><b>证书</b></p><p>三副适任证书、GMDSS、英语六级</p><p><b>荣誉</b></p><p>2023 年校长奖学金</p></div>`,
  truth('阳海涛', '15904118826', 'yanght@dlmu.edu.cn', {
    educations: [school('大连海事大学', 'bachelor', '航海技术', '2020-09', '2024-07')],
    employers: [
      job(['中远海运散货运输有限公司“天福”轮', '中远海运散货运输有限公司'], '实习三副', '2024-09', '2025-06'),
      job(['大连海事大学“育鲲”轮', '大连海事大学'], '实习生', '2023-07', '2023-09'),
    ],
    awards: 1,
  }),
  { photo: { scale: 2 } },
);
page(
  'teacher.pdf',
  `<table width=100%><tr><td width=70%><span style="font-size:24px;font-weight:bold">冉雨薇</span> / 求职：高中语文教师</td><td rowspan=2 style="border:1px solid #999;text-align:center">照片</td></tr><tr><td>联系：18723301956 / ranyw@swu.edu.cn / 重庆北碚</td></tr></table><hr><p style="color:#a33"><b>教育经历 EDUCATION</b></p><p>西南大学（211，公费师范生）<span style="float:right">2021.09-2025.06</span><br>汉语言文学（师范）| 文学学士 | 绩点 3.72（12/188）</p><p style="color:#a33"><b>教学实践 TEACHING</b></p><p>重庆市南开中学<span style="float:right">2024.09-2024.12</span><br>语文实习教师（高一 3 班、7 班）</p><ul><li>独立授课 26 节，《赤壁赋》获评优秀课例</li><li>批改作文 480 篇</li></ul><p>新东方教育科技集团重庆学校<span style="float:right">2023.07-2023.08</span><br>暑期班助教</p><ul><li>带初二阅读班 2 个</li></ul><p style="color:#a33"><b>学生工作 LEADERSHIP</b></p><p>文学院学生会　学习部部长<span style="float:right">2022.09-2023.06</span></p><p style="color:#a33"><b>奖励与证书 AWARDS</b></p><p>国家奖学金（2023）；全国师范生教学技能竞赛二等奖（2024）</p><p>高级中学教师资格证；普通话一级乙等</p>`,
  truth('冉雨薇', '18723301956', 'ranyw@swu.edu.cn', {
    educations: [school('西南大学', 'bachelor', ['汉语言文学（师范）', '汉语言文学'], '2021-09', '2025-06')],
    employers: [
      job('重庆市南开中学', ['语文实习教师', '语文实习教师（高一 3 班、7 班）'], '2024-09', '2024-12'),
      job('新东方教育科技集团重庆学校', '暑期班助教', '2023-07', '2023-08'),
    ],
    awards: 2,
  }),
);
page(
  'timeline.pdf',
  `<h1 style="letter-spacing:2px">文 心 悦</h1><p>产品设计 · 求职用户体验设计师　<span>wenxinyue@jiangnan.edu.cn</span>　<span>180 6188 3027</span></p><h3>时间线</h3><div class=t><div class=y>2025<small> 3—6月</small></div><div><b>海尔智家　用户体验实习生</b><br>参与洗衣机 App 适老化改版，任务完成率 71% → 89%</div></div><div class=t><div class=y>2024<small> 7—9月</small></div><div><b>无印良品（上海）　陈列实习生</b><br>负责家居区橱窗</div></div><div class=t><div class=y>2022—2026</div><div><b>江南大学　产品设计　本科</b><br>GPA 3.6</div></div><h3>作品与奖</h3><p>2024　红点概念设计奖　“慢药盒”</p><p>2023　米兰设计周高校展 三等奖</p><h3>工具</h3><p>Figma、Rhino、KeyShot</p>`,
  truth('文心悦', '18061883027', 'wenxinyue@jiangnan.edu.cn', {
    educations: [school('江南大学', 'bachelor', '产品设计', '2022', '2026')],
    employers: [
      job('海尔智家', '用户体验实习生', '2025-03', '2025-06'),
      job(['无印良品（上海）', '无印良品'], '陈列实习生', '2024-07', '2024-09'),
    ],
    awards: 2,
  }),
  { css: '.t{display:flex;gap:16px;margin:8px 0}.y{width:120px;font-size:18px;color:#2a6}small{font-size:11px}' },
);
