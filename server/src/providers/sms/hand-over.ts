import { SmsRefused } from './port.ts';

/** What became of a message: `waiting` may be tried again; `failed` is why the carrier did not take it. */
export interface HandedOver {
  state: 'sent' | 'refused' | 'waiting';
  failed?: unknown;
}

/** Runs a delivery. What the carrier refuses is final, and so is what fails on the last attempt. */
export async function handOver(deliver: () => Promise<void>, last: boolean): Promise<HandedOver> {
  try {
    await deliver();
    return { state: 'sent' };
  } catch (failed) {
    if (failed instanceof SmsRefused) return { state: 'refused' };
    return { state: last ? 'refused' : 'waiting', failed };
  }
}
