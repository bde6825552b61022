import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sources from '@qinghe/contract/dict/data/sources.json' with { type: 'json' };

export type ListName = 'districts' | 'countries' | 'industries' | 'company-tags' | 'schools' | 'majors';

/** A data file: where it comes from, what is missing in it, and its revision, which rises with every change. */
export interface ListFile {
  list: ListName;
  title: string;
  title_en: string;
  publisher: string;
  publisher_en: string;
  dated: string;
  missing: string;
  missing_en: string;
  revision: number;
  /** Of the file at this revision; a test holds the two together. */
  sha256: string;
}

/** In the order in which they are imported: schools lie in areas. */
export const listFiles = sources as readonly ListFile[];

export const pathOfList = (list: ListName): string =>
  join(import.meta.dirname, '../../../../../contract/dict/data', `${list}.tsv`);

/** Rows of a list by the names of its first line. Its fields are parted by tabs and never quoted. */
export async function readRows<Column extends string>(
  list: ListName,
  columns: readonly Column[],
): Promise<Record<Column, string>[]> {
  const [head, ...lines] = (await readFile(pathOfList(list), 'utf8')).replace(/\n$/, '').split('\n');
  if (head !== columns.join('\t')) throw new Error(`${list}.tsv has other columns: ${head}`);
  return lines.map((line) => {
    const fields = line.split('\t');
    if (fields.length !== columns.length) throw new Error(`${list}.tsv has a line of ${fields.length} fields: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, fields[index]])) as Record<Column, string>;
  });
}
