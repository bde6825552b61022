import { retentionEnd, USUAL_MONTHS } from '@qinghe/contract/candidates/retention.ts';
import type { Services } from '../../../services.ts';
import { findFile } from '../../files/index.ts';
import { type FullApplication, findOwnApplication, readDocuments, readWords } from '../../resumes/index.ts';
import type { AskedFor } from '../erasure/request-queries.ts';
import { findTerms, readReveals } from './own-data-queries.ts';

const FILE_SECONDS = 300;

/** All that a company has of an application, as its person may read it; notes and stars are the company's own. */
export interface OwnData {
  application: FullApplication;
  cv: { name: string; url: string } | null;
  documents: readonly string[];
  words: readonly { body: string; at: string }[];
  /** Who has read phone and e-mail, and when. */
  reveals: readonly { at: string; name: string | null }[];
  consent: { version: string; at: string };
  sortingRefusedAt: string | null;
  /** When it is erased by itself, if nothing more happens. */
  keptUntil: string;
}

/** @returns undefined where the application is gone */
export async function readOwnData({ db, storage }: Services, asked: AskedFor): Promise<OwnData | undefined> {
  const { companyUuid, applicationUuid } = asked;
  const application = await findOwnApplication(db, companyUuid, applicationUuid);
  if (!application) return undefined;
  const [terms, reveals, documents, words, file] = await Promise.all([
    findTerms(db, companyUuid, applicationUuid),
    readReveals(db, companyUuid, applicationUuid),
    readDocuments(db, companyUuid, applicationUuid),
    readWords(db, companyUuid, applicationUuid),
    application.cv_file_uuid === null ? undefined : findFile(db, companyUuid, application.cv_file_uuid),
  ]);
  return {
    application,
    cv: file
      ? {
          name: file.name,
          url: (await storage.signedUrl(file.storage_key, { name: file.name, type: file.type, seconds: FILE_SECONDS }))
            .url,
        }
      : null,
    documents: documents.map(({ name }) => name),
    words,
    reveals,
    consent: { version: terms.consent_version, at: terms.consent_at },
    sortingRefusedAt: terms.sorting_refused_at,
    keptUntil: retentionEnd(application.withdrawn_at ?? application.stage_since, terms.months ?? USUAL_MONTHS),
  };
}
