import {
  type CampusDraft,
  emptyInternshipDraft,
  type InternshipDraft,
  type JobState,
} from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';

export const DEMO_COMPANY = {
  name: '云杉科技（上海）有限公司',
  short_name: '云杉科技',
  check_status: 'pass',
  update_type: 'register',
  industry: '软件和信息技术服务业',
  size: '500–999 人',
  city: '310100',
  introduction: '云杉科技做面向中小企业的协同软件，总部在上海杨浦，武汉、成都设有研发中心。',
  internship_quota: 100,
  campus_quota: 100,
} as const;

export const rejectTemplates = [
  {
    title: '通用',
    content:
      '{name}，你好！感谢你投递{company}的「{job}」。我们认真看过你的简历，这次没能和岗位匹配上，很遗憾。以后有合适的岗位，欢迎再来投递。祝一切顺利！',
  },
  {
    title: '到岗时间不合适',
    content:
      '{name}，你好！感谢投递「{job}」。这个岗位需要更长的到岗时间，这次暂不能继续。如果你的时间有变化，欢迎随时再投。',
  },
] as const;

/** Its columns; those of the other kind are empty. */
export interface DemoJob
  extends Omit<InternshipDraft, 'kind'>,
    Pick<CampusDraft, 'batch' | 'graduation_years' | 'pay_months'> {
  kind: JobKind;
  state: JobState;
  owner: 'master' | 'child';
  /** How many of the applications, in proportion; 0 for a job without any. */
  share: number;
  views: number;
}

const DAY = 86_400_000;

/** The demo company's jobs with deadlines relative to `now`. */
export function demoJobs(now: Date): DemoJob[] {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
  const shared = {
    ...emptyInternshipDraft,
    kind: 'internship' as const,
    owner: 'master' as const,
    certificate: true,
    batch: null,
    graduation_years: [],
    pay_months: null,
  };
  const campus = {
    ...shared,
    kind: 'campus' as const,
    batch: 'autumn' as const,
    graduation_years: [new Date(now.getTime() + 200 * DAY).getFullYear()],
    pay_negotiable: true,
    certificate: false,
  };
  return [
    {
      ...shared,
      state: 'online',
      share: 26,
      views: 1834,
      title: '前端开发实习生',
      category: '0101',
      cities: ['310100'],
      address: '杨浦区大学路 248 号',
      headcount: 3,
      min_degree: 'bachelor',
      majors: ['计算机科学与技术', '软件工程'],
      pay_min: 180,
      pay_max: 260,
      days_per_week: 4,
      months: 3,
      conversion: true,
      deadline: day(40),
      highlights: ['转正机会', '导师带教', '弹性时间'],
      questions: ['说说你最满意的一个前端项目，以及你在其中做了什么。'],
      description:
        '你将参与\n- 招聘工作台的前端开发，与设计、后端一起把一个功能从想法做到上线\n- 参与组件库与性能优化，你的改动一周内会到用户手里\n\n我们希望你\n- 计算机或相关专业，熟悉 React 与 TypeScript\n- 每周能到岗 4 天及以上，连续实习 3 个月\n- 有作品或开源经历更好',
    },
    {
      ...shared,
      state: 'online',
      share: 18,
      views: 1206,
      title: '数据分析实习生',
      category: '0106',
      cities: ['310100', '420100'],
      address: '杨浦区大学路 248 号',
      headcount: 2,
      min_degree: 'bachelor',
      majors: ['统计学', '数据科学'],
      pay_min: 160,
      pay_max: 220,
      days_per_week: 4,
      months: 4,
      deadline: day(9),
      highlights: ['定期培训', '交通补贴'],
      description:
        '你将参与\n- 搭建业务指标看板，跟进每周经营分析\n- 用 SQL 与 Python 回答产品和销售团队的问题\n\n我们希望你\n- 统计、数学、计算机相关专业\n- 熟练使用 SQL，了解 A/B 实验\n- 每周到岗 4 天，连续 4 个月',
    },
    {
      ...shared,
      owner: 'child',
      state: 'online',
      share: 16,
      views: 942,
      title: '产品实习生',
      category: '0202',
      cities: ['310100'],
      address: '杨浦区大学路 248 号',
      headcount: 2,
      min_degree: 'bachelor',
      pay_min: 150,
      pay_max: 200,
      days_per_week: 4,
      months: 3,
      conversion: true,
      deadline: day(33),
      highlights: ['扁平管理', '下午茶'],
      description:
        '你将参与\n- 跟随产品经理做用户访谈、需求整理与原型\n- 跟踪功能上线后的数据，提出改进\n\n我们希望你\n- 专业不限，表达清楚，做事有始有终\n- 每周到岗 4 天，连续 3 个月',
    },
    {
      ...shared,
      state: 'offline',
      share: 8,
      views: 611,
      title: '新媒体运营实习生',
      category: '0403',
      cities: ['420100'],
      address: '洪山区光谷大道 77 号',
      headcount: 2,
      min_degree: 'associate',
      pay_min: 120,
      pay_max: 150,
      days_per_week: 3,
      months: 3,
      deadline: day(20),
      description:
        '你将参与\n- 公众号与视频号的选题、撰写与发布\n- 整理用户反馈，协助线下活动\n\n我们希望你\n- 文字功底好，熟悉常见剪辑工具\n- 每周到岗 3 天，连续 3 个月',
    },
    {
      ...shared,
      state: 'expired',
      share: 6,
      views: 873,
      title: '推荐算法实习生',
      category: '0105',
      cities: ['510100'],
      address: '高新区天府五街 200 号',
      headcount: 1,
      min_degree: 'master',
      pay_min: 300,
      pay_max: 400,
      days_per_week: 5,
      months: 6,
      deadline: day(-6),
      description:
        '你将参与\n- 人岗匹配模型的特征与评测\n- 把离线结果做成可上线的服务\n\n我们希望你\n- 计算机相关硕士及以上在读\n- 熟悉 PyTorch，读得懂论文也写得好代码',
    },
    {
      ...shared,
      state: 'draft',
      share: 0,
      views: 0,
      title: '人力资源实习生',
      category: '0701',
      cities: ['310100'],
      headcount: 1,
    },
    {
      ...campus,
      state: 'online',
      share: 16,
      views: 2980,
      title: '软件开发工程师（2027 届）',
      category: '0102',
      cities: ['310100', '420100', '510100'],
      headcount: 20,
      min_degree: 'bachelor',
      majors: ['计算机科学与技术', '软件工程', '人工智能'],
      deadline: day(48),
      description:
        '秋季校园招聘。\n- 参与协同产品的后端与前端研发\n- 入职即有导师，半年一次双向选择\n\n要求 2027 届本科及以上，计算机相关专业，热爱编程。',
    },
    {
      ...campus,
      state: 'online',
      share: 10,
      views: 1422,
      title: '管理培训生（2027 届）',
      category: '0701',
      cities: ['310100'],
      headcount: 6,
      min_degree: 'bachelor',
      deadline: day(12),
      description:
        '两年轮岗：产品、运营、销售、人力。\n- 由管理层带教，每季度一个真实课题\n\n要求 2027 届本科及以上，专业不限，有校园组织或创业经历更好。',
    },
    {
      ...campus,
      state: 'online',
      batch: 'early',
      share: 0,
      views: 640,
      title: '算法工程师（推荐）',
      category: '0105',
      cities: ['310100'],
      address: '杨浦区大学路 248 号',
      headcount: 4,
      min_degree: 'master',
      pay_negotiable: false,
      pay_min: 25,
      pay_max: 35,
      pay_months: 16,
      deadline: day(7),
      highlights: ['导师带教', '弹性时间', '学术会议'],
      description:
        '你将参与\n- 人岗匹配与推荐模型的研发、评测与上线\n- 与产品一起定义效果指标\n\n我们希望你\n- 硕士及以上，机器学习相关方向\n- 有论文、竞赛或实习项目更好',
    },
    {
      ...campus,
      owner: 'child',
      state: 'draft',
      batch: 'supplement',
      share: 0,
      views: 0,
      title: '校园市场专员',
      category: '0403',
      cities: ['420100'],
      headcount: 2,
    },
  ];
}
