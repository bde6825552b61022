import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Lays the PDF files of the reader's tests, in turn, under the applications of a database that `makeDatabase` made. */
export async function giveRealFiles({ url, dataDir }) {
  const folder = new URL('../../cv-reader/corpus/files/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
  await mkdir(join(dataDir, 'files/cv'), { recursive: true });
  for (const [number, name] of names.entries())
    await writeFile(join(dataDir, 'files/cv', String(number)), await readFile(new URL(name, folder)));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update stored_file set storage_key = 'cv/' || numbered.number % $1
     from (select uuid, row_number() over (order by uuid) as number from stored_file) numbered
     where numbered.uuid = stored_file.uuid`,
    [names.length],
  );
  await client.end();
}
