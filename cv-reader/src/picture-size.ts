/** What the header of a PNG, JPEG or WebP says about its size, before anything is unpacked. Null where it says nothing. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 30) return null;
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view);
  return view.getUint16(0) === 0xffd8 ? jpegSize(view) : null;
}

/** A WebP of one part, without losses, or of several. */
function webpSize(view: DataView): { width: number; height: number } | null {
  const three = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1;
  switch (view.getUint32(12)) {
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503858:
      return { width: three(24), height: (view.getUint32(26, true) >>> 8) + 1 };
    default:
      return null;
  }
}

/** A JPEG is a row of segments; the one that starts the frame holds the size. */
function jpegSize(view: DataView): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Fill bytes may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (startsFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** C4, C8 and CC lie between them and say other things. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
