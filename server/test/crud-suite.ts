import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { makeMaster, makeTeam } from './accounts.ts';
import type { TestApp } from './app.ts';

interface Item {
  uuid: string;
  version: number;
}

/** Four calls on things that an account has for itself, and two texts that they take. */
export interface CrudSuite {
  /** What the things are, in the plural. */
  name: string;
  list: Endpoint;
  create: Endpoint;
  change: Endpoint;
  remove: Endpoint;
  /** The fields of a thing, different for each number. */
  input: (number: number) => Record<string, string>;
  /** Most characters of each field. */
  longest: Record<string, number>;
  /** Most things of an account. */
  most: number;
}

/** What holds for every list of an account's own things: whose they are, versions, room, texts. */
export function crudSuite(app: TestApp, suite: CrudSuite): void {
  const { list, create, change, remove, input, longest, most } = suite;
  const ask = (endpoint: Endpoint, values: unknown, token: string) => app.call(endpoint, values as never, { token });
  const make = async (token: string, number = 1): Promise<Item> =>
    (await app.ok(create, input(number) as never, { token })) as Item;
  const read = async (token: string) => ((await app.ok(list, {} as never, { token })) as { items: Item[] }).items;

  describe(suite.name, () => {
    test('belong to one account, and come in the order in which they were made', async () => {
      const { master, child } = await makeTeam(app);
      const [first, second] = [await make(master.token, 1), await make(master.token, 2)];
      const others = await make(child.token, 3);
      expect(await read(master.token)).toMatchObject([
        { uuid: first.uuid, ...input(1) },
        { uuid: second.uuid, ...input(2) },
      ]);
      expect(await read(child.token)).toMatchObject([{ uuid: others.uuid }]);
    });

    test('are changed as they were seen: a stale change is refused with the current state', async () => {
      const { token } = await makeMaster(app);
      const { uuid, version } = await make(token);
      const edit = (number: number, seen: number) => ask(change, { uuid, version: seen, ...input(number) }, token);
      expect((await edit(2, version)).data).toMatchObject({ uuid, version: version + 1, ...input(2) });
      expect(await edit(3, version)).toMatchObject({
        status: 409,
        code: 40901,
        data: { ...input(2), changed_by_you: true },
      });
      expect((await edit(3, Number.MAX_SAFE_INTEGER)).status).toBeLessThan(500);
      const codes = await Promise.all([edit(4, version + 1), edit(5, version + 1)]);
      expect(codes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40901]);
    });

    test('are out of reach of colleagues and of other companies', async () => {
      const { master, child } = await makeTeam(app);
      const { uuid, version } = await make(master.token);
      for (const { token } of [child, await makeMaster(app)]) {
        expect(await ask(change, { uuid, version, ...input(2) }, token)).toMatchObject({ code: 40401 });
        expect(await ask(remove, { uuid }, token)).toMatchObject({ code: 40401 });
      }
      expect(await read(master.token)).toMatchObject([input(1)]);
    });

    test('are deleted once; then, and when they never were, they are not found', async () => {
      const { token } = await makeMaster(app);
      const { uuid, version } = await make(token);
      expect((await ask(remove, { uuid }, token)).code).toBe(100);
      expect(await read(token)).toEqual([]);
      expect((await ask(remove, { uuid }, token)).code).toBe(40401);
      expect((await ask(change, { uuid, version, ...input(2) }, token)).code).toBe(40401);
      expect((await ask(remove, { uuid: uuidv7() }, token)).code).toBe(40401);
    });

    test(`are ${most} at the most, also when several are added at once, and the refusal says so`, async () => {
      const { token } = await makeMaster(app);
      for (let number = 0; number < most - 2; number += 1) await make(token, number);
      const responses = await Promise.all([1, 2, 3, 4].map((number) => ask(create, input(number), token)));
      expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 100, 40902, 40902]);
      expect(responses.find(({ code }) => code === 40902)?.reason).toContain(String(most));
      expect(await read(token)).toHaveLength(most);
    });

    test.each(Object.entries(longest))(
      'take no %s that is empty, longer than %i, or no text',
      async (field, length) => {
        const { token } = await makeMaster(app);
        for (const wrong of ['', '   ', '长'.repeat(length + 1), 'a\u0000b', 'a\u0007b', 7, null])
          expect(await ask(create, { ...input(1), [field]: wrong }, token)).toMatchObject({ code: 400, field });
        expect((await ask(create, { ...input(1), [field]: '长'.repeat(length) }, token)).code).toBe(100);
      },
    );
  });
}
