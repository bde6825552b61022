import { afterEach, expect, test, vi } from 'vitest';
import { screen, waitFor } from '../../test/screen.tsx';
import { watchSignUp } from './sign-up.ts';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = (name: string, value: string) =>
  `<p data-field="${name}"><label>${name}<input name="${name}" value="${value}" required></label><span class="note"></span></p>`;

function draw({ code = '１２３４５６', school = '武汉理工大学' } = {}): void {
  document.body.innerHTML = `<form id="sign-up" data-call="/api/v1/talks/sign-up" data-of="talk_uuid" data-uuid="01890000-0000-7000-8000-00000000000a" novalidate>
    ${field('name', '谢雨桐')}${field('phone', '138 0000 1234')}${field('code', code)}${field('school', school)}
    ${field('degree', 'master')}${field('major', '车辆工程')}${field('graduation_year', '2027')}
    <p data-field="consent"><input type="checkbox" name="consent" required checked><span class="note"></span></p>
    <p class="failure" role="alert" hidden></p>
    <p><button type="button" data-do="send">发送验证码</button> <span class="words" role="status"></span></p>
    <button type="submit" data-busy="正在报名…" disabled>报名</button></form>`;
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
  expect(button.textContent).toBe('正在报名…');
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

test('a code that was not sent is not sent again; one that was, counts down to the next', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const responses = [
    { code: 40001, msg: '', reason: '手机号格式不对', field: 'phone' },
    { code: 100, msg: '', data: { resend_after: 60 } },
  ];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('validate_code') ? { code: 100, msg: '', data: {} } : responses.shift()),
  );
  draw();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '发送验证码' });
  button.click();
  await screen.findByText('手机号格式不对');
  expect([button.textContent, button.disabled]).toEqual(['发送验证码', false]);
  button.click();
  await waitFor(() => expect(button.textContent).toBe('60 秒后可重发'));
  expect(screen.getByRole('status').textContent).toBe('验证码已发送，5 分钟内有效。');
  vi.advanceTimersByTime(59_000);
  expect([button.textContent, button.disabled]).toEqual(['1 秒后可重发', true]);
  vi.advanceTimersByTime(1_000);
  expect([button.textContent, button.disabled]).toEqual(['重新发送', false]);
});

test('a reload finds school and major, and who comes back to the page as it was left may send it', async () => {
  draw();
  const type = (name: string, value: string) => {
    const input = screen.getByLabelText<HTMLInputElement>(name);
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('school', '同济大学');
  draw({ code: '', school: '' });
  expect(screen.getByLabelText<HTMLInputElement>('school').value).toBe('同济大学');
  expect(screen.getByLabelText<HTMLInputElement>('code').value).toBe('');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '报名' });
  button.disabled = true;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(button.disabled).toBe(false);
});

test('once somebody is signed up, neither the tab nor the page as it was left says who', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { href: 'https://qinghe.example/talks/x', assign });
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 100, msg: '', data: { ticket_url: 'https://qinghe.example/talks/tickets/t' } }),
  );
  draw({ code: '', school: '' });
  for (const name of ['name', 'phone', 'school', 'major', 'degree', 'graduation_year', 'code']) {
    const input = screen.getByLabelText<HTMLInputElement>(name);
    input.defaultValue = '';
    input.value = name === 'graduation_year' ? '2027' : '许知远';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(JSON.stringify(sessionStorage)).toContain('许知远');
  screen.getByRole<HTMLButtonElement>('button', { name: '报名' }).click();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/talks/tickets/t'));
  expect(sessionStorage).toHaveLength(0);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([...document.querySelectorAll('input')].map(({ value }) => value).join('')).not.toContain('许知远');
});

test.each([
  [
    'a network that asked too often',
    { code: 429, msg: '操作太频繁，请稍后再试', data: { retry_after: 3600 } },
    /^这个网络请求太多，约 60 分钟后再试/,
  ],
  [
    'a phone that just got one',
    { code: 429, msg: '操作太频繁，请稍后再试', data: { retry_after: 42 } },
    /^操作太频繁，请 42 秒后再试/,
  ],
  ['a fault with data of its own', { code: 500, msg: '服务器内部错误', data: { resend_after: 60 } }, /^服务器内部错误/],
])('no code was sent to %s, and the page says so', async (_, refusal, words) => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('validate_code') ? { code: 100, msg: '', data: { challenge: {} } } : refusal),
  );
  draw();
  screen.getByRole<HTMLButtonElement>('button', { name: '发送验证码' }).click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).not.toBe(screen.getByLabelText('code'));
});

test('a captcha that is refused, and a page that is no response of ours, are no failures of the network', async () => {
  const responses = [
    () => Response.json({ code: 429, msg: '', data: { retry_after: 600 } }),
    () => new Response('<html>504</html>', { status: 504 }),
  ];
  vi.stubGlobal('fetch', async () => responses.shift()?.());
  draw();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '发送验证码' });
  button.click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/约 10 分钟后再试/));
  await waitFor(() => expect(button.disabled).toBe(false));
  button.click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^服务器没有回应/));
});
