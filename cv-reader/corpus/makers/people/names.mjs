// Names put together by chance; Chinese from Latin by `=`.
const split = (text) => text.split(' ').map((pair) => pair.split('='));

export const surnames = split(
  '方=Fang 蒋=Jiang 田=Tian 覃=Qin 邹=Zou 龚=Gong 黎=Li 贺=He 严=Yan 汤=Tang 尹=Yin 柴=Chai 卢=Lu 石=Shi 阮=Ruan 莫=Mo 梅=Mei 米=Mi 冉=Ran 庞=Pang 乔=Qiao 段=Duan 谭=Tan 钱=Qian 纪=Ji 韦=Wei 戚=Qi 祁=Qi 欧阳=Ouyang 司徒=Situ 令狐=Linghu 单=Shan 解=Xie 区=Ou 付=Fu 沙=Sha 文=Wen 高=Gao 金=Jin 白=Bai',
);
export const givenNames = split(
  '梓涵=Zihan 一诺=Yinuo 知远=Zhiyuan 沐晨=Muchen 若彤=Ruotong 景行=Jingxing 欣妍=Xinyan 泽楷=Zekai 雨桐=Yutong 嘉树=Jiashu 晓棠=Xiaotang 立=Li 婧=Jing 昊=Hao 思齐=Siqi 可馨=Kexin 云帆=Yunfan 佳琪=Jiaqi 建国=Jianguo 玉兰=Yulan 志强=Zhiqiang 春燕=Chunyan 子轩=Zixuan 诗韵=Shiyun 明哲=Mingzhe 亦凡=Yifan 苗=Miao 瑞=Rui 海棠=Haitang 文博=Wenbo 清越=Qingyue 小满=Xiaoman 晴=Qing 远航=Yuanhang 丹阳=Danyang 书瑶=Shuyao 浩然=Haoran 青=Qing 月华=Yuehua 天佑=Tianyou',
);
/** Names of peoples who set no surname first. */
export const longNames = [
  ['古丽娜尔·艾山', 'Gulnar Eshan'],
  ['次仁卓玛', 'Tsering Drolma'],
  ['巴特尔·苏和', 'Bataar Sukhe'],
  ['迪丽达·玉素甫', 'Dilida Yusup'],
];
export const englishNames = ['Iris', 'Leo', 'Vivian', 'Ethan', 'Chloe', 'Felix', 'Nora', 'Kelvin', 'Mandy', 'Oscar'];
export const foreigners = [
  'Adaeze Nwosu',
  'Callum Whitfield',
  'Priya Venkataraman',
  "Sean O'Malley",
  'Hannah Lindqvist-Moore',
  'Tariq Al-Hashimi',
  'Beatrice van der Linden',
  'Jean-Luc Marchand',
];
