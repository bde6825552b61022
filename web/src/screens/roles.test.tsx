import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getSecurity } from '@qinghe/contract/account/security.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { getHandOver } from '@qinghe/contract/company/hand-over.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { listMyFairs, listOpenFairs } from '@qinghe/contract/fairs/sign-up.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { getFirstSteps } from '@qinghe/contract/home/first-steps.ts';
import { getBrochure, listBrochures } from '@qinghe/contract/jobs/brochures.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { jobsOverview } from '@qinghe/contract/jobs/overview.ts';
import { listTags } from '@qinghe/contract/resumes/annotate.ts';
import { listBlocked } from '@qinghe/contract/resumes/block.ts';
import { listHeldBatches } from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication, listApplications } from '@qinghe/contract/resumes/desk.ts';
import { listSavedFilters } from '@qinghe/contract/resumes/saved-filters.ts';
import { getPublishRoom } from '@qinghe/contract/rights/publish-room.ts';
import type { MemberRole } from '@qinghe/contract/roles.ts';
import { listRejectTemplates } from '@qinghe/contract/settings/reject-templates.ts';
import { getTalk, listTalks } from '@qinghe/contract/talks/talks.ts';
import { listVisitors } from '@qinghe/contract/talks/visitors.ts';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { application, nobodyParked, noneUnread } from '../../test/application.ts';
import { brochureOf } from '../../test/brochure.ts';
import { fairOf, signUpOf } from '../../test/fair.ts';
import { jobSummary, noBatches } from '../../test/job.ts';
import { publishRoomOf } from '../../test/places.ts';
import { hang, type Opened, open, type Reply, respond, screen } from '../../test/screen.tsx';
import { talk } from '../../test/talk.ts';
import { dayReplies } from '../../test/today.ts';
import { userInfo } from '../../test/user.ts';
import { queryClient } from '../app/query-client.ts';
import { userInfoQuery } from '../domains/account/api/get-user-info.ts';
import FairSquare from './fairs/fair-square.tsx';
import MyFairs from './fairs/my-fairs.tsx';
import Home from './home/home.tsx';
import CampusJobs from './jobs/campus-jobs.tsx';
import InternshipJobs from './jobs/internship-jobs.tsx';
import Recruitment from './jobs/recruitment.tsx';
import RecruitmentBrochure from './jobs/recruitment-brochure.tsx';
import SummaryOfBrochures from './jobs/summary-of-brochures.tsx';
import Applications from './resumes/applications.tsx';
import BlackList from './settings/black-list.tsx';
import RejectTemplates from './settings/reject-templates.tsx';
import CareerTalks from './talks/career-talks.tsx';
import TalkVisitors from './talks/talk-visitors.tsx';

/*
 * What roles are offered on the screens of every day. Each thing is said to be one's own and to allow all, so that
 * nothing but the role takes a control away. A new control stands in the list of those who only read, or it asks
 * `useMay`: whoever adds one says which.
 */

const none = { all: 0, draft: 0, reviewing: 0, refused: 0, online: 0, offline: 0, expired: 0, expiring: 0 };
const everything = {
  edit: true,
  publish: true,
  take_offline: true,
  put_online: true,
  remove: true,
  extend_deadline: true,
  change: true,
};
const job = jobSummary({
  state: 'offline',
  title: '职位甲',
  published_at: '2026-11-22T02:00:00.000Z',
  abilities: everything,
});
const draft = jobSummary({ uuid: job.uuid.replace(/1$/, '2'), title: '草稿乙', abilities: everything });
const jobs = (kind: 'internship' | 'campus') =>
  respond(listJobs, {
    items: [job, draft].map((one) => ({ ...one, kind })),
    next_cursor: null,
    counts: none,
    batches: noBatches,
  });
const brochure = brochureOf({
  state: 'online',
  abilities: { edit: true, publish: true, take_offline: true, remove: true },
});
const aTalk = talk({ abilities: { edit: true, publish: true, cancel: true, remove: true } });
const fair = fairOf({ sign_up: signUpOf({ state: 'accepted', booth: 'B27' }) });
const stages = { new: 1, primary_screening: 0, written: 0, interview: 0, employed: 0, reject: 0 };
const byKind = { online: 1, expiring: 1, all: 2 };
const waits = { job_uuid: job.uuid, kind: 'internship' as const, title: '职位甲' };
const visitor = {
  ...{ uuid: job.uuid, name: '谢雨桐', phone: '139****1234', school: '武汉理工大学', major: '车辆工程' },
  ...{ degree: 'master' as const, graduation_year: 2027, state: 'signed' as const, entries: [] },
  ...{ signed_at: '2026-11-22T02:00:00.000Z', attended_at: null },
};
const template = { uuid: job.uuid, title: '名额已满', content: '{name}，你好。', version: 1 };
const blocked = {
  ...{ uuid: job.uuid, kind: 'campus' as const, stage: 'interview' as const, name: '郑琪', phone: '138****2719' },
  ...{ job_title: '前端开发', reason: 'other' as const, note: '辱骂', by_name: '赵一鸣', can_unblock: true },
  ...{ created_at: '2026-11-20T02:00:00.000Z', until: '2027-11-20T02:00:00.000Z' },
};
const desk = (view: string) => ({
  address: `/resume/new?${view}`,
  path: '/resume/:stage',
  handle: { title: 'internshipApplications' as const, kind: 'internship' as const },
  replies: [
    respond(listApplications, ({ stage }) => ({ items: stage === 'new' ? [application()] : [], next_cursor: null })),
    respond(countApplications, { counts: stages, more: [], parked: nobodyParked, jobs: [] }),
    respond(listHeldBatches, {
      items: [
        {
          ...{ uuid: job.uuid, to: 'interview' as const, applications: 3, messages: 0, actor_name: '林晓' },
          hold_until: '2026-11-25T02:52:00.000Z',
        },
      ],
    }),
    respond(listSavedFilters, { items: [] }),
    respond(listTags, { items: [] }),
    noneUnread,
    hang(getApplication),
    hang(getCompanyInfo),
  ],
});

interface Case {
  name: string;
  screen: ReactNode;
  /** Something of what it shows. */
  shows: RegExp;
  replies: Reply[];
  options?: Partial<Parameters<typeof open>[1]>;
  /** All that whoever only reads may press. */
  reads: string[];
  /** Some of what is a recruiter's. */
  acts: string[];
}

/** What the desk's filter bar has behind a press. */
const conditions = ['+ 条件', '现居城市', '来源', '每周天数', '实习时长', '到岗', '投递时间', '处理时间'];

const cases: Case[] = [
  {
    name: 'home',
    screen: <Home />,
    shows: /职位甲/,
    replies: [
      respond(checkInfo, { status: 'ok', identity: { status: 1, check_status: 2 }, licence_days: null }),
      respond(businessOverview, {
        ...{ jobs: { internship: byKind, campus: byKind }, applications: { internship: stages, campus: stages } },
        ...{
          new_today: 0,
          reply_rate: null,
          reply_cases: 0,
          median_reply_hours: null,
          usual_reply_hours: null,
          trend: [],
        },
        waiting: [{ ...waits, count: 2 }],
        expiring_jobs: [{ ...waits, deadline: '2026-12-01', applications: 1 }],
      }),
      ...dayReplies({ due: { internship: { count: 2, all: true }, campus: { count: 0, all: true } } }),
      respond(getFirstSteps, { steps: [], hidden: false }),
      hang(getCompanyInfo),
      hang(getHandOver),
      hang(getSecurity),
    ],
    reads: [
      '在招实习职位11 个 15 天内到期',
      '新简历 · 实习1',
      '新简历 · 校招1',
      '实习面试中0',
      '实习已录用0',
      '7 日内答复率—近 7 天没有投递',
      '看简历：「职位甲」有 2 份简历已到或将到 3 天答复期限',
      '看职位：「职位甲」6 天后截止',
      '收到上周同期 00',
      '处理上周同期 00',
      '录用上周同期 00',
      '新简历1',
      '初筛0',
      '笔试0',
      '面试0',
      '录用0',
      '不合适0',
      '实习',
      '校招',
      '实习',
      '校招',
    ],
    acts: ['发布职位'],
  },
  {
    name: 'internships',
    screen: <InternshipJobs />,
    shows: /职位甲/,
    replies: [jobs('internship'), respond(getPublishRoom, publishRoomOf())],
    reads: [
      '投递表单',
      '职位甲',
      '「职位甲」的 0 份新简历',
      '「职位甲」的 0 份投递',
      '草稿乙',
      '筛选',
      '0',
      '10',
      '「职位甲」的更多操作',
      '打开职位页',
      '数据',
      '变更记录',
      '10',
    ],
    acts: [
      '发布实习职位',
      '批量导入',
      '导出',
      '模板',
      '编辑',
      '上线',
      '修改',
      '复制为新职位',
      '共享给同事',
      '存为模板',
      '延长截止日期',
      '下线',
      '删除',
      '选中 职位甲',
    ],
  },
  {
    name: 'campus jobs',
    screen: <CampusJobs />,
    shows: /职位甲/,
    replies: [jobs('campus'), hang(businessOverview), respond(listBrochures, { items: [] })],
    reads: [
      '宣讲会',
      '投递表单',
      '全部批次0',
      '提前批0',
      '秋招0',
      '补录0',
      '春招0',
      '职位甲',
      '「职位甲」的 0 份投递',
      '「职位甲」的 0 份新简历',
      '草稿乙',
      '筛选',
      '10',
      '「职位甲」的更多操作',
      '打开职位页',
      '数据',
      '变更记录',
      '10',
    ],
    acts: ['发布校招职位', '新建招聘简章', '批量导入', '导出', '编辑', '下线', '删除', '选中 职位甲'],
  },
  {
    name: 'the season',
    screen: <Recruitment />,
    shows: /接下来/,
    replies: [
      respond(listBrochures, { items: [] }),
      respond(jobsOverview, {
        internship: { counts: none, applications_new: 0 },
        campus: { counts: none, applications_new: 0 },
        talks_coming: 0,
        brochures: { draft: 0, online: 0, offline: 0 },
        events: [],
      }),
    ],
    reads: ['订阅日历'],
    acts: ['发布实习职位', '发布校招职位', '安排宣讲会'],
  },
  {
    name: 'brochures',
    screen: <SummaryOfBrochures />,
    shows: /秋招简章/,
    replies: [respond(listBrochures, { items: [brochure] })],
    reads: ['校招职位', '2027 届秋招简章', '查看简章', '候选人看到的'],
    acts: ['新建招聘简章', '编辑'],
  },
  {
    name: 'a brochure',
    screen: <RecruitmentBrochure />,
    shows: /秋招简章/,
    options: { address: `/?uuid=${brochure.uuid}` },
    replies: [respond(getBrochure, brochure)],
    reads: ['职位80 个在招', '候选人看到的', '复制链接', '二维码海报', '分享图'],
    acts: ['发布', '编辑', '选择职位', '共享给同事', '复制为下一季', '下线', '删除'],
  },
  {
    name: 'talks',
    screen: <CareerTalks />,
    shows: /武汉理工大学/,
    replies: [respond(listTalks, { items: [aTalk] }), hang(listMembers)],
    reads: [
      '校招职位',
      '秋招宣讲会 · 武汉理工大学',
      '154 / 180',
      '筛选',
      '「秋招宣讲会 · 武汉理工大学」的更多操作',
      '查看报名',
      '复制链接',
      '打开宣讲会页',
    ],
    acts: ['新建宣讲会', '排一个系列', '发布', '编辑', '复制', '共享给同事', '取消宣讲会', '删除'],
  },
  {
    name: 'visitors of a talk',
    screen: <TalkVisitors />,
    shows: /谢雨桐/,
    options: { address: `/?uuid=${aTalk.uuid}` },
    replies: [
      respond(getTalk, aTalk),
      respond(listVisitors, {
        items: [visitor],
        next_cursor: null,
        counts: { attended: 0, signed: 1, waiting: 0, cancelled: 0 },
      }),
    ],
    reads: ['回到宣讲会', '全部1', '已签到0', '未签到1', '候补0', '已取消0'],
    acts: ['现场签到', '帮手签到', '导出', '签到'],
  },
  {
    name: 'own fairs',
    screen: <MyFairs />,
    shows: /武汉理工秋季双选会/,
    replies: [respond(listMyFairs, { items: [fair] })],
    reads: ['双选会广场', '查看报名', '报告'],
    acts: ['修改报名', '展位现场', '帮手', '撤回报名'],
  },
  {
    name: 'fairs',
    screen: <FairSquare />,
    shows: /武汉理工秋季双选会/,
    replies: [respond(listOpenFairs, { items: [fairOf()], next_cursor: null }), hang(locations)],
    reads: ['我的双选会', '筛选', '查看'],
    acts: ['报名'],
  },
  {
    name: 'reject templates',
    screen: <RejectTemplates />,
    shows: /名额已满/,
    replies: [respond(listRejectTemplates, { items: [template] })],
    reads: [],
    acts: ['新建模板N', '修改', '删除'],
  },
  {
    name: 'the block list',
    screen: <BlackList />,
    shows: /郑琪/,
    replies: [respond(listBlocked, { items: [blocked], next_cursor: null })],
    reads: [],
    acts: ['移出黑名单'],
  },
  {
    name: 'the desk',
    screen: <Applications />,
    // Stands beside the list, and is drawn after it.
    shows: /1 \/ 1/,
    replies: [],
    options: desk(''),
    reads: [
      '新简历1',
      '条件不符0',
      '初筛0',
      '笔试0',
      '面试0',
      '录用0',
      '不合适0',
      '全部1',
      '全部职位',
      '毕业时间',
      ...conditions,
      '列表',
      '专注',
      '看板',
      '快捷键',
      '收起候选人列表',
      '郑郑琪1月1日浙江大学 · 软件工程 · 本科前端开发实习生答复超时 325 天',
      '回到列表',
      '上一位',
      '下一位',
      '收起资料栏',
    ],
    acts: ['选择 郑琪', '整批撤回'],
  },
  {
    name: 'the board',
    screen: <Applications />,
    shows: /郑琪/,
    replies: [],
    options: desk('view=board'),
    reads: [
      '条件不符 0',
      '全部职位',
      '毕业时间',
      ...conditions,
      '列表',
      '专注',
      '看板',
      '快捷键',
      '郑琪浙江大学 · 本科前端开发实习生1月1日',
    ],
    acts: ['整批撤回'],
  },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T02:42:00Z') });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

async function openAs(role: MemberRole, { screen: element, shows, replies, options }: Case): Promise<Opened> {
  const user = userInfo({ type: 'slave', role, user_email: 'hr@yunshan.example' });
  // As the guard leaves it.
  queryClient.setQueryData(userInfoQuery.queryKey, user);
  const opened = await open(element, { ...options, replies: [...(options?.replies ?? []), ...replies] });
  await screen.findAllByText(shows);
  return opened;
}

const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent ?? '';

/** Everything that can be pressed, what stands in menus too. */
async function controls({ user }: Opened): Promise<string[]> {
  const names = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('checkbox')].map(nameOf);
  for (const button of screen.queryAllByRole('button')) {
    names.push(nameOf(button));
    if (button.getAttribute('aria-haspopup') !== 'menu') continue;
    await user.click(button);
    names.push(...screen.queryAllByRole('menuitem').map(nameOf));
    await user.keyboard('{Escape}');
  }
  return names;
}

for (const role of ['viewer', 'interviewer'] as const)
  test.each(cases)(`$name: the ${role} is offered nothing but what may be read`, async (one) => {
    expect(await controls(await openAs(role, one))).toEqual(one.reads);
  });

test.each(cases)('$name: a recruiter is offered what is done there', async (one) => {
  const offered = await controls(await openAs('recruiter', one));
  expect(offered).toEqual(expect.arrayContaining(one.acts));
  // What both are offered is no recruiter's alone.
  expect(one.acts.filter((name) => one.reads.includes(name))).toEqual([]);
});
