/** Word files that are text: RTF, a web page in MIME parts, the XML of Word 2003 or of one flat file, a bare web page. */
export type WordFormat = 'rtf' | 'mime' | 'xml' | 'html';

const LOOKED_AT = 8_192;

/** What a file of text is by its beginning, whatever its name says; null where it is none of them. */
export function wordFormatOf(bytes: Uint8Array): WordFormat | null {
  const start = beginningOf(bytes.subarray(0, LOOKED_AT));
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (/^<(?:\?|!--|!doctype\s|html|head|meta|body|w:|pkg:)/i.test(start)) {
    if (/<w:wordDocument[\s>]|<pkg:package[\s>]/.test(start)) return 'xml';
    return /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(start) ? 'html' : null;
  }
  const isMime = /^[\w-]+:/.test(start) && /^mime-version:/im.test(start);
  return isMime && /^content-type:\s*(?:multipart\/related|text\/html)/im.test(start) ? 'mime' : null;
}

function beginningOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const coding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(coding).decode(bytes).trimStart();
}

/** A page or an XML file as text: by its mark, else by what it says itself, else as UTF-8. */
export function textOfPage(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1');
  if (/^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)/.test(start)) {
    const coding = start[0] === '\xff' ? 'utf-16le' : start[0] === '\xfe' ? 'utf-16be' : 'utf-8';
    return new TextDecoder(coding).decode(bytes);
  }
  const named = /^<\?xml[^>]*?encoding=["']([\w-]+)/i.exec(start) ?? /<meta[^>]*?charset=["']?\s*([\w-]+)/i.exec(start);
  return decoderOf(named?.[1]).decode(bytes);
}

/** Whoever reads the mark as one byte a letter calls such a page UTF-16; UTF-8 where the name is unknown. */
function decoderOf(name = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(/^(?:utf-16|unicode)/i.test(name) ? 'utf-8' : name);
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder();
    throw error;
  }
}
