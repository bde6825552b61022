import { z } from 'zod';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most templates of notes that an account may have. */
export const MAX_NOTE_TEMPLATES = 20;

const text = { title: lineText(1, limits.templateTitle), content: plainText(1, limits.note) };

/** Words with which an account begins notes about applications; what is written from them is a note of its own. */
export const noteTemplate = z.object({
  uuid: formats.uuid,
  title: z.string(),
  content: z.string(),
  version: z.number().int(),
});
export type NoteTemplate = z.infer<typeof noteTemplate>;

const path = '/api/v1/account/note_content';

export const listNoteTemplates = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Templates of notes of the signed-in account, oldest first',
  input: z.object({}),
  output: listOf(noteTemplate),
});

export const createNoteTemplate = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  role: 'interviewer',
  idempotent: true,
  summary: 'Adds a template of notes',
  input: z.object(text),
  output: noteTemplate,
});

export const changeNoteTemplate = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  role: 'interviewer',
  summary: 'Changes a template of notes',
  input: seen.extend(text),
  output: noteTemplate,
});

export const deleteNoteTemplate = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  role: 'interviewer',
  summary: 'Deletes a template of notes',
  input: byUuid,
  output: done,
});
