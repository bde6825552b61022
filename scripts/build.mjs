// npm run build: what production needs before npm run serve.
import { command, stepPrinter } from './lib/messages.mjs';
import { checkVersions } from './lib/runtime.mjs';
import { buildServer } from './lib/server-bundle.mjs';
import { buildWebPages } from './lib/web-pages.mjs';

await command(async () => {
  const step = stepPrinter(3);
  await step('Node and npm', async () => checkVersions());
  await step('Web pages', buildWebPages);
  await step('Server', buildServer);
});
