import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { checkJob, createDraft, getJob, publishJob, saveDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { type CampusDraft, emptyCampusDraft } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { jobDetail, jobSummary } from '../../../test/job.ts';
import { hang, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { ComponentLibrary } from '../../ui/library/component-library.tsx';
import PublishCampus from './publish-campus.tsx';

const ADDRESS = '/job-management/campus-recruitment';
const saved = { timeout: 10_000 };
const summary = jobSummary({ kind: 'campus', title: '软件开发工程师', version: 2 });
const detailOf = (draft: Partial<CampusDraft>) =>
  jobDetail(summary, { draft: { ...emptyCampusDraft, title: summary.title, ...draft } });

const openForm = (address: string, ...replies: Reply[]) =>
  open(
    <ComponentLibrary>
      <PublishCampus />
    </ComponentLibrary>,
    {
      address: `${ADDRESS}/${address}`,
      replies: [
        hang(baseOptions),
        hang(locations),
        respond(checkJob, { findings: [], quality: { score: 10, gains: [] } }),
        ...replies,
      ],
    },
  );

test('a new campus job is started as one, and the address learns its name', async () => {
  const { user, server, address } = await openForm('publish-job', respond(createDraft, detailOf({})));
  await user.type(await screen.findByLabelText('职位名称'), '软件开发工程师');
  expect(await screen.findByText(/已保存/, {}, saved)).toBeDefined();
  expect(server.requests(createDraft)[0]).toMatchObject({ kind: 'campus', draft: { kind: 'campus' } });
  expect(address()).toBe(`${ADDRESS}/publish-job?uuid=${summary.uuid}`);
  expect(screen.queryByLabelText(/每周到岗/)).toBeNull();
});

test('batch, pay by months and another address to apply at are saved', async () => {
  const { user, server } = await openForm(
    `job-add-or-edit?uuid=${summary.uuid}`,
    respond(getJob, detailOf({})),
    respond(saveDraft, detailOf({})),
  );
  await user.selectOptions(await screen.findByLabelText('批次'), '秋招');
  await user.selectOptions(screen.getByLabelText('发放月数'), '15 个月');
  await user.type(screen.getByLabelText(/外部投递链接/), 'https://jobs.example.com/1');
  await waitFor(
    () =>
      expect(server.requests(saveDraft).at(-1)?.draft).toMatchObject({
        kind: 'campus',
        batch: 'autumn',
        pay_months: 15,
        external_url: 'https://jobs.example.com/1',
      }),
    saved,
  );
});

test('an address that is not https is said at its field and keeps the job from being handed in', async () => {
  const { user, server } = await openForm(
    `job-add-or-edit?uuid=${summary.uuid}`,
    respond(getJob, detailOf({})),
    respond(saveDraft, detailOf({})),
  );
  await user.type(await screen.findByLabelText(/外部投递链接/), 'http://jobs.example.com');
  expect(await screen.findByText('需要以 https:// 开头的网址')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(server.requests(publishJob)).toEqual([]);
});

test('an internship is no campus job, and has no form here', async () => {
  await openForm(`job-add-or-edit?uuid=${summary.uuid}`, respond(getJob, jobDetail(jobSummary())));
  expect(await screen.findByText('职位没有载入')).toBeDefined();
});
