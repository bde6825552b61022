import { z } from 'zod';
import { MAX_CV_BYTES } from '../files/endpoints.ts';
import { formats, plainText } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { jobKind, stage } from '../resumes/stages.ts';
import { byUuid, listOf } from '../shapes.ts';
import { domain } from './domain.ts';

/** CVs of one import. */
export const MAX_CV_FILES = 500;
const GIGABYTE = 1024 ** 3;
/** Of an archive as it is sent, and of all that lies in it. */
export const MAX_PACKED_BYTES = GIGABYTE;
export const MAX_UNPACKED_BYTES = 2 * GIGABYTE;
/** So many times a file may be larger than it is packed. */
export const MAX_RATIO = 100;
/** Bytes of an archive that are sent at a time; only the last piece is shorter. */
export const PIECE_BYTES = 4 * 1024 * 1024;
/** Days after which what nobody has completed is erased, and after which the list of an import is. */
export const UNFINISHED_DAYS = 14;
export const IMPORT_DAYS = 30;
export const MAX_BASIS_NOTE = 200;

/** On what a company keeps people who did not apply on its page (PIPL, article 13): in words of its own, where none of these fits. */
export const legalBases = ['consented', 'sent', 'referral', 'offline', 'other'] as const;
export const legalBasis = z.enum(legalBases);
export type LegalBasis = z.infer<typeof legalBasis>;

const cvImportForm = z.enum(['files', 'archive', 'hand', 'mail']);
export type CvImportForm = z.infer<typeof cvImportForm>;

/** `receiving`: its bytes are coming; `unpacking`: the archive is whole; `received`: every file of it stands in the list. */
const cvImportState = z.enum(['receiving', 'unpacking', 'received', 'refused', 'failed']);
export type CvImportState = z.infer<typeof cvImportState>;

/** Why the whole of an archive is not taken. */
const importReason = z.enum([
  'notZip',
  'rar',
  'sevenZip',
  'damaged',
  'tooLarge',
  'unpackedTooLarge',
  'tooMany',
  'nothing',
]);
export type ImportReason = z.infer<typeof importReason>;

export const cvFileStates = ['needs', 'failed', 'reading', 'waiting', 'made', 'double', 'refused'] as const;
/**
 * `waiting`: in the archive still; `reading`: the reader is at it; `made`: there is an application; `double`: there was one;
 * `needs`: somebody has to fill in what the reader did not find; `refused`: it is no CV; `failed`: it can be tried again.
 */
const cvFileState = z.enum(cvFileStates);
export type CvFileState = z.infer<typeof cvFileState>;

const cvFileReason = z.enum([
  // Doubles.
  'sameFile',
  'samePhone',
  // What somebody has to see to.
  'noName',
  'noPhone',
  'noReach',
  'unreadable',
  'check',
  // Refusals.
  'type',
  'empty',
  'tooLarge',
  'archive',
  'rar',
  'sevenZip',
  'locked',
  'link',
  'ratio',
  'damaged',
  // Failures.
  'jobClosed',
  'noRight',
  /** Somebody left it out. */
  'dropped',
  'other',
]);
export type CvFileReason = z.infer<typeof cvFileReason>;

const counts = z.object(
  Object.fromEntries(cvFileStates.map((state) => [state, z.number().int()])) as Record<CvFileState, z.ZodInt>,
);

export const cvImport = z.object({
  uuid: formats.uuid,
  form: cvImportForm,
  state: cvImportState,
  reason: importReason.nullable(),
  job_uuid: formats.uuid,
  job_title: z.string(),
  kind: jobKind,
  basis: legalBasis,
  basis_note: z.string(),
  /** Bytes of the archive that have come. */
  packed: z.number().int(),
  created_at: formats.instant,
  files: z.number().int(),
  counts,
});
export type CvImport = z.infer<typeof cvImport>;

/** A job for which the caller may bring people in now. */
const intakeJob = z.object({ uuid: formats.uuid, title: z.string(), kind: jobKind });

/** An application, and where it is read. */
export const personThere = z.object({ uuid: formats.uuid, name: z.string(), kind: jobKind, stage });

/** One CV of an import, and what became of it. */
export const cvFile = z.object({
  uuid: formats.uuid,
  position: z.number().int(),
  /** Of the file. */
  name: z.string(),
  size: z.number().int(),
  state: cvFileState,
  reason: cvFileReason.nullable(),
  /** Why the reader could not read it, as a code; null otherwise. */
  failure: z.string().nullable(),
  /** Whose application there is. */
  application: personThere.nullable(),
});
export type CvFile = z.infer<typeof cvFile>;

const path = '/api/v1/intake/imports';

export const listIntakeJobs = domain.endpoint({
  method: 'GET',
  path: '/api/v1/intake/jobs',
  access: 'user',
  role: 'recruiter',
  summary: 'Jobs that take applications and for which the caller may bring people in, those that changed last first',
  input: z.object({}),
  output: listOf(intakeJob),
});

export const startCvImport = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary: 'Begins to bring CVs in for a job: many files at once, or an archive; its bytes follow',
  input: z
    .object({
      job_uuid: formats.uuid,
      form: z.enum(['files', 'archive', 'hand']),
      basis: legalBasis,
      /** Needed where no other basis fits. */
      basis_note: plainText(0, MAX_BASIS_NOTE).default(''),
    })
    .refine(({ basis, basis_note }) => basis !== 'other' || basis_note !== '', {
      path: ['basis_note'],
      error: 'format.required',
    }),
  output: cvImport,
});

export const sendCvFile = domain.endpoint({
  method: 'PUT',
  path: `${path}/file`,
  access: 'user',
  body: 'bytes',
  maxBytes: MAX_CV_BYTES,
  costly: true,
  silent: true,
  summary: 'One CV of an import; sent again for the same position it is the same one',
  input: z.object({
    uuid: formats.uuid,
    position: z.coerce
      .number()
      .int()
      .min(0)
      .max(MAX_CV_FILES - 1),
    /** Percent-encoded: headers hold no Chinese. */
    file_name: z.string().min(1).max(1000),
  }),
  output: cvFile,
});

export const sendArchivePiece = domain.endpoint({
  method: 'PUT',
  path: `${path}/archive`,
  access: 'user',
  body: 'bytes',
  maxBytes: PIECE_BYTES,
  costly: true,
  silent: true,
  summary: 'The bytes of an archive at an offset; at a wrong one it answers 40920 with the right one in `data.offset`',
  input: z.object({ uuid: formats.uuid, offset: z.coerce.number().int().min(0) }),
  output: z.object({ offset: z.number().int() }),
});

export const finishCvImport = domain.endpoint({
  method: 'POST',
  path: `${path}/finish`,
  access: 'user',
  summary: 'Says that all bytes of an import have come; an archive is unpacked in the background',
  input: byUuid,
  output: cvImport,
});

export const getCvImport = domain.endpoint({
  method: 'GET',
  path: `${path}/detail`,
  access: 'user',
  role: 'recruiter',
  summary: 'How far an import of CVs is, and how many stand in each state',
  input: byUuid,
  output: cvImport,
});

export const listCvImports = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  role: 'recruiter',
  summary: 'The imports of CVs that the caller made in the last thirty days, the newest twenty',
  input: z.object({}),
  output: listOf(cvImport),
});

export const listCvFiles = domain.endpoint({
  method: 'GET',
  path: `${path}/files`,
  access: 'user',
  role: 'recruiter',
  summary: 'The CVs of an import with what became of each, in their order',
  input: byUuid.extend({ state: cvFileState.optional(), ...pageInput }),
  output: pageOf(cvFile),
});

export const retryCvImport = domain.endpoint({
  method: 'POST',
  path: `${path}/retry`,
  access: 'user',
  perMinute: 10,
  summary: 'Goes on with an archive that was not unpacked to its end, and with the CVs of an import that have failed',
  input: byUuid,
  output: cvImport,
});
