import { createRejectTemplate, MAX_REJECT_TEMPLATES } from '@qinghe/contract/settings/reject-templates.ts';
import { useDeleteRejectTemplate } from '../../domains/settings/api/delete-reject-template.ts';
import { useRejectTemplates } from '../../domains/settings/api/list-reject-templates.ts';
import { useSaveRejectTemplate } from '../../domains/settings/api/save-reject-template.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SettingsList } from './settings-list.tsx';
import { TemplateDialog } from './template-dialog.tsx';

const schemas = () => import('@qinghe/contract/settings/reject-templates.ts');
const creation = async () => (await schemas()).createRejectTemplate.input;
const change = async () => (await schemas()).changeRejectTemplate.input;

/** The messages with which an account refuses candidates. */
export default function RejectTemplates() {
  const { t } = useTranslation('settings');
  const templates = useRejectTemplates();
  const save = useSaveRejectTemplate();
  return (
    <SettingsList
      query={templates}
      creates={createRejectTemplate}
      most={MAX_REJECT_TEMPLATES}
      columns={[
        { key: 'title', title: t('templates.title'), cell: ({ title }) => title, phone: 'title' },
        { key: 'content', title: t('templates.content'), cell: ({ content }) => content },
      ]}
      nameOf={({ title }) => title}
      full="room.templates"
      texts="templates"
      starters="reject"
      remove={useDeleteRejectTemplate()}
      questionOf={({ title }) => ({ title: t('templates.deleteTitle', { title }), hint: t('templates.deleteHint') })}
      dialog={(template, close) => (
        <TemplateDialog
          template={template}
          templates={templates.data?.items}
          kind="reject-template"
          texts="templates"
          schema={template ? change : creation}
          save={save}
          onClose={close}
        />
      )}
    />
  );
}
