export { authenticateKey } from './authenticate-key.ts';
