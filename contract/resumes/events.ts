import { z } from 'zod';
import { formats } from '../formats.ts';
import { jobKind, stage } from './stages.ts';

const application = { uuid: formats.uuid, job_uuid: formats.uuid, kind: jobKind };

export const resumeEvents = [
  z.object({ type: z.literal('application.created'), ...application }),
  z.object({ type: z.literal('application.moved'), ...application, from: stage, to: stage, version: z.number().int() }),
  z.object({ type: z.literal('application.read'), ...application }),
  /** A message to the candidate has gone out. */
  z.object({ type: z.literal('application.messaged'), ...application }),
  /** The candidate took it back. */
  z.object({ type: z.literal('application.withdrawn'), ...application }),
  /** It is gone for good, with all that hung on it. */
  z.object({ type: z.literal('application.erased'), ...application }),
  /** A colleague wrote a note, put a tag or gave stars. */
  z.object({ type: z.literal('application.noted'), ...application }),
  /** Many were moved, tagged or taken back at once: one event for all of them. */
  z.object({ type: z.literal('applications.changed'), batch_uuid: formats.uuid }),
] as const;

/** Domains of which something is no longer as it was. */
export const touchedByResumes = {
  'application.created': ['resumes', 'jobs'],
  'application.moved': ['resumes', 'jobs'],
  'application.read': ['resumes'],
  'application.messaged': ['resumes'],
  'application.withdrawn': ['resumes', 'jobs'],
  'application.erased': ['resumes', 'jobs'],
  'application.noted': ['resumes'],
  'applications.changed': ['resumes', 'jobs'],
} as const;
