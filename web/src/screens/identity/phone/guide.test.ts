import { expect, test } from 'vitest';
import { guideIn, regionOf } from './guide.ts';

const phone = { width: 390, height: 520 };

test('the guide of a card is wide and in the middle, that of a face is high', () => {
  const card = guideIn(phone, 'card');
  expect(card.width).toBeCloseTo(351);
  expect(card.width / card.height).toBeCloseTo(85.6 / 54);
  expect(card.x).toBeCloseTo((390 - card.width) / 2);
  const face = guideIn(phone, 'face');
  expect(face.width / face.height).toBeCloseTo(0.75);
  expect(face.height).toBeLessThan(phone.height);
});

test('what is taken is what lies under the guide, with a margin, wherever the video is cut', () => {
  const guide = guideIn(phone, 'card');
  for (const video of [
    { width: 1920, height: 1080 },
    { width: 1080, height: 1920 },
    { width: 640, height: 480 },
  ]) {
    const region = regionOf(video, phone, guide);
    expect(region.x).toBeGreaterThanOrEqual(0);
    expect(region.y).toBeGreaterThanOrEqual(0);
    expect(region.x + region.width).toBeLessThanOrEqual(video.width);
    expect(region.y + region.height).toBeLessThanOrEqual(video.height);
    // In the middle of the video, as the guide is in the middle of the screen.
    expect(region.x + region.width / 2).toBeCloseTo(video.width / 2);
    expect(region.y + region.height / 2).toBeCloseTo(video.height / 2);
  }
});
