import decodeQR from 'qr/decode.js';

/** Pixels of the side that is looked at: enough for 3 a module of a code that fills a third of the frame. */
const SIDE = 480;
/** A photo holds the code anywhere in it. */
const MAX_OF_PHOTO = 1400;
/** Milliseconds for one photo; frames of a camera get the decoder's own limit, and there is always another one. */
const PHOTO_MS = 1500;

/** What a QR code in a picture says; null where there is none. */
export function textIn(image: ImageData, timeLimit?: number): string | null {
  try {
    return decodeQR(image, timeLimit === undefined ? {} : { timeLimit });
  } catch {
    return null;
  }
}

/** Reads the middle square of what a video shows, again and again, without a new canvas each time. */
export function videoReader(): (video: HTMLVideoElement) => string | null {
  const context = canvasOf(SIDE, SIDE);
  return (video) => {
    const side = Math.min(video.videoWidth, video.videoHeight);
    if (!context || side === 0) return null;
    const [x, y] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
    context.drawImage(video, x, y, side, side, 0, 0, SIDE, SIDE);
    return textIn(context.getImageData(0, 0, SIDE, SIDE));
  };
}

/** What the QR code on a photo says; null where there is none, or no picture. */
export async function textInFile(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, MAX_OF_PHOTO / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = canvasOf(width, height);
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context ? textIn(context.getImageData(0, 0, width, height), PHOTO_MS) : null;
}

const canvasOf = (width: number, height: number) =>
  Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { willReadFrequently: true });
