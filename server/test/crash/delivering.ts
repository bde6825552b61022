/*
 * A process that hands deliveries over, one task each, and stops at a step until it is killed. It tells its parent what its
 * carriers took, and when all of its tasks have come to that step.
 */
import { once } from 'node:events';
import { connect } from '../../src/db/database.ts';
import { embeddedWechat } from '../../src/providers/wechat/embedded.ts';
import type { Services } from '../../src/services.ts';
import { sendDeliveries } from '../deliveries.ts';
import { recordingServices } from './carrier.ts';

const { DATABASE_URL = '', NOW = '', STEP = '', SECRET = '' } = process.env;
const [uuids] = (await once(process, 'message')) as [string[]];
const clock = () => new Date(NOW);
const { db, pool } = connect(DATABASE_URL, uuids.length + 2);

let stopped = 0;
/** For ever. */
const stop = () => {
  stopped += 1;
  if (stopped === uuids.length) process.send?.('kill');
  return new Promise<never>(() => undefined);
};

let handed = false;
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const settles = (asked: unknown) => JSON.stringify(asked).includes('set \\"state\\" = $1, \\"lease_until\\"');
  Object.assign(client, {
    query: (...args: unknown[]) => (STEP === 'handed' && handed && settles(args[0]) ? stop() : query(...args)),
  });
});

const outside = { db, clock, signingSecret: SECRET, publicUrl: 'http://localhost' };
const services = { ...outside, wechat: embeddedWechat(clock, async () => undefined) } as Partial<Services> as Services;
const { on } = recordingServices(services, async (call) => {
  if (STEP === 'loaded') await stop();
  process.send?.(call);
  handed = true;
  if (STEP === 'handing') await stop();
});
await Promise.all(uuids.map((uuid) => sendDeliveries(on, [uuid])));
