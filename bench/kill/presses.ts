import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Endpoint } from '../../contract/endpoint.ts';
import { present } from '../lib/rows.ts';
import type { BenchServer } from '../lib/servers.ts';

export interface Answer {
  code: number;
  data: Record<string, unknown>;
}

/** What presses came to, to be held against what stands in the end. */
export interface Done {
  orders: number;
  back: number;
  ads: number;
  cancelled: number;
  recharged: number;
  doubled: number;
  refunds: number;
  topped: number;
  untopped: number;
  lapsed: number;
  /** Sent again under their keys. */
  again: number;
  /** Replays that said something else. */
  wrong: number;
  /** Coins that answers gave back, less those that they took for places. */
  coins: number;
}

export const nothingDone = (): Done => ({
  ...{ orders: 0, back: 0, ads: 0, cancelled: 0, recharged: 0, doubled: 0, refunds: 0, topped: 0, untopped: 0 },
  ...{ lapsed: 0, again: 0, wrong: 0, coins: 0 },
});

/** Sends a call to either server under one key, again and again, until one of them answers. */
export async function pressUntilAnswered(
  servers: readonly BenchServer[],
  endpoint: Endpoint,
  { input, token, key = uuidv7() }: { input: Record<string, unknown>; token: string; key?: string },
  done: Done,
): Promise<Answer> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const { url } = present(servers[(tries + Number.parseInt(key.slice(-1), 16)) % servers.length], 'server');
    const target = new URL(endpoint.path, url);
    const isRead = endpoint.method === 'GET';
    if (isRead) for (const [name, value] of Object.entries(input)) target.searchParams.set(name, String(value));
    const response = await fetch(target, {
      method: endpoint.method,
      headers: {
        authorization: token,
        ...(isRead ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(isRead ? {} : { body: JSON.stringify(input) }),
    }).catch(() => undefined);
    const isAnswer = response && response.status < 500 && response.status !== 429;
    const answer = isAnswer ? await response.json().catch(() => undefined) : undefined;
    if (answer !== undefined) return { code: answer.code, data: answer.data ?? {} };
    done.again += 1;
    await pause(30);
  }
  throw new Error(`${endpoint.path} was never answered`);
}

/** As above, and once more when it was done: the replay has to say the same. */
export async function pressTwice(
  servers: readonly BenchServer[],
  endpoint: Endpoint,
  call: { input: Record<string, unknown>; token: string },
  done: Done,
): Promise<Answer> {
  const keyed = { ...call, key: uuidv7() };
  const answer = await pressUntilAnswered(servers, endpoint, keyed, done);
  if (answer.code !== 100) return answer;
  const replayed = await pressUntilAnswered(servers, endpoint, keyed, done);
  if (JSON.stringify(replayed) !== JSON.stringify(answer)) done.wrong += 1;
  return answer;
}
