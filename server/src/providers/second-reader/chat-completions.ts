import { type Question, type SecondReader, SecondReaderUnavailable } from './port.ts';

export interface ChatCompletionsOptions {
  /** Base address, as clients of the interface take it: `https://host/v1`. */
  url: string;
  key: string;
  model: string;
  callsPerDay: number;
  /** Milliseconds to wait for a whole response. */
  timeout: number;
  /** The present, in milliseconds; the system's clock unless told. */
  now?: () => number;
}

const MAX_ANSWER_TOKENS = 4_000;
const MAX_RESPONSE_BYTES = 256 * 1024;
/** So many failures one after the other, or a word of its own, and the service is left alone for a while. */
const MAX_FAILURES = 3;
const REST_SECONDS = 60;
const MAX_REST_SECONDS = 600;

/** Any service with OpenAI's interface: `POST /chat/completions` with an answer of a given JSON schema, without tools. */
export function chatCompletions({ now = Date.now, ...options }: ChatCompletionsOptions): SecondReader {
  let failures = 0;
  let restsUntil = 0;
  return {
    callsPerDay: options.callsPerDay,
    async ask(question) {
      if (now() < restsUntil) throw new SecondReaderUnavailable('left alone after failures');
      const { status, body, retryAfter } = await post(options, question);
      if (status === 200) {
        failures = 0;
        return contentOf(body);
      }
      failures += 1;
      if (failures >= MAX_FAILURES || retryAfter > 0)
        restsUntil = now() + 1000 * Math.min(MAX_REST_SECONDS, Math.max(REST_SECONDS, retryAfter));
      throw new SecondReaderUnavailable(status === 0 ? 'no response' : String(status));
    },
  };
}

/** Status 0: nothing came, or not in time. */
type Reply = { status: number; body: string; retryAfter: number };

async function post({ url, key, model, timeout }: ChatCompletionsOptions, question: Question): Promise<Reply> {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(requestOf(model, question)),
      // Neither the key nor a CV goes to an address that nobody has set.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const retryAfter = Number(response.headers.get('retry-after')) || 0;
    return { status: response.status, body: await beginningOf(response), retryAfter };
  } catch {
    return { status: 0, body: '', retryAfter: 0 };
  }
}

const requestOf = (model: string, { task, document, schema }: Question) => ({
  model,
  temperature: 0,
  max_tokens: MAX_ANSWER_TOKENS,
  messages: [
    { role: 'system', content: task },
    { role: 'user', content: document },
  ],
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
});

/** No more than an answer can be: whatever comes behind it is not waited for. */
async function beginningOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > MAX_RESPONSE_BYTES) return '';
  }
  return Buffer.concat(pieces).toString();
}

/** The answer within the envelope. Calls of tools, refusals and prose are none. */
function contentOf(body: string): unknown {
  try {
    const { choices } = JSON.parse(body) as { choices: { message: { content: string } }[] };
    return JSON.parse(choices[0]?.message.content ?? '');
  } catch {
    return undefined;
  }
}
