import { createServer } from 'node:net';
import { PlainError } from './messages.mjs';

/** The port that the server will listen on, as its own configuration reads it. */
export function wantedPort() {
  return Number(process.env.PORT || 3000);
}

/**
 * Refuses a port that is taken, before minutes go into a build, and names one that is free.
 * @param {string} npmScript
 */
export async function checkPort(npmScript) {
  const port = wantedPort();
  const code = await listenError(port);
  if (code === 'EADDRINUSE') {
    throw new PlainError(
      `Port ${port} is in use by another program. Next step: stop that one, or take another port: ` +
        `PORT=${await nextFreePort(port + 1)} npm ${npmScript}`,
    );
  }
  if (code === 'EACCES') {
    throw new PlainError(
      `This user may not listen on port ${port}. Next step: take a higher one: PORT=3000 npm ${npmScript}`,
    );
  }
}

/**
 * The first free port from a number on.
 * @param {number} from
 */
export async function nextFreePort(from) {
  for (let port = from; port < 65_536; port += 1) if (!(await listenError(port))) return port;
  throw new PlainError(`No port from ${from} on is free.`);
}

/**
 * @param {number} port
 * @returns {Promise<string | undefined>} the code of the failure, if any
 */
async function listenError(port) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return undefined; // The server itself names what is wrong.
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host: process.env.HOST || undefined }, () => server.close(() => resolve(undefined)));
  });
}
