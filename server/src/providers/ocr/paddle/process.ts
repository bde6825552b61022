import type { EngineRequest, EngineResult } from './engine.ts';
import { greyPicture } from './grey-picture.ts';
import { loadNetworks } from './networks.ts';
import { readPage } from './read-page.ts';

// Started by engine.ts, and gone with the server.
process.on('disconnect', () => process.exit());
const networks = loadNetworks();
process.on('message', async (request: EngineRequest) => {
  process.send?.(await recognise(request));
});

async function recognise({ bytes, milliseconds }: EngineRequest): Promise<EngineResult> {
  const loaded = await networks;
  const ends = performance.now() + milliseconds;
  const picture = await greyPicture(bytes).catch(() => undefined);
  return picture
    ? { page: await readPage(loaded, picture, () => performance.now() > ends) }
    : { refused: 'no picture' };
}
