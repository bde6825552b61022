import {
  changeInviteTemplate,
  createInviteTemplate,
  type InviteTemplate,
} from '@qinghe/contract/settings/invite-templates.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** A template as a form holds it; one that was never saved has neither uuid nor version. */
export type TemplateValues = Pick<InviteTemplate, 'title' | 'content'> & Partial<InviteTemplate>;

/** Adds a template, or changes the one that has a uuid; `saveAsNew` adds it in any case. The form says what failed. */
export function useSaveInviteTemplate() {
  const create = useAction(createInviteTemplate, { silent: true });
  const change = useAction(changeInviteTemplate, { silent: true });
  const saveAsNew = ({ title, content }: TemplateValues) => create.attempt({ title, content });
  const save = ({ uuid, version, ...text }: TemplateValues) =>
    uuid !== undefined && version !== undefined ? change.attempt({ uuid, version, ...text }) : saveAsNew(text);
  return { save, saveAsNew };
}
