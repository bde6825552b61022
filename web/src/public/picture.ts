/** Pixels of the longer side: enough to read 9 pt on an A4 page, and a few hundred kB. */
const MAX_SIDE = 2200;
/** Wider pages shrink when several are joined, so that no browser's canvas grows too large (16.7 million pixels). */
const JOINED_WIDTH = 1500;
const QUALITY = 0.85;
/** Pages of one CV that are photographed. */
export const MAX_PAGES = 4;

/**
 * Photographed pages as one JPEG, one below the other, shrunk to a sensible size and turned as they were taken (EXIF).
 * @throws Error where the browser cannot open a picture
 */
export async function joinPhotos(photos: readonly File[]): Promise<File> {
  const pages = await Promise.all(photos.map((photo) => createImageBitmap(photo, { imageOrientation: 'from-image' })));
  const sizes = pages.map(({ width, height }) => {
    const most = pages.length === 1 ? MAX_SIDE / Math.max(width, height) : JOINED_WIDTH / width;
    const scale = Math.min(1, most);
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(...sizes.map(({ width }) => width));
  canvas.height = sizes.reduce((sum, { height }) => sum + height, 0);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let top = 0;
  for (const [index, page] of pages.entries()) {
    const { width, height } = sizes[index] ?? page;
    context.drawImage(page, 0, top, width, height);
    top += height;
    page.close();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture is too large');
  const [first] = photos;
  const name = (first?.name ?? 'photo').replace(/\.\w+$/, '');
  const count = photos.length > 1 ? ` (${photos.length})` : '';
  return new File([blob], `${name}${count}.jpg`, { type: 'image/jpeg', lastModified: first?.lastModified ?? 0 });
}
