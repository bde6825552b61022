import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { type answerFeedback, type HandledFeedback, MAX_FEEDBACK_ANSWER } from '@qinghe/contract/feedback/console.ts';
import { useEffect, useState } from 'react';
import { useAnswerFeedback, useOpenFeedback } from '../../../domains/feedback/api/console.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { FeedbackView } from './feedback-view.tsx';

const schema = async () => (await import('@qinghe/contract/feedback/console.ts')).answerFeedback.input;

interface AnswerDialogProps {
  feedback: HandledFeedback;
  onClose: () => void;
}

/** The whole of a feedback, and the answer to it; what was new is seen as it opens. */
export function AnswerDialog({ feedback: before, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['ops', 'common']);
  const [feedback, setFeedback] = useState(before);
  const open = useOpenFeedback(setFeedback);
  // Once, as it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an action is made anew with each drawing
  useEffect(() => void open({ uuid: before.uuid }), [before.uuid]);
  if (feedback.state !== 'closed') return <AnswerForm feedback={feedback} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('feedback.title')}
      placement="wide"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <FeedbackView feedback={feedback} />
    </Dialog>
  );
}

function AnswerForm({ feedback, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('ops');
  const { uuid, version } = feedback;
  const form = useApiForm<{ text: string }, HandledFeedback, InputOf<typeof answerFeedback>>({
    key: `ops:feedback:${uuid}`,
    initial: { text: '' },
    input: ({ text }) => ({ text, uuid, version }),
    schema,
    save: useAnswerFeedback(),
    said: t('feedback.answered'),
    latestOf: () => ({}),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('feedback.title')}
      submit={t('feedback.answer')}
      placement="wide"
      onClose={onClose}
    >
      <FeedbackView feedback={feedback} />
      <TextArea
        label={t('feedback.answerLabel')}
        hint={t('feedback.answerHint')}
        rows={5}
        maxLength={MAX_FEEDBACK_ANSWER}
        {...form.field('text')}
      />
    </FormDialog>
  );
}
