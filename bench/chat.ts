// The chat with a candidate: from the call that sends a word to its being read at the other side, against plain `ws` with the
// same insert; then many words whose calls are cut and sent again. Budgets: p95 at most twice that of `ws`; nothing lost,
// nothing doubled, one order.
import { sendChatMessage } from '@qinghe/contract/chat/chat.ts';
import { WORDS } from '@qinghe/contract/chat/heard-word.ts';
import { v7 as uuidv7 } from 'uuid';
import WebSocket from 'ws';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { call } from './lib/call.ts';
import { within } from './lib/connection.ts';
import { quantile } from './lib/figures.ts';
import { present, type Row } from './lib/rows.ts';
import { startPlainChat } from './lib/servers.ts';

const SIZES = {
  full: { warmUp: 20, rounds: 300, words: 10_000, lanes: 8 },
  smoke: { warmUp: 0, rounds: 2, words: 20, lanes: 2 },
};
/** Every so many calls is cut within so many milliseconds. */
const CUT_EVERY = 5;
const CUT_WITHIN = 20;
const MAX_RATIO = 2;

/** @returns rows of the bench table */
export async function benchChat(bench: Bench): Promise<Row[]> {
  const { warmUp, rounds, words, lanes } = SIZES[bench.size];
  const company = await bench.company(1);
  const server = await bench.server();
  await within(company.url, (client) =>
    client.query(
      'create table if not exists plain_word (uuid uuid primary key, seq integer unique, body text, sent_at timestamptz)',
    ),
  );
  const plain = await startPlainChat(company.url);
  const ours = await openOurs(server.url, company);
  const theirs = await openPlain(plain.url);
  try {
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let round = -warmUp; round < rounds; round += 1)
      for (const [name, send] of [['ours', ours.send] as const, ['theirs', theirs.send] as const]) {
        const began = performance.now();
        await send(round + warmUp + 1);
        if (round >= 0) times[name].push(performance.now() - began);
      }
    const [mine, bare] = [times.ours, times.theirs].map((list) =>
      quantile(
        list.toSorted((a, b) => a - b),
        0.95,
      ),
    );
    const ratio = (mine ?? Number.NaN) / (bare ?? Number.NaN);
    const cuts = await sendWithCuts(server.url, company, { words, lanes });
    return [
      {
        what: 'a word, from sending to shown',
        measured: `p95 ${mine?.toFixed(1)} ms`,
        against: `ws with the same insert: p95 ${bare?.toFixed(1)} ms`,
        ratio,
        budget: `<= ${MAX_RATIO}`,
        met: ratio <= MAX_RATIO,
      },
      {
        what: `${words.toLocaleString('en')} words, ${cuts.cut.toLocaleString('en')} calls cut`,
        measured: `${cuts.lost} lost, ${cuts.doubled} doubled, ${cuts.misplaced} out of order, ${cuts.rate} a second`,
        budget: '0, 0, 0',
        met: cuts.lost + cuts.doubled + cuts.misplaced === 0,
      },
    ];
  } finally {
    ours.close();
    theirs.close();
    await plain.stop();
  }
}

interface Side {
  /** Sends a word; over once the other side has it. */
  send: (number: number) => Promise<void>;
  close: () => void;
}

/** The other side shows the word that its socket brings. */
async function openOurs(url: string, { token, applications }: BenchCompany): Promise<Side> {
  const application_uuid = present(applications[0], 'application');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/?EIO=4&transport=websocket`);
  let heard: ((text: string) => void) | undefined;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const text = data.toString();
      if (text[0] === '0') socket.send(`40${JSON.stringify({ token })}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('42["ready"')) resolve();
      else if (text.startsWith(`42["${WORDS}"`)) heard?.(text);
    });
  });
  return {
    async send(number) {
      const uuid = uuidv7();
      const shown = new Promise<void>((resolve) => {
        heard = (text) => text.includes(uuid) && resolve();
      });
      await call(url, sendChatMessage, { uuid, application_uuid, text: wordOf(number) }, { token });
      await shown;
    },
    close: () => socket.terminate(),
  };
}

async function openPlain(url: string): Promise<Side> {
  const [from, to] = await Promise.all(
    [1, 2].map(
      () =>
        new Promise<WebSocket>((resolve, reject) => {
          const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
          socket.on('error', reject);
          socket.on('open', () => resolve(socket));
        }),
    ),
  );
  return {
    send: (number) =>
      new Promise((resolve) => {
        to?.once('message', () => resolve());
        from?.send(JSON.stringify({ uuid: uuidv7(), seq: number, body: wordOf(number) }));
      }),
    close() {
      for (const socket of [from, to]) socket?.terminate();
    },
  };
}

const wordOf = (number: number): string => `第 ${number} 句：周五下午方便来一趟吗，带上作品集。`;

/** Several write at one time, and what gets no response is sent again under its uuid. */
async function sendWithCuts(
  url: string,
  { url: database, token, applications, company }: BenchCompany,
  { words, lanes }: { words: number; lanes: number },
) {
  const application_uuid = present(applications[0], 'application');
  const uuids = Array.from({ length: words }, () => uuidv7());
  let cut = 0;
  const began = performance.now();
  const sendOne = async (uuid: string, index: number): Promise<void> => {
    const body = JSON.stringify({ uuid, application_uuid, text: wordOf(index) });
    const request = { method: 'POST', headers: { authorization: token, 'content-type': 'application/json' }, body };
    if (index % CUT_EVERY === 0) {
      const signal = AbortSignal.timeout(1 + ((index * 7) % CUT_WITHIN));
      const response = await fetch(url + sendChatMessage.path, { ...request, signal }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      if (!response) cut += 1;
    }
    await call(url, sendChatMessage, { uuid, application_uuid, text: wordOf(index) }, { token });
  };
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let index = lane; index < words; index += lanes) await sendOne(uuids[index] ?? '', index);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const stored = await within(database, (client) =>
    client.query<{ uuid: string; seq: number; sent_at: Date }>(
      'select uuid, seq, sent_at from chat_message where company_uuid = $1 order by seq',
      [company],
    ),
  );
  const asked = new Set(uuids);
  const own = stored.rows.filter(({ uuid }) => asked.has(uuid));
  const misplaced = stored.rows.filter(
    ({ seq, sent_at }, index, all) =>
      seq !== index + 1 || (index > 0 && sent_at <= (all[index - 1]?.sent_at ?? sent_at)),
  );
  const found = new Set(own.map(({ uuid }) => uuid)).size;
  return {
    ...{ cut, lost: words - found, doubled: own.length - found, misplaced: misplaced.length },
    rate: Math.round(words / seconds),
  };
}
