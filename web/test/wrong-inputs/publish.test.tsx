import { baseOptions, locations } from '@qinghe/contract/dict/endpoints.ts';
import { checkJob, createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import { internshipDraft } from '@qinghe/contract/jobs/job.ts';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import PublishInternship from '../../src/screens/jobs/publish-internship.tsx';
import { ComponentLibrary } from '../../src/ui/library/component-library.tsx';
import { fail, hang, open, screen, waitFor } from '../screen.tsx';
import { wrongValues } from './wrong-values.ts';

// A field of one line has no breaks.
const titles = wrongValues.map(({ text }) => text.replace(/[\r\n]/g, ''));

test('the form that publishes a job shows every wrong title, and saves what may be saved', async () => {
  const { server } = await open(
    <ComponentLibrary>
      <PublishInternship />
    </ComponentLibrary>,
    {
      address: '/job-management/internship/publish-job',
      replies: [hang(checkJob), hang(baseOptions), hang(locations), fail(createDraft, 429)],
    },
  );
  const title = await screen.findByLabelText<HTMLInputElement>('职位名称');
  const refused = [];
  for (const [index, shown] of titles.entries()) {
    fireEvent.change(title, { target: { value: shown } });
    fireEvent.click(await screen.findByRole('button', { name: /^存草稿/ }));
    await waitFor(() => expect(server.requests(createDraft).length).toBeGreaterThan(index));
    await screen.findByText(/没有保存，内容已存在本机/);
    expect(title.value).toBe(shown);
    const read = internshipDraft.shape.title.safeParse(shown);
    expect(server.requests(createDraft).at(-1)?.draft?.title).toBe(read.data);
    expect(title.getAttribute('aria-invalid') === 'true').toBe(!read.success);
    if (!read.success) refused.push(shown);
  }
  expect(refused.length).toBeGreaterThan(3);
});
