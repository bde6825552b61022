import {
  type CvFile,
  type CvImport,
  finishCvImport,
  getCvImport,
  listCvFiles,
  listCvImports,
  listIntakeJobs,
  retryCvImport,
  sendArchivePiece,
  sendCvFile,
  startCvImport,
} from '@qinghe/contract/intake/cv-imports.ts';
import {
  dropMail,
  type IntakeAddress,
  type IntakeMail,
  listAddresses,
  listMails,
  makeAddress,
  revokeAddress,
} from '@qinghe/contract/intake/mails.ts';
import { completeCvFile, dropCvFile, getCvFile } from '@qinghe/contract/intake/people.ts';
import { expect, test } from 'vitest';
import { fail, open, type Reply, respond, screen, waitFor, within } from '../../../test/screen.tsx';
// Loaded before it is opened.
import '../../domains/intake/components/complete-dialog.tsx';
import CvImports from './cv-imports.tsx';

const uuid = '01890000-0000-7000-8000-000000000081';
const job = { uuid: '01890000-0000-7000-8000-000000000011', title: '后端开发实习生', kind: 'internship' as const };
const none = { needs: 0, failed: 0, reading: 0, waiting: 0, made: 0, double: 0, refused: 0 };
const found: CvImport = {
  ...{ uuid, form: 'files', state: 'received', reason: null, job_uuid: job.uuid, job_title: job.title },
  ...{ kind: 'internship', basis: 'sent', basis_note: '', packed: 0, created_at: '2026-11-26T02:00:00.000Z', files: 4 },
  counts: { ...none, made: 1, needs: 1, double: 1, failed: 1 },
};
const file = (position: number, given: Partial<CvFile>): CvFile => ({
  ...{ uuid: uuid.replace(/81$/, `9${position}`), position, name: `${position}.pdf`, size: 1000 },
  ...{ state: 'made', reason: null, failure: null, application: null },
  ...given,
});
const person = {
  uuid: '01890000-0000-7000-8000-000000000032',
  name: '林晓',
  kind: 'internship',
  stage: 'new',
} as const;
const files = [
  file(0, { name: '林晓.pdf', application: person }),
  file(1, { name: '简历.docx', state: 'needs', reason: 'noPhone' }),
  file(2, { name: '林晓 (1).pdf', state: 'double', reason: 'samePhone', application: person }),
  file(3, { name: '周明.pdf', state: 'failed', reason: 'jobClosed' }),
];
const address: IntakeAddress = {
  ...{ uuid: uuid.replace(/81$/, '71'), address: 'cv-abcdefghijklmnop@intake.localhost', job_uuid: job.uuid },
  ...{
    job_title: job.title,
    kind: 'internship',
    basis: 'sent',
    created_at: found.created_at,
    revoked: false,
    mails: 2,
  },
};
const mail = (state: IntakeMail['state'], reason: IntakeMail['reason']): IntakeMail => ({
  ...{ uuid: uuid.replace(/81$/, state === 'taken' ? '61' : '62'), address_uuid: address.uuid, job_title: job.title },
  ...{ sender: 'hr@company.example', state, reason, received_at: found.created_at },
});
const mails: Reply[] = [
  respond(listAddresses, { items: [address], arrive: 'file' }),
  respond(listMails, { items: [mail('taken', null), mail('aside', 'automatic')] }),
];
const lists: Reply[] = [
  respond(listIntakeJobs, { items: [job] }),
  respond(listCvImports, { items: [found] }),
  respond(listAddresses, { items: [], arrive: 'nowhere' }),
];
const result: Reply[] = [respond(getCvImport, found), respond(listCvFiles, { items: files, next_cursor: null })];
const show = (address: string, ...replies: Reply[]) =>
  open(<CvImports />, { address, handle: { title: 'importCvs' }, replies });

const choose = async (user: Awaited<ReturnType<typeof open>>['user'], ...chosen: File[]) => {
  await screen.findByRole('option', { name: /后端开发实习生/ });
  await user.selectOptions(screen.getByLabelText('职位'), job.uuid);
  await user.selectOptions(screen.getByLabelText('依据'), 'sent');
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, chosen);
};
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: '开始导入' });

test('files go one by one to their places, without what systems leave, and the list of results follows', async () => {
  const { user, server, address } = await show(
    '/resume/import',
    ...lists,
    ...result,
    respond(startCvImport, { ...found, state: 'receiving', files: 0, counts: none }),
    respond(sendCvFile, file(0, { state: 'reading' })),
    respond(finishCvImport, found),
  );
  await screen.findByRole('heading', { name: '之前的导入' });
  expect(start().disabled).toBe(true);
  await choose(user, new File(['a'], '林晓.pdf'), new File(['b'], '~$林晓.docx'), new File(['c'], '周明.pdf'));
  expect(screen.getByText('已选 2 份简历')).toBeDefined();
  await user.click(start());
  await waitFor(() => expect(server.requests(finishCvImport)).toEqual([{ uuid }]));
  expect(server.requests(startCvImport)).toEqual([
    { job_uuid: job.uuid, basis: 'sent', basis_note: '', form: 'files' },
  ]);
  expect(server.requests(sendCvFile).map((sent) => (sent as { file_name: string }).file_name)).toEqual([
    encodeURIComponent('林晓.pdf'),
    encodeURIComponent('周明.pdf'),
  ]);
  expect(address()).toBe(`/resume/import?id=${uuid}`);
});

test('an archive goes alone, and what is mixed or refused says so', async () => {
  const { user, server } = await show(
    '/resume/import',
    ...lists,
    respond(startCvImport, { ...found, form: 'archive', state: 'receiving' }),
    ...result,
    fail(sendArchivePiece, 42203, { reason: '请上传 ZIP 压缩包' }),
  );
  await choose(user, new File(['PK'], '秋招.zip'), new File(['c'], '周明.pdf'));
  expect(screen.getByText(/一次一个，不要和简历混在一起/)).toBeDefined();
  expect(start().disabled).toBe(true);
  await choose(user, new File(['PK'], '秋招.zip'));
  await user.click(start());
  expect(await screen.findByText(/上传中断：请上传 ZIP 压缩包/)).toBeDefined();
  expect(server.requests(finishCvImport)).toEqual([]);
});

test('each CV stands with what became of it, who it is, and the way on', async () => {
  const { user, server } = await show(`/resume/import?id=${uuid}`, ...result, respond(retryCvImport, found));
  const rows = await screen.findAllByRole('row', { name: /pdf|docx/ });
  expect(rows.map((row) => within(row).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
    `/resume/new?id=${person.uuid}`,
    null,
    `/resume/new?id=${person.uuid}`,
    null,
  ]);
  expect(rows[1]?.textContent).toContain('没有读到电话');
  expect(screen.getByRole('link', { name: /等你补充/ }).getAttribute('href')).toBe(
    `/resume/import?id=${uuid}&state=needs`,
  );
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(server.requests(retryCvImport)).toEqual([{ uuid }]));
});

test('what the reader did not find is filled in in place; the rest stands there as the CV says it', async () => {
  const suggested = { name: '许安', phone: '', email: '', school: '东南大学', degree: 'bachelor', major: '' };
  const { user, server } = await show(
    `/resume/import?id=${uuid}`,
    ...result,
    respond(getCvFile, {
      ...(files[1] as CvFile),
      ...{ is_reading: false, failure_text: null, doubts: { name: 'named' } },
      suggested: { ...suggested, graduation_month: '2027-06', city: '' },
    }),
    respond(completeCvFile, { application: { ...person, name: '许安' }, made: false }),
  );
  const row = (await screen.findAllByRole('row', { name: /简历.docx/ }))[0] as HTMLElement;
  await user.click(within(row).getByRole('button', { name: '补充信息' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('姓名').value).toBe('许安'));
  expect(dialog.getByText('取自文件名，请核对')).toBeDefined();
  await user.type(dialog.getByLabelText('手机'), '13900001234');
  await user.click(dialog.getByRole('button', { name: '添加' }));
  expect(await screen.findByText(/已有一份投递（许安）/)).toBeDefined();
  expect(server.requests(completeCvFile)).toMatchObject([
    { candidate: { name: '许安', phone: '13900001234', school: '东南大学', degree: 'bachelor' } },
  ]);
});

test('a CV that nobody wants is left out', async () => {
  const { user, server } = await show(
    `/resume/import?id=${uuid}`,
    ...result,
    respond(dropCvFile, { ...(files[1] as CvFile), state: 'refused', reason: 'dropped' }),
  );
  const row = (await screen.findAllByRole('row', { name: /简历.docx/ }))[0] as HTMLElement;
  await user.click(within(row).getByRole('button', { name: '不导入' }));
  expect(await screen.findByText('已不导入，文件会删除')).toBeDefined();
  expect(server.requests(dropCvFile)).toEqual([{ uuid: files[1]?.uuid }]);
});

test('an address is made for a job, takes a mail as a file, and is revoked after a question; what came says why not', async () => {
  const { user, server } = await show(
    '/resume/import',
    ...lists,
    ...mails,
    respond(makeAddress, address),
    respond(dropMail, {}),
    respond(revokeAddress, { ...address, revoked: true }),
  );
  expect(await screen.findByText('自动回复')).toBeDefined();
  expect(screen.getByRole('link', { name: '看导入结果' }).getAttribute('href')).toContain('61');
  await user.click(screen.getByRole('button', { name: '新建地址' }));
  const making = within(await screen.findByRole('dialog'));
  await user.selectOptions(making.getByLabelText('职位'), job.uuid);
  await user.selectOptions(making.getByLabelText('依据'), 'referral');
  await user.click(making.getByRole('button', { name: '新建地址' }));
  await waitFor(() =>
    expect(server.requests(makeAddress)).toEqual([{ job_uuid: job.uuid, basis: 'referral', basis_note: '' }]),
  );
  const pick = async (name: string) => {
    const row = (await screen.findAllByRole('row', { name: /cv-abc/ }))[0] as HTMLElement;
    await user.click(within(row).getByRole('button'));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await pick('交一封邮件');
  await user.upload(await screen.findByLabelText('邮件文件（.eml）'), new File(['From: a'], '简历.eml'));
  await waitFor(() => expect(server.requests(dropMail)).toEqual([{ uuid: address.uuid }]));
  await pick('停用');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停用' }));
  await waitFor(() => expect(server.requests(revokeAddress)).toEqual([{ uuid: address.uuid }]));
});
