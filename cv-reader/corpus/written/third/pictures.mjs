import { job, school, truth } from '../cv.mjs';

// Pictures: a page of a telephone that is five screens long, and a photographed sheet.
export const pages = [];
const page = (file, html, fields, drawn = {}) => pages.push({ file, html, fields, ...drawn });

// Cosmetics counter: long picture of a small program's CV.
page(
  'meizhuang_chang.png',
  `<div class=n>甄美玲</div><p>应聘：化妆品导购 / 门店主管</p><p>电话 15923710486</p><p>邮箱 zhenmeiling@qq.com</p><div class=h>工作经历</div><p><b>重庆屈臣氏个人用品商店有限公司</b></p><p>健康美丽顾问</p><p>2022年8月—2025年5月</p><p>负责彩妆和护肤两个柜台的日常销售。</p><p>会员复购率在沙坪坝区排名第三。</p><p>每月盘点一次，差异率低于千分之二。</p><p><b>丝芙兰（上海）化妆品销售有限公司</b></p><p>兼职彩妆师</p><p>2021年6月—2022年6月</p><p>周末做妆，节假日支援门店活动。</p><div class=h>教育经历</div><p><b>重庆城市管理职业学院</b></p><p>人物形象设计　大专</p><p>2019年9月—2022年6月</p><p>主修：化妆造型、色彩搭配、皮肤护理</p><div class=h>获得荣誉</div><p>2021年　重庆市高职美容技能赛三等奖</p><p>2023年　门店季度销售冠军</p><div class=h>我的特点</div><p>嘴甜，记性好，能记住三百个老顾客的肤质。</p><p>普通话二级甲等，会说重庆话、四川话。</p><p>有健康证，可以随时上岗。</p>`,
  truth('甄美玲', '15923710486', 'zhenmeiling@qq.com', {
    educations: [school('重庆城市管理职业学院', 'associate', '人物形象设计', '2019-09', '2022-06')],
    employers: [
      job('重庆屈臣氏个人用品商店有限公司', '健康美丽顾问', '2022-08', '2025-05'),
      job('丝芙兰（上海）化妆品销售有限公司', '兼职彩妆师', '2021-06', '2022-06'),
    ],
    awards: 2,
  }),
  {
    size: 420,
    photo: { scale: 2 },
    css: 'body{padding:20px;font-size:16px;line-height:2}.n{font-size:28px}.h{background:#fde;padding:4px 8px;margin:16px 0 6px}p{margin:4px 0}',
  },
);

// Warehouse: photograph of a sheet, a little aslant.
page(
  'cangku_paizhao.png',
  `<div class=s><h2>个人简历</h2><p>姓名：钭建军　　性别：男　　籍贯：河南周口</p><p>电话：13673940285　　邮箱：toujianjun@163.com</p><p><b>教育经历</b></p><p>2018.9-2021.6　周口职业技术学院　物流管理　大专</p><p><b>工作经历</b></p><p>2021.7-2023.8　郑州德邦物流有限公司　仓库管理员</p><p>收货、上架、盘点；管1.2万平方仓库</p><p>2023.9-至今　河南大参林连锁药店有限公司　物流主管</p><p>带八个人，准时发货率99.5%</p><p><b>所获荣誉</b></p><p>2022年　优秀员工</p><p><b>自我评价</b></p><p>有叉车证，肯加班，不怕累</p></div>`,
  truth('钭建军', '13673940285', 'toujianjun@163.com', {
    educations: [school('周口职业技术学院', 'associate', '物流管理', '2018-09', '2021-06')],
    employers: [
      job('郑州德邦物流有限公司', '仓库管理员', '2021-07', '2023-08'),
      job('河南大参林连锁药店有限公司', '物流主管', '2023-09', 'present'),
    ],
    awards: 1,
  }),
  {
    photo: { scale: 2 },
    css: 'body{background:#8a7f70;padding:40px}.s{background:#fbfaf4;padding:50px;transform:rotate(.7deg);font-size:17px}h2{text-align:center}p{margin:7px 0}',
  },
);
