// What sockets cost at the least: `ws` alone, which sends a text to everybody connected when it is told to over HTTP.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const http = createServer((request, response) => {
  if (request.method !== 'POST') return response.end('ready');
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    // Encoded once for everybody, as any careful program does.
    const texts = parseTexts(body).map((text) => Buffer.from(text));
    for (const client of sockets.clients) for (const text of texts) client.send(text, { binary: false });
    response.end();
  });
});
const parseTexts = (body: string): string[] => JSON.parse(body);
const sockets = new WebSocketServer({ server: http, path: '/realtime/', perMessageDeflate: false });
http.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
