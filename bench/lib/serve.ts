import { createServer, type IncomingMessage } from 'node:http';

/** `node:http` alone on the port of the environment: what is answered stands in the envelope that the real server has. */
export function serve(answer: (request: IncomingMessage) => Promise<unknown>): void {
  createServer((request, response) => {
    if (request.url === '/ready') return response.end('ok');
    answer(request)
      .then((data) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify({ code: 100, msg: 'success', data }));
      })
      .catch((error: Error) => {
        process.stderr.write(`${error.stack}\n`);
        response.statusCode = 500;
        response.end();
      });
  }).listen(Number(process.env.PORT), '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
}
