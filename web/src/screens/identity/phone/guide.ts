import { MARGIN } from './picture-quality.ts';

export interface Size {
  width: number;
  height: number;
}
export interface Region extends Size {
  x: number;
  y: number;
}

/** Width to height: an identity card has 85.6 by 54 mm (ISO/IEC 7810, ID-1). */
const SHAPE = { card: 85.6 / 54, face: 3 / 4 };
const SHARE = { card: 0.9, face: 0.72 };

/** The guide inside of what the screen shows. */
export function guideIn(box: Size, subject: 'card' | 'face'): Region {
  const width = Math.min(box.width * SHARE[subject], box.height * SHARE[subject] * SHAPE[subject]);
  const height = width / SHAPE[subject];
  return { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
}

/**
 * The part of the video under the guide and its margin: the video covers the box, so that some of it lies outside. What
 * the video does not have is cut.
 */
export function regionOf(video: Size, box: Size, guide: Region): Region {
  const scale = Math.max(box.width / video.width, box.height / video.height);
  const [left, top] = [(video.width * scale - box.width) / 2, (video.height * scale - box.height) / 2];
  const [wide, high] = [guide.width / (1 - 2 * MARGIN), guide.height / (1 - 2 * MARGIN)];
  const x = Math.max(0, (guide.x - (wide - guide.width) / 2 + left) / scale);
  const y = Math.max(0, (guide.y - (high - guide.height) / 2 + top) / scale);
  return {
    x,
    y,
    width: Math.min(wide / scale, video.width - x),
    height: Math.min(high / scale, video.height - y),
  };
}
