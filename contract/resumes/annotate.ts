import { z } from 'zod';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { applicationDetail } from './application.ts';
import { domain } from './domain.ts';

/*
 * What colleagues write down about an application: notes, tags, stars. Candidates never see any of it. None of it changes
 * the version of the application, so that a note never makes a colleague's decision stale.
 */

const onApplication = { uuid: formats.uuid };
/** Most colleagues whom one note names. */
export const MAX_MENTIONS = 20;

const noteText = plainText(1, limits.note);
/** Accounts that the text names as @name; whoever is no colleague at work is left out. */
const mentions = z.array(formats.uuid).max(MAX_MENTIONS).optional();

export const addNote = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/notes',
  access: 'user',
  role: 'interviewer',
  idempotent: true,
  summary: 'Adds a note to an application; tells the colleagues whom it names, where they may see the application',
  input: z.object({ ...onApplication, text: noteText, mentions }),
  output: applicationDetail,
});

export const changeNote = domain.endpoint({
  method: 'PUT',
  path: '/api/v1/applications/notes',
  access: 'user',
  role: 'interviewer',
  summary:
    'Changes a note of one’s own, and tells only whom it names anew; a stale version is refused with the current state (40901)',
  input: z.object({ ...onApplication, note_uuid: formats.uuid, version: z.number().int(), text: noteText, mentions }),
  output: applicationDetail,
});

export const removeNote = domain.endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/notes',
  access: 'user',
  role: 'interviewer',
  summary: 'Removes a note of one’s own',
  input: z.object({ ...onApplication, note_uuid: formats.uuid }),
  output: applicationDetail,
});

export const listMentionable = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/notes/colleagues',
  access: 'user',
  role: 'interviewer',
  silent: true,
  summary: 'Whom a note about an application can name, and who of them may see the application',
  input: z.object(onApplication),
  output: z.object({
    items: z.array(z.object({ uuid: formats.uuid, name: z.string(), position: z.string(), sees: z.boolean() })),
    job: z.object({ uuid: formats.uuid, title: z.string() }),
    /** Whether the caller may share the job with those who see nothing of it. */
    may_share: z.boolean(),
  }),
});

export const rateApplication = domain.endpoint({
  method: 'PUT',
  path: '/api/v1/applications/rating',
  access: 'user',
  role: 'interviewer',
  summary: 'The caller’s stars for an application, 1–5; null takes them away',
  input: z.object({ ...onApplication, stars: z.number().int().min(1).max(5).nullable() }),
  output: applicationDetail,
});

/** Most tags of a company. */
export const MAX_TAGS = 200;
const tagged = { uuids: z.array(formats.uuid).min(1).max(1000) };

export const listTags = domain.endpoint({
  method: 'GET',
  path: '/api/v1/applications/tags',
  access: 'user',
  silent: true,
  summary: 'The tags of the company, by name',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ uuid: formats.uuid, name: z.string() })) }),
});

export const addTag = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/tags',
  access: 'user',
  summary: 'Puts a tag on applications, a new one is made; those that the caller may not see are left as they are',
  input: z.object({ ...tagged, name: lineText(1, limits.tagName) }),
  output: z.object({ uuid: formats.uuid, name: z.string(), applications: z.number().int() }),
});

export const removeTag = domain.endpoint({
  method: 'DELETE',
  path: '/api/v1/applications/tags',
  access: 'user',
  summary: 'Takes a tag off applications; a tag that is on none is forgotten',
  input: z.object({ ...tagged, tag_uuid: formats.uuid }),
  output: z.object({ applications: z.number().int() }),
});
