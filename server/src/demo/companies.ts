import type { CredentialPapers } from '@qinghe/contract/company/papers.ts';
import type { ReviewReason } from '@qinghe/contract/company/review.ts';
import type { CheckStatus } from '../domains/company/index.ts';
import type { DrawnLicence } from './licence-picture.ts';

export interface DemoCompany {
  phone: string;
  master: string;
  child?: { phone: string; name: string };
  status: CheckStatus;
  /** Hours since its papers were handed in. */
  hours: number;
  licence: DrawnLicence;
  credentials: CredentialPapers;
  /** The change that is asked for, where one is. */
  change?: Partial<DrawnLicence>;
  reasons?: ReviewReason[];
  appeal?: string;
}

type Words = [name: string, short: string, code: string, legalPerson: string, city: string, address: string];

function company([name, short, code, legalPerson, city, address]: Words, industry: string) {
  const licence: DrawnLicence = {
    name,
    credit_code: code,
    company_type: '有限责任公司（自然人投资或控股）',
    legal_person: legalPerson,
    registered_capital: '人民币伍佰万元整',
    founded_on: '2019-04-18',
    valid_until: '2039-04-17',
    registered_address: address,
    scope:
      '技术开发、技术咨询、技术服务；设计、制作、代理各类广告。（依法须经批准的项目，经相关部门批准后方可开展经营活动）',
  };
  const credentials: CredentialPapers = {
    short_name: short,
    industry,
    size: '100_499',
    city,
    office_address: address,
    introduction: '',
  };
  return { licence, credentials };
}

/** The first demo company, whose papers passed long ago. */
export const firstCompany: DemoCompany = {
  phone: '13800000001',
  master: '林晓',
  status: 'pass',
  hours: 24 * 300,
  ...company(
    ['云杉科技（上海）有限公司', '云杉科技', '91310110MA1K4T7Q5M', '沈维舟', '310100', '上海市杨浦区大学路248号5层'],
    '软件和信息技术服务业',
  ),
};

/** Companies in every state of review, so that queues and banners can be tried by hand. */
export const otherCompanies: readonly DemoCompany[] = [
  {
    phone: '13800000011',
    master: '周岚',
    child: { phone: '13800000012', name: '何思琪' },
    status: 'pass',
    hours: 24 * 90,
    ...company(
      ['青岚教育咨询（杭州）有限公司', '青岚教育', '91330106MA2B3C4D5D', '周岚', '330100', '杭州市西湖区文三路90号'],
      '教育',
    ),
  },
  {
    phone: '13800000021',
    master: '方沁',
    status: 'uncheck',
    hours: 6,
    ...company(
      ['杭州拾光文化传媒有限公司', '拾光文化', '91110108MA01QW2E34', '方沁', '330100', '杭州市滨江区江南大道588号'],
      '文化、体育、传媒与娱乐',
    ),
  },
  {
    phone: '13800000022',
    master: '许立言',
    status: 'later_check',
    hours: 40,
    ...company(
      ['深圳市启明精密制造有限公司', '启明制造', '91440300MA5FGH6J78', '许立言', '440300', '深圳市宝安区新桥街道1号'],
      '专用设备制造业',
    ),
  },
  {
    phone: '13800000023',
    master: '孙可',
    status: 'reject',
    hours: 30,
    reasons: [
      { field: 'valid_until', code: 'expired', text: '登记信息里营业期限到 2024-04-17，请上传换发后的执照。' },
      { field: 'registered_address', code: 'unreadable', text: '' },
    ],
    ...company(
      ['武汉远舟供应链管理有限公司', '远舟供应链', '91420100MA4KLM8N9B', '孙可', '420100', '武汉市洪山区珞喻路20号'],
      '交通、物流与邮政',
    ),
  },
  {
    phone: '13800000024',
    master: '魏子昂',
    status: 'appeal',
    hours: 26,
    reasons: [{ field: 'name', code: 'mismatch', text: '执照上是个体工商户，填写的是公司。' }],
    appeal: '我们是个体工商户转企，新执照已经换发，请再看一次。',
    ...company(
      ['成都禾木设计工作室', '禾木设计', '91510104MA6P2Q3R40', '魏子昂', '510100', '成都市锦江区春熙路8号'],
      '专业技术服务业',
    ),
  },
  {
    phone: '13800000025',
    master: '沈南乔',
    status: 'revision',
    hours: 3,
    change: { valid_until: null, registered_address: '南京市雨花台区软件大道109号' },
    ...company(
      ['南京星桥网络科技有限公司', '星桥科技', '91320102MA1T5U6W7W', '沈南乔', '320100', '南京市玄武区中山路18号'],
      '软件和信息技术服务业',
    ),
  },
  {
    phone: '13800000026',
    master: '高翔',
    status: 'uncheck',
    hours: 28,
    ...company(
      ['西安知行软件有限公司', '知行软件', '91610131MA7X8Y9A1J', '高翔', '610100', '西安市雁塔区科技路48号'],
      '软件和信息技术服务业',
    ),
  },
];
