import { deleteNoteTemplate } from '@qinghe/contract/settings/note-templates.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useDeleteNoteTemplate = () => useAction(deleteNoteTemplate);
