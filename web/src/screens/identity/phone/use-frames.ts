import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { guideIn, type Region, regionOf } from './guide.ts';
import { countGood, faultOf, GOOD_FRAMES, measure, type Quality } from './picture-quality.ts';

const EVERY_MS = 160;
/** Pixels of width that are looked at. */
const WIDTH = { card: 320, face: 200 };

/** What the camera sees under the guide now; undefined before it shows anything. */
export function visibleRegion(video: HTMLVideoElement, subject: 'card' | 'face'): Region | undefined {
  const [box, size] = [
    { width: video.clientWidth, height: video.clientHeight },
    { width: video.videoWidth, height: video.videoHeight },
  ];
  return box.width > 0 && size.width > 0 ? regionOf(size, box, guideIn(box, subject)) : undefined;
}

interface FrameOptions {
  active: boolean;
  subject: 'card' | 'face';
  /** What lies there is the side before: it counts once it was taken away or turned. */
  isNext: boolean;
  onGood: () => void;
}

/** Looks at the picture a few times a second, and tells once it has been good for some frames in a row. */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  { active, subject, isNext, onGood }: FrameOptions,
): Quality | undefined {
  const [quality, setQuality] = useState<Quality>();
  const tell = useEffectEvent(onGood);
  useEffect(() => {
    if (!active) return;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let good = 0;
    let isTurned = !isNext;
    const timer = setInterval(() => {
      const region = video.current && visibleRegion(video.current, subject);
      if (!video.current || !region || !context) return;
      const [width, height] = [WIDTH[subject], Math.round((WIDTH[subject] * region.height) / region.width)];
      Object.assign(canvas, { width, height });
      context.drawImage(video.current, region.x, region.y, region.width, region.height, 0, 0, width, height);
      const seen = measure(context.getImageData(0, 0, width, height));
      setQuality(seen);
      const fault = faultOf(seen, subject);
      isTurned ||= fault === 'partial';
      good = isTurned ? countGood(good, fault) : 0;
      if (good < GOOD_FRAMES) return;
      good = 0;
      tell();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [video, active, subject, isNext]);
  return quality;
}
