// Word 97–2003 files. No library writes them, so this is the least that [MS-CFB] and [MS-DOC] ask of a reader: a
// compound file with the streams WordDocument and 1Table, a file information block, one piece of text and, for rows of
// tables, one page of paragraph properties. Word itself may want more; readers of text do not.
const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TEXT_AT = 0x800;
const ROW_END = '\u0007';

/**
 * `paragraphs` are strings; a row of a table is a list of cells. `latin` stores one byte a character, as Word does for
 * text without Chinese. `encrypted` sets the flag and leaves the text as it is.
 */
export function docFile(paragraphs, { latin = false, encrypted = false } = {}) {
  let text = '';
  const rowEnds = [];
  for (const paragraph of paragraphs) {
    if (typeof paragraph === 'string') text += `${paragraph}\r`;
    else {
      text += paragraph.map((cell) => `${cell}\u0007`).join('');
      rowEnds.push(text.length);
      text += ROW_END;
    }
  }
  const width = latin ? 1 : 2;
  const bytes = Buffer.from(text, latin ? 'latin1' : 'utf16le');
  const propertiesAt = Math.ceil((TEXT_AT + bytes.length) / SECTOR);
  const stream = Buffer.alloc(Math.max(4096, (propertiesAt + 1) * SECTOR));
  const word = informationBlock(stream, text.length, { encrypted, hasRows: rowEnds.length > 0 });
  bytes.copy(word, TEXT_AT);
  paragraphProperties(
    rowEnds.map((at) => TEXT_AT + at * width),
    { width, end: TEXT_AT + bytes.length },
  ).copy(word, propertiesAt * SECTOR);
  return compoundFile([
    ['WordDocument', word],
    ['1Table', tableStream(text.length, { latin, propertiesAt, end: TEXT_AT + bytes.length })],
  ]);
}

function informationBlock(word, characters, { encrypted, hasRows }) {
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0x00c1, 2);
  word.writeUInt16LE(0x0200 | (encrypted ? 0x0100 : 0), 0x0a);
  word.writeUInt32LE(TEXT_AT, 0x18);
  word.writeUInt16LE(0x000e, 0x20);
  word.writeUInt16LE(0x0016, 0x3e);
  word.writeUInt32LE(characters, 0x4c);
  word.writeUInt16LE(0x005d, 0x98);
  // Where 1Table holds the paragraph properties' index and the table of pieces.
  word.writeUInt32LE(64, 0x102);
  word.writeUInt32LE(hasRows ? 12 : 4, 0x106);
  word.writeUInt32LE(0, 0x1a2);
  word.writeUInt32LE(21, 0x1a6);
  return word;
}

function tableStream(characters, { latin, propertiesAt, end }) {
  const table = Buffer.alloc(4096);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(0, 5);
  table.writeUInt32LE(characters, 9);
  table.writeUInt32LE(latin ? (TEXT_AT * 2) | 0x40000000 : TEXT_AT, 15);
  table.writeUInt32LE(TEXT_AT, 64);
  table.writeUInt32LE(end, 68);
  table.writeUInt32LE(propertiesAt, 72);
  return table;
}

/** Runs of paragraphs; those that end a row carry sprmPFTtp. */
function paragraphProperties(rowEnds, { width, end }) {
  const page = Buffer.alloc(SECTOR);
  const runs = [{ from: TEXT_AT, row: false }];
  for (const at of rowEnds) runs.push({ from: at, row: true }, { from: at + width, row: false });
  const [plain, row] = [480, 486];
  page.writeUInt8(2, plain);
  page.writeUInt8(3, row);
  page.writeUInt16LE(0x2417, row + 3);
  page.writeUInt8(1, row + 5);
  for (const [index, run] of runs.entries()) {
    page.writeUInt32LE(run.from, index * 4);
    page.writeUInt8((run.row ? row : plain) / 2, (runs.length + 1) * 4 + index * 13);
  }
  page.writeUInt32LE(end, runs.length * 4);
  page.writeUInt8(runs.length, SECTOR - 1);
  return page;
}

function compoundFile(streams) {
  const chains = streams.map(([, bytes]) => Math.ceil(bytes.length / SECTOR));
  const total = 2 + chains.reduce((sum, count) => sum + count, 0);
  if (total > SECTOR / 4) throw new Error('One sector of allocation table holds 128 sectors');
  const allocation = Buffer.alloc(SECTOR, 0xff);
  allocation.writeUInt32LE(0xfffffffd, 0);
  allocation.writeUInt32LE(END, 4);
  const directory = Buffer.alloc(SECTOR);
  directoryEntry(directory, 0, { name: 'Root Entry', type: 5, child: 1, first: END });
  let next = 2;
  for (const [index, [name, bytes]] of streams.entries()) {
    const count = chains[index] ?? 0;
    for (let sector = next; sector < next + count; sector++)
      allocation.writeUInt32LE(sector === next + count - 1 ? END : sector + 1, sector * 4);
    const right = index + 1 < streams.length ? index + 2 : FREE;
    directoryEntry(directory, index + 1, { name, type: 2, right, first: next, size: bytes.length });
    next += count;
  }
  const padded = streams.map(([, bytes], index) => Buffer.concat([bytes], (chains[index] ?? 0) * SECTOR));
  return Buffer.concat([header(), allocation, directory, ...padded]);
}

function header() {
  const head = Buffer.alloc(SECTOR);
  Buffer.from('D0CF11E0A1B11AE1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(END, 60);
  head.writeUInt32LE(END, 68);
  head.fill(0xff, 76);
  head.writeUInt32LE(0, 76);
  return head;
}

function directoryEntry(directory, index, { name, type, right = FREE, child = FREE, first, size = 0 }) {
  const at = index * 128;
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE((name.length + 1) * 2, at + 64);
  directory.writeUInt8(type, at + 66);
  directory.writeUInt8(1, at + 67);
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(right, at + 72);
  directory.writeUInt32LE(child, at + 76);
  directory.writeUInt32LE(first, at + 116);
  directory.writeUInt32LE(size, at + 120);
}
