import type { Finding } from '@qinghe/contract/jobs/job.ts';
import type { Locale } from '@qinghe/contract/messages.ts';

type Words = Record<Locale, string>;

/** What a finding says; `{words}` and `{note}` are filled in. */
export const messageOf: Record<Finding['rule'], Words> = {
  required: { 'zh-CN': '请填写{note}', en: 'Fill in {note}' },
  too_short: { 'zh-CN': '{note}太短', en: '{note} is too short' },
  sensitive_word: {
    'zh-CN': '填写的信息包含敏感词“{words}”，请修改',
    en: 'The text contains the sensitive word “{words}”, please change it',
  },
  discrimination: { 'zh-CN': '“{words}”：{note}，不能发布', en: '“{words}”: {note}, it cannot be published' },
  contact_in_text: {
    'zh-CN': '正文里有联系方式“{words}”，候选人会绕过投递记录',
    en: 'The text holds the contact “{words}”; candidates would go past the application record',
  },
  pay_below_minimum: {
    'zh-CN': '日薪低于当地最低工资折算的 {note} 元/天',
    en: 'The pay is below the local minimum wage of {note} yuan a day',
  },
  pay_range: { 'zh-CN': '最高日薪不能低于最低日薪', en: 'The highest pay is below the lowest' },
  deadline_past: { 'zh-CN': '截止日期已过，请改为今天或之后', en: 'The deadline has passed; choose today or later' },
};

const RECRUITMENT_RULES: Words = {
  'zh-CN': '人力资源市场暂行条例第二十四条',
  en: 'Interim Regulations on the Human Resources Market, article 24',
};

export const basisOf: Record<Finding['rule'], Words> = {
  required: RECRUITMENT_RULES,
  too_short: { 'zh-CN': '平台发布规则', en: 'Publishing rules of the platform' },
  sensitive_word: { 'zh-CN': '平台敏感词库', en: 'Sensitive words of the platform' },
  discrimination: RECRUITMENT_RULES,
  contact_in_text: { 'zh-CN': '平台发布规则', en: 'Publishing rules of the platform' },
  pay_below_minimum: { 'zh-CN': '最低工资规定', en: 'Provisions on Minimum Wages' },
  pay_range: { 'zh-CN': '平台发布规则', en: 'Publishing rules of the platform' },
  deadline_past: RECRUITMENT_RULES,
};

/** Names of fields as the form shows them. */
export const fieldNames: Partial<Record<Finding['field'], Words>> = {
  title: { 'zh-CN': '职位名称', en: 'the title' },
  category: { 'zh-CN': '职位类别', en: 'the category' },
  cities: { 'zh-CN': '工作城市', en: 'the city' },
  headcount: { 'zh-CN': '招聘人数', en: 'the headcount' },
  min_degree: { 'zh-CN': '学历要求', en: 'the degree' },
  description: { 'zh-CN': '职位描述', en: 'the description' },
  pay_min: { 'zh-CN': '日薪（或选择面议）', en: 'the pay (or choose negotiable)' },
  days_per_week: { 'zh-CN': '每周到岗天数', en: 'the days a week' },
  months: { 'zh-CN': '实习时长', en: 'the months' },
  deadline: { 'zh-CN': '截止日期', en: 'the deadline' },
};

export interface DiscriminationRule {
  pattern: RegExp;
  note: Words;
  basis: Words;
  replacement: string | null;
}

const EQUAL_EMPLOYMENT: Words = {
  'zh-CN': '就业促进法第三条、第二十六条',
  en: 'Employment Promotion Law, articles 3 and 26',
};

/**
 * An age is a limit where the words say so (年龄…, 限…, …以下), or where it is a range. The age of those whom the work is
 * for (12 岁以下儿童, 18-25 岁用户) or of anything else (25 岁生日) is none.
 */
function ageLimit(): RegExp {
  const bound = '(?:以下|以内|以上|之间)';
  const others = `(?!${bound}?的?\\s*(?:儿童|孩|少儿|青少年|少年|幼儿|婴|宝宝|老人|学龄|用户|人群|群体|消费者|玩家|受众|客户|女性|男性|产品|市场|生日))`;
  const range = '(?<!\\d)\\d{2}\\s*(?:周?岁)?\\s*[-–~至到]\\s*\\d{2}\\s*(?:周岁|岁)';
  const age = `(?:${range}|(?<!\\d)\\d{2}\\s*(?:周岁|岁))${others}`;
  return new RegExp(
    `(?:年龄[^\\d，。；、\\n]{0,6}|(?:仅?限|要求)\\s*)${age}${bound}?|${age}${bound}|${range}${others}`,
    'gu',
  );
}

/** Wording that shuts people out for what they are; the law that forbids it stands beside. */
export const discriminationRules: readonly DiscriminationRule[] = [
  {
    // 男 or 女 with a word for a person, or at the end of its phrase: 要求女装经验 speaks of clothes.
    pattern:
      /(?:仅?限|只招|只要|要求|优先(?:考虑|录用)?)\s*(?:男|女)(?:(?:生|性|士|孩)(?!的?(?:用户|消费者|客户|群体|市场|健康|心理|话题|产品|向))|(?!\p{Script=Han}))|(?:男|女)(?:生|性|士)?(?:优先|勿扰|不限外)|(?:男|女)(?:生|性)\s*only/gu,
    note: { 'zh-CN': '性别歧视内容', en: 'discriminates by sex' },
    basis: { 'zh-CN': '就业促进法第二十七条', en: 'Employment Promotion Law, article 27' },
    replacement: '性别不限',
  },
  {
    pattern: ageLimit(),
    note: { 'zh-CN': '年龄限制', en: 'limits the age' },
    basis: EQUAL_EMPLOYMENT,
    replacement: '年龄不限',
  },
  {
    pattern: /未婚(?:未育)?|已婚已育|已育|未育|单身优先|不(?:得|能)(?:结婚|怀孕)/g,
    note: { 'zh-CN': '婚育限制', en: 'asks about marriage or children' },
    basis: { 'zh-CN': '妇女权益保障法第四十三条', en: 'Law on the Protection of Women’s Rights, article 43' },
    replacement: null,
  },
  {
    pattern:
      /(?:仅?限|只招|要求|优先)\s*(?:(?:本地|本市|本省)(?:人|户口|户籍|生源|(?!\p{Script=Han}))|京籍|沪籍|[^\s，。；、]{1,4}户(?:口|籍))|(?:本地|本市|京|沪)(?:户口|户籍|人)优先|非[^\s，。；、]{1,4}(?:人|籍)(?:勿扰|不考虑)/gu,
    note: { 'zh-CN': '户籍地域限制', en: 'limits origin or household registration' },
    basis: EQUAL_EMPLOYMENT,
    replacement: '户籍不限',
  },
  {
    pattern: /(?:仅?限|只招)\s*汉族|少数民族(?:勿扰|除外|不考虑)/g,
    note: { 'zh-CN': '民族歧视内容', en: 'discriminates by ethnic group' },
    basis: { 'zh-CN': '就业促进法第二十八条', en: 'Employment Promotion Law, article 28' },
    replacement: '民族不限',
  },
  {
    pattern:
      /(?:无|非|不招|不收)\s*乙肝(?:病毒)?(?:携带者)?(?:勿扰|除外|不考虑)?|乙肝(?:病毒)?(?:携带者|患者|表面抗原)?(?:勿扰|除外|不考虑|阴性)|残疾人?(?:勿扰|除外|不考虑)/g,
    note: { 'zh-CN': '健康歧视内容', en: 'discriminates by health' },
    basis: { 'zh-CN': '就业促进法第二十九条、第三十条', en: 'Employment Promotion Law, articles 29 and 30' },
    replacement: null,
  },
  {
    pattern:
      /身高\s*1?[.\d]{2,4}\s*(?:cm|CM|厘米|米|m)?\s*(?:以上|以下)?|(?<!品牌|公司|企业|产品|城市|校园)(?:形象|五官|相貌)(?:气质)?(?:佳|好|端正|姣好)(?!感)/g,
    note: { 'zh-CN': '与工作无关的外貌要求', en: 'asks for looks that the work does not need' },
    basis: EQUAL_EMPLOYMENT,
    replacement: null,
  },
];
