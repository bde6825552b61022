/** What a wording shuts people out for; `texts/publish-check` names it, and the law that forbids it. */
type Against = 'sex' | 'age' | 'family' | 'origin' | 'ethnicity' | 'health' | 'appearance';

interface DiscriminationRule {
  against: Against;
  pattern: RegExp;
  /** In the job's language, not the reader's: it takes the place of the words found. */
  replacement: string | null;
}

/** Wording that shuts people out for what they are. */
export const discriminationRules: readonly DiscriminationRule[] = [
  {
    against: 'sex',
    // 男 or 女 with a word for a person, or at the end of its phrase: 要求女装经验 speaks of clothes.
    pattern:
      /(?:仅?限|只招|只要|要求|优先(?:考虑|录用)?)\s*(?:男|女)(?:(?:生|性|士|孩)(?!的?(?:用户|消费者|客户|群体|市场|健康|心理|话题|产品|向))|(?!\p{Script=Han}))|(?:男|女)(?:生|性|士)?(?:优先|勿扰|不限外)|(?:男|女)(?:生|性)\s*only/gu,
    replacement: '性别不限',
  },
  {
    against: 'age',
    pattern: ageLimit(),
    replacement: '年龄不限',
  },
  {
    against: 'family',
    pattern: /未婚(?:未育)?|已婚已育|已育|未育|单身优先|不(?:得|能)(?:结婚|怀孕)/g,
    replacement: null,
  },
  {
    against: 'origin',
    pattern:
      /(?:仅?限|只招|要求|优先)\s*(?:(?:本地|本市|本省)(?:人|户口|户籍|生源|(?!\p{Script=Han}))|京籍|沪籍|[^\s，。；、]{1,4}户(?:口|籍))|(?:本地|本市|京|沪)(?:户口|户籍|人)优先|非[^\s，。；、]{1,4}(?:人|籍)(?:勿扰|不考虑)/gu,
    replacement: '户籍不限',
  },
  {
    against: 'ethnicity',
    pattern: /(?:仅?限|只招)\s*汉族|少数民族(?:勿扰|除外|不考虑)/g,
    replacement: '民族不限',
  },
  {
    against: 'health',
    pattern:
      /(?:无|非|不招|不收)\s*乙肝(?:病毒)?(?:携带者)?(?:勿扰|除外|不考虑)?|乙肝(?:病毒)?(?:携带者|患者|表面抗原)?(?:勿扰|除外|不考虑|阴性)|残疾人?(?:勿扰|除外|不考虑)/g,
    replacement: null,
  },
  {
    against: 'appearance',
    pattern:
      /身高\s*1?[.\d]{2,4}\s*(?:cm|CM|厘米|米|m)?\s*(?:以上|以下)?|(?<!品牌|公司|企业|产品|城市|校园)(?:形象|五官|相貌)(?:气质)?(?:佳|好|端正|姣好)(?!感)/g,
    replacement: null,
  },
];

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
