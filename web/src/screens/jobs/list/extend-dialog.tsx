import { EXTENSION_MAX_DAYS, type JobSummary } from '@qinghe/contract/jobs/job.ts';
import { Suspense, useState } from 'react';
import { useExtendDeadline } from '../../../domains/jobs/api/change-job.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withTexts } from '../../../lib/i18n/with-texts.ts';
import { dayAfter, today } from '../../../lib/time/calendar-day.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';
import { toast } from '../../../ui/toast/toast.ts';

const schema = async () => (await import('@qinghe/contract/jobs/endpoints.ts')).extendDeadline.input;

const PlaceDialog = onDemand(
  withTexts(['rights', 'uses'], () => import('../../../domains/rights/components/place-dialog.tsx')),
);

/** Days by which a deadline is extended unless somebody chooses another day. */
const USUAL_EXTENSION = 30;

/** Asks for a later deadline; the job stays online, or comes back online with it. */
export default function ExtendDialog({ job, onClose }: { job: JobSummary; onClose: () => void }) {
  const { t, i18n } = useTranslation('jobs');
  const latest = dayAfter(today(), EXTENSION_MAX_DAYS);
  const from = job.deadline && job.deadline > today() ? job.deadline : today();
  const usual = dayAfter(from, USUAL_EXTENSION);
  const say = (deadline: string) => day(new Date(`${deadline}T00:00:00+08:00`), i18n.language, true);
  const extend = useExtendDeadline();
  /** What was to be extended when no place was left. */
  const [full, setFull] = useState<Parameters<typeof extend>[0]>();
  const form = useApiForm({
    key: `deadline:${job.uuid}`,
    initial: { uuid: job.uuid, version: job.version, deadline: usual < latest ? usual : latest },
    schema,
    save: (input: Parameters<typeof extend>[0]) =>
      extend(input).catch((error: unknown) => {
        if (hasCode(error, 40906)) setFull(input);
        throw error;
      }),
    onSaved: ({ deadline }) => {
      toast.success(t('extend.done', { title: job.title, day: say(deadline ?? '') }));
      onClose();
    },
  });
  if (full)
    return (
      <Suspense fallback={<HoldKeys />}>
        <PlaceDialog
          job={{ ...job, title: job.title || t('untitled') }}
          to="online"
          publish={() => extend(full)}
          onDone={onClose}
          onClose={() => setFull(undefined)}
        />
      </Suspense>
    );
  return (
    <FormDialog
      form={form}
      title={t('extend.title', { title: job.title })}
      submit={t('extend.submit')}
      onClose={onClose}
    >
      <TextField
        label={t('extend.day')}
        hint={
          job.deadline
            ? t(`extend.hint.${job.state === 'expired' ? 'expired' : 'online'}`, { day: say(job.deadline) })
            : undefined
        }
        type="date"
        min={dayAfter(from, 1)}
        max={latest}
        {...form.field('deadline')}
      />
    </FormDialog>
  );
}
