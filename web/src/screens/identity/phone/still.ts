import type { Region } from './guide.ts';

const MAX_PIXELS = 1800;
const QUALITY = 0.9;

/** A part of what the video shows now, as a file; nothing else of the picture leaves the phone. */
export const stillOf = (video: HTMLVideoElement, region: Region): Promise<File> => {
  const { x, y, width, height } = region;
  const scale = Math.min(1, MAX_PIXELS / Math.max(width, height));
  const canvas = canvasOf(width * scale, height * scale);
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return fileOf(canvas);
};

/** A chosen picture, upright and smaller, without what the camera wrote into it. What no browser opens goes as it is. */
export async function shrunk(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = canvasOf(bitmap.width * scale, bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return fileOf(canvas);
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: Math.round(width), height: Math.round(height) });
}

function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], 'photo.jpg', { type: blob.type })) : reject(new Error('no picture'))),
      'image/jpeg',
      QUALITY,
    ),
  );
}
