import { job, project, school, truth } from '../cv.mjs';

// English and bilingual pages, a telephone's screenshot, and years in the margin.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// Mechanical engineer: initials behind the name, degree and major in a sentence of their own.
page(
  'mech_en.pdf',
  `<h1>ZHOU JINGWEI, EIT</h1><p class=c>2118 Maple Court, Ann Arbor, MI 48105 • (734) 555-0148 • jwzhou@umich.edu</p><h2>Education</h2><p class=r><b>University of Michigan</b>, Ann Arbor, MI<i>May 2025</i></p><p>Master of Science in Engineering, Mechanical Engineering; GPA 3.84/4.00</p><p class=r><b>Huazhong University of Science and Technology</b>, Wuhan, China<i>June 2023</i></p><p>Bachelor of Engineering in Mechanical Design, Manufacturing and Automation; Rank 5/211</p><h2>Relevant Experience</h2><p class=r><b>Ford Motor Company</b>, Dearborn, MI<i>May 2024 – Aug. 2024</i></p><p><em>Powertrain NVH Intern</em></p><ul><li>Correlated modal tests of an e-axle housing with FE within 3%<li>Cut test time by 20% with a MATLAB script</ul><p class=r><b>Dongfeng Motor Corporation</b>, Wuhan, China<i>July 2022 – Sept. 2022</i></p><p><em>Chassis Design Intern</em></p><ul><li>Drew suspension brackets in CATIA</ul><h2>Projects</h2><p class=r><b>Formula SAE Suspension</b><i>Sept. 2023 – Apr. 2024</i></p><ul><li>Led five students</ul><h2>Honors</h2><p>National Scholarship, 2021</p><p>Outstanding Graduate, 2023</p>`,
  truth(['ZHOU JINGWEI', 'Zhou Jingwei, EIT'], ['7345550148', '17345550148', '+17345550148'], 'jwzhou@umich.edu', {
    educations: [
      school(
        ['University of Michigan', '密歇根大学'],
        'master',
        ['Mechanical Engineering', '机械工程'],
        null,
        '2025-05',
      ),
      school(
        ['Huazhong University of Science and Technology', '华中科技大学'],
        'bachelor',
        ['Mechanical Design, Manufacturing and Automation', '机械设计制造及其自动化'],
        null,
        '2023-06',
      ),
    ],
    employers: [
      job('Ford Motor Company', 'Powertrain NVH Intern', '2024-05', '2024-08'),
      job('Dongfeng Motor Corporation', 'Chassis Design Intern', '2022-07', '2022-09'),
    ],
    projects: [project('Formula SAE Suspension', '2023-09', '2024-04')],
    awards: 2,
  }),
  {
    language: 'en',
    css: 'h1,.c{text-align:center;margin:2px}h1{font-size:22px}h2{font-size:14px;text-transform:uppercase;border-bottom:1px solid #000;margin:12px 0 4px}.r i{float:right;font-style:normal}p,ul{margin:2px 0}',
  },
);

// Nurse in Singapore: the bar with the name comes on the right; diploma and post-graduate diploma.
page(
  'nurse_sg_en.pdf',
  `<div class=g><main><h2>Profile</h2><p>Registered nurse with three years in intensive care.</p><h2>Employment</h2><div><b>Staff Nurse, Medical ICU</b><br>Tan Tock Seng Hospital<br><i>Feb 2022 — Present</i></div><ul><li>Ventilator care, CRRT, bedside handover<li>Precepts two new nurses a year</ul><div><b>Student Nurse</b><br>KK Women's and Children's Hospital<br><i>Jul 2021 — Dec 2021</i></div><ul><li>Paediatric rotation</ul><h2>Education</h2><div><b>Bachelor of Science (Nursing)</b><br>National University of Singapore<br><i>Aug 2018 — May 2021</i></div><div><b>Diploma in Health Sciences (Nursing)</b><br>Nanyang Polytechnic<br><i>Apr 2015 — Mar 2018</i></div><h2>Awards</h2><p>Healthcare Humanity Award 2023</p></main><aside><h1>Lim<br>Xin Yi</h1><p>Registered Nurse</p><h3>Contact</h3><p>+65 9123 4587<br>xinyi.lim.rn@gmail.com<br>Toa Payoh, Singapore</p><h3>Skills</h3><p>ACLS<br>Phlebotomy<br>Mandarin, Hokkien</p></aside></div>`,
  truth('Lim Xin Yi', ['+6591234587', '6591234587', '91234587'], 'xinyi.lim.rn@gmail.com', {
    educations: [
      school(
        ['National University of Singapore', '新加坡国立大学'],
        'bachelor',
        ['Nursing', '护理学'],
        '2018-08',
        '2021-05',
      ),
      school(
        'Nanyang Polytechnic',
        'associate',
        ['Health Sciences (Nursing)', 'Health Sciences', 'Nursing'],
        '2015-04',
        '2018-03',
      ),
    ],
    employers: [
      job('Tan Tock Seng Hospital', ['Staff Nurse, Medical ICU', 'Staff Nurse'], '2022-02', 'present'),
      job("KK Women's and Children's Hospital", 'Student Nurse', '2021-07', '2021-12'),
    ],
    awards: 1,
  }),
  {
    language: 'en',
    css: '.g{display:flex;gap:24px}main{flex:1}aside{width:190px;background:#e0f2f1;padding:18px}h1{font-size:30px;line-height:1.1;margin:0}h2{font-size:15px;color:#00796b;margin:12px 0 4px}h3{font-size:13px;margin:16px 0 2px}main div{margin:6px 0}p,ul{margin:3px 0}',
  },
);

// Environmental impact: English headings over Chinese text; compound surname; two-year dates in the margin.
page(
  'huanping_yingti.pdf',
  `<div class=h>欧阳清和</div><div class=u>环境影响评价工程师　|　手机 13097280416　|　邮箱 ouyangqh@whu.edu.cn</div><table><tr><th>EDUCATION<td><p><b>武汉大学 资源与环境科学学院</b><br>环境工程　工学硕士<br>2020.9–2023.6</p><p><b>湖北大学</b><br>环境科学　理学学士<br>2016.9–2020.6</p><tr><th>CAREER<td><p><b>中南安全环境技术研究院股份有限公司</b><br>环评工程师<br>2023.7–至今</p><p>完成报告书11项、报告表26项</p><p><b>湖北省生态环境科学研究院</b><br>实习生<br>2022.3–2022.8</p><p>大气源清单</p><tr><th>RESEARCH<td><p><b>东湖沉积物磷释放通量模拟</b><br>2021.3–2023.5</p><tr><th>AWARDS<td><p>2022 国家奖学金</p><p>2023 武汉大学优秀毕业研究生</p><tr><th>OTHERS<td><p>ArcGIS、AERMOD、R；英语六级</p></table>`,
  truth('欧阳清和', '13097280416', 'ouyangqh@whu.edu.cn', {
    educations: [
      school('武汉大学', 'master', '环境工程', '2020-09', '2023-06'),
      school('湖北大学', 'bachelor', '环境科学', '2016-09', '2020-06'),
    ],
    employers: [
      job('中南安全环境技术研究院股份有限公司', '环评工程师', '2023-07', 'present'),
      job('湖北省生态环境科学研究院', '实习生', '2022-03', '2022-08'),
    ],
    projects: [project('东湖沉积物磷释放通量模拟', '2021-03', '2023-05')],
    awards: 2,
  }),
  {
    css: '.h{font-size:27px;letter-spacing:10px}.u{color:#555;border-bottom:1px solid #aaa;padding-bottom:6px}table{border-spacing:0 8px}th{width:120px;text-align:left;vertical-align:top;color:#457b9d;font-size:13px}td{border-left:1px solid #ccc;padding-left:16px}p{margin:0 0 6px}',
  },
);

// Recruiting: page of a job app, name with a badge beside it, school and degree in one line with dots.
page(
  'hr_app.png',
  `<div class=n>黎小满 <span>在职-月内到岗</span></div><div class=q>3年经验 · 本科 · 26岁</div><div class=q>📞 15812340976</div><div class=q>✉️ lixiaoman_hr@163.com</div><div class=h>求职期望</div><p>招聘专员 / HRBP　东莞　7-10K</p><div class=h>工作经历</div><p><b>东莞市步步高教育电子有限公司</b></p><p class=q>招聘专员　2023.02-至今</p><p>负责研发序列招聘，年到岗64人。</p><p><b>东莞市华为终端有限公司</b></p><p class=q>人力资源助理　2021.07-2023.01</p><p>入离职办理，考勤核算。</p><div class=h>教育经历</div><p><b>东莞理工学院</b></p><p class=q>本科 · 人力资源管理　2017-2021</p><div class=h>资格证书</div><p>企业人力资源管理师三级</p>`,
  truth('黎小满', '15812340976', 'lixiaoman_hr@163.com', {
    educations: [school('东莞理工学院', 'bachelor', '人力资源管理', '2017', '2021')],
    employers: [
      job('东莞市步步高教育电子有限公司', '招聘专员', '2023-02', 'present'),
      job('东莞市华为终端有限公司', '人力资源助理', '2021-07', '2023-01'),
    ],
  }),
  {
    size: 430,
    photo: { scale: 2 },
    css: 'body{padding:18px;font-size:16px;line-height:1.8}.n{font-size:26px;font-weight:bold}.n span{font-size:13px;color:#fff;background:#00bebd;border-radius:4px;padding:2px 6px}.q{color:#777}.h{font-size:19px;font-weight:bold;margin:18px 0 6px}p{margin:4px 0}',
  },
);

// Marketing student: numbered round headings, school with faculty joined by a hyphen, 大四在读.
page(
  'shichang_yuanxu.pdf',
  `<div class=g><div class=n>米乐<small>MI LE</small></div><div class=i>女 · 2004.03 · 成都<br>19981273045<br>mile2004@swufe.edu.cn</div></div>
<h2><span>01</span>我的学校</h2><p><b>西南财经大学-工商管理学院-市场营销</b>，大四在读（本科），2022年9月至2026年6月</p><p>主修：消费者行为学 94、市场调研 91</p><h2><span>02</span>我的实习</h2><p><b>字节跳动（成都）</b>，商业化运营实习生，2025年3月至2025年8月</p><p>维护本地生活商家120家，月GMV提升35%</p><p><b>红旗连锁股份有限公司</b>，市场部实习生，2024年7月至2024年9月</p><p>做门店陈列调研</p><h2><span>03</span>我的项目</h2><p><b>“椒盐计划”校园奶茶品牌策划</b>，2024年3月至2024年6月</p><p>队长，营业额1.8万元</p><h2><span>04</span>我的奖</h2><p>2025年 全国大学生市场调查与分析大赛 国家二等奖</p><p>2024年 校一等奖学金</p><h2><span>05</span>我会的</h2><p>SPSS、Excel、剪映；英语六级 570</p>`,
  truth(['米乐', '米乐 MI LE'], '19981273045', 'mile2004@swufe.edu.cn', {
    educations: [school('西南财经大学', 'bachelor', '市场营销', '2022-09', '2026-06')],
    employers: [
      job(['字节跳动（成都）', '字节跳动'], '商业化运营实习生', '2025-03', '2025-08'),
      job('红旗连锁股份有限公司', '市场部实习生', '2024-07', '2024-09'),
    ],
    projects: [project(['“椒盐计划”校园奶茶品牌策划', '椒盐计划'], '2024-03', '2024-06')],
    awards: 2,
  }),
  {
    css: '.g{display:flex;justify-content:space-between;align-items:flex-end;background:#ffd166;padding:20px}.n{font-size:34px}.n small{display:block;font-size:13px;letter-spacing:4px}.i{text-align:right}h2{font-size:16px;margin:14px 0 4px}h2 span{background:#ef476f;color:#fff;border-radius:14px;padding:3px 7px;font-size:12px;margin-right:8px}p{margin:3px 0}',
  },
);

// Surveying: years in the margin, places on the right, school in the middle of a sentence-like line.
page(
  'cehui_nianfen.pdf',
  `<div class=n>简历 ｜ 冉景行</div><div>测绘工程师　13885172640　ranjingxing@gzdx.com.cn　贵阳市观山湖区</div><h2>履历</h2><table><tr><td>2024 至今<td><b>贵州省水利水电勘测设计研究院</b>　测量项目负责人<br>无人机倾斜摄影、大坝变形监测<td>贵阳<tr><td>2021–2024<td><b>广州南方测绘科技股份有限公司</b>　技术支持工程师<br>GNSS产品培训，投标方案<td>广州</table><h2>求学</h2><table><tr><td>2018–2021<td><b>中国地质大学（武汉）</b>　大地测量学与测量工程　硕士<td>武汉<tr><td>2014–2018<td><b>贵州大学矿业学院</b>　测绘工程　学士<td>贵阳</table><h2>项目</h2><table><tr><td>2024–2025<td><b>夹岩水利枢纽变形监测</b><br>项目负责人<td>毕节</table><h2>资质</h2><p>注册测绘师、无人机驾驶员执照（CAAC）</p><h2>嘉奖</h2><p>2023 贵州省测绘科技进步三等奖</p>`,
  truth('冉景行', '13885172640', 'ranjingxing@gzdx.com.cn', {
    educations: [
      school('中国地质大学（武汉）', 'master', '大地测量学与测量工程', '2018', '2021'),
      school(['贵州大学', '贵州大学矿业学院'], 'bachelor', '测绘工程', '2014', '2018'),
    ],
    employers: [
      job('贵州省水利水电勘测设计研究院', '测量项目负责人', '2024', 'present'),
      job('广州南方测绘科技股份有限公司', '技术支持工程师', '2021', '2024'),
    ],
    projects: [project('夹岩水利枢纽变形监测', '2024', '2025')],
    awards: 1,
  }),
  {
    css: '.n{font-size:21px;font-weight:bold}h2{font-size:15px;color:#7f5539;margin:14px 0 2px}td{vertical-align:top;padding:3px 12px 3px 0}td:first-child{width:90px;color:#7f5539}td:last-child{color:#999}table{width:100%}p{margin:2px 0}',
  },
);
