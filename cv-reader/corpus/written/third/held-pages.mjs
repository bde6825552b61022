import { job, project, school, truth } from '../cv.mjs';

// The third that is held back: opened once, when nothing is mended any more.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// Railway: a line of time down the middle, work on the left of it and school on the right.
page(
  'tielu_zhongxian.pdf',
  `<h1>东郭明</h1><p class=c>动车组机械师 ｜ 13253817096 ｜ dongguoming_emu@163.com ｜ 郑州</p>
<div class=g><div><h2>车间</h2><div class=e><b>中国铁路郑州局集团有限公司郑州动车段</b><br>动车组机械师<br>2022.08 - 至今<p>一级修、二级修，夜班入库8列</p></div><div class=e><b>中车青岛四方机车车辆股份有限公司</b><br>装配实习生<br>2021.07 - 2022.01<p>转向架组装</p></div></div>
<div><h2>课堂</h2><div class=e><b>郑州铁路职业技术学院</b><br>动车组检修技术 大专<br>2019.09 - 2022.06</div><div class=e><b>新密市第一高级中学</b><br>高中<br>2016.09 - 2019.06</div><h2>奖状</h2><p>2021 全国铁路院校技能赛三等奖</p><p>2020 国家助学奖学金</p><p>2024 段先进生产者</p></div></div>`,
  truth('东郭明', '13253817096', 'dongguoming_emu@163.com', {
    educations: [
      school('郑州铁路职业技术学院', 'associate', '动车组检修技术', '2019-09', '2022-06'),
      school('新密市第一高级中学', 'high_school', null, '2016-09', '2019-06'),
    ],
    employers: [
      job('中国铁路郑州局集团有限公司郑州动车段', '动车组机械师', '2022-08', 'present'),
      job('中车青岛四方机车车辆股份有限公司', '装配实习生', '2021-07', '2022-01'),
    ],
    awards: 3,
  }),
  {
    css: 'h1,.c{text-align:center;margin:2px}.g{display:grid;grid-template-columns:1fr 1fr}.g>div{padding:0 16px}.g>div:first-child{border-right:3px solid #c22}h2{font-size:15px;color:#c22;margin:10px 0 2px}.e{margin:6px 0}p{margin:2px 0}',
  },
);

// Social work, Taiwan: traditional characters in two columns, headings with a slash, years of the Republic left out.
page(
  'shegong_tw.pdf',
  `<h1>鍾雨潔</h1><div class=g><div><h2>聯絡 /</h2><p>0912-345-067</p><p>yujie.chung@gmail.com</p><p>台北市文山區</p><h2>專長 /</h2><p>個案管理、團體帶領</p><p>台語、英語多益 860</p><h2>榮譽 /</h2><p>書卷獎 2020</p><p>績優實習生 2021</p></div><div><h2>學歷 /</h2><p><b>國立政治大學</b></p><p>社會工作研究所 碩士</p><p>2022.09 – 2024.07</p><p><b>東海大學</b></p><p>社會工作學系 學士</p><p>2018.09 – 2022.06</p><h2>經歷 /</h2><p><b>財團法人勵馨社會福利事業基金會</b></p><p>社工員</p><p>2024.08 – 迄今</p><p class=s>服務受暴婦女個案三十餘名，陪同出庭</p><p><b>台中榮民總醫院</b></p><p>社工實習生</p><p>2021.07 – 2021.09</p></div></div>`,
  truth('鍾雨潔', ['0912345067', '+886912345067'], 'yujie.chung@gmail.com', {
    educations: [
      school(
        ['國立政治大學', '政治大學', '国立政治大学'],
        'master',
        ['社会工作', '社會工作', '社會工作研究所', '社会工作研究所'],
        '2022-09',
        '2024-07',
      ),
      school(
        ['東海大學', '东海大学'],
        'bachelor',
        ['社会工作', '社會工作', '社會工作學系', '社会工作学系', '社会工作学'],
        '2018-09',
        '2022-06',
      ),
    ],
    employers: [
      job('財團法人勵馨社會福利事業基金會', '社工員', '2024-08', 'present'),
      job('台中榮民總醫院', '社工實習生', '2021-07', '2021-09'),
    ],
    awards: 2,
  }),
  {
    css: 'h1{border-bottom:4px double #555;margin:0 0 8px}.g{display:grid;grid-template-columns:200px 1fr;gap:30px}h2{font-size:14px;color:#777;margin:12px 0 2px}p{margin:3px 0}.s{font-size:12px;color:#666}',
  },
);

// 实习僧: journalism.
page(
  'shixiseng_xinmei.pdf',
  `<div class=u>实习僧 SHIXISENG</div><p class=n>万俟晴 <small>女</small></p><p>山东大学 · 硕士 · 2026年毕业</p><p>18553167208　|　moqiqing@mail.sdu.edu.cn　|　现居济南</p>
<div class=h>教育经历</div><p><b>山东大学</b><i>2023-09 至 2026-06</i></p><p>新闻与传播 · 硕士 · GPA：前15%</p><p><b>青岛大学</b><i>2019-09 至 2023-06</i></p><p>网络与新媒体 · 本科</p>
<div class=h>实习经历</div><p><b>大众日报社</b><i>2024-07 至 2024-10</i></p><p>海报新闻 · 新媒体编辑实习生</p><p class=s>编发稿件300余条，3条10w+</p><p><b>济南趣拍文化传播有限公司</b><i>2022-06 至 2022-09</i></p><p>内容部 · 短视频编导</p>
<div class=h>项目/课题</div><p><b>黄河滩区迁建口述史</b><i>2021-05 至 2022-05</i></p><p>负责人</p>
<div class=h>校园经历</div><p><b>山东大学研究生会</b><i>2023-10 至 2024-06</i></p><p>新闻部 · 部长</p>
<div class=h>荣誉奖项</div><p>硕士学业奖学金一等奖<i>2024-11</i></p><p>山东省大学生新闻奖三等奖<i>2023-05</i></p>
<div class=h>作品</div><p>公众号“滩上人家”　https://mp.example.com/tan</p>`,
  truth('万俟晴', '18553167208', 'moqiqing@mail.sdu.edu.cn', {
    educations: [
      school('山东大学', 'master', '新闻与传播', '2023-09', '2026-06'),
      school('青岛大学', 'bachelor', '网络与新媒体', '2019-09', '2023-06'),
    ],
    employers: [
      job('大众日报社', '新媒体编辑实习生', '2024-07', '2024-10'),
      job('济南趣拍文化传播有限公司', '短视频编导', '2022-06', '2022-09'),
    ],
    projects: [project('黄河滩区迁建口述史', '2021-05', '2022-05')],
    awards: 2,
  }),
  {
    css: '.u{color:#3a6;font-size:12px}.n{font-size:24px;margin:0}.h{font-size:15px;border-left:4px solid #3a6;padding-left:6px;margin:12px 0 4px}p{margin:2px 0}i{float:right;color:#888;font-style:normal}.s{color:#666}',
  },
);

// LinkedIn's export: marketing.
page(
  'linkedin_mkt.pdf',
  `<div class=g><aside><h4>Contact</h4><p>+86 186 2190 7745 (Mobile)<br>vivian.tuoba@icloud.com<br>www.linkedin.com/in/viviantuoba (LinkedIn)</p><h4>Top Skills</h4><p>Brand Management<br>Consumer Insights<br>CRM</p><h4>Languages</h4><p>English (Full Professional)<br>Chinese (Native or Bilingual)</p><h4>Honors-Awards</h4><p>L'Oréal Brandstorm, China Finalist<br>Outstanding Graduate of Shanghai</p></aside><main><h1>Vivian Tuoba</h1><p>Assistant Brand Manager | FMCG</p><p class=q>Shanghai, China</p><h2>Summary</h2><p>Marketer who likes shelves more than slides.</p><h2>Experience</h2><p><b>Unilever</b><br>Assistant Brand Manager<br><span class=q>August 2023 - Present (2 years 3 months)<br>Shanghai, China</span></p><p><b>Mars</b><br>Marketing Intern<br><span class=q>June 2022 - September 2022 (4 months)<br>Shanghai, China</span></p><h2>Education</h2><p><b>Fudan University</b><br>Master's degree, Marketing · (September 2020 - June 2023)</p><p><b>Soochow University</b><br>Bachelor's degree, Economics · (September 2016 - June 2020)</p></main></div><div class=q>Page 1 of 1</div>`,
  truth('Vivian Tuoba', '18621907745', 'vivian.tuoba@icloud.com', {
    educations: [
      school(['Fudan University', '复旦大学'], 'master', ['Marketing', '市场营销'], '2020-09', '2023-06'),
      school(['Soochow University', '苏州大学'], 'bachelor', ['Economics', '经济学'], '2016-09', '2020-06'),
    ],
    employers: [
      job('Unilever', 'Assistant Brand Manager', '2023-08', 'present'),
      job('Mars', 'Marketing Intern', '2022-06', '2022-09'),
    ],
    awards: 2,
  }),
  {
    language: 'en',
    css: '.g{display:grid;grid-template-columns:210px 1fr;gap:20px}aside{background:#283e4a;color:#fff;padding:14px;font-size:12px}h1{font-size:26px;margin:0}h2{font-size:16px;margin:12px 0 3px}p{margin:4px 0}.q{color:#888;font-size:12px}',
  },
);

// Pharmacy: a bar on the right in English, Chinese words about the person in the middle; dates above in full.
page(
  'yaoxue_en.pdf',
  `<div class=g><main><h1>LENG Yuhan</h1><p>Clinical pharmacist in training, likes chromatography and badminton</p>
<h2>STUDIES</h2><div class=d>September 2021 to July 2024</div><p><b>China Pharmaceutical University</b><br>MSc, Clinical Pharmacy</p><div class=d>September 2017 to July 2021</div><p><b>Guangdong Pharmaceutical University</b><br>BSc, Pharmacy</p>
<h2>HOSPITAL AND INDUSTRY</h2><div class=d>August 2024 to present</div><p><b>Nanfang Hospital</b><br>Resident Pharmacist<br>Ward rounds in nephrology, 30 drug histories a week</p><div class=d>March 2023 to August 2023</div><p><b>Jiangsu Hengrui Pharmaceuticals</b><br>CMC Intern<br>HPLC method validation</p>
<h2>BENCH PROJECT</h2><div class=d>October 2021 to May 2024</div><p><b>Population pharmacokinetics of tacrolimus</b><br>NONMEM, 214 patients</p></main><aside><b>Phone</b><br>134 1619 8052<br><b>Mail</b><br>lengyuhan@cpu.edu.cn<br><b>Licences</b><br>Licensed Pharmacist 2024<br><b>Prizes</b><br>First Scholarship 2022<br>Poster Prize, CPA 2023</aside></div>`,
  truth('LENG Yuhan', '13416198052', 'lengyuhan@cpu.edu.cn', {
    educations: [
      school(
        ['China Pharmaceutical University', '中国药科大学'],
        'master',
        ['Clinical Pharmacy', '临床药学'],
        '2021-09',
        '2024-07',
      ),
      school(
        ['Guangdong Pharmaceutical University', '广东药科大学'],
        'bachelor',
        ['Pharmacy', '药学'],
        '2017-09',
        '2021-07',
      ),
    ],
    employers: [
      job('Nanfang Hospital', 'Resident Pharmacist', '2024-08', 'present'),
      job('Jiangsu Hengrui Pharmaceuticals', 'CMC Intern', '2023-03', '2023-08'),
    ],
    projects: [project('Population pharmacokinetics of tacrolimus', '2021-10', '2024-05')],
    awards: 2,
  }),
  {
    language: 'en',
    css: '.g{display:grid;grid-template-columns:1fr 180px;gap:22px}aside{border-left:1px solid #999;padding-left:12px;font-size:12px;line-height:1.9}h1{font-size:24px;margin:0}h2{font-size:13px;letter-spacing:2px;margin:14px 0 2px}.d{color:#0a7a6a;font-size:12px;margin-top:6px}p{margin:2px 0}',
  },
);

// Winery: a letter with paragraphs, times in sentences, no sections.
page(
  'putaojiu.pdf',
  `<p>尊敬的酒庄负责人：</p><p>您好！我叫哈斯格日勒，内蒙古乌海人，2002年3月生。电话：15048391276，邮箱：hasgerel_wine@163.com。</p><p>2020年9月至2024年6月，我在宁夏大学葡萄与葡萄酒工程专业读本科，班里排名第五。2023年拿过校一等奖学金，2024年是自治区优秀毕业生。</p><p>2023年8月至2023年11月，我在宁夏西鸽酒庄有限公司任酿酒实习生，跟完一个榨季，测糖、倒罐、踩皮。2024年7月至今，我在贺兰神（宁夏）国际葡萄酒庄有限公司任助理酿酒师，管18个不锈钢罐。</p><p>2022年5月至2023年5月我还做过“乌海沙地赤霞珠限根栽培”这个大创项目。</p><p>WSET二级。能喝能扛，榨季不请假。盼复！</p><p style="text-align:right">哈斯格日勒<br>2025年4月</p>`,
  truth('哈斯格日勒', '15048391276', 'hasgerel_wine@163.com', {
    educations: [school('宁夏大学', 'bachelor', '葡萄与葡萄酒工程', '2020-09', '2024-06')],
    employers: [
      job('宁夏西鸽酒庄有限公司', '酿酒实习生', '2023-08', '2023-11'),
      job('贺兰神（宁夏）国际葡萄酒庄有限公司', '助理酿酒师', '2024-07', 'present'),
    ],
    projects: [project('乌海沙地赤霞珠限根栽培', '2022-05', '2023-05')],
    awards: 2,
  }),
  { css: 'p{text-indent:2em;line-height:1.9}' },
);

// Aircraft maintenance: the date stands in brackets above, certificates under the prizes, pieces with slashes.
page(
  'feiji_weixiu.pdf',
  `<div class=b><span class=n>长孙飞</span><span>机务维修 / CAAC机型ME-TA</span><span>15202987341</span><span>zhangsunfei@cauc.edu.cn</span></div>
<h2>//教育</h2><p class=d>（2018.09-2022.06）</p><p>中国民航大学 / 飞行器动力工程 / 本科</p>
<h2>//机坪与机库</h2><p class=d>（2022.07-2024.02）</p><p>北京飞机维修工程有限公司 / 航线机械员</p><p class=s>A320系列过站、航前航后，放行助手</p><p class=d>（2024.03-至今）</p><p>海航航空技术有限公司 / 定检工程师</p><p class=s>C检三架次，编NRC工卡</p><p class=d>（2021.07-2021.08）</p><p>天津新华锦航空部附件维修厂 / 见习</p>
<h2>//设计与课题</h2><p class=d>（2021.11-2022.05）</p><p>CFM56高压涡轮叶片孔探图像识别</p>
<h2>//证书荣誉</h2><p>民用航空器维修人员执照（2022）</p><p>中国民航大学二等奖学金（2020）</p><p>“海航工匠杯”排故赛亚军（2025）</p><p>特种设备登高证（2023）</p><h2>//话</h2><p>夜班四年，没迟到过一次。</p>`,
  truth('长孙飞', '15202987341', 'zhangsunfei@cauc.edu.cn', {
    educations: [school('中国民航大学', 'bachelor', '飞行器动力工程', '2018-09', '2022-06')],
    employers: [
      job('北京飞机维修工程有限公司', '航线机械员', '2022-07', '2024-02'),
      job('海航航空技术有限公司', '定检工程师', '2024-03', 'present'),
      job('天津新华锦航空部附件维修厂', '见习', '2021-07', '2021-08'),
    ],
    projects: [project('CFM56高压涡轮叶片孔探图像识别', '2021-11', '2022-05')],
    awards: 2,
  }),
  {
    css: '.b{display:flex;justify-content:space-between;align-items:baseline;border-bottom:3px solid #06c}.n{font-size:26px}h2{font-size:14px;color:#06c;margin:12px 0 2px}p{margin:2px 0}.d{color:#999;font-size:12px}.s{color:#555;font-size:12px}',
  },
);

// Sociology PhD: Chinese, papers, talks, teaching; degrees first.
page(
  'boshi_shehui.pdf',
  `<h1>第五静 · 学术简历</h1><p>中国人民大学社会与人口学院 ｜ diwujing@ruc.edu.cn ｜ 137 1889 4025</p>
<h2>一、学位</h2><p>博士　社会学　中国人民大学　2021.9—2025.6</p><p class=s>论文：《快递员的时间》 导师：陆益龙</p><p>硕士　社会学　南开大学　2018.9—2021.6</p><p>学士　社会工作　山西大学　2014.9—2018.6</p>
<h2>二、研究岗位</h2><p>访问学者　香港中文大学社会学系　2023.9—2024.2</p><p>助理研究员（兼职）　北京市社会科学院　2022.3—2023.2</p>
<h2>三、主持与参与课题</h2><p>平台劳动者的休息权研究（国家社科基金青年项目，参与）　2022.9—2024.12</p><p>城中村改造与租客流动（校级，主持）　2021.12—2022.12</p>
<h2>四、论文</h2><p>1. 第五静.时间的碎片：快递员劳动过程再考察[J].社会学评论,2023(4).</p><p>2. 第五静,王某.夜里的站点[J].青年研究,2022(6).</p>
<h2>五、教学</h2><p>社会统计学（助教，2022秋、2023春）</p>
<h2>六、获奖</h2><p>国家奖学金（2023）；中国社会学年会优秀论文二等奖（2022）；校优秀博士生（2024）</p>`,
  truth('第五静', '13718894025', 'diwujing@ruc.edu.cn', {
    educations: [
      school('中国人民大学', 'doctor', '社会学', '2021-09', '2025-06'),
      school('南开大学', 'master', '社会学', '2018-09', '2021-06'),
      school('山西大学', 'bachelor', '社会工作', '2014-09', '2018-06'),
    ],
    employers: [
      job(['香港中文大学社会学系', '香港中文大学'], '访问学者', '2023-09', '2024-02'),
      job('北京市社会科学院', ['助理研究员（兼职）', '助理研究员'], '2022-03', '2023-02'),
    ],
    projects: [
      project(['平台劳动者的休息权研究', '平台劳动者的休息权研究（国家社科基金青年项目，参与）'], '2022-09', '2024-12'),
      project(['城中村改造与租客流动', '城中村改造与租客流动（校级，主持）'], '2021-12', '2022-12'),
    ],
    awards: 3,
  }),
  {
    css: 'h1{font-size:20px;text-align:center}h2{font-size:14px;margin:12px 0 4px}p{margin:3px 0}.s{color:#666;padding-left:20px}',
  },
);

// Fitness: a long picture in dark colours.
page(
  'jianshen_chang.png',
  `<div class=n>拓跋烈</div><p>健身教练 · 27岁 · 银川</p><p>手机 15296930417</p><p>邮箱 tuobalie@163.com</p><div class=h>带课的地方</div><p>2021年7月 - 2023年5月</p><p><b>银川乐刻运动健身有限公司</b></p><p>私人教练</p><p>月均上课110节，续课率四成。</p><p>2023年6月 - 至今</p><p><b>宁夏超级猩猩体育文化有限公司</b></p><p>团课教练主管</p><p>带教新教练五人，杠铃课场场满员。</p><div class=h>念书的地方</div><p>2017年9月 - 2021年6月</p><p><b>宁夏师范学院</b></p><p>体育教育　本科</p><div class=h>拿过的奖</div><p>2019年　宁夏大学生田径赛铅球第二名</p><p>2022年　乐刻年度之星</p><div class=h>有的证</div><p>国家职业资格健身教练四级</p><p>急救员证</p>`,
  truth('拓跋烈', '15296930417', 'tuobalie@163.com', {
    educations: [school('宁夏师范学院', 'bachelor', '体育教育', '2017-09', '2021-06')],
    employers: [
      job('银川乐刻运动健身有限公司', '私人教练', '2021-07', '2023-05'),
      job('宁夏超级猩猩体育文化有限公司', '团课教练主管', '2023-06', 'present'),
    ],
    awards: 2,
  }),
  {
    size: 400,
    photo: { scale: 2 },
    css: 'body{padding:22px;background:#1d1f24;color:#eee;font-size:16px;line-height:1.9}.n{font-size:30px;color:#fd3}.h{border-bottom:2px solid #fd3;margin:16px 0 6px}p{margin:3px 0}',
  },
);
