import { changeNoteTemplate, createNoteTemplate, type NoteTemplate } from '@qinghe/contract/settings/note-templates.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** A template as a form holds it; one that was never saved has neither uuid nor version. */
type TemplateValues = Pick<NoteTemplate, 'title' | 'content'> & Partial<NoteTemplate>;

/** Adds a template, or changes the one that has a uuid; `saveAsNew` adds it in any case. The form says what failed. */
export function useSaveNoteTemplate() {
  const create = useAction(createNoteTemplate, { silent: true });
  const change = useAction(changeNoteTemplate, { silent: true });
  const saveAsNew = ({ title, content }: TemplateValues) => create.attempt({ title, content });
  const save = ({ uuid, version, ...text }: TemplateValues) =>
    uuid !== undefined && version !== undefined ? change.attempt({ uuid, version, ...text }) : saveAsNew(text);
  return { save, saveAsNew };
}
