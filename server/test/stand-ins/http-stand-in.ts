import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** A request as a stand-in sees it: what was sent, byte for byte. */
export interface SeenRequest {
  method: string;
  /** Path and query as they stood in the request line. */
  target: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface StandInResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface StandIn {
  url: string;
  close(): Promise<void>;
}

/** Plays a service on a local port. A response of `undefined` leaves the caller waiting. */
export async function playService(handle: (request: SeenRequest) => StandInResponse | undefined): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const given = handle(await read(request));
    if (given) response.writeHead(given.status, given.headers).end(given.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<SeenRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? '',
    target: request.url ?? '',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(pieces),
  };
}
