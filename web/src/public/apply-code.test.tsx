import { captchaChallenge } from '@qinghe/contract/account/captcha.ts';
import { sendSms } from '@qinghe/contract/account/codes.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fireEvent, screen, waitFor } from '../../test/screen.tsx';
import { watchApplyCode } from './apply-code.ts';
import { submitApplication } from './submit.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = (name: string, value: string, more = '') =>
  `<p data-field="${name}"><label>${name}<input name="${name}" value="${value}" ${more}></label><span class="note"></span></p>`;

/** The form of a campus job, and what was sent; `refusal` is what the first application is answered. */
function draw({ asked = true, phone = '138 0000 1234', refusal = {} } = {}) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path === captchaChallenge.path)
      return Response.json({ code: 100, msg: '', data: { challenge: {}, captcha_proof: 'proof' } });
    sent.push({ path, body: JSON.parse(body) });
    if (path === sendSms.path) return Response.json({ code: 100, msg: '', data: { resend_after: 60 } });
    return Response.json({ code: 400, msg: '', ...refusal });
  });
  const hidden = asked ? '' : 'hidden';
  document.body.innerHTML = `<form id="apply" data-job="01890000-0000-7000-8000-00000000000a" novalidate>
    ${field('name', '谢雨桐')}${field('phone', phone)}
    <div data-part="code" data-asked="${asked}" ${hidden}>${field('code', '', `required ${asked ? '' : 'disabled'}`)}
    <p><button type="button" data-do="send" disabled>发送验证码</button> <span class="words" role="status"></span></p></div>
    <p class="failure" role="alert" hidden></p><button type="submit">投递</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const part = form.querySelector<HTMLElement>('[data-part=code]') as HTMLElement;
  watchApplyCode(form, part);
  const submit = () => submitApplication(form, { token: 'cv', uploading: false }, () => undefined);
  return { form, part, sent, submit };
}
const code = () => screen.getByLabelText<HTMLInputElement>('code');

test('where it is asked for it is needed, sent to the phone that is typed, and goes with the application', async () => {
  const { sent, submit } = draw();
  await submit();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(code());
  screen.getByRole('button', { name: '发送验证码' }).click();
  await screen.findByText(/验证码已发/);
  expect(sent).toEqual([
    { path: sendSms.path, body: { phone: '13800001234', purpose: 'apply', captcha_proof: 'proof' } },
  ]);
  code().value = ' １２３４５６ ';
  await submit();
  expect(sent[1]).toMatchObject({ path: apply.path, body: { code: '123456' } });
});

test('an employer who begins to ask for it meanwhile is told by the refusal, and the field comes', async () => {
  const { part, submit } = draw({ asked: false, refusal: { field: 'code', reason: '请填写手机收到的验证码' } });
  expect(part.hidden).toBe(true);
  await submit();
  expect(part.hidden).toBe(false);
  expect(screen.getByText('请填写手机收到的验证码')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(code()));
});

test('nobody is asked for a code whose phone gets none', async () => {
  const { form, part } = draw({ phone: '' });
  expect(part.hidden).toBe(false);
  const phone = screen.getByLabelText<HTMLInputElement>('phone');
  phone.value = '+852 5123 4567';
  fireEvent.change(phone);
  expect([part.hidden, new FormData(form).has('code')]).toEqual([true, false]);
  phone.value = '13800001234';
  fireEvent.change(phone);
  expect(part.hidden).toBe(false);
});
