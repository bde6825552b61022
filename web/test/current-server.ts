import { FakeServer } from './fake-server.ts';

/** The running test's server. It stands by itself, since the setup is read anew for each file and nothing else is. */
export const current = { server: new FakeServer() };
