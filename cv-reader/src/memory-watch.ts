import { workerData } from 'node:worker_threads';

/**
 * Ends its process as soon as that takes more memory than it may, or its parent is gone. A thread of its own sees it also
 * while the file keeps the others busy; the process as a whole is what the system counts.
 */
const { megabytes } = workerData as { megabytes: number };
const MILLISECONDS = 10;
const parent = process.ppid;
const nothing = new Int32Array(new SharedArrayBuffer(4));

for (;;) {
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024 || process.ppid !== parent)
    process.kill(process.pid, 'SIGKILL');
  Atomics.wait(nothing, 0, 0, MILLISECONDS);
}
