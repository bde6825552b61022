import type { Talent } from '@qinghe/contract/talents/list.ts';
import { UseCost } from '../../domains/rights/components/use-cost.tsx';
import { isPayable, useCostWords } from '../../domains/rights/components/use-cost-words.ts';
import { useInviteCost, useInviteTalent, useRecallInvitation } from '../../domains/talents/api/invitations.ts';
import { useOnlineJobs } from '../../domains/talents/api/list-talents.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Hint } from '../../ui/text/hint.tsx';
import { undoToast } from '../../ui/toast/undo-notice.tsx';
import { InviteWords } from './invite-words.tsx';

const schema = async () => (await import('@qinghe/contract/talents/invitations.ts')).inviteTalent.input;

interface InviteDialogProps {
  talent: Pick<Talent, 'uuid' | 'code'>;
  jobUuid: string;
  onClose: () => void;
}

interface Values {
  talent_uuid: string;
  job_uuid: string;
  words: string;
}

/** Invites one person to a job: the platform's words as they will be sent, and the company's own for the answer page. */
export function InviteDialog({ talent: { uuid, code }, jobUuid, onClose }: InviteDialogProps) {
  const { t } = useTranslation('talents');
  const jobs = useOnlineJobs();
  const cost = useInviteCost();
  const say = useCostWords('invitation');
  const recall = useRecallInvitation({ successToast: t('invite.recalled') });
  const invite = useInviteTalent({
    onDone: (sent) =>
      undoToast(
        t('invite.done', { code }) + (cost ? say.after(cost) : ''),
        () => void recall.run({ uuid: sent.uuid, version: sent.version }),
      ),
  });
  const form = useApiForm({
    key: `talents:invite:${uuid}`,
    drafts: 'memory',
    initial: { talent_uuid: uuid, job_uuid: jobUuid, words: '' },
    schema,
    // Where it takes something else by then nothing is sent, and what it takes now is shown.
    input: (values: Values) => ({ ...values, expect: { units: cost?.units ?? 0, coins: cost?.coins ?? 0 } }),
    save: invite,
    onSaved: onClose,
  });
  const job = form.field('job_uuid');
  return (
    <FormDialog
      form={form}
      title={t('invite.title', { code })}
      submit={t('invite.submit')}
      waiting={cost === undefined}
      disabled={cost !== undefined && !isPayable(cost)}
      onClose={onClose}
    >
      <SelectField
        label={t('invite.job')}
        options={jobs.map((one) => ({ value: one.uuid, label: one.title }))}
        {...job}
      />
      <InviteWords field={form.field('words')} jobUuid={String(job.value)} />
      {cost && <UseCost right="invitation" quote={cost} />}
      <Hint>{t('invite.limits')}</Hint>
    </FormDialog>
  );
}
