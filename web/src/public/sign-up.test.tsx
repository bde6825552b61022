import { afterEach, expect, test, vi } from 'vitest';
import { screen, waitFor } from '../../test/screen.tsx';
import { watchSignUp } from './sign-up.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = (name: string, value: string) =>
  `<p data-field="${name}"><label>${name}<input name="${name}" value="${value}" required></label><span class="note"></span></p>`;

function draw(): void {
  document.body.innerHTML = `<form id="sign-up" data-call="/api/v1/talks/sign-up" data-of="talk_uuid" data-uuid="01890000-0000-7000-8000-00000000000a" novalidate>
    ${field('name', '谢雨桐')}${field('phone', '138 0000 1234')}${field('code', '１２３４５６')}${field('school', '武汉理工大学')}
    ${field('degree', 'master')}${field('major', '车辆工程')}${field('graduation_year', '2027')}
    <p data-field="consent"><input type="checkbox" name="consent" required checked><span class="note"></span></p>
    <p class="failure" role="alert" hidden></p>
    <button type="submit" disabled>报名</button></form>`;
  watchSignUp(document.querySelector('form') as HTMLFormElement);
}

test('a try that was cut off is sent again under its key, what was typed stays; another code is another try', async () => {
  const keys: string[] = [];
  const bodies: { code: string; visitor: { phone: string } }[] = [];
  vi.stubGlobal(
    'fetch',
    async (_path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      keys.push(headers['Idempotency-Key'] ?? '');
      bodies.push(JSON.parse(body));
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return Response.json({ code: 40102, msg: '', reason: '验证码错误或已过期', field: 'code' });
    },
  );
  draw();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '报名' });
  button.click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  await waitFor(() => expect(button.disabled).toBe(false));
  button.click();
  await screen.findByText('验证码错误或已过期');
  await waitFor(() => expect(button.disabled).toBe(false));
  const code = screen.getByLabelText<HTMLInputElement>('code');
  expect(code.value).toBe('１２３４５６');
  code.value = '654321';
  button.click();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(bodies[0]).toMatchObject({ code: '123456', visitor: { phone: '13800001234' } });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  await waitFor(() => expect(button.disabled).toBe(false));
});
