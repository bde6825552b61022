import type { CompanyPapers } from '@qinghe/contract/company/papers.ts';

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
    size: '150-499',
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
  update_type: 'register',
  industry: '互联网',
  size: '150-499',
  city: '310100',
  introduction: '',
} as const;

/** The cities to choose from. */
export const provinces = {
  provinces: [{ code: '310000', name: '上海市', cities: [{ code: '310100', name: '上海市' }] }],
};
