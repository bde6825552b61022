// npm run dev: the server starts anew when its files change, the pages change in the browser at once.
import { command } from './lib/messages.mjs';
import { installPackages } from './lib/packages.mjs';
import { checkPort, nextFreePort, wantedPort } from './lib/ports.mjs';
import { runInForeground } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';
import { checkVersions, nodeProgram } from './lib/runtime.mjs';
import { runServer } from './lib/server.mjs';

await command(async () => {
  checkVersions();
  await checkPort('run dev');
  await installPackages(console.log);
  const port = wantedPort();
  const serverPort = await nextFreePort(port + 1);
  const server = { QINGHE_MODE: 'demo', PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` };
  console.log(`Pages: http://localhost:${port} (server behind them: port ${serverPort})`);
  const vite = [inProject('node_modules', 'vite', 'bin', 'vite.js'), '--port', String(port), '--strictPort'];
  const codes = await Promise.all([
    runServer(server, undefined, ['--watch', '--watch-preserve-output']),
    runInForeground(nodeProgram(), vite, {
      cwd: inProject('web'),
      env: { ...process.env, SERVER_URL: `http://localhost:${serverPort}` },
    }),
  ]);
  return Math.max(...codes);
});
