// npm run serve: the production form. It installs and builds nothing: an image does that once.
import { command, PlainError } from './lib/messages.mjs';
import { checkVersions } from './lib/runtime.mjs';
import { runServer } from './lib/server.mjs';
import { serverBundle, serverBundleExists } from './lib/server-bundle.mjs';
import { webPagesExist } from './lib/web-pages.mjs';

await command(async () => {
  checkVersions();
  if (!webPagesExist() || !serverBundleExists()) {
    throw new PlainError('The web pages or the server are not built. Next step: npm ci && npm run build');
  }
  return runServer({ QINGHE_MODE: 'production', NODE_ENV: 'production' }, serverBundle);
});
