import { connect } from 'node:net';

/** Bytes over a bare socket, and all that comes back until it is closed. */
export function raw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (piece) => {
      text += piece.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
