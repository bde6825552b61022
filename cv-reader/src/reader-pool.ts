import { type ChildProcess, fork } from 'node:child_process';
import type { ReaderAnswer, ReaderReply, ReaderRequest } from './reader-process.ts';

export type PoolOptions = {
  /** Processes at one time; the other files wait in line. */
  processes: number;
  /** Megabytes that a process may take in all; beyond it is killed. */
  memory: number;
  /** Milliseconds after which a process without work ends. */
  idle: number;
  /** Is told of each process. */
  onStart?: () => void;
};

/** Answers one request within so many milliseconds, without the wait for a free process. */
export type Ask = (request: ReaderRequest, milliseconds: number) => Promise<ReaderAnswer>;

/**
 * Processes that read files one at a time. They are kept for the next file, since a start takes longer than most files;
 * one that a file was too much for, or that it left large, is not.
 */
export function openPool({ processes, memory, idle, onStart }: PoolOptions): Ask {
  const free: { child: ChildProcess; idling: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  const keep = (child: ChildProcess) => {
    const idling = setTimeout(() => {
      free.splice(
        free.findIndex((one) => one.child === child),
        1,
      );
      child.kill('SIGKILL');
    }, idle);
    // A program that is done does not wait for a process without work.
    idling.unref();
    child.unref();
    child.channel?.unref();
    free.push({ child, idling });
  };
  const take = (): ChildProcess => {
    for (let kept = free.pop(); kept; kept = free.pop()) {
      clearTimeout(kept.idling);
      if (!kept.child.connected) continue;
      kept.child.ref();
      kept.child.channel?.ref();
      return kept.child;
    }
    onStart?.();
    return start(memory);
  };
  return async (request, milliseconds) => {
    if (busy >= processes) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      const child = take();
      const { answer, rss } = await replyOf(child, request, milliseconds);
      if (isHarmless(answer) && rss < (memory / 2) * 1024 * 1024) keep(child);
      else await end(child);
      return answer;
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

/** A picture among the texts is nothing unusual. */
const isHarmless = (answer: ReaderAnswer): boolean =>
  'reading' in answer ||
  'drawn' in answer ||
  'firstPage' in answer ||
  'rows' in answer ||
  ('reason' in answer && answer.reason === 'no_text');

function start(memory: number): ChildProcess {
  const child = fork(new URL('./reader-process.ts', import.meta.url), [String(memory)], {
    serialization: 'advanced',
    // Nothing of ours: neither secrets nor the flags of a debugger.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memory}`, '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // What goes wrong between the processes shows as an end of this one.
  child.on('error', () => child.kill('SIGKILL'));
  return child;
}

function replyOf(child: ChildProcess, request: ReaderRequest, milliseconds: number): Promise<ReaderReply> {
  return new Promise((resolve) => {
    const settle = (reply: ReaderReply) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', ended);
      resolve(reply);
    };
    const nothing = (answer: ReaderAnswer) => settle({ answer, rss: 0 });
    // Killed by the memory watch, by V8 at the end of its heap, or by the system.
    const ended = (_code: number | null, signal: NodeJS.Signals | null) =>
      nothing(signal ? { reason: 'memory' } : { error: 'the process ended' });
    const timer = setTimeout(() => nothing({ reason: 'timeout' }), milliseconds);
    child.on('message', settle).on('exit', ended).send(request);
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
