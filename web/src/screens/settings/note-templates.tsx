import { createNoteTemplate, MAX_NOTE_TEMPLATES } from '@qinghe/contract/settings/note-templates.ts';
import { useDeleteNoteTemplate } from '../../domains/settings/api/delete-note-template.ts';
import { useNoteTemplates } from '../../domains/settings/api/list-note-templates.ts';
import { useSaveNoteTemplate } from '../../domains/settings/api/save-note-template.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SettingsList } from './settings-list.tsx';
import { TemplateDialog } from './template-dialog.tsx';

const schemas = () => import('@qinghe/contract/settings/note-templates.ts');
const creation = async () => (await schemas()).createNoteTemplate.input;
const change = async () => (await schemas()).changeNoteTemplate.input;

/** The words with which an account begins notes about applications. */
export default function NoteTemplates() {
  const { t } = useTranslation('settings');
  const templates = useNoteTemplates();
  const save = useSaveNoteTemplate();
  return (
    <SettingsList
      query={templates}
      creates={createNoteTemplate}
      most={MAX_NOTE_TEMPLATES}
      columns={[
        { key: 'title', title: t('templates.title'), cell: ({ title }) => title, phone: 'title' },
        { key: 'content', title: t('templates.content'), cell: ({ content }) => content },
      ]}
      nameOf={({ title }) => title}
      full="room.templates"
      texts="noteTemplates"
      remove={useDeleteNoteTemplate()}
      questionOf={({ title }) => ({
        title: t('noteTemplates.deleteTitle', { title }),
        hint: t('noteTemplates.deleteHint'),
      })}
      dialog={(template, close) => (
        <TemplateDialog
          template={template}
          templates={templates.data?.items}
          kind="note-template"
          texts="noteTemplates"
          schema={template ? change : creation}
          save={save}
          onClose={close}
        />
      )}
    />
  );
}
