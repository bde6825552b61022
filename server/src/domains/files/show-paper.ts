import type { StorageProvider } from '../../providers/storage/port.ts';
import type { PaperRow } from './paper-queries.ts';

/** Whose standing is taken away meanwhile opens nothing with it for longer; the page that was drawn has its picture. */
const SHOWN_SECONDS = 120;

/** Where the picture lies that people look at. */
export const shownKey = ({ storage_key }: Pick<PaperRow, 'storage_key'>): string => `${storage_key}.shown`;

/** An address under which a paper can be looked at for two minutes; null for one that is not there. */
export async function showPaper(storage: StorageProvider, paper: PaperRow | undefined): Promise<string | null> {
  if (!paper) return null;
  const { url } = await storage.signedUrl(shownKey(paper), {
    name: paper.name,
    type: paper.type === 'application/pdf' ? 'image/jpeg' : paper.type,
    seconds: SHOWN_SECONDS,
  });
  return url;
}
