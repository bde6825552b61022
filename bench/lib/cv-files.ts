import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../../server/src/db/database.ts';
import { drawFirstPageOf } from '../../server/src/domains/resumes/reading/draw-cv-file.ts';
import { folderStorage } from '../../server/src/providers/storage/folder.ts';
import type { BenchCompany } from './bench.ts';

/**
 * Lays so many PDF files of the reader's tests, in turn, under the applications of the company, and has the product draw
 * their first pages.
 */
export async function giveRealFiles({ url, dataDir }: BenchCompany, most: number): Promise<void> {
  const folder = new URL('../../cv-reader/corpus/files/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).slice(0, most);
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
  const { rows } = await client.query<StoredFile>(
    'select distinct on (storage_key) company_uuid, uuid as file_uuid from stored_file order by storage_key',
  );
  await drawPages(url, dataDir, rows);
  // Those that share a file share its picture.
  await client.query(
    `update stored_file set first_page = drawn.first_page, first_page_width = drawn.first_page_width,
       first_page_height = drawn.first_page_height
     from stored_file drawn
     where drawn.storage_key = stored_file.storage_key and drawn.first_page is not null and stored_file.first_page is null`,
  );
  await client.query('vacuum full analyze stored_file');
  await client.end();
}

interface StoredFile {
  company_uuid: string;
  file_uuid: string;
}

async function drawPages(url: string, dataDir: string, files: readonly StoredFile[]): Promise<void> {
  const { db, close } = connect(url, 2);
  const storage = folderStorage(join(dataDir, 'files'), 'bench');
  for (const file of files) await drawFirstPageOf({ db, storage }, file);
  await close();
}
