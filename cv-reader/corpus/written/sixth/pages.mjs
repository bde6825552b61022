import { job, project, school, truth } from '../cv.mjs';

// Where the form's six fields stand as people set them: names large, spaced, in bands and cells, beside English ones.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// Beauty salon: the word for CV is set larger than the name, which stands beside a photo.
page(
  'meirong_zhaopian.pdf',
  `<div class=t>个人简历 <span>PERSONAL RESUME</span></div><div class=g><div class=ph>照片</div><div><p class=n>苏沐橙</p><p>求职意向：美容顾问　期望薪资：8k-10k</p><p>手机：13572048816　微信同号</p><p>邮箱：sumucheng0612@163.com</p><p>现居：西安市雁塔区　籍贯：陕西汉中</p></div></div>
<h2>教育背景 <em>Education</em></h2><p class=r><b>陕西职业技术学院（长安校区）</b><i>2020.09-2023.07</i></p><p>美容美体艺术 ｜ 统招大专</p>
<h2>工作经历 <em>Work</em></h2><p class=r><b>西安伊美尔医疗美容医院有限公司</b><i>2023.08-2025.06</i></p><p>美容咨询师</p><p>· 接待到店顾客，月均成交28单</p><p class=r><b>美丽田园（西安赛格店）</b><i>2022.09-2023.06</i></p><p>实习美容师</p><p>· 面部护理、身体护理</p>
<h2>证书 <em>Certificate</em></h2><p>美容师（三级/高级工）</p><p>健康证</p><h2>自我评价 <em>About</em></h2><p>亲和力强，细心，手法好，记得住客人的喜好。</p>`,
  truth('苏沐橙', '13572048816', 'sumucheng0612@163.com', {
    educations: [
      school(['陕西职业技术学院', '陕西职业技术学院（长安校区）'], 'associate', '美容美体艺术', '2020-09', '2023-07'),
    ],
    employers: [
      job('西安伊美尔医疗美容医院有限公司', '美容咨询师', '2023-08', '2025-06'),
      job(['美丽田园（西安赛格店）', '美丽田园'], '实习美容师', '2022-09', '2023-06'),
    ],
  }),
  {
    css: '.t{font-size:30px;color:#b57;border-bottom:3px solid #b57}.t span{font-size:14px}.g{display:flex;gap:24px;margin:10px 0}.ph{width:90px;height:120px;background:#ddd;text-align:center;line-height:120px;color:#999}.n{font-size:22px;margin:0 0 6px}h2{font-size:15px;background:#fbe9f1;padding:3px 8px;margin:12px 0 4px}em{font-size:11px;color:#999;font-style:normal}p{margin:3px 0}.r i{float:right;font-style:normal}',
  },
);

// In-house lawyer: name in a dark band, its English form in brackets, degrees as 法学（双学位）.
page(
  'fawu_sedai.pdf',
  `<div class=b><div class=n>宋知远（Zhiyuan Song）</div><div>企业法务 / 合规　·　已通过法律职业资格考试（A证）</div></div><div class=c><span>☎ 138 1642 9057</span><span>✉ zhiyuan.song@ecupl.edu.cn</span><span>◎ 上海 · 长宁</span></div>
<h2>学历</h2><table><tr><td>2021.09—2024.06<td>华东政法大学 · 经济法学院<td>法律硕士（法学）<tr><td>2017.09—2021.06<td>西南政法大学<td>法学 / 本科</table>
<h2>从业</h2><table><tr><td>2024.07—至今<td>上海米哈游网络科技股份有限公司<td>法务专员<tr><td><td colspan=2>审阅采购、推广、IP授权合同约900份；搭建合同模板库。<tr><td>2023.06—2023.12<td>北京市中伦（上海）律师事务所<td>实习律师助理<tr><td><td colspan=2>并购尽职调查，起草法律意见书。</table>
<h2>奖励</h2><p>2023　校级优秀研究生</p><p>2020　“理律杯”模拟法庭全国二等奖</p><h2>语言</h2><p>英语（CET-6 601，TEM无）、日语N3</p>`,
  truth(['宋知远', '宋知远（Zhiyuan Song）', '宋知远 Zhiyuan Song'], '13816429057', 'zhiyuan.song@ecupl.edu.cn', {
    educations: [
      school('华东政法大学', 'master', ['法律', '法律（法学）', '法律硕士（法学）', '法学'], '2021-09', '2024-06'),
      school('西南政法大学', 'bachelor', '法学', '2017-09', '2021-06'),
    ],
    employers: [
      job('上海米哈游网络科技股份有限公司', '法务专员', '2024-07', 'present'),
      job('北京市中伦（上海）律师事务所', '实习律师助理', '2023-06', '2023-12'),
    ],
    awards: 2,
  }),
  {
    css: '.b{background:#1f2d3d;color:#fff;padding:18px 24px}.n{font-size:26px}.c{display:flex;justify-content:space-between;background:#eef1f5;padding:6px 24px}h2{font-size:14px;color:#1f2d3d;border-left:5px solid #c9a35a;padding-left:8px;margin:14px 0 4px}td{padding:2px 18px 2px 0;vertical-align:top}p{margin:2px 0}',
  },
);

// Construction site: registration form with two labels a row, and the name among them.
page(
  'shigong_dengji.pdf',
  `<h1>应聘人员基本情况表</h1><table border=1><tr><td>应聘岗位<td>施工员<td>可到岗日期<td>随时<td rowspan=4 class=ph>贴照片处<tr><td>姓名<td>万里<td>性别<td>男<tr><td>出生年月<td>1999年4月<td>民族<td>汉<tr><td>政治面貌<td>群众<td>婚否<td>未婚<tr><td>联系电话<td>18674530092<td>电子信箱<td colspan=2>wanli_hnjs@126.com<tr><td>毕业学校<td>湖南交通职业技术学院<td>所学专业<td colspan=2>道路与桥梁工程技术<tr><td>学历<td>大专<td>毕业时间<td colspan=2>2020年6月<tr><td>现住址<td colspan=4>长沙市望城区金星北路<tr><th colspan=5>工作经历（从最近一段写起）<tr><td>起止时间<td colspan=2>工作单位<td>职务<td>离职原因<tr><td>2022.3-2025.5<td colspan=2>湖南路桥建设集团有限责任公司<td>施工员<td>项目结束<tr><td>2020.7-2022.2<td colspan=2>中铁五局集团第一工程有限责任公司<td>测量员<td>个人发展<tr><th colspan=5>家庭主要成员<tr><td>称谓<td>姓名<td>年龄<td>工作单位<td>电话<tr><td>父亲<td>万建国<td>54<td>务农<td>13974501223<tr><td>母亲<td>刘桂英<td>52<td>务农<td>—<tr><td>本人声明<td colspan=4>以上所填内容真实，如有虚假，愿承担一切责任。　　签名：</table>`,
  truth('万里', '18674530092', 'wanli_hnjs@126.com', {
    educations: [school('湖南交通职业技术学院', 'associate', '道路与桥梁工程技术', null, '2020-06')],
    employers: [
      job('湖南路桥建设集团有限责任公司', '施工员', '2022-03', '2025-05'),
      job('中铁五局集团第一工程有限责任公司', '测量员', '2020-07', '2022-02'),
    ],
  }),
  {
    css: 'h1{text-align:center;font-size:22px}table{border-collapse:collapse;width:100%}td,th{padding:6px 8px;text-align:center}.ph{width:90px;color:#999}',
  },
);

// Primary school: letter-spaced name under the heading, icons of headings, degree as 大学本科（师范类）.
page(
  'xiaoxue_jianju.pdf',
  `<p class=k>RESUME</p><p class=n>纪 思 源</p><p class=c>小学语文教师 · 中共党员 · 普通话二级甲等</p><p class=c>电话 15264718830　　邮箱 jisiyuan_sdnu@sina.com</p>
<h2>❖ 教育经历</h2><p>山东师范大学　文学院　汉语言文学（师范）　大学本科　2019/09—2023/06</p><p class=s>绩点 3.71 / 5，专业前 12%；修读心理学辅修</p>
<h2>❖ 教学实践</h2><p>济南市历下区燕山学校　四年级语文教师兼班主任　2023/08—至今</p><p class=s>所带班级期末平均分列年级第二；公开课《观潮》获区二等奖</p><p>山东省实验小学　语文实习教师　2022/09—2022/12</p><p class=s>听课86节，独立授课14节</p>
<h2>❖ 荣誉称号</h2><p>山东省优秀毕业生（2023）</p><p>国家励志奖学金（2021、2022）</p><h2>❖ 资格证书</h2><p>小学语文教师资格证</p><p>国家心理咨询基础培训合格证</p>`,
  truth('纪思源', '15264718830', 'jisiyuan_sdnu@sina.com', {
    educations: [school('山东师范大学', 'bachelor', ['汉语言文学', '汉语言文学（师范）'], '2019-09', '2023-06')],
    employers: [
      job('济南市历下区燕山学校', ['四年级语文教师兼班主任', '语文教师', '四年级语文教师'], '2023-08', 'present'),
      job('山东省实验小学', '语文实习教师', '2022-09', '2022-12'),
    ],
    awards: 2,
  }),
  {
    css: '.k{font-size:12px;letter-spacing:8px;text-align:center;color:#999;margin:0}.n{text-align:center;font-size:28px;margin:4px}.c{text-align:center;margin:2px}h2{font-size:15px;color:#2c6e49;margin:14px 0 3px}p{margin:3px 0}.s{color:#555;font-size:12px}',
  },
);

// Test engineer: contact left, name right, major behind a slash.
page(
  'ceshi_youming.pdf',
  `<div class=g><div><p>17780614253</p><p>qa.yinchao@outlook.com</p><p>成都市高新区</p><p>github.com/yinchao-qa</p></div><div class=n>尹超<div class=z>测试开发工程师</div></div></div>
<h2>专业技能</h2><p>Python、Java、Pytest、Selenium、JMeter、Jenkins、MySQL、Linux</p>
<h2>工作经验</h2><p class=r><b>成都极米科技股份有限公司</b>　测试开发工程师<i>2022.07 ~ 至今</i></p><ul><li>从零搭建接口自动化平台，用例2300条，回归时间由3天缩短为4小时<li>负责固件OTA升级压力测试</ul><p class=r><b>四川长虹电子控股集团有限公司</b>　软件测试实习生<i>2021.07 ~ 2021.12</i></p><ul><li>编写测试用例，提交缺陷180个</ul>
<h2>项目经验</h2><p class=r><b>投影仪自动化测试平台</b><i>2023.03 ~ 2024.01</i></p><p>技术栈：Python + Airtest + Allure</p><p class=r><b>校园二手交易小程序</b><i>2021.03 ~ 2021.06</i></p><p>毕业设计，独立完成</p>
<h2>教育经历</h2><p class=r><b>电子科技大学成都学院</b>　本科/软件工程<i>2018.09 ~ 2022.06</i></p>`,
  truth('尹超', '17780614253', 'qa.yinchao@outlook.com', {
    educations: [school('电子科技大学成都学院', 'bachelor', '软件工程', '2018-09', '2022-06')],
    employers: [
      job('成都极米科技股份有限公司', '测试开发工程师', '2022-07', 'present'),
      job('四川长虹电子控股集团有限公司', '软件测试实习生', '2021-07', '2021-12'),
    ],
    projects: [
      project('投影仪自动化测试平台', '2023-03', '2024-01'),
      project('校园二手交易小程序', '2021-03', '2021-06'),
    ],
  }),
  {
    css: '.g{display:flex;justify-content:space-between;border-bottom:2px solid #444;padding-bottom:6px}.g p{margin:1px 0;font-size:12px}.n{font-size:30px;font-weight:bold;text-align:right}.z{font-size:13px;font-weight:normal}h2{font-size:15px;margin:12px 0 4px}.r i{float:right;font-style:normal;color:#777}p,ul{margin:3px 0}',
  },
);

// Animation: the main column comes first in the file; name and contact in the second, on the left of the page.
page(
  'donghua_celan.pdf',
  `<div class=g><main><h2>工作经历</h2><div class=e><b>追光人动画设计（北京）有限公司</b><span>灯光合成师</span><u>2023.07 – 至今</u><p>参与院线动画两部，完成镜头214个</p></div><div class=e><b>玄机科技信息技术有限公司</b><span>渲染实习生</span><u>2022.06 – 2022.11</u><p>番剧场景渲染与合成</p></div><h2>作品项目</h2><div class=e><b>毕业短片《潮间带》</b><span>导演 / 合成</span><u>2022.12 – 2023.05</u><p>入围北京国际大学生动画节</p></div><h2>教育背景</h2><div class=e><b>北京电影学院</b><span>动画学院　动画　学士</span><u>2019.09 – 2023.06</u></div><h2>获奖</h2><p>2023　学院奖最佳合成提名</p><p>2021　校二等奖学金</p></main><aside><div class=ph></div><div class=n>夏晴岚</div><div class=m>Xia Qinglan</div><h3>联系方式</h3><p>186 0117 3329</p><p>qinglan.xia@foxmail.com</p><h3>软件</h3><p>Nuke　Houdini</p><p>Maya　Arnold</p><h3>兴趣</h3><p>潜水、胶片</p></aside></div>`,
  truth(['夏晴岚', '夏晴岚 Xia Qinglan'], '18601173329', 'qinglan.xia@foxmail.com', {
    educations: [school('北京电影学院', 'bachelor', '动画', '2019-09', '2023-06')],
    employers: [
      job('追光人动画设计（北京）有限公司', '灯光合成师', '2023-07', 'present'),
      job('玄机科技信息技术有限公司', '渲染实习生', '2022-06', '2022-11'),
    ],
    projects: [project(['毕业短片《潮间带》', '潮间带'], '2022-12', '2023-05')],
    awards: 2,
  }),
  {
    css: '.g{display:flex;flex-direction:row-reverse;gap:24px}main{flex:1}aside{width:180px;background:#2b2d42;color:#edf2f4;padding:20px;min-height:980px}.ph{width:110px;height:110px;border-radius:55px;background:#8d99ae;margin:0 auto 12px}.n{font-size:24px;text-align:center}.m{text-align:center;font-size:12px;color:#adb5bd}h2{font-size:16px;color:#d90429;margin:14px 0 6px}h3{font-size:13px;border-bottom:1px solid #8d99ae;margin:16px 0 4px}.e{display:grid;grid-template-columns:1fr auto;margin:6px 0}.e u{grid-row:1;grid-column:2;text-decoration:none;color:#888}.e span,.e p{grid-column:1/3}p{margin:2px 0}',
  },
);

// Dairy quality control: a Uighur name with its dot, bilingual school with campus in one line.
page(
  'ruye_minzu.pdf',
  `<h1>阿依古丽·买买提</h1><p>女 ｜ 维吾尔族 ｜ 1998.11 ｜ 乌鲁木齐　　15199043876　　ayguli.m@xjau.edu.cn</p>
<div class=h>教 育 经 历</div><p>2020.09-2023.06　　新疆农业大学（老满城校区）　　食品科学与工程专业　　硕士研究生</p><p>2016.09-2020.06　　塔里木大学　　食品质量与安全专业　　本科</p>
<div class=h>工 作 经 历</div><p>2023.07-2025.08　　新疆天润乳业股份有限公司　　质检员</p><p>· 负责生鲜乳入厂检验，菌落总数、体细胞、抗生素残留</p><p>· 参与ISO22000内审</p>
<div class=h>实 习 经 历</div><p>2022.03-2022.08　　乌鲁木齐海关技术中心　　检测实习生</p><p>· 液相色谱测定三聚氰胺</p>
<div class=h>科 研 项 目</div><p>2021.01-2023.05　　驼乳冻干粉稳定性研究　　主要参与人</p>
<div class=h>奖 项 荣 誉</div><p>自治区人民政府奖学金（2022年）</p><p>研究生学业一等奖学金（2021年）</p><div class=h>语 言 能 力</div><p>维吾尔语（母语）　汉语（MHK四级甲等）　英语（四级）</p>`,
  truth('阿依古丽·买买提', '15199043876', 'ayguli.m@xjau.edu.cn', {
    educations: [
      school(['新疆农业大学', '新疆农业大学（老满城校区）'], 'master', '食品科学与工程', '2020-09', '2023-06'),
      school('塔里木大学', 'bachelor', '食品质量与安全', '2016-09', '2020-06'),
    ],
    employers: [
      job('新疆天润乳业股份有限公司', '质检员', '2023-07', '2025-08'),
      job('乌鲁木齐海关技术中心', '检测实习生', '2022-03', '2022-08'),
    ],
    projects: [project('驼乳冻干粉稳定性研究', '2021-01', '2023-05')],
    awards: 2,
  }),
  {
    css: 'h1{font-size:24px;margin:0 0 4px}.h{background:#0b6e4f;color:#fff;padding:3px 12px;margin:12px 0 4px}p{margin:3px 0}',
  },
);

// Event planning: a name that is a word, as small as the rest.
page(
  'huodong_ciming.pdf',
  `<p class=n>高兴 / 男 / 26岁 / 3年经验</p><p>应聘方向 —— 活动策划、会展执行</p><p>Tel：13923847710　Mail：gaoxing.event@gmail.com　WeChat：gx_event</p><hr><p class=h>WORK EXPERIENCE｜工作经历</p><p><b>广州励展国际展览有限公司</b>　会展执行</p><p class=d>2023年3月—2025年9月　广州</p><ul><li>统筹12场B端展会，供应商管理<li>单场最高到场4.6万人次</ul><p><b>深圳华侨城国际传媒演艺有限公司</b>　活动策划专员</p><p class=d>2021年7月—2023年2月　深圳</p><ul><li>撰写方案、报价、执行手册</ul><p class=h>EDUCATION｜教育经历</p><p><b>广东外语外贸大学南国商学院</b>　会展经济与管理　全日制本科</p><p class=d>2017年9月—2021年6月</p><p class=h>SKILLS｜技能</p><p>CAD、SketchUp、PS、PPT；C1驾照；英语六级</p>`,
  truth('高兴', '13923847710', 'gaoxing.event@gmail.com', {
    educations: [school('广东外语外贸大学南国商学院', 'bachelor', '会展经济与管理', '2017-09', '2021-06')],
    employers: [
      job('广州励展国际展览有限公司', '会展执行', '2023-03', '2025-09'),
      job('深圳华侨城国际传媒演艺有限公司', '活动策划专员', '2021-07', '2023-02'),
    ],
  }),
  {
    css: '.n{font-size:17px}.h{font-weight:bold;color:#e76f51;border-bottom:1px dashed #e76f51;margin:12px 0 4px}.d{color:#888;font-size:12px}p,ul{margin:3px 0}',
  },
);

// Foreign trade: foreign schools with campus, degree in the original and in Chinese.
page(
  'waimao_liuxue.pdf',
  `<h1>戴安然 <small>Annie DAI</small></h1><p>+86-15957483301 ｜ annie.dai.trade@hotmail.com ｜ 宁波</p><h3>教育 EDUCATION</h3><div class=l><b>University of Leeds 利兹大学</b><span>英国 · 利兹</span></div><div class=l>国际市场管理 International Marketing Management（MSc 理学硕士，Merit）<span>09/2021 – 11/2022</span></div><div class=l><b>宁波诺丁汉大学 University of Nottingham Ningbo China</b><span>浙江 · 宁波</span></div><div class=l>国际商务 International Business（BA Hons，二等一）<span>09/2017 – 07/2021</span></div>
<h3>工作 EXPERIENCE</h3><div class=l><b>宁波得力集团有限公司</b><span>01/2023 – 至今</span></div><div class=l>海外销售（北欧区）<span>宁波</span></div><ul><li>开发客户37家，年出口额210万美元<li>法兰克福文具展参展三次</ul><div class=l><b>DHL Supply Chain UK</b><span>03/2022 – 06/2022</span></div><div class=l>Operations Intern<span>Leeds</span></div><ul><li>Reconciled shipping documents</ul>
<h3>奖项 AWARDS</h3><p>Dean's Scholarship 2020</p><h3>其他 OTHERS</h3><p>雅思7.5；德语A2；报关水平证</p>`,
  truth(['戴安然', '戴安然 Annie DAI', 'Annie DAI'], '15957483301', 'annie.dai.trade@hotmail.com', {
    educations: [
      school(
        ['利兹大学', 'University of Leeds', 'University of Leeds 利兹大学'],
        'master',
        ['国际市场管理', 'International Marketing Management', '国际市场管理 International Marketing Management'],
        '2021-09',
        '2022-11',
      ),
      school(
        [
          '宁波诺丁汉大学',
          'University of Nottingham Ningbo China',
          '宁波诺丁汉大学 University of Nottingham Ningbo China',
        ],
        'bachelor',
        ['国际商务', 'International Business', '国际商务 International Business'],
        '2017-09',
        '2021-07',
      ),
    ],
    employers: [
      job('宁波得力集团有限公司', ['海外销售（北欧区）', '海外销售'], '2023-01', 'present'),
      job('DHL Supply Chain UK', 'Operations Intern', '2022-03', '2022-06'),
    ],
    awards: 1,
  }),
  {
    language: 'both',
    css: 'h1{font-size:25px;margin:0}small{font-size:16px;color:#666;font-weight:normal}h3{font-size:14px;letter-spacing:1px;border-top:1px solid #000;padding-top:4px;margin:14px 0 4px}.l{display:flex;justify-content:space-between}p,ul{margin:3px 0}',
  },
);

// Car repair: vocational school, everything as label and value.
page(
  'qixiu_zhongzhi.pdf',
  `<h2>个 人 简 历</h2><p>姓　名：牛得草　　　　性　别：男</p><p>年　龄：20岁　　　　　学　历：中专</p><p>电　话：15038826174　　邮　箱：niudecao2005@qq.com</p><p>毕业院校：郑州市国防科技学校</p><p>专　业：汽车运用与维修</p><p>求职岗位：汽车机电维修学徒/中工</p><p class=h>【学习经历】</p><p>2020年9月到2023年7月　在郑州市国防科技学校学习汽车运用与维修</p><p>2017年9月到2020年6月　在中牟县第四初级中学读书</p><p class=h>【干过的活】</p><p>2023年7月到2024年12月　河南豫众汽车销售服务有限公司　机电学徒</p><p>跟着师傅做保养、换刹车片、拆装发动机</p><p>2025年1月到现在　途虎养车工场店（郑州中牟店）　机电中工</p><p>独立完成小保养、四轮定位</p><p class=h>【证书】</p><p>汽车维修工四级、C1驾驶证</p>`,
  truth('牛得草', '15038826174', 'niudecao2005@qq.com', {
    educations: [
      school('郑州市国防科技学校', 'high_school', '汽车运用与维修', '2020-09', '2023-07'),
      school('中牟县第四初级中学', null, null, '2017-09', '2020-06'),
    ],
    employers: [
      job('河南豫众汽车销售服务有限公司', '机电学徒', '2023-07', '2024-12'),
      job(['途虎养车工场店（郑州中牟店）', '途虎养车工场店'], '机电中工', '2025-01', 'present'),
    ],
  }),
  { css: 'h2{text-align:center}.h{font-weight:bold;margin-top:12px}p{margin:5px 0}' },
);

// Bookkeeping: the degree within a sentence, school named in it; jobs below as blocks.
page(
  'kuaiji_juzi.pdf',
  `<h1>喻晓棠</h1><p>会计 ｜ 13308472965 ｜ yuxiaotang_cpa@163.com</p><h2>关于我</h2><p>我是湖南工商大学2022届会计学专业统招本科毕业生，持有初级会计师证，CPA已过会计、税法两科。做账仔细，三年没出过一张错票。</p><h2>教育</h2><p>湖南工商大学 会计学（统招本科） 2018年9月~2022年6月</p><p>核心课程：中级财务会计、成本会计、税法、审计学</p><h2>经历</h2><p>长沙友谊阿波罗商业股份有限公司</p><p>应收会计　2022年7月~2024年2月</p><p>核对门店日结，编制应收账龄表</p><p>湖南盐津铺子食品股份有限公司</p><p>总账会计　2024年3月~至今</p><p>月结五个工作日内完成；配合年审</p><h2>证书</h2><p>初级会计专业技术资格（2021）</p><p>CET-4（2020）</p>`,
  truth('喻晓棠', '13308472965', 'yuxiaotang_cpa@163.com', {
    educations: [school('湖南工商大学', 'bachelor', '会计学', '2018-09', '2022-06')],
    employers: [
      job('长沙友谊阿波罗商业股份有限公司', '应收会计', '2022-07', '2024-02'),
      job('湖南盐津铺子食品股份有限公司', '总账会计', '2024-03', 'present'),
    ],
  }),
  { css: 'h1{font-size:20px;margin:0}h2{font-size:15px;color:#555;margin:14px 0 3px}p{margin:3px 0}' },
);

// Pharmacology: 硕士研究生（保研）, majors in brackets behind the school.
page(
  'yaoli_baoyan.pdf',
  `<div class=top><div class=n>鲜昱辰</div><div class=i>中国药科大学 2026届 药理学硕士<br>电话：18351906427<br>邮箱：xianyuchen@stu.cpu.edu.cn</div></div><div class=s>教育经历</div><div class=e><b>中国药科大学（药理学）</b> 硕士研究生（保研） <em>211 双一流</em><i>2023.09 – 2026.06（预计）</i></div><div class=q>导师：胡教授；方向：肿瘤免疫；GPA 3.62/4</div><div class=e><b>江西中医药大学（药学）</b> 本科 <em>排名 2/118</em><i>2019.09 – 2023.06</i></div><div class=s>实习经历</div><div class=e><b>恒瑞医药</b> | 临床监查员（CRA）实习<i>2024.07 – 2024.12</i></div><div class=q>协助完成3个中心的启动访视，整理TMF</div><div class=e><b>药明康德</b> | 生物分析实习生<i>2023.02 – 2023.05</i></div><div class=q>ELISA，LC-MS/MS</div><div class=s>科研经历</div><div class=e><b>靶向CD47纳米抗体的体内药效评价</b><i>2023.10 – 2025.06</i></div><div class=q>小鼠荷瘤模型；第一作者论文在投</div><div class=s>论文发表</div><div class=q>Xian Y, et al. Acta Pharmacol Sin, 2025. (IF 8.2)</div><div class=s>荣誉奖励</div><div class=e>国家奖学金<i>2022.10</i></div><div class=e>江西省“挑战杯”一等奖<i>2021.06</i></div><div class=e>优秀毕业生<i>2023.06</i></div>`,
  truth('鲜昱辰', '18351906427', 'xianyuchen@stu.cpu.edu.cn', {
    educations: [
      school('中国药科大学', 'master', '药理学', '2023-09', '2026-06'),
      school('江西中医药大学', 'bachelor', '药学', '2019-09', '2023-06'),
    ],
    employers: [
      job('恒瑞医药', ['临床监查员（CRA）实习', '临床监查员（CRA）', '临床监查员'], '2024-07', '2024-12'),
      job('药明康德', '生物分析实习生', '2023-02', '2023-05'),
    ],
    projects: [project('靶向CD47纳米抗体的体内药效评价', '2023-10', '2025-06')],
    awards: 3,
  }),
  {
    css: '.top{display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #3d5a80;padding-bottom:8px}.n{font-size:32px;color:#3d5a80}.i{text-align:right;font-size:12px}.s{font-weight:bold;color:#fff;background:linear-gradient(90deg,#3d5a80,#fff);padding:2px 10px;margin:10px 0 4px}.e i{float:right;font-style:normal}.e em{font-size:10px;color:#c44;font-style:normal}.q{color:#555;font-size:12px}',
  },
);
