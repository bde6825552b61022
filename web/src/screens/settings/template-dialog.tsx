import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import type { Schema } from '../../ui/form/issues.ts';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { PlaceChips } from './place-chips.tsx';

interface Template {
  uuid: string;
  version: number;
  title: string;
  content: string;
}

/** A template as a form holds it; one that was never saved has neither uuid nor version. */
type Values = Pick<Template, 'title' | 'content'> & Partial<Template>;

interface TemplateDialogProps {
  /** Null for a new one. */
  template: Template | null;
  /** All that there are: two may have one title, which is said. */
  templates: readonly Template[] | undefined;
  kind: 'reject-template' | 'invite-template' | 'note-template';
  texts: 'templates' | 'invites' | 'noteTemplates';
  schema: () => Promise<Schema<Values>>;
  save: { save: (values: Values) => Promise<Template>; saveAsNew: (values: Values) => Promise<Template> };
  onClose: () => void;
}

/** Words with a title that an account keeps: for candidates, with places that are filled in, or for its own notes. */
export function TemplateDialog({ template, templates, kind, texts, schema, save, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('settings');
  const initial: Values = template ?? { title: '', content: '' };
  const form = useApiForm({
    key: `${kind}:${template?.uuid ?? 'new'}`,
    initial,
    schema,
    ...save,
    said: t('saved'),
    onSaved: onClose,
  });
  const isNote = kind === 'note-template';
  const title = form.values.title.trim();
  const isTaken = templates?.some((one) => one.title === title && one.uuid !== template?.uuid);
  return (
    <FormDialog form={form} title={t(template ? `${texts}.changeTitle` : `${texts}.add`)} onClose={onClose}>
      <TextField
        label={t('templates.title')}
        hint={isTaken ? t(isNote ? 'noteTemplates.sameTitle' : 'templates.sameTitle') : undefined}
        maxLength={limits.templateTitle}
        {...form.field('title')}
      />
      <TextArea
        label={t('templates.content')}
        hint={t(isNote ? 'noteTemplates.contentHint' : 'templates.contentHint')}
        rows={5}
        maxLength={isNote ? limits.note : limits.message}
        {...form.field('content')}
      />
      {!isNote && <PlaceChips text={form.values.content} onChange={form.field('content').onChange} />}
    </FormDialog>
  );
}
