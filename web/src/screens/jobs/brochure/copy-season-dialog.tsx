import type { BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useNavigate } from 'react-router';
import { useCopySeason, useSeason } from '../../../domains/jobs/api/season.ts';
import { GraduationYearsField } from '../../../domains/jobs/components/graduation-years-field.tsx';
import { brochureAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './brochure.module.css';

const schema = async () => (await import('@qinghe/contract/talks/copy-season.ts')).copySeason.input;

/** The next season begins as this one was: what of it, and for which years. */
export default function CopySeasonDialog({ brochure, onClose }: { brochure: BrochureDetail; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { uuid, title, graduation_years, job_items } = brochure;
  const talks = useSeason(uuid).data?.talks ?? [];
  const form = useApiForm({
    key: `season-copy:${uuid}`,
    initial: {
      brochure_uuid: uuid,
      title: title.replace(/20\d\d/g, (year) => String(Number(year) + 1)),
      graduation_years: graduation_years.map((year) => year + 1),
      year_later: true,
      job_uuids: job_items.map((job) => job.uuid),
      talk_uuids: [] as string[],
    },
    schema,
    save: useCopySeason(),
    onSaved: (made) => {
      toast.success(
        [
          t('season.copied'),
          made.jobs > 0 && t('season.copiedJobs', { count: made.jobs }),
          made.talks > 0 && t('season.copiedTalks', { count: made.talks }),
        ]
          .filter((words) => words !== false)
          .join(' · '),
      );
      onClose();
      void navigate(brochureAddresses.edit(made.uuid));
    },
  });
  const years = form.field('graduation_years');
  return (
    <FormDialog form={form} title={t('season.copy')} submit={t('season.copySubmit')} onClose={onClose}>
      <Hint>{t('season.copyHint')}</Hint>
      <TextField label={t('brochure.title')} maxLength={limits.brochureTitle} {...form.field('title')} />
      <GraduationYearsField {...years} label={t('season.years')} />
      <SwitchField label={t('season.yearLater')} hint={t('season.yearLaterHint')} {...form.field('year_later')} />
      <Picked
        title={t('season.pickJobs')}
        items={job_items.map((job) => ({ uuid: job.uuid, label: job.title || t('untitled') }))}
        {...form.field('job_uuids')}
      />
      <Picked
        title={t('season.pickTalks')}
        items={talks.map((talk) => ({ uuid: talk.uuid, label: nameOf(talk) }))}
        {...form.field('talk_uuids')}
      />
    </FormDialog>
  );
}

interface PickedProps {
  title: string;
  items: readonly { uuid: string; label: string }[];
  value: string[];
  onChange: (value: string[]) => void;
}

/** Some of what there is; nothing where there is none. */
function Picked({ title, items, value, onChange }: PickedProps) {
  if (items.length === 0) return null;
  return (
    <fieldset className={styles.schedule}>
      <legend>{title}</legend>
      <div className={styles.picked}>
        {items.map(({ uuid, label }) => (
          <label key={uuid}>
            <input
              type="checkbox"
              checked={value.includes(uuid)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...value, uuid] : value.filter((one) => one !== uuid))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Titles mostly say the school. */
const nameOf = ({ title, school }: { title: string; school: string }): string =>
  school === '' || title.includes(school) ? title : `${title} · ${school}`;
