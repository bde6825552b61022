import type { BatchCheck } from '@qinghe/contract/talents/batches.ts';
import type { TalentFilterInput } from '@qinghe/contract/talents/filter.ts';
import { UseCost } from '../../domains/rights/components/use-cost.tsx';
import { isPayable, useCostWords } from '../../domains/rights/components/use-cost-words.ts';
import { useBatchCheck, useRecallBatch, useSendBatch } from '../../domains/talents/api/batches.ts';
import { useOnlineJobs } from '../../domains/talents/api/list-talents.ts';
import { isApiError, messageOf } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Hint } from '../../ui/text/hint.tsx';
import { undoToast } from '../../ui/toast/undo-notice.tsx';
import { InviteWords } from './invite-words.tsx';

const schema = async () => (await import('@qinghe/contract/talents/batches.ts')).sendBatchInvite.input;

/** How many of a filter can be invited at once. */
const NUMBERS = ['10', '20', '50', '100', '200'];

interface BatchDialogProps {
  /** Who is selected; null for as many of the filter as are wanted. */
  uuids: readonly string[] | null;
  filter: TalentFilterInput;
  jobUuid: string;
  onSent: () => void;
  onClose: () => void;
}

interface Values {
  job_uuid: string;
  number: string;
  words: string;
}

/** Invites many to a job: whom it reaches, who is left out and why, and what it takes, before it is sent. */
export function BatchDialog({ uuids, filter, jobUuid, onSent, onClose }: BatchDialogProps) {
  const { t } = useTranslation('talents');
  const jobs = useOnlineJobs();
  const say = useCostWords('invitation');
  const recall = useRecallBatch({ successToast: t('invite.recalled') });
  const send = useSendBatch({
    onDone: ({ uuid, invited }) =>
      undoToast(
        t('many.done', { count: invited }) + (check.data ? say.after(check.data) : ''),
        () => void recall.run({ uuid }),
      ),
  });
  const form = useApiForm({
    key: `talents:batch:${uuids ? uuids.join() : 'filter'}`,
    drafts: 'memory',
    initial: { job_uuid: jobUuid, number: '20', words: '' },
    schema,
    // Where it takes something else by then nothing is sent, and what it takes now is shown.
    input: ({ number, ...values }: Values) => ({
      ...values,
      ...(uuids ? { uuids: [...uuids] } : { filter, number }),
      expect: { units: check.data?.units ?? 0, coins: check.data?.coins ?? 0 },
    }),
    save: send,
    onSaved: () => {
      onSent();
      onClose();
    },
  });
  const [job, number] = [form.field('job_uuid'), form.field('number')];
  const job_uuid = String(job.value);
  const who = uuids ? { uuids: uuids.join(',') } : { ...filter, number: Number(number.value) };
  const check = useBatchCheck({ job_uuid, ...who });
  const reach = check.data?.reach ?? 0;
  return (
    <FormDialog
      form={form}
      title={uuids ? t('many.title', { count: uuids.length }) : t('many.firstTitle')}
      submit={reach > 0 ? t('many.invite', { count: reach }) : t('many.submit')}
      waiting={check.isFetching}
      disabled={job_uuid !== '' && (!check.data || reach === 0 || !isPayable(check.data))}
      onClose={onClose}
    >
      <SelectField
        label={t('invite.job')}
        options={jobs.map((one) => ({ value: one.uuid, label: one.title }))}
        {...job}
      />
      {!uuids && (
        <SelectField
          label={t('many.number')}
          options={NUMBERS.map((value) => ({ value, label: t('many.people', { count: Number(value) }) }))}
          {...number}
        />
      )}
      <InviteWords field={form.field('words')} jobUuid={String(job.value)} />
      {check.error && (
        <Callout tone="red">
          {isApiError(check.error) ? messageOf(check.error, currentLocale()) : t('many.failed')}
        </Callout>
      )}
      {check.data && <Check check={check.data} />}
      <Hint>{t('many.limits')}</Hint>
    </FormDialog>
  );
}

function Check({ check }: { check: BatchCheck }) {
  const { t } = useTranslation('talents');
  const { asked, reach, left_out } = check;
  return (
    <div>
      <p>
        <b>{reach < asked ? t('many.reachOf', { count: reach, asked }) : t('many.reach', { count: reach })}</b>
      </p>
      {left_out.map(({ why, count }) => (
        <Hint as="p" key={why}>
          {t(`many.why.${why}`, { count })}
        </Hint>
      ))}
      {reach > 0 && <UseCost right="invitation" quote={check} />}
    </div>
  );
}
