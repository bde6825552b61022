// What a chat costs at the least: `ws`, the same insert of a word, and the word sent to everybody else.
import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const http = createServer((_request, response) => response.end('ready'));
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) =>
  socket.on('message', async (data) => {
    const text = data.toString();
    const { uuid, seq, body }: { uuid: string; seq: number; body: string } = JSON.parse(text);
    await pool.query({
      name: 'word',
      text: 'insert into plain_word values ($1, $2, $3, now())',
      values: [uuid, seq, body],
    });
    for (const client of sockets.clients) if (client !== socket) client.send(text);
  }),
);
http.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
