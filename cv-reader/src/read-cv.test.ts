import { readFile } from 'node:fs/promises';
import { cvFields } from '@qinghe/contract/resumes/cv.ts';
import { describe, expect, it } from 'vitest';
import { type ExpectedCv, scoreOf, totals } from '../corpus/scoring.ts';
import { type CvReading, readCv } from './read-cv.ts';

const folder = new URL('../corpus/', import.meta.url);
const all: ExpectedCv[] = JSON.parse(await readFile(new URL('expected.json', folder), 'utf8'));
const withText = all.filter((cv) => !['picture', 'photo', 'scan'].includes(cv.kind));
const known = withText.filter((cv) => !cv.heldOut);

const goals: [string[], number][] = [
  [['name', 'phone', 'email'], 0.98],
  [['educations.school', 'educations.degree', 'educations.major'], 0.92],
  [
    ['internships.company', 'internships.text', 'projects.name', 'awards', 'skills', 'languages', 'selfDescription'],
    0.88,
  ],
];

function read(cv: ExpectedCv): Promise<CvReading> {
  return readFile(new URL(`files/${cv.file}`, folder)).then(readCv);
}

describe('reading a CV', () => {
  it('has at least 60 files to prove itself on, a third of them held out', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(all.filter((cv) => cv.heldOut).length).toBeGreaterThanOrEqual(all.length / 3);
  });

  it.each(known)('finds every field of $file and nothing besides', async (cv) => {
    const { fields } = await read(cv);
    const misses = Object.entries(scoreOf(cv.fields, fields)).flatMap(([field, score]) =>
      score.misses.map((miss) => `${field}: ${miss}`),
    );
    expect(misses).toEqual([]);
  });

  it('keeps its goals on the held-out files', async () => {
    const heldOut = withText.filter((cv) => cv.heldOut);
    const scores = await Promise.all(heldOut.map(async (cv) => scoreOf(cv.fields, (await read(cv)).fields)));
    const reached = totals(scores);
    for (const [fields, goal] of goals) {
      for (const field of fields) {
        expect(reached[field]?.recall, `recall of ${field}`).toBeGreaterThanOrEqual(goal);
        expect(reached[field]?.precision, `precision of ${field}`).toBeGreaterThanOrEqual(goal);
      }
    }
  });

  it('reads Chinese whose font is not in the file', async () => {
    const { fields } = await readCv(withoutFont('吴桐 13800138000 清华大学'));
    expect(fields.phone?.value).toBe('13800138000');
    expect(fields.name?.value).toBe('吴桐');
  });

  it.each(known.slice(0, 12))('gives fields of $file that keep the contract and point at their words', async (cv) => {
    const { fields, text, lines } = await read(cv);
    expect(cvFields.parse(fields)).toEqual(fields);
    const name = fields.name;
    expect(text.slice(name?.source?.start, name?.source?.end).replace(/\s+/g, '')).toBe(
      name?.value.replace(/\s+/g, ''),
    );
    for (const education of fields.educations ?? []) {
      const { start = 0, end = 0 } = education.school?.source ?? {};
      expect(text.slice(start, end)).toBe(education.school?.value);
      const marked = lines.flatMap((line) => line.spans).filter((span) => span.start < end && span.end > start);
      if (cv.file.endsWith('.pdf')) expect(marked.length).toBeGreaterThan(0);
    }
  });
});

/** A page that names a font of the reader's machine, as old word processors made them. */
function withoutFont(text: string): Uint8Array {
  const hex = Buffer.from(text, 'utf16le').swap16().toString('hex');
  const content = `BT /F 14 Tf 50 750 Td <${hex}> Tj ET`;
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>endobj
6 0 obj<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>>>endobj
trailer<</Root 1 0 R>>
%%EOF`);
}
