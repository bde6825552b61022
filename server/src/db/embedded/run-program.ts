import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The system user that a program runs as; undefined means the user of this process. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Runs one of PostgreSQL's programs to its end and returns its exit code and all it printed.
 * Its environment is a short list: PGDATA, PGPORT and their like would redirect it, and the server's secrets
 * are none of its business.
 */
export async function runProgram(
  file: string,
  args: string[],
  options: { cwd: string; user?: SystemUser | undefined },
): Promise<{ code: number; output: string }> {
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...options.user,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  const [code] = (await once(child, 'exit')) as [number | null];
  // On Windows the database inherits pg_ctl's pipes and keeps them open, so "close" may never come.
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500).unref())]);
  return { code: code ?? 1, output: output.trim() };
}

function programEnvironment(): NodeJS.ProcessEnv {
  const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];
  const entries = inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  // Messages in English, since some of them are read by program.
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}
