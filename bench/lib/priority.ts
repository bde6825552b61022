import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const AUTOGROUP = '/proc/self/autogroup';

/**
 * Lets this process go before all others while it works: the people whom it stands for sit at machines of their own, so
 * the time that it waits for a processor is not the server's. Only root may; anybody else measures a little more.
 */
export async function goFirst<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = getPriority();
  prefer(constants.priority.PRIORITY_HIGHEST);
  try {
    return await work();
  } finally {
    prefer(before);
  }
}

/** Whatever a machine answers to it (no right, a sandbox without groups, too often), the measuring goes on without. */
function prefer(priority: number): void {
  try {
    setPriority(priority);
    // Where sessions are scheduled as groups, a process comes first only among those of its own session.
    if (autogroups()) writeFileSync(AUTOGROUP, String(Math.max(priority, -19)));
  } catch {}
}

function autogroups(): boolean {
  try {
    return readFileSync('/proc/sys/kernel/sched_autogroup_enabled', 'utf8').trim() === '1';
  } catch {
    return false;
  }
}
