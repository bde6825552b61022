import {
  changeRejectTemplate,
  createRejectTemplate,
  type RejectTemplate,
} from '@qinghe/contract/settings/reject-templates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { touch } from '../../../lib/touch.ts';

/** A template as a form holds it; one that was never saved has neither uuid nor version. */
export type TemplateValues = Pick<RejectTemplate, 'title' | 'content'> & Partial<RejectTemplate>;

/** Adds a template, or changes the one that has a uuid. The form says what failed. */
export function useSaveRejectTemplate(): (values: TemplateValues) => Promise<RejectTemplate> {
  const client = useQueryClient();
  return async ({ uuid, version, ...text }) => {
    const saved =
      uuid !== undefined && version !== undefined
        ? await call(changeRejectTemplate, { uuid, version, ...text })
        : await call(createRejectTemplate, text);
    touch(client, ['settings']);
    return saved;
  };
}
