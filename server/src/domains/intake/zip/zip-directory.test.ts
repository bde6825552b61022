import { expect, test } from 'vitest';
import { type Packed, zipOf } from '../../../../test/zips.ts';
import type { Archive } from './archive.ts';
import { unpackEntry } from './unpack-entry.ts';
import { MAX_DIRECTORY_BYTES, readDirectory } from './zip-directory.ts';

/** An archive of a size that holds one end, which says how long its directory is; what is read of it is counted. */
function endingIn(size: number, length: number): Archive & { read: Archive['read']; most: () => number } {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(length, 12);
  let most = 0;
  return {
    size,
    read: async (start, asked) => {
      most = Math.max(most, asked);
      const bytes = Buffer.alloc(Math.min(asked, size - start));
      if (start + asked >= size) end.copy(bytes, bytes.length - end.length);
      return bytes;
    },
    most: () => most,
  };
}

test('a directory is not read where it says that it is longer than any honest one', async () => {
  const archive = endingIn(900_000_000, 899_000_000);
  await expect(readDirectory(archive)).rejects.toMatchObject({ reason: 'tooMany' });
  expect(archive.most()).toBeLessThan(100_000);
  await expect(readDirectory(endingIn(9_000_000, MAX_DIRECTORY_BYTES))).rejects.toMatchObject({ reason: 'damaged' });
});

/** An archive in memory. */
const held = (bytes: Buffer): Archive => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
});

const files: Packed[] = [
  { name: '周明.pdf', bytes: Buffer.from('甲'.repeat(500)), utf8: true, zip64: true },
  { name: 'plain.docx', bytes: Buffer.from('乙'.repeat(300)) },
  { name: 'stored.docx', bytes: Buffer.from('丙'), stored: true, zip64: true },
];

test('what the form of large archives says of a small one is read as in any other', async () => {
  const archive = held(zipOf(...files));
  const entries = await readDirectory(archive);
  expect(entries).toMatchObject(await readDirectory(held(zipOf(...files.map((file) => ({ ...file, zip64: false }))))));
  expect(await Promise.all(entries.map((entry) => unpackEntry(archive, entry)))).toEqual(
    files.map(({ bytes }) => bytes),
  );
});

test('an end of ZIP64 that is cut off, lies elsewhere or says more than there is refuses the whole archive', async () => {
  const whole = zipOf(...files);
  const end = whole.length - 22;
  const bytesAt = (place: number, value: number, width = 8) => {
    const broken = Buffer.from(whole);
    if (width === 8) broken.writeBigUInt64LE(BigInt(value), place);
    else broken.writeUInt32LE(value, place);
    return broken;
  };
  const broken = {
    'no locator': bytesAt(end - 20, 0, 4),
    'several disks': bytesAt(end - 4, 2, 4),
    'no end of its own': bytesAt(end - 76, 0, 4),
    'an end beyond the archive': bytesAt(end - 12, 2 ** 40),
    'a directory beyond the archive': bytesAt(end - 76 + 40, 2 ** 60),
    'a place beyond all numbers': bytesAt(end - 76 + 48, Number.MAX_SAFE_INTEGER),
    'files that do not add up': bytesAt(end - 76 + 24, 2),
    'the end alone': whole.subarray(end),
    'extra fields without what they should say': Buffer.from(
      whole.toString('latin1').replaceAll('\u0001\u0000\u0018\u0000', '\u0001\u0000\u0008\u0000'),
      'latin1',
    ),
  };
  for (const [what, bytes] of Object.entries(broken))
    await expect(readDirectory(held(bytes)), what).rejects.toMatchObject({ reason: 'damaged' });
  await expect(readDirectory(held(zipOf({ name: 'huge.pdf', size: 2 ** 50, zip64: true })))).rejects.toMatchObject({
    reason: 'unpackedTooLarge',
  });
});
