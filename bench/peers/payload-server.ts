// Payload with one collection over applications, on node:http: copied beside its packages and started there by `peers.ts`. It has
// less to do than ours: nobody logs in, nothing is recorded, no count is asked for. PUSH=1 makes its tables and ends.
import { createServer } from 'node:http';

// Not packages of the product: their names are no literals, so nothing looks for them here.
const [payloadName, adapterName] = ['payload', '@payloadcms/db-postgres'] as [string, string];
const { buildConfig, getPayload, handleEndpoints } = await import(payloadName);
const { postgresAdapter } = await import(adapterName);

const text = (name: string) => ({ name, type: 'text' });
const number = (name: string) => ({ name, type: 'number' });
const anybody = () => true;
const isPush = process.env.PUSH === '1';

const config = await buildConfig({
  secret: 'bench',
  telemetry: false,
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL, max: 20 },
    schemaName: 'peer_payload',
    idType: 'uuid',
    push: isPush,
  }),
  collections: [
    {
      slug: 'applications',
      access: { read: anybody, update: anybody },
      timestamps: false,
      fields: [
        ...['company', 'kind', 'stage', 'name', 'phone', 'email', 'school', 'degree', 'major', 'city'].map(text),
        ...['graduation_month', 'earliest_start', 'job'].map(text),
        ...['graduation_year', 'days_per_week', 'months'].map(number),
        { name: 'applied_at', type: 'date' },
      ],
      indexes: [{ fields: ['company', 'kind', 'stage', 'applied_at'] }],
    },
  ],
});
await getPayload({ config });
if (isPush) process.exit(0);

createServer((request, response) => {
  if (request.url === '/ready') return response.end('ok');
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const { method = 'GET', url = '/' } = request;
    const body = pieces.length > 0 ? { body: Buffer.concat(pieces) } : {};
    const headers = { 'content-type': 'application/json' };
    handleEndpoints({ config, request: new Request(`http://bench${url}`, { method, headers, ...body }) })
      .then(async (answer: Response) => {
        const content = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, { 'content-type': 'application/json', 'content-length': content.length });
        response.end(content);
      })
      .catch((error: Error) => {
        process.stderr.write(`${error.stack}\n`);
        response.writeHead(500, { 'content-length': 0 }).end();
      });
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
