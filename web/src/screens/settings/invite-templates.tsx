import { createInviteTemplate, MAX_INVITE_TEMPLATES } from '@qinghe/contract/settings/invite-templates.ts';
import { useDeleteInviteTemplate } from '../../domains/settings/api/delete-invite-template.ts';
import { useInviteTemplates } from '../../domains/settings/api/list-invite-templates.ts';
import { useSaveInviteTemplate } from '../../domains/settings/api/save-invite-template.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SettingsList } from './settings-list.tsx';
import { TemplateDialog } from './template-dialog.tsx';

const schemas = () => import('@qinghe/contract/settings/invite-templates.ts');
const creation = async () => (await schemas()).createInviteTemplate.input;
const change = async () => (await schemas()).changeInviteTemplate.input;

/** The words with which an account invites candidates to apply. */
export default function InviteTemplates() {
  const { t } = useTranslation('settings');
  const templates = useInviteTemplates();
  const save = useSaveInviteTemplate();
  return (
    <SettingsList
      query={templates}
      creates={createInviteTemplate}
      most={MAX_INVITE_TEMPLATES}
      columns={[
        { key: 'title', title: t('templates.title'), cell: ({ title }) => title, phone: 'title' },
        { key: 'content', title: t('templates.content'), cell: ({ content }) => content },
      ]}
      nameOf={({ title }) => title}
      full="room.templates"
      texts="invites"
      starters="invite"
      remove={useDeleteInviteTemplate()}
      questionOf={({ title }) => ({ title: t('invites.deleteTitle', { title }), hint: t('invites.deleteHint') })}
      dialog={(template, close) => (
        <TemplateDialog
          template={template}
          templates={templates.data?.items}
          kind="invite-template"
          texts="invites"
          schema={template ? change : creation}
          save={save}
          onClose={close}
        />
      )}
    />
  );
}
