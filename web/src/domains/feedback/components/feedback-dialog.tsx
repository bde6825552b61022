import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { type Feedback, MAX_FEEDBACK, MIN_FEEDBACK, type sendFeedback } from '@qinghe/contract/feedback/feedback.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import { useUserInfo } from '../../account/api/get-user-info.ts';
import { useSendFeedback } from '../api/feedback.ts';
import { PicturesField } from './pictures-field.tsx';

const schema = async () => (await import('@qinghe/contract/feedback/feedback.ts')).sendFeedback.input;

interface Draft {
  text: string;
  contact: string;
  pictures: string[];
}

interface FeedbackDialogProps {
  /** Of the error from whose page it comes. */
  errorId?: string;
  onClose: () => void;
}

/** What is wrong or missing, from wherever one is: the path of the page goes along, never its query. */
export default function FeedbackDialog({ errorId: error_id = '', onClose }: FeedbackDialogProps) {
  const { t } = useTranslation('feedback');
  const { pathname: page } = useLocation();
  const { user_email, phone } = useUserInfo().data ?? {};
  const reach = user_email ?? phone;
  const [uploads, setUploads] = useState(false);
  const form = useApiForm<Draft, Feedback, InputOf<typeof sendFeedback>>({
    key: 'feedback:new',
    initial: { text: '', contact: '', pictures: [] },
    schema,
    input: (draft) => ({ ...draft, page, error_id, build: __BUILD_ID__ }),
    save: useSendFeedback(),
    said: t('form.sent'),
    startsOver: true,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('form.title')} submit={t('form.submit')} waiting={uploads} onClose={onClose}>
      <TextArea
        label={t('form.text')}
        hint={t('form.textHint', { min: MIN_FEEDBACK })}
        rows={6}
        maxLength={MAX_FEEDBACK}
        {...form.field('text')}
      />
      <PicturesField label={t('form.pictures')} onBusy={setUploads} {...form.field('pictures')} />
      <TextField
        label={t('form.contact')}
        hint={reach ? t('form.contactHint', { reach }) : undefined}
        maxLength={limits.email}
        {...form.field('contact')}
      />
      {error_id !== '' && <Hint as="p">{t('form.error', { id: error_id })}</Hint>}
      <Hint as="p">{t(user_email ? 'form.effectMail' : 'form.effect', { page })}</Hint>
    </FormDialog>
  );
}
