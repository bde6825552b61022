import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readCv } from './read-cv.ts';

interface Field {
  label: string;
  value?: string;
  more?: Record<string, unknown>;
}

/** A form with labels on the page and values in its fields. */
async function form(fields: readonly Field[]): Promise<Uint8Array> {
  const document = new PDFDocument();
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.font('Helvetica').initForm();
  document.fontSize(20).text('Curriculum Vitae', 60, 40);
  document.fontSize(12);
  fields.forEach(({ label, value, more = {} }, index) => {
    const y = 90 + index * 50;
    document.text(label, 60, y + 4);
    document.formText(`f${index}`, 160, y, 280, 'multiline' in more ? 44 : 20, {
      value,
      fontSize: 12,
      ...more,
    } as never);
  });
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(pieces));
}

test('values of a form are read beside their labels', async () => {
  const { fields } = await readCv(
    await form([
      { label: 'Name:', value: 'Emma Clarke' },
      { label: 'Phone:', value: '13912345678' },
      { label: 'Email:', value: 'emma.clarke@example.com' },
      { label: 'Education' },
      { label: 'School:', value: 'Tongji University' },
    ]),
  );
  expect(fields).toMatchObject({
    name: { value: 'Emma Clarke' },
    phone: { value: '13912345678' },
    email: { value: 'emma.clarke@example.com' },
    educations: [{ school: { value: 'Tongji University' } }],
  });
});

test('lines of a tall field follow one another, and what is hidden behind stars is left out', async () => {
  const { text } = await readCv(
    await form([
      { label: 'Name', value: 'Emma Clarke' },
      { label: 'Experience', value: 'Sorted the data\nWrote the report', more: { multiline: true } },
      { label: 'Password', value: 'hunter2', more: { password: true } },
    ]),
  );
  expect(text.indexOf('Sorted the data')).toBeGreaterThan(text.indexOf('Emma Clarke'));
  expect(text.indexOf('Wrote the report')).toBeGreaterThan(text.indexOf('Sorted the data'));
  expect(text).not.toContain('hunter2');
});

test('of a form that nobody filled in no label is a name', async () => {
  const { fields } = await readCv(
    await form(['Name', 'Phone', 'School', 'Major', 'Full name'].map((label) => ({ label }))),
  );
  expect(fields.name).toBeUndefined();
});
