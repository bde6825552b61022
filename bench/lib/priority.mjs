import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const AUTOGROUP = '/proc/self/autogroup';

/**
 * Lets this process go before all others while it works: the people whom it stands for sit at machines of their own, so
 * the time that it waits for a processor is not the server's. Only root may; anybody else measures a little more.
 */
export async function goFirst(work) {
  const before = getPriority();
  prefer(constants.priority.PRIORITY_HIGHEST);
  try {
    return await work();
  } finally {
    prefer(before);
  }
}

function prefer(priority) {
  try {
    setPriority(priority);
    // Where sessions are scheduled as groups, a process comes first only among those of its own session.
    if (autogroups()) writeFileSync(AUTOGROUP, String(Math.max(priority, -19)));
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EPERM' && error.code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}

function autogroups() {
  try {
    return readFileSync('/proc/sys/kernel/sched_autogroup_enabled', 'utf8').trim() === '1';
  } catch {
    return false;
  }
}
