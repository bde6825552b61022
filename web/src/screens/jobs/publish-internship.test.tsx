import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { checkJob, createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { emptyInternshipDraft, type Finding } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { jobDetail, jobSummary } from '../../../test/job.ts';
import { hang, hold, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { ComponentLibrary } from '../../ui/library/component-library.tsx';
import PublishInternship from './publish-internship.tsx';

const started = jobDetail(jobSummary({ title: '前端' }), { draft: { ...emptyInternshipDraft, title: '前端' } });

test('leaves the address alone when the first save is answered on another page', async () => {
  const first = hold(createDraft, started);
  const { user, goTo, address, server } = await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: '/job-management/internship/publish-job',
      replies: [
        first,
        hang(baseOptions),
        hang(locations),
        respond(checkJob, { findings: [], quality: { score: 10, gains: [] } }),
      ],
    },
  );
  await user.type(await screen.findByLabelText('职位名称'), '前端');
  await waitFor(() => expect(server.requests(createDraft)).toHaveLength(1), { timeout: 3000 });
  await goTo('/job-management/internship');
  first.release();
  await screen.findByText(/已保存/);
  expect(address()).toBe('/job-management/internship');
});

const missing = (field: 'category' | 'title'): Finding => ({
  rule: 'required',
  level: 'block',
  field,
  item: null,
  start: null,
  end: null,
  words: '',
  message: '必填',
  basis: '',
  replacement: null,
});

test('the footer says how much is missing before anything is sent', async () => {
  const findings = [missing('title'), missing('category')];
  await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: '/job-management/internship/publish-job',
      replies: [hang(baseOptions), hang(locations), respond(checkJob, { findings, quality: { score: 10, gains: [] } })],
    },
  );
  expect(await screen.findByText('还差 2 项才能提交')).toBeDefined();
  expect(screen.queryByText('提交后自动审核，通过即上线')).toBeNull();
});
