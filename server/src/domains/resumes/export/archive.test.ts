import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { type ArchivedFile, archiveOf } from './archive.ts';

const MEGABYTE = 1024 * 1024;

async function* each(...files: ArchivedFile[]) {
  yield* files;
}
const whole = async (pieces: AsyncIterable<Uint8Array>) => Buffer.concat(await Readable.from(pieces).toArray());

test('two readers find every file as it was, empty and large ones too', async () => {
  const files = [
    { name: '林晓-同济大学.pdf', bytes: Buffer.alloc(MEGABYTE + 7, 'pdf'), packed: true },
    { name: 'empty.doc', bytes: Buffer.alloc(0), packed: false },
    { name: 'old.doc', bytes: Buffer.alloc(MEGABYTE, 'doc'), packed: false },
  ];
  const archive = await whole(archiveOf(each(...files)));
  const read = unzipSync(archive);
  const other = await JSZip.loadAsync(archive);
  expect(Object.keys(read)).toEqual(files.map(({ name }) => name));
  for (const { name, bytes } of files) {
    expect(Buffer.from(read[name] ?? []).equals(bytes)).toBe(true);
    expect((await other.file(name)?.async('nodebuffer'))?.equals(bytes)).toBe(true);
  }
  // What can be packed is; what was packed before is stored.
  expect(archive.length).toBeGreaterThan(MEGABYTE);
  expect(archive.length).toBeLessThan(MEGABYTE + 100_000);
});

test('one file lies in memory at a time, however many there are', async () => {
  let made = 0;
  let taken = 0;
  let most = 0;
  async function* many() {
    for (let index = 0; index < 40; index += 1) {
      made += MEGABYTE;
      yield { name: `${index}.pdf`, bytes: Buffer.alloc(MEGABYTE, index), packed: true };
    }
  }
  for await (const piece of archiveOf(many())) {
    taken += piece.length;
    most = Math.max(most, made - taken);
  }
  expect(taken).toBeGreaterThan(40 * MEGABYTE);
  expect(most).toBeLessThanOrEqual(MEGABYTE);
});

test('what breaks off breaks the archive off', async () => {
  async function* broken() {
    yield { name: 'a.pdf', bytes: Buffer.from('a'), packed: true };
    throw new Error('the store is away');
  }
  await expect(whole(archiveOf(broken()))).rejects.toThrow('the store is away');
});
