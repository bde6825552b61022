import { readFile } from 'node:fs/promises';
import type { ReadField } from '@qinghe/contract/company/licence.ts';

export interface ExpectedLicence {
  file: string;
  layout: string;
  heldOut: boolean;
  /** What the licence says; what it does not say is missing, a term without end is empty. */
  fields: Partial<Record<ReadField['field'], string>>;
}

const folder = new URL('./licences/', import.meta.url);

export const expectedLicences = async (): Promise<ExpectedLicence[]> =>
  JSON.parse(await readFile(new URL('expected.json', folder), 'utf8'));

export const licenceFile = ({ file }: ExpectedLicence): Promise<Buffer> => readFile(new URL(file, folder));

export interface FieldScore {
  field: ReadField['field'];
  expected: string | undefined;
  read: string | undefined;
  right: boolean;
  /** Wrong or missing, and nobody was told to look again: what would go on to the register. */
  unnoticed: boolean;
}

/** Holds each field that a licence says, or that was read from it, against what it says. */
export function scoreLicence({ fields }: ExpectedLicence, read: readonly ReadField[]): FieldScore[] {
  const names = new Set([...(Object.keys(fields) as ReadField['field'][]), ...read.map(({ field }) => field)]);
  return [...names].map((field) => {
    const found = read.find((one) => one.field === field);
    const expected = fields[field];
    const right = found !== undefined && expected !== undefined && plain(found.value) === plain(expected);
    return { field, expected, read: found?.value, right, unnoticed: !right && found !== undefined && !found.doubtful };
  });
}

/** Punctuation is set in wide or narrow forms, and means the same. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\s·•・]/g, '');
