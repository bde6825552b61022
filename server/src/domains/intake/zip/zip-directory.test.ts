import { expect, test } from 'vitest';
import { type Archive, MAX_DIRECTORY_BYTES, readDirectory } from './zip-directory.ts';

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
