import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openPage, test } from '../support/browser.ts';

interface Seen {
  name: string;
  type: string;
  width: number;
  height: number;
  /** Red and blue at the middle of the top and of the bottom. */
  top: string;
  bottom: string;
}

const manifest = join(import.meta.dirname, '../../web/dist/.vite/manifest.json');

async function pictureCode(): Promise<string> {
  const built = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, { file: string }>;
  return `/${built['src/public/picture.ts']?.file}`;
}

/** Runs in the page: joins photos whose left half is red and right half blue, and looks at the result. */
async function joinInPage({ code, sizes, orientation }: { code: string; sizes: number[][]; orientation: number }) {
  const { joinPhotos } = (await import(code)) as { joinPhotos: (photos: File[]) => Promise<File> };
  const photo = async ([width = 0, height = 0]: number[]) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#00f';
    context.fillRect(width / 2, 0, width / 2, height);
    const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    // EXIF behind the first marker: big-endian TIFF with the one entry 0x0112, orientation.
    const exif = [255, 225, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1];
    const entry = [1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
    return new File([jpeg.slice(0, 2), new Uint8Array([...exif, ...entry]), jpeg.slice(2)], '照片 1.HEIC.jpeg');
  };
  const joined = await joinPhotos(await Promise.all(sizes.map(photo)));
  const picture = await createImageBitmap(joined);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const colour = (y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(picture.width / 2, y, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  const { width, height } = picture;
  return { name: joined.name, type: joined.type, width, height, top: colour(20), bottom: colour(height - 20) };
}

test('a photo is shrunk and stands as it was taken, several become one picture', async ({ browser }) => {
  const { page, errors } = await openPage(browser);
  await page.goto(`/jobs/${crypto.randomUUID()}`);
  const code = await pictureCode();
  const look = (sizes: number[][], orientation: number): Promise<Seen> =>
    page.evaluate(joinInPage, { code, sizes, orientation });
  // Held upright: what the sensor saw at the left belongs to the top.
  expect(await look([[3300, 2200]], 6)).toEqual({
    name: '照片 1.HEIC.jpg',
    type: 'image/jpeg',
    width: 1467,
    height: 2200,
    top: 'red',
    bottom: 'blue',
  });
  expect(await look([[600, 400]], 8)).toMatchObject({ width: 400, height: 600, top: 'blue', bottom: 'red' });
  // Two pages, each 1,500 wide at the most, one below the other.
  expect(
    await look(
      [
        [3000, 2000],
        [900, 600],
      ],
      6,
    ),
  ).toMatchObject({ width: 1500, height: 2250 + 900 });
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});
