import { type Degree, degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import type { JobSummary } from '@qinghe/contract/jobs/job.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { type AnonymousUntil, anonymousUntils } from '@qinghe/contract/resumes/anonymous-until.ts';
import { MAX_SCREENED_MAJORS, type ScreeningRule, type saveScreeningRule } from '@qinghe/contract/resumes/screening.ts';
import { GraduationYearsField } from '../../../domains/jobs/components/graduation-years-field.tsx';
import { useSaveScreeningRule, useScreeningRule } from '../../../domains/resumes/api/screening.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TagsField } from '../../../ui/field/tags-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { QueryState } from '../../../ui/state/query-state.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AnswerConditions, fromTyped, type TypedRule, toTyped } from './answer-conditions.tsx';
import { PlannedScreening } from './planned-screening.tsx';

const schema = async () => (await import('@qinghe/contract/resumes/screening.ts')).saveScreeningRule.input;

interface ScreeningDialogProps {
  job: JobSummary;
  onClose: () => void;
}

/** What a job asks at least of who applies. */
export default function ScreeningDialog({ job, onClose }: ScreeningDialogProps) {
  const { t } = useTranslation('jobs', { keyPrefix: 'screening' });
  const { t: common } = useTranslation('common');
  const query = useScreeningRule(job.uuid);
  if (query.data) return <RuleForm job={job} rule={query.data} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('title', { title: job.title })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <QueryState query={query} title={t('failed')} rows={5} />
    </Dialog>
  );
}

function RuleForm({ job, rule, onClose }: ScreeningDialogProps & { rule: ScreeningRule }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'screening' });
  const form = useApiForm<TypedRule, OutputOf<typeof saveScreeningRule>, InputOf<typeof saveScreeningRule>>({
    key: `screening:${job.uuid}`,
    initial: { job_uuid: job.uuid, ...toTyped(rule) },
    input: fromTyped,
    latestOf: (current) => toTyped(current as ScreeningRule),
    schema,
    save: useSaveScreeningRule(),
    onSaved: ({ parked, released, hidden, revealed }) => {
      const moved = [
        parked > 0 && t('parked', { count: parked }),
        released > 0 && t('released', { count: released }),
        hidden > 0 && t('hidden', { count: hidden }),
        revealed > 0 && t('revealed', { count: revealed }),
      ];
      toast.success([t('saved'), ...moved.filter((one) => one !== false)].join(t('then')));
      onClose();
    },
  });
  const degree = form.field('min_degree');
  const start = form.field('latest_start');
  const until = form.field('anonymous_until');
  return (
    <FormDialog form={form} title={t('title', { title: job.title })} onClose={onClose}>
      <Hint>{t('lead')}</Hint>
      <SelectField
        {...degree}
        label={t('degree')}
        value={degree.value ?? ''}
        options={[
          { value: '', label: t('any') },
          ...degrees.map((code) => ({ value: code, label: t('atLeast', { degree: degreeName(code) }) })),
        ]}
        onChange={(value) => degree.onChange((value || null) as Degree | null)}
      />
      {job.kind === 'internship' && (
        <>
          <NumberField label={t('days')} unit={t('daysUnit')} min={1} max={7} {...form.field('days_per_week')} />
          <NumberField label={t('months')} unit={t('monthsUnit')} min={1} max={24} {...form.field('months')} />
          <TextField
            {...start}
            label={t('start')}
            type="date"
            value={start.value ?? ''}
            onChange={(day) => start.onChange(day || null)}
          />
        </>
      )}
      <GraduationYearsField label={t('years')} {...form.field('graduation_years')} />
      <TagsField
        label={t('majors')}
        hint={t('majorsHint')}
        max={MAX_SCREENED_MAJORS}
        maxLength={limits.major}
        {...form.field('majors')}
      />
      <AnswerConditions form={form} rule={rule} />
      <Hint>{t('later')}</Hint>
      <SelectField
        {...until}
        label={t('anonymous.label')}
        value={until.value ?? ''}
        options={[
          { value: '', label: t('anonymous.off') },
          ...anonymousUntils.map((stage) => ({ value: stage, label: t(`anonymous.until.${stage}`) })),
        ]}
        onChange={(stage) => until.onChange((stage || null) as AnonymousUntil | null)}
      />
      {(until.value !== null || rule.anonymous_until !== null) && <Hint>{t('anonymous.how')}</Hint>}
      <Hint>{t('anonymous.honest')}</Hint>
      <PlannedScreening values={form.values} />
    </FormDialog>
  );
}
