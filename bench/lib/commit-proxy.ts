import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A way to the database that can lose what follows a COMMIT. */
export interface CommitProxy {
  url: string;
  /** The next COMMIT arrives, and its caller never hears of it: that connection is cut. */
  cutNext(): void;
  /** COMMITs that were cut off from their callers. */
  cuts(): number;
  close(): Promise<void>;
}

const SOCKET = '.s.PGSQL.5432';
const COMMIT = /\bcommit\b/i;

/** Stands between servers and a database that is reached by a unix socket. */
export async function openCommitProxy(databaseUrl: string): Promise<CommitProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-proxy-'));
  const target = new URL(databaseUrl);
  const path = join(target.searchParams.get('host') ?? '', SOCKET);
  const open = new Set<Socket>();
  let armed = false;
  let cut = 0;
  const server = createServer((client) => {
    const database = createConnection(path);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (bytes) => {
      if (!(armed && COMMIT.test(bytes.toString('latin1')))) return void database.write(bytes);
      armed = false;
      cut += 1;
      // It is read before the end of the connection is.
      database.end(bytes);
      client.destroy();
    });
    database.pipe(client);
    client.on('close', () => database.end());
    database.on('close', () => client.destroy());
  }).listen(join(folder, SOCKET));
  target.searchParams.set('host', folder);
  return {
    url: target.href,
    cutNext() {
      armed = true;
    },
    cuts: () => cut,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
