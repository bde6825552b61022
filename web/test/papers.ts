import type { CompanyPapers } from '@qinghe/contract/company/papers.ts';
import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { industries } from '@qinghe/contract/dict/lists.ts';
import { respond } from './fake-server.ts';

/** Papers as a company hands them in. */
export const papers: CompanyPapers = {
  licence: {
    name: '云杉科技（上海）有限公司',
    credit_code: '91310110MA1K4T7Q5M',
    company_type: '有限责任公司',
    legal_person: '沈维舟',
    registered_capital: '人民币壹仟万元整',
    founded_on: '2019-04-18',
    valid_until: null,
    registered_address: '上海市杨浦区大学路248号5层',
    scope: '技术开发',
    licence_uuid: '01890000-0000-7000-8000-0000000000a1',
  },
  credentials: {
    short_name: '云杉科技',
    industry: '互联网',
    size: '100_499',
    city: '310100',
    office_address: '上海市杨浦区大学路248号5层',
    introduction: '',
  },
};

export const company = {
  company_uuid: '01890000-0000-7000-8000-0000000000c1',
  name: papers.licence.name,
  short_name: '云杉科技',
  check_status: 'uncheck',
  office_address: '',
  certification_lost: false,
  update_type: 'register',
  industry: '互联网',
  size: '100_499',
  city: '310100',
  introduction: '',
} as const;

/** Options of which only the sizes of companies can be chosen. */
export const fewOptions = {
  categories: [],
  highlights: [],
  degrees: [],
  job_kinds: [],
  job_states: [],
  stages: [],
  offer_states: [],
  campus_batches: [],
  days_per_week: [],
  months: [],
  internship_salaries: [],
  campus_salaries: [],
  company_sizes: [{ code: '100_499', name: '100–499 人', name_en: '100–499 people' }],
  company_stages: [],
  company_natures: [],
  school_levels: [],
};

/** What there is to choose from. */
export const choices = [
  respond(locations, { provinces: [{ code: '310000', name: '上海市', cities: [{ code: '310100', name: '上海市' }] }] }),
  respond(industries, {
    industries: [
      {
        code: 'I',
        name: '互联网、软件与信息技术',
        name_en: 'Internet, software and IT',
        standard_name: '信息传输、软件和信息技术服务业',
        children: [{ code: 'I65', name: '软件和信息技术服务业', name_en: 'Software and IT services' }],
      },
      {
        code: 'P',
        name: '教育',
        name_en: 'Education',
        standard_name: '教育',
        children: [{ code: 'P83', name: '教育', name_en: 'Education' }],
      },
    ],
    source: { title: '国民经济行业分类', publisher: '国家标准化管理委员会', dated: '2017', missing: '', entries: 4 },
  }),
  respond(baseOptions, fewOptions),
];
