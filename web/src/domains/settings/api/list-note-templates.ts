import { listNoteTemplates } from '@qinghe/contract/settings/note-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useNoteTemplates = ({ enabled = true } = {}) =>
  useQuery({ ...apiQuery(listNoteTemplates, {}, { silent: true }), enabled });
