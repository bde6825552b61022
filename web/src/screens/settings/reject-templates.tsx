import { MAX_REJECT_TEMPLATES } from '@qinghe/contract/settings/reject-templates.ts';
import { useTranslation } from 'react-i18next';
import { useDeleteRejectTemplate } from '../../domains/settings/api/delete-reject-template.ts';
import { useRejectTemplates } from '../../domains/settings/api/list-reject-templates.ts';
import { OwnedList } from './owned-list.tsx';
import { TemplateDialog } from './reject-templates/template-dialog.tsx';

/** The messages with which an account refuses candidates. */
export default function RejectTemplates() {
  const { t } = useTranslation('settings');
  return (
    <OwnedList
      query={useRejectTemplates()}
      most={MAX_REJECT_TEMPLATES}
      columns={[
        { key: 'title', title: t('templates.title'), cell: ({ title }) => title, phone: 'title' },
        { key: 'content', title: t('templates.content'), cell: ({ content }) => content },
      ]}
      nameOf={({ title }) => title}
      full="room.rejectTemplates"
      texts="templates"
      remove={useDeleteRejectTemplate()}
      questionOf={({ title }) => ({ title: t('templates.deleteTitle', { title }), hint: t('templates.deleteHint') })}
      dialog={(template, close) => <TemplateDialog template={template} onClose={close} />}
    />
  );
}
