import { lazy } from 'react';
import { i18n } from '../../../lib/i18n/i18n.ts';

/* The record is drawn first; its forms come after it, and are there by the time somebody types. */
async function load() {
  const [forms] = await Promise.all([import('./record-forms.ts'), i18n.loadNamespaces('ui')]);
  return forms;
}

export const NoteForm = lazy(async () => ({ default: (await load()).NoteForm }));
export const NoteChange = lazy(async () => ({ default: (await load()).NoteChange }));
export const ReasonDialog = lazy(async () => ({ default: (await load()).ReasonDialog }));
export const RejectDialog = lazy(async () => ({ default: (await load()).RejectDialog }));
