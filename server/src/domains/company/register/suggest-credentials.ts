import type { LicencePapers } from '@qinghe/contract/company/papers.ts';
import type { SuggestedCredentials } from '@qinghe/contract/company/register.ts';
import { limits } from '@qinghe/contract/limits.ts';

interface Area {
  code: string;
  name: string;
}

interface Known {
  /** With the endings of their names, as GB/T 2260 has them: 厦门市, 延边朝鲜族自治州. */
  cities: readonly Area[];
  industries: readonly { name: string }[];
}

/** How a trade is called in a company's name, the narrower first, and its division (GB/T 4754) as the dictionary names it. */
export const TRADES: readonly (readonly [words: RegExp, industry: string])[] = [
  [/软件|信息技术|信息科技|数字科技|数据|人工智能|智能科技/, '软件和信息技术服务业'],
  [/网络|互联网/, '互联网和相关服务'],
  [/银行/, '货币金融服务'],
  [/证券|基金|期货|投资/, '资本市场服务'],
  [/保险/, '保险业'],
  [/律师|咨询|人力资源|广告|会展|旅行社|会计师/, '商务服务业'],
  [/影视|电影|广播|电视/, '广播、电视、电影和录音制作业'],
  [/出版|报业|新闻/, '新闻和出版业'],
  [/文化|艺术/, '文化艺术业'],
  [/医院|诊所|门诊/, '卫生'],
  [/制药|药业|生物医药/, '医药制造业'],
  [/教育|学校|培训/, '教育'],
  [/装饰|装修/, '建筑装饰、装修和其他建筑业'],
  [/建筑|建工|建设/, '房屋建筑业'],
  [/房地产|置业|物业/, '房地产业'],
  [/餐饮|酒楼|饭店/, '餐饮业'],
  [/酒店|宾馆/, '住宿业'],
  [/快递|快运|邮政/, '邮政业'],
  [/物流|货运|运输/, '道路运输业'],
  [/汽车制造|汽车零部件/, '汽车制造业'],
  [/食品/, '食品制造业'],
  [/服装|服饰/, '纺织服装、服饰业'],
  [/商贸|贸易|进出口/, '批发业'],
  [/百货|超市|商场|零售/, '零售业'],
  [/设计研究院|勘察|检测/, '专业技术服务业'],
  [/环保|环境/, '生态保护和环境治理业'],
];

/** Forms of companies (Company Law, art. 7; Partnership Enterprise Law, art. 15) at the end of a name. */
const FORM = /(?:股份有限公司|有限责任公司|有限公司|集团|总公司|分公司|合伙企业|个人独资企业)+$/;
const BRACKETS = /[（(][^）)]*[）)]/g;

/**
 * What the second step of a registration can take from the licence: only what it says is filled in, all of it can be
 * changed, and what it does not say stays empty.
 */
export function suggestCredentials(licence: LicencePapers, { cities, industries }: Known): SuggestedCredentials {
  const { name } = licence;
  const city = cityOf(licence, cities);
  const address = withinCity(licence.registered_address, cities.find(({ code }) => code === city)?.name);
  const trade = TRADES.find(([words]) => words.test(name))?.[1];
  return {
    short_name: shortNameOf(name, cities),
    industry: industries.some((one) => one.name === trade) ? (trade ?? '') : '',
    city,
    office_address: [...address].length <= limits.address ? address : '',
  };
}

/** Without the place before it and the form after it; '' where too little is left to be called by. */
function shortNameOf(name: string, cities: readonly Area[]): string {
  const bare = name.replace(BRACKETS, '').replace(FORM, '').replace(FORM, '');
  const place = cities
    .flatMap((city) => [city.name, city.name.replace(/市$/, '')])
    .filter((one) => bare.startsWith(one))
    .sort((a, b) => b.length - a.length)[0];
  const short = bare.slice(place?.length ?? 0);
  const { length } = [...short];
  return length >= 2 && length <= limits.shortName ? short : '';
}

/** What follows the city, which has a field of its own, also after its province. */
function withinCity(address: string, city: string | undefined): string {
  const at = city === undefined ? -1 : address.indexOf(city);
  return at < 0 ? address : address.slice(at + (city?.length ?? 0));
}

/** By the address, and where it names none by the place of registration in the credit code (GB 32100-2015, signs 3 to 8). */
function cityOf({ registered_address: address, credit_code }: LicencePapers, cities: readonly Area[]): string {
  const named = cities
    .map(({ code, name }) => ({ code, at: address.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (named) return named.code;
  const registeredAt = `${credit_code.slice(2, 6)}00`;
  return credit_code.length === 18 && cities.some(({ code }) => code === registeredAt) ? registeredAt : '';
}
