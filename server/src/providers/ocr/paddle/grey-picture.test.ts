import { expect, it } from 'vitest';
import { cutOut, type GreyPicture, turned } from './grey-picture.ts';

const picture: GreyPicture = { data: Uint8Array.from([10, 20, 30, 40, 50, 60]), width: 3, height: 2 };

it('turns a picture clockwise by quarters', () => {
  expect(turned(picture, 1)).toEqual({ data: Uint8Array.from([40, 10, 50, 20, 60, 30]), width: 2, height: 3 });
  expect(turned(picture, 2)).toEqual({ data: Uint8Array.from([60, 50, 40, 30, 20, 10]), width: 3, height: 2 });
  expect(turned(turned(picture, 1), 3)).toEqual(picture);
});

it('cuts out a part, mixing pixels between four, and goes on with the rim outside of the picture', () => {
  const cut = (x: number, y: number) =>
    cutOut(picture, { width: 2, height: 1, origin: { x, y }, across: { x: 1, y: 0 }, down: { x: 0, y: 1 } });
  expect([...cut(0.5, 0.5)].map(Math.round)).toEqual([30, 40]);
  expect([...cut(-5, -5)].map(Math.round)).toEqual([10, 10]);
});
