import type { JobsAction } from '@qinghe/contract/jobs/change-many.ts';
import { EXTENSION_MAX_DAYS, type JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useState } from 'react';
import { useHeirs } from '../../../domains/company/api/members.ts';
import { type JobsChange, useChangeJobs, usePlannedChange } from '../../../domains/jobs/api/change-jobs.ts';
import { isLost } from '../../../lib/api/idempotency.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { dayAfter, today } from '../../../lib/time/calendar-day.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PlannedChange } from './planned-change.tsx';

/** Days from today to which deadlines move unless another day is chosen. */
const USUAL_EXTENSION = 30;

interface ChangeJobsDialogProps {
  action: JobsAction;
  jobs: readonly JobSummary[];
  onClose: () => void;
  onDone: () => void;
}

/** One action on many jobs before it is done: how many it is possible for, and why the others are left out. */
export default function ChangeJobsDialog({ action, jobs, onClose, onDone }: ChangeJobsDialogProps) {
  const { t } = useTranslation('jobs');
  const [deadline, setDeadline] = useState(dayAfter(today(), USUAL_EXTENSION));
  const [to, setTo] = useState('');
  const seen = jobs.map(({ uuid, version }) => ({ uuid, version }));
  const { run, busy, error } = useChangeJobs();
  // What got no response may have been done, and the jobs with it: the same is asked again, under the same key.
  const [asked, ask] = useState<JobsChange | null>(null);
  const wasLost = asked !== null && isLost(error);
  const change = (busy || wasLost ? asked : null) ?? changeOf(action, seen, { deadline, to });
  const plan = usePlannedChange(change);
  const count = plan.data?.changed ?? 0;
  const choose = (heir: string) => {
    ask(null);
    setTo(heir);
  };
  const confirm = async () => {
    if (!change || count === 0) return;
    ask(change);
    const done = await run({ ...change, dry_run: false });
    if (!done) return;
    toast.success(t(`bulk.done.${action}`, { count: done.changed }));
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t(`bulk.title.${action}`, { count: jobs.length })}
      confirm={plan.data ? t(`bulk.confirm.${action}`, { count }) : t(`bulk.action.${action}`)}
      destructive={action === 'remove'}
      busy={busy || plan.isFetching}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {action === 'extend' && (
        <TextField
          label={t('extend.day')}
          type="date"
          value={deadline}
          min={dayAfter(today(), 1)}
          max={dayAfter(today(), EXTENSION_MAX_DAYS)}
          onChange={(day) => {
            ask(null);
            setDeadline(day);
          }}
        />
      )}
      {action === 'hand_over' && <Heir value={to} onChange={choose} />}
      {wasLost && <Callout tone="amber">{t('bulk.lost')}</Callout>}
      {change && <PlannedChange plan={plan} hint={t(`bulk.hint.${action}`)} />}
    </ConfirmDialog>
  );
}

function Heir({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('jobs');
  const people = useHeirs().data?.items ?? [];
  const options = people.map(({ uuid, name, phone }) => ({ value: uuid, label: name || phone }));
  return <SelectField label={t('bulk.heir')} value={value} options={options} onChange={onChange} />;
}

/** Null while something that the action needs is missing. */
function changeOf(
  action: JobsAction,
  jobs: JobsChange['jobs'],
  { deadline, to }: { deadline: string; to: string },
): JobsChange | null {
  if (action === 'extend') return deadline === '' ? null : { action, jobs, deadline };
  if (action === 'hand_over') return to === '' ? null : { action, jobs, to };
  return { action, jobs };
}
