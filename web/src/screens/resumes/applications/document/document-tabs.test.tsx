import { getApplicationDocument, getApplicationFile } from '@qinghe/contract/resumes/desk.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { fail, open, type Reply, respond, screen } from '../../../../../test/screen.tsx';
import { DocumentPane } from './document-pane.tsx';
import type { MarkedFile } from './marks.ts';

// PDF.js draws nothing here; its view stands for itself.
vi.mock('./pdf/pdf-view.tsx', () => ({
  default: ({ file }: MarkedFile) => <canvas role="img" aria-label={`画好的 ${file.name}`} />,
}));
beforeEach(() => {
  const server = fetch;
  vi.stubGlobal('fetch', (address: string, send?: RequestInit) =>
    address.startsWith('/files/') ? Promise.resolve(new Response('%PDF-1.4')) : server(address, send),
  );
});

const expires_at = new Date(Date.now() + 300_000).toISOString();
const type = 'application/pdf';
const detail = application({
  cv: {
    file_uuid: '01890000-0000-7000-8000-000000000001',
    name: '简历.pdf',
    type,
    size: 9,
    reading: 'done',
    failure: null,
    progress: null,
    by_ocr: false,
    partial: false,
    fields: null,
  },
  documents: [
    { kind: 'transcript', name: '大四上学期.pdf', type, size: 9 },
    { kind: 'portfolio', name: '作品.pdf', type, size: 9 },
  ],
});
const cv = respond(getApplicationFile, {
  url: '/files/1',
  name: '简历.pdf',
  type,
  expires_at,
  first_page: null,
  text: '',
  spans: [],
});
const show = (...replies: Reply[]) =>
  open(<DocumentPane detail={detail} active mayFetchAhead={false} onProgress={() => undefined} />, {
    replies: [cv, ...replies],
  });
const tab = (name: string) => screen.getByRole('tab', { name });

test('what came beside the CV is drawn as the CV is, once somebody looks at it', async () => {
  const { user, server } = await show(
    respond(getApplicationDocument, { url: '/files/2', name: '大四上学期.pdf', type, expires_at }),
  );
  await screen.findByRole('img', { name: '画好的 简历.pdf' });
  expect(server.requests(getApplicationDocument)).toEqual([]);
  tab('简历原件').focus();
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('img', { name: '画好的 大四上学期.pdf' });
  expect(tab('成绩单').getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(tab('成绩单'));
  expect(server.requests(getApplicationDocument)).toEqual([{ uuid: detail.uuid, kind: 'transcript' }]);
  await user.keyboard('{ArrowLeft}');
  expect(tab('简历原件').getAttribute('aria-selected')).toBe('true');
  screen.getByRole('img', { name: '画好的 简历.pdf' });
});

test('one that does not load says so, and the CV is still there', async () => {
  const { user } = await show(fail(getApplicationDocument, 500));
  await user.click(tab('作品集'));
  await screen.findByText('附件没有载入');
  await user.click(tab('简历原件'));
  await screen.findByRole('img', { name: '画好的 简历.pdf' });
});
