/** The middle of what is shown, in parts of the picture, and how much larger than needed it is. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const MAX_ZOOM = 4;

/** The whole shorter side, from the middle. */
export const wholeSide: Crop = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  width: number;
  height: number;
}

/** The square of the picture that a crop shows, in its pixels; never beyond an edge. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  const within = (middle: number, length: number) => Math.max(0, Math.min(length - side, middle * length - side / 2));
  return { left: within(x, width), top: within(y, height), side };
}

/** A crop moved by so many pixels of a square view of `view` pixels, and kept inside the picture. */
export function movedBy(size: Size, crop: Crop, move: { x: number; y: number }, view: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const scale = side / view;
  const shifted = {
    ...crop,
    x: (left + side / 2 - move.x * scale) / size.width,
    y: (top + side / 2 - move.y * scale) / size.height,
  };
  const inside = squareOf(size, shifted);
  return { ...crop, x: (inside.left + side / 2) / size.width, y: (inside.top + side / 2) / size.height };
}

/** Draws what a crop shows over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
