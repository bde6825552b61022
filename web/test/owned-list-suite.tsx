import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import type { RouteHandle } from '../src/lib/routing/route-handle.ts';
import { fail, hang, hold, open, REQUEST_ID, type Reply, refuse, respond, screen, waitFor, within } from './screen.tsx';

interface Item {
  uuid: string;
  version: number;
}

/** A screen made of `OwnedList`, its four calls, and what it says. */
interface OwnedListSuite {
  Screen: ComponentType;
  title: RouteHandle['title'];
  list: Endpoint;
  create: Endpoint;
  change: Endpoint;
  remove: Endpoint;
  item: Item & Record<string, unknown>;
  /** Most things of an account. */
  most: number;
  /** What stands in the row of the item. */
  row: RegExp;
  /** Fields of the form: name in the call, label, what is typed. */
  fields: readonly { name: string; label: string; text: string }[];
  texts: { add: string; empty: string; question: string; hint: string; english: string };
}

export const dialog = () => within(screen.getByRole('dialog'));

/** What holds for every screen of an account's own things: its states, adding, changing, deleting, room. */
export function ownedListSuite(suite: OwnedListSuite): void {
  const { Screen, title, list, create, change, remove, item, most, row, fields, texts } = suite;
  const listed = (...items: Item[]) => respond(list, { items } as never);
  const show = (...replies: Reply[]) => open(<Screen />, { handle: { title }, replies: [listed(item), ...replies] });
  const add = () => screen.getAllByRole<HTMLButtonElement>('button', { name: new RegExp(`^${texts.add}`) });
  const [first] = fields;
  const save = () => dialog().getByRole('button', { name: '保存' });

  describe(texts.english, () => {
    test('pending: the place is held', async () => {
      await show(hang(list));
      expect(screen.getByRole('status').textContent).toBe('正在载入');
    });

    test('failed: told with its number, and tried again', async () => {
      const { user, server } = await show(fail(list, 500));
      expect(await screen.findByText(`问题编号 ${REQUEST_ID}`)).toBeDefined();
      server.use(listed(item));
      await user.click(screen.getByRole('button', { name: '重试' }));
      expect(await screen.findByRole('row', { name: row })).toBeDefined();
    });

    test('refused: told so', async () => {
      await show(refuse(list));
      expect(await screen.findByText('你没有权限看这里')).toBeDefined();
    });

    test('empty: the first one is a press away', async () => {
      const { user } = await show(listed());
      await screen.findByText(texts.empty);
      await user.click(add()[1] as HTMLElement);
      expect(screen.getByRole('dialog', { name: texts.add })).toBeDefined();
    });

    test('full: none can be added, and the count says why', async () => {
      const uuid = (index: number) => `01890000-0000-7000-8000-${String(10 + index).padStart(12, '0')}`;
      await show(listed(...Array.from({ length: most }, (_, index) => ({ ...item, uuid: uuid(index) }))));
      expect(await screen.findByText(`${most} / ${most}`)).toBeDefined();
      expect(add().map(({ disabled }) => disabled)).toEqual([true]);
      expect(screen.getByRole('note').textContent).toMatch(new RegExp(`^最多保存 ${most} .+，请先删掉不用的$`));
    });

    test('added with N, kept in the form while refused, and the list is asked for again', async () => {
      const refusal = { field: first?.name as string, reason: '含有敏感词「美女」' };
      const { user, server } = await show(fail(create, 42202, refusal));
      await screen.findByRole('row', { name: row });
      await user.keyboard('n');
      for (const { label, text } of fields) await user.type(dialog().getByLabelText(label), text);
      await user.click(save());
      expect((await dialog().findByRole('alert')).textContent).toBe(refusal.reason);
      const input = Object.fromEntries(fields.map(({ name, text }) => [name, text]));
      server.use(respond(create, { ...item, ...input } as never));
      await user.click(save());
      expect(await screen.findByText('已保存')).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(server.requests(create).at(-1)).toEqual(input);
      await waitFor(() => expect(server.requests(list).length).toBeGreaterThan(1));
    });

    test('changed from its row, with the version that was seen', async () => {
      const { user, server } = await show(respond(change, { ...item, version: item.version + 1 } as never));
      await user.click(await screen.findByRole('row', { name: row }));
      await user.type(dialog().getByLabelText(first?.label as string), '！');
      await user.keyboard('{Control>}{Enter}{/Control}');
      const changed = { ...item, [first?.name as string]: `${item[first?.name as string]}！` };
      await waitFor(() => expect(server.requests(change)).toEqual([changed]));
    });

    test('deleted in another window meanwhile: what was typed is saved as a new one with one press', async () => {
      const { user, server } = await show(fail(change, 40401));
      await user.click(await screen.findByRole('row', { name: row }));
      await user.type(dialog().getByLabelText(first?.label as string), '！');
      await user.click(save());
      expect((await dialog().findByRole('note')).textContent).toContain('刚被删除');
      server.use(respond(create, { ...item } as never));
      await user.click(dialog().getByRole('button', { name: '存为新的' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const input = Object.fromEntries(fields.map(({ name }) => [name, item[name]]));
      expect(server.requests(create)).toEqual([
        { ...input, [first?.name as string]: `${item[first?.name as string]}！` },
      ]);
    });

    test('deleted after a question, and greyed until it is gone', async () => {
      const reply = hold(remove, {} as never);
      const { user, server } = await show(reply);
      await user.click(await screen.findByRole('button', { name: '删除' }));
      expect(screen.getByRole('dialog', { name: texts.question })).toBeDefined();
      expect(dialog().getByText(texts.hint)).toBeDefined();
      await user.click(dialog().getByRole('button', { name: '删除' }));
      expect(screen.getByRole('row', { name: row }).textContent).toContain('正在删除');
      server.use(listed());
      reply.release();
      expect(await screen.findByText(texts.empty)).toBeDefined();
      expect(server.requests(remove)).toEqual([{ uuid: item.uuid }]);
    });

    test('in English too', async () => {
      await open(<Screen />, { handle: { title }, locale: 'en', replies: [listed(item)] });
      expect(await screen.findByRole('heading', { name: texts.english })).toBeDefined();
      expect(await screen.findByText(`1 of ${most}`)).toBeDefined();
    });
  });
}
