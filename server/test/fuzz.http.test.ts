import { Agent } from 'node:http';
import { codePurpose } from '@qinghe/contract/account/codes.ts';
import { errorCatalogue, SUCCESS_CODE } from '@qinghe/contract/errors.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '../src/db/keyset.ts';
import { captchaProof, makeAccount, makeTeam, tokenOf } from './accounts.ts';
import { startTestApp } from './app.ts';
import { cvFile, makeApplication } from './applications.ts';
import { codeFor } from './codes.ts';
import { licencePicture, makeOperator, makePaper, makePending } from './companies.ts';
import { Dice, type Known, mutate, type Schema, valueFor } from './fuzz-input.ts';
import {
  describeCall,
  headersOf,
  jsonBody,
  multipartBody,
  queryOf,
  type RawCall,
  type RawResponse,
  send,
} from './fuzz-request.ts';
import { makeJob } from './jobs.ts';
import { makeKey, makeTalentKey } from './platform.ts';
import { beginUpload, uploadCv } from './uploads.ts';

// FUZZ_SEED=… and FUZZ_CALLS=… look elsewhere, or longer.
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_901);
const CALLS = Number(process.env.FUZZ_CALLS ?? 1500);
const AT_ONCE = 8;
/** Milliseconds after which a call counts as hanging. */
const SLOW = 5000;
/** Pictures are read one at a time, and one call waits for those that came with it. */
const SLOW_READING = 20_000;
const READS_PICTURES = /license-ocr|face_check\/read/;

interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const app = await startTestApp({ own: true });
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
afterAll(() => agent.destroy());

const { master, child } = await makeTeam(app);
const stranger = (await makeTeam(app)).master;
const loner = await makeAccount(app, { password: 'qinghe2026' });
const people = [master, child, stranger, loner];
const operator = await makeOperator(app);
const { key: platformKey } = await makeKey(app, master);
const { key: talentKey } = await makeTalentKey(app);
const pending = [await makePending(app), await makePending(app)];
const NEW_PHONE = '13900000000';
const NEW_EMAIL = 'lin@yunshan.example';
/** Calls log in and out; so that most of them find a session, everybody gets a new one now and then, and codes. */
async function renewSessions(): Promise<void> {
  await app.services.db.updateTable('session').set({ ended_code: 10107 }).where('ended_code', 'is', null).execute();
  for (const person of people) person.token = await tokenOf(app, person.uuid);
  operator.token = (await makeOperator(app)).token;
  // An account that is closed would answer nothing any more.
  for (const purpose of codePurpose.exclude(['close_account']).options)
    for (const address of [loner.phone, NEW_PHONE, NEW_EMAIL]) await codeFor(app, address, purpose);
}
const jobs = [await makeJob(app, master), await makeJob(app, child), await makeJob(app, master, { state: 'draft' })];
const [job] = jobs as [(typeof jobs)[0]];
const applications = [await makeApplication(app, job), await makeApplication(app, job, { stage: 'reject' })];
const upload = await uploadCv(app, job.uuid);
const begun = await beginUpload(app, job.uuid, { name: 'cv.pdf', size: 600_000 });
const signature = await app.ok(
  (await import('@qinghe/contract/files/endpoints.ts')).uploadSignature,
  {},
  { token: master.token },
);
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const { challenge } = await app.ok((await import('@qinghe/contract/account/captcha.ts')).captchaChallenge, {});

const known: Known = {
  uuid: [...[...jobs, ...applications].map(({ uuid }) => uuid), ...pending],
  job_uuid: jobs.map(({ uuid }) => uuid),
  copy_of: jobs.map(({ uuid }) => uuid),
  version: [0, 1, 1, 1, 2, 3],
  licence_uuid: [await makePaper(app, master.uuid), await makePaper(app, loner.uuid)],
  credit_code: ['91310110MA1K4T7Q5M'],
  decision: ['pass', 'refuse'],
  limit: [1, 20, 100],
  account: [loner.phone, master.phone],
  password: ['qinghe2026', 'wrong'],
  old_password: ['qinghe2026', 'wrong'],
  email: [NEW_EMAIL, 'Zhao@Yunshan.example'],
  phone: [loner.phone, NEW_PHONE],
  code: ['123456', '000000'],
  cities: [['330100'], ['310100', '110000']],
  category: ['0102', ''],
  graduation_month: ['2027-06'],
  upload_token: [upload.upload_token, begun.upload_token, 'unknown'],
  upload_offset: [0, 262_144],
  key: [signature.fields.key, 'a.b', '.'],
  consent: [true],
  captcha_proof: await Promise.all(Array.from({ length: 20 }, () => captchaProof(app))),
  cursor: [
    encodeCursor({ at: new Date().toISOString(), uuid: job.uuid }),
    ...['0000-01-01T00:00:00.000Z', '2026-02-31T00:00:00.000Z', '2026-01-01T99Z', 'x'].map((at) =>
      encodeCursor({ at, uuid: job.uuid }),
    ),
    encodeCursor({ at: new Date().toISOString(), uuid: '-'.repeat(36) }),
    'AA',
  ],
  payload: [
    base64({ challenge, solution: { counter: 1, derivedKey: '00' } }),
    base64({ challenge: { ...challenge, parameters: { cost: 1e9 } }, solution: { counter: 1 } }),
    base64({ challenge: { parameters: {} }, solution: { counter: 1e300 } }),
    base64({ challenge: { parameters: null }, solution: null }),
    base64([]),
    base64(null),
  ],
};
const files = [
  Buffer.from((await cvFile('emily-carter--docx-plain.docx')).bytes),
  Buffer.from((await cvFile('emily-carter--latex.pdf')).bytes),
  Buffer.from('%PDF-1.7\nnot really'),
  Buffer.from('PK\u0003\u0004'),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  await licencePicture(),
  Buffer.alloc(0),
  Buffer.alloc(3_000_000, 'A'),
];

const document = (await (await app.fetch('/openapi.json')).json()) as {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
};
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

function inputOf(operation: Operation, dice: Dice): unknown {
  const headers = isInHeaders(operation);
  const parameters = operation.parameters.filter((parameter) => parameter.in === (headers ? 'header' : 'query'));
  const body = headers ? undefined : Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const schema: Schema = body ?? {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [fieldOf(name), schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => fieldOf(name)),
  };
  let input = valueFor(schema, '', known, dice);
  for (let times = dice.pick([0, 0, 1, 1, 1, 2, 3]); times > 0; times -= 1) input = mutate(input, dice);
  return input;
}

/** Its fields travel in headers: as those of bytes, or because they are secret. */
const isInHeaders = (operation: Operation): boolean =>
  carriesBytes(operation) || (operation.method === 'GET' && operation.parameters.some((one) => one.in === 'header'));

const carriesBytes = ({ requestBody }: Operation): boolean =>
  requestBody?.content['application/octet-stream'] !== undefined;

/** The field that a header carries: the generator knows values by the names of fields. */
const fieldOf = (header: string): string => header.toLowerCase().replaceAll('-', '_');

function makeCall(dice: Dice): RawCall {
  const operation = dice.pick(operations);
  const input = inputOf(operation, dice);
  const multipart = operation.requestBody?.content['multipart/form-data'] !== undefined;
  const form = multipart ? multipartBody(input, files, dice) : undefined;
  const query = operation.method === 'GET' && !isInHeaders(operation) ? `?${queryOf(input, dice)}` : '';
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}`,
    ...(operation.method === 'GET' ? {} : { 'content-type': form?.type ?? typeOf(operation) }),
    ...(isInHeaders(operation) ? headersOf(input) : {}),
    ...tokenHeader(dice, operation),
    ...(dice.chance(0.25) ? oddHeaders(dice) : {}),
  };
  const body =
    operation.method === 'GET'
      ? undefined
      : (form?.body ?? (carriesBytes(operation) ? dice.pick(files) : jsonBody(input, dice)));
  if (body) headers['content-length'] = String(body.length);
  const method = dice.chance(0.04) ? dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) : operation.method;
  const suffix = dice.chance(0.02) ? dice.pick(['/', '//', '/%00', '/..%2f', ';a=b', '%2e%2e', '%', '/%ff', '?x']) : '';
  return { method, target: `${operation.path}${suffix}${query}`, headers, body };
}

const typeOf = (operation: Operation): string =>
  carriesBytes(operation) ? 'application/octet-stream' : 'application/json';

function tokenHeader(dice: Dice, { path }: Operation): Record<string, string> {
  const { token } = path.startsWith('/platform/')
    ? { token: path.includes('/talents/') ? talentKey : platformKey }
    : path.includes('/ops/') && dice.chance(0.8)
      ? operator
      : dice.pick(people);
  if (dice.chance(0.8)) return { authorization: dice.pick([token, `Bearer ${token}`]) };
  return dice.pick<Record<string, string>>([
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Basic dXNlcjpwYXNz' },
    { authorization: 'x'.repeat(5000) },
    { authorization: `${token}\u00e9` },
  ]);
}

const oddHeaders = (dice: Dice): Record<string, string> =>
  dice.pick<Record<string, string>>([
    {
      'content-type': dice.pick([
        'text/plain',
        'application/xml',
        '',
        ';',
        'application/json; charset=utf-16',
        'multipart/form-data',
      ]),
    },
    { 'idempotency-key': dice.pick(['12345678', '', 'short', 'x'.repeat(200), 'with space 123', 'é'.repeat(10)]) },
    { 'idempotency-key': `key-${dice.below(5)}-of-the-test` },
    { 'accept-language': dice.pick(['en', '*', ';q=,', 'zh'.repeat(500)]) },
    { 'accept-encoding': dice.pick(['gzip', 'br;q=0, *', 'nothing', '', 'identity;q=0']) },
    { 'content-encoding': dice.pick(['gzip', 'br', 'zstd', 'identity', 'x']) },
    { accept: dice.pick(['text/html', 'image/*', '']) },
    { 'x-forwarded-for': dice.pick(['', 'unknown', '1.2.3.4:99', "'; drop table job", '::1, 2.2.2.2', '999.1.1.1']) },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
    { 'x-client-version': dice.pick(['0', '\u00ff', 'x'.repeat(300)]) },
    { range: 'bytes=0-', 'if-none-match': '*', 'if-modified-since': 'never' },
    { cookie: 'a=b; __proto__=c', origin: 'null', host: dice.pick(['evil.example', '', 'a b']) },
    { 'x-http-method-override': 'DELETE', upgrade: 'h2c', connection: 'close' },
  ]);

/** What is wrong with a response, or undefined. */
function complaint(call: RawCall, { status, headers, body }: RawResponse): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (status === 304) return body === '' ? undefined : 'a body that is not sent';
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return `content type ${headers['content-type']}`;
  if (headers['content-encoding']) return undefined;
  const envelope = JSON.parse(body) as { code: number; msg?: unknown; data?: unknown; request_id?: unknown };
  const expected =
    envelope.code === SUCCESS_CODE ? 200 : errorCatalogue[envelope.code as keyof typeof errorCatalogue]?.status;
  if (expected === undefined) return `code ${envelope.code} is not in the catalogue`;
  if (expected !== status) return `code ${envelope.code} came with status ${status}`;
  if (typeof envelope.msg !== 'string') return 'no msg';
  if (envelope.code === SUCCESS_CODE && envelope.data === undefined) return 'no data';
  if (envelope.code !== SUCCESS_CODE && envelope.request_id !== headers['x-request-id']) return 'no request id';
  return /\b(?:select|insert|at \w+ \(|node_modules|pg_)\b/.test(call.method === 'GET' ? body.slice(0, 2000) : '')
    ? 'shows of its inside'
    : undefined;
}

describe('every endpoint under calls that nobody meant', () => {
  it(`stays in form: ${CALLS} calls, seed ${SEED}`, { timeout: 120_000 }, async () => {
    const dice = new Dice(SEED);
    const failures: string[] = [];
    const statuses: Record<string, number> = {};
    for (let done = 0; done < CALLS && failures.length < 20; done += AT_ONCE) {
      if (done % (AT_ONCE * 5) === 0) await renewSessions();
      const calls = Array.from({ length: Math.min(AT_ONCE, CALLS - done) }, () => makeCall(dice));
      const responses = await Promise.all(
        calls.map(async (call) => {
          const started = performance.now();
          const response = await send(app.url, call, agent).catch((error: Error) => error);
          const milliseconds = performance.now() - started;
          return milliseconds > (READS_PICTURES.test(call.target) ? SLOW_READING : SLOW)
            ? new Error(`${Math.round(milliseconds)} ms`)
            : response;
        }),
      );
      for (const [index, response] of responses.entries()) {
        const call = calls[index] as RawCall;
        const wrong = response instanceof Error ? `no response: ${response.message}` : complaint(call, response);
        if (!(response instanceof Error)) statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        if (wrong)
          failures.push(
            `seed ${SEED}, call ${done + index}: ${wrong}\n${describeCall(call)}\n→ ${response instanceof Error ? '' : response.body.slice(0, 500)}`,
          );
      }
    }
    expect(failures.join('\n\n')).toBe('');
    // Calls that all died at the door would show nothing.
    expect(statuses[200]).toBeGreaterThan(CALLS * 0.12);
    expect(statuses[400]).toBeGreaterThan(CALLS * 0.15);
    expect(statuses[401]).toBeGreaterThan(0);
    expect((statuses[429] ?? 0) / CALLS).toBeLessThan(0.05);
    if (process.env.FUZZ_SEED) process.stdout.write(`${JSON.stringify(statuses)}\n`);
  });
});
