import {
  changeRejectTemplate,
  createRejectTemplate,
  type RejectTemplate,
} from '@qinghe/contract/settings/reject-templates.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** A template as a form holds it; one that was never saved has neither uuid nor version. */
export type TemplateValues = Pick<RejectTemplate, 'title' | 'content'> & Partial<RejectTemplate>;

/** Adds a template, or changes the one that has a uuid; `saveAsNew` adds it in any case. The form says what failed. */
export function useSaveRejectTemplate() {
  const create = useAction(createRejectTemplate, { silent: true });
  const change = useAction(changeRejectTemplate, { silent: true });
  const saveAsNew = ({ title, content }: TemplateValues) => create.attempt({ title, content });
  const save = ({ uuid, version, ...text }: TemplateValues) =>
    uuid !== undefined && version !== undefined ? change.attempt({ uuid, version, ...text }) : saveAsNew(text);
  return { save, saveAsNew };
}
