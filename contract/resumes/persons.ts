import { z } from 'zod';
import { formats } from '../formats.ts';
import { byUuid } from '../shapes.ts';
import { applicationSummary } from './application.ts';
import { domain } from './domain.ts';

/** What somebody says of two applications: that they are of one person, or of two. */
const personLinkKind = z.enum(['same', 'different']);
export type PersonLinkKind = z.infer<typeof personLinkKind>;

/** What another application may be of the same person by. */
export const likenessReasons = ['phone', 'email', 'study', 'cv'] as const;
export const likenessReason = z.enum(likenessReasons);
export type LikenessReason = z.infer<typeof likenessReason>;

/** Most applications that are offered beside one as perhaps of the same person. */
export const MAX_LIKELY = 5;

export const otherApplication = applicationSummary.pick({
  uuid: true,
  kind: true,
  stage: true,
  name: true,
  school: true,
  job_title: true,
  applied_at: true,
  withdrawn_at: true,
});
export type OtherApplication = z.infer<typeof otherApplication>;

const personLink = z.object({
  uuid: formats.uuid,
  /** Who said so; null where the machine did. */
  by_name: z.string().nullable(),
  made_at: formats.instant,
  can_undo: z.boolean(),
});

/** An application that is joined; the link is the one by which it hangs on. */
const joinedApplication = z.object({
  /** Null where the caller may not see it. */
  application: otherApplication.nullable(),
  /** Whose job it is for. */
  owner_name: z.string(),
  link: personLink,
});
export type JoinedApplication = z.infer<typeof joinedApplication>;

const likelyApplication = z.object({
  application: otherApplication,
  reasons: z.array(likenessReason),
  /** Whether the caller decides on both. */
  can_decide: z.boolean(),
});
export type LikelyApplication = z.infer<typeof likelyApplication>;

const partedApplication = z.object({ application: otherApplication, link: personLink });
export type PartedApplication = z.infer<typeof partedApplication>;

const person = z.object({
  /** The newest first. */
  joined: z.array(joinedApplication),
  /** Perhaps of the same person: for somebody to say. Those that the caller may see. */
  likely: z.array(likelyApplication),
  /** Said to be of another person. Those that the caller may see. */
  parted: z.array(partedApplication),
});
export type Person = z.infer<typeof person>;

export const getPerson = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/person',
  access: 'user',
  silent: true,
  summary:
    'Other applications of the person in the company, and those that may be; what the caller may not see has no content',
  input: byUuid,
  output: person,
});

const path = '/api/v1/applications/person/links';

export const linkPersons = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary:
    'Says that two applications are of one person, or of two; refused with the current state (40901) where a colleague has said something of them already',
  input: byUuid
    .extend({ other_uuid: formats.uuid, kind: personLinkKind })
    .refine(({ uuid, other_uuid }) => uuid !== other_uuid, { path: ['other_uuid'], error: 'person.itself' }),
  output: person,
});

export const unlinkPersons = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary:
    'Takes back what was said of two applications, the machine’s word too; who said it may, and the master; one taken back already is refused with the current state (40901)',
  input: byUuid.extend({ link_uuid: formats.uuid }),
  output: person,
});
