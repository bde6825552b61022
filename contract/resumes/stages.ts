import { z } from 'zod';

/** Hiring stages in their order; `reject` ends an application (product document, section 3). */
export const stages = ['new', 'primary_screening', 'written', 'interview', 'employed', 'reject'] as const;
export const stage = z.enum(stages);
export type Stage = z.infer<typeof stage>;
/** A list of one stage, or of all of them, those who are parked among them. */
export const listedStage = z.enum([...stages, 'all']);
export type ListedStage = z.infer<typeof listedStage>;
/** A number for each stage. */
export const stageCounts = z.record(stage, z.number().int());

/** Two kinds of recruitment: internship (实习) and campus (校招). */
export const jobKinds = ['internship', 'campus'] as const;
export const jobKind = z.enum(jobKinds);
export type JobKind = z.infer<typeof jobKind>;

/** Seconds in which a move can be taken back and before any message about it goes out. */
export const UNDO_SECONDS = 10;

/** Days in which a company promises an answer to a new application. */
export const REPLY_PROMISE_DAYS = 3;
