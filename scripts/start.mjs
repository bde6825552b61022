// npm start: from a clean clone to the running product with its demo company.
import { command, stepPrinter } from './lib/messages.mjs';
import { installPackages } from './lib/packages.mjs';
import { checkPort } from './lib/ports.mjs';
import { checkVersions } from './lib/runtime.mjs';
import { runServer } from './lib/server.mjs';
import { buildWebPages } from './lib/web-pages.mjs';

await command(async () => {
  const step = stepPrinter(4);
  await step('Node, npm and port', async () => {
    const versions = checkVersions();
    await checkPort('start');
    return versions;
  });
  await step('Packages', installPackages);
  await step('Web pages', buildWebPages);
  console.log('[4/4] Server');
  return runServer({ QINGHE_MODE: 'demo' });
});
