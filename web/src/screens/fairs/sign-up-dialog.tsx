import {
  type Fair,
  MAX_FAIR_JOBS,
  MAX_PEOPLE,
  type SignUpFields,
  signUpForFair,
} from '@qinghe/contract/fairs/sign-up.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { talkTime } from '@qinghe/contract/talks/talk-time.ts';
import { useMay } from '../../domains/account/may.ts';
import { useSaveSignUp } from '../../domains/fairs/api/sign-up.ts';
import { useFoundJobs } from '../../domains/jobs/api/find-jobs.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { atMinute } from '../../lib/time/china-minute.ts';
import { MultiSelectField } from '../../ui/field/multi-select-field.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import styles from './fairs.module.css';

type SignUpValues = Omit<SignUpFields, 'people'> & { version: number; people: number | null };

const valuesOf = ({ sign_up }: Fair): SignUpValues => ({
  version: sign_up?.version ?? 0,
  job_uuids: sign_up?.jobs.map(({ uuid }) => uuid) ?? [],
  contact_name: sign_up?.contact_name ?? '',
  contact_phone: sign_up?.contact_phone ?? '',
  people: sign_up?.people ?? null,
});

const schema = async () => (await import('@qinghe/contract/fairs/sign-up.ts')).signUpForm;

/** What a fair is, and the company's sign-up for it; once that has closed it is shown alone. */
export function SignUpDialog({ fair, onClose }: { fair: Fair; onClose: () => void }) {
  const { t, i18n } = useTranslation('fairs');
  const { uuid, title, sign_up } = fair;
  const may = useMay();
  const isClosed = (sign_up !== null && !sign_up.abilities.change) || !may(signUpForFair);
  const online = useFoundJobs('', { enabled: !isClosed }).items.filter(({ state }) => state === 'online');
  const kept = sign_up?.jobs.filter((job) => !online.some((one) => one.uuid === job.uuid)) ?? [];
  const form = useApiForm<SignUpValues, Fair, SignUpFields & { version: number }>({
    key: `fair-sign-up:${uuid}`,
    drafts: 'memory',
    initial: valuesOf(fair),
    // A number that is not there yet is refused at its field.
    input: ({ people, ...fields }) => ({ ...fields, people: people as number }),
    schema,
    save: useSaveSignUp(uuid, sign_up?.uuid),
    latestOf: (current) => valuesOf(current as Fair),
    said: t(sign_up ? 'signUp.changed' : 'signUp.done', { title }),
    onSaved: onClose,
  });
  const where = [fair.city_name, fair.place, fair.address].filter(Boolean).join(' · ');
  return (
    <FormDialog
      form={form}
      title={title}
      submit={t(sign_up?.state === 'refused' ? 'signUp.again' : sign_up ? 'signUp.save' : 'signUp.submit')}
      placement="wide"
      disabled={isClosed}
      onClose={onClose}
    >
      <div className={styles.title}>
        <span>{talkTime(atMinute(fair.starts_at), atMinute(fair.ends_at), i18n.language)}</span>
        <span className={styles.facts}>{where}</span>
      </div>
      <p className={styles.text}>{fair.text}</p>
      <MultiSelectField
        label={t('field.jobs')}
        max={MAX_FAIR_JOBS}
        hint={sign_up && sign_up.other_jobs > 0 ? t('signUp.otherJobs', { count: sign_up.other_jobs }) : undefined}
        options={[...online, ...kept].map((job) => ({ value: job.uuid, label: job.title }))}
        {...form.field('job_uuids')}
      />
      <div className={styles.pair}>
        <TextField label={t('field.contactName')} maxLength={limits.personName} {...form.field('contact_name')} />
        <PhoneField label={t('field.contactPhone')} {...form.field('contact_phone')} />
        <NumberField label={t('field.people')} min={1} max={MAX_PEOPLE} {...form.field('people')} />
      </div>
    </FormDialog>
  );
}
