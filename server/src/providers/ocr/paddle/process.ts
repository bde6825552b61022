import type { EngineResult } from './engine.ts';
import { greyPicture } from './grey-picture.ts';
import { loadNetworks } from './networks.ts';
import { readPage } from './read-page.ts';

// Started by engine.ts, and gone with the server.
process.on('disconnect', () => process.exit());
const networks = loadNetworks();
process.on('message', async (bytes: Uint8Array) => {
  process.send?.(await recognise(bytes));
});

async function recognise(bytes: Uint8Array): Promise<EngineResult> {
  const loaded = await networks;
  const picture = await greyPicture(bytes).catch(() => undefined);
  return picture ? { page: await readPage(loaded, picture) } : { refused: 'no picture' };
}
