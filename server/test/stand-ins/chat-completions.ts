import { z } from 'zod';
import { playService, type StandIn } from './http-stand-in.ts';

export interface ChatCompletionsStandIn extends StandIn {
  /** Every request that was taken, in order. */
  asked: Request[];
  /** What the model says, given what it was asked; an obedient one does what the document wants. */
  says: (request: Request) => unknown;
  /** What the next calls get in its place. */
  next: { status: number; text?: string; headers?: Record<string, string> } | 'silence' | undefined;
}

type Request = z.output<typeof request>;

const message = z.strictObject({ role: z.enum(['system', 'user']), content: z.string().min(1) });
/** Of a strict schema each object names all of its properties as required, and allows no others. */
type Strict = { type?: unknown; properties?: Record<string, Strict>; required?: string[]; items?: Strict };
const isStrict = (schema: Strict & { additionalProperties?: unknown }): boolean =>
  schema.properties === undefined
    ? schema.items === undefined || isStrict(schema.items)
    : schema.additionalProperties === false &&
      Object.keys(schema.properties).every((name) => schema.required?.includes(name)) &&
      Object.values(schema.properties).every(isStrict);

const request = z.strictObject({
  model: z.string(),
  temperature: z.number().min(0).max(2),
  max_tokens: z.int().min(1),
  messages: z.array(message).min(1),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.literal(true),
      schema: z.looseObject({ type: z.literal('object') }).refine((schema) => isStrict(schema as Strict)),
    }),
  }),
});

/** A service with OpenAI's chat completions: it takes no call without its key, for another model, or of another shape. */
export async function playChatCompletions({
  key,
  model,
}: {
  key: string;
  model: string;
}): Promise<ChatCompletionsStandIn> {
  const json = (status: number, body: object) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const refuse = (status: number, code: string) => json(status, { error: { message: code, type: code, code } });
  const service = await playService(({ method, target, headers, body }) => {
    if (method !== 'POST' || target !== '/v1/chat/completions') return refuse(404, 'unknown_url');
    if (headers.authorization !== `Bearer ${key}`) return refuse(401, 'invalid_api_key');
    if (headers['content-type'] !== 'application/json') return refuse(415, 'unsupported_media_type');
    const parsed = request.safeParse(JSON.parse(body.toString()));
    if (!parsed.success) return refuse(400, 'invalid_request_error');
    if (parsed.data.model !== model) return refuse(404, 'model_not_found');
    play.asked.push(parsed.data);
    if (play.next === 'silence') return undefined;
    if (play.next) return { status: play.next.status, headers: play.next.headers ?? {}, body: play.next.text ?? '{}' };
    const content = JSON.stringify(play.says(parsed.data));
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
    return json(200, { id: 'chatcmpl-1', object: 'chat.completion', model, choices, usage: { total_tokens: 900 } });
  });
  const play: ChatCompletionsStandIn = {
    ...service,
    url: `${service.url}/v1`,
    asked: [],
    says: () => ({}),
    next: undefined,
  };
  return play;
}
