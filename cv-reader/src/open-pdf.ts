import { fileURLToPath } from 'node:url';
import { getDocument, PasswordException, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { CvUnreadable } from './cv-unreadable.ts';

/** A PDF, opened so that nothing in it runs and nothing of the machine is used. Throws CvUnreadable. */
export async function openPdf(
  bytes: Uint8Array,
  limits: { maxImageSize?: number } = {},
): Promise<{ document: PDFDocumentProxy; close(): Promise<void> }> {
  const packageFolder = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'));
  const inPackage = (folder: string) => fileURLToPath(new URL(folder, packageFolder));
  const task = getDocument({
    data: Uint8Array.from(bytes),
    cMapUrl: inPackage('cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: inPackage('standard_fonts/'),
    wasmUrl: inPackage('wasm/'),
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    ...limits,
  });
  try {
    return { document: await task.promise, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw unreadable(error);
  }
}

/** What an error of the library says about the file; errors of ours stay as they are. */
export function unreadable(error: unknown): unknown {
  if (error instanceof PasswordException) return new CvUnreadable('encrypted');
  return error instanceof Error && /Exception$/.test(error.name) ? new CvUnreadable('damaged') : error;
}
