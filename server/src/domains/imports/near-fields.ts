import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { locales } from '@qinghe/contract/texts/say.ts';
import { type ChosenColumn, fieldsOf, foldedHead, headOf, type ImportField } from './columns.ts';
import { likenessOf } from './near.ts';

/** What people call a column, beside the words of the template and whatever is like them. */
const CALLED: Partial<Record<ImportField, readonly string[]>> = {
  title: ['职位', '岗位', '岗位名称', 'job', 'jobtitle', 'position', 'role'],
  category: ['类别', '岗位类别', '职类', '职能', 'function'],
  cities: ['城市', '地点', '工作地点', 'base', 'location'],
  address: ['地址', '办公地址', '工作地址'],
  headcount: ['人数', '需求人数', '名额', 'hc'],
  min_degree: ['学历', '最低学历', 'education'],
  majors: ['专业'],
  description: ['岗位描述', '岗位职责', '工作内容', '职责', 'jd', 'responsibilities'],
  pay_min: ['薪资', '薪酬', '工资', '月薪', '日薪', '最低薪资', '最低日薪', '最低月薪', 'salary', 'pay'],
  pay_max: ['最高薪资', '最高日薪', '最高月薪', '日薪上限', '月薪上限'],
  pay_negotiable: ['面议'],
  deadline: ['截止', '截止时间', '截止日', '投递截止'],
  delivery_email: ['邮箱', '投递邮箱', '简历邮箱', 'email'],
  days_per_week: ['到岗天数', '每周到岗', '每周到岗,不少于', '每周出勤'],
  months: ['实习时长', '实习时长,不少于', '实习周期', '实习期'],
  conversion: ['是否转正', '可转正', '转正'],
  certificate: ['证明'],
  remote: ['远程', '是否远程'],
  batch: ['批次'],
  graduation_years: ['届别', '届次', '毕业时间', '面向届别'],
  pay_months: ['薪数', '年终'],
  external_url: ['链接', '投递链接', '网申链接'],
};

const LEAST = 0.6;
/** A longer cell is a sentence, not a head. */
const LONGEST = 20;

/** For columns that nobody knows, the field that each head is most like, as long as no likelier head has it. */
export function nearFields(
  head: readonly string[],
  columns: readonly (ImportField | null)[],
  kind: JobKind,
  chosen: readonly ChosenColumn[],
): (ImportField | null)[] {
  const settled = new Set(chosen.map(({ column }) => column));
  const pairs = head.flatMap((text, index) => {
    const words = foldedHead(text);
    if (columns[index] || settled.has(index) || words === '' || words.length > LONGEST) return [];
    const all = fieldsOf(kind).map((field) => ({ index, field, likeness: likenessTo(field, words) }));
    return all.sort((a, b) => b.likeness - a.likeness).slice(0, 1);
  });
  const near: (ImportField | null)[] = head.map(() => null);
  const given = new Set(columns);
  for (const { index, field, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness < LEAST || given.has(field)) continue;
    near[index] = field;
    given.add(field);
  }
  return near;
}

const likenessTo = (field: ImportField, words: string): number =>
  Math.max(
    ...[...locales.map((locale) => foldedHead(headOf(field, locale))), ...(CALLED[field] ?? [])].map((name) =>
      likenessOf(words, name),
    ),
  );
