export { authenticateKey } from './authenticate-key.ts';
export { readConnections } from './connection-queries.ts';
