import { type AdPlace, adPlaces, MAX_AD_DAYS, MAX_AD_TITLE, MAX_AD_WORDS } from '@qinghe/contract/ads/ads.ts';
import { useAdPlace, usePayAd } from '../../domains/ads/api/ads.ts';
import { useOnlineJobs } from '../../domains/talents/api/list-talents.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { daysBetween } from '../../lib/time/calendar-day.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Hint } from '../../ui/text/hint.tsx';
import { toast } from '../../ui/toast/toast.ts';

const schema = async () => (await import('@qinghe/contract/ads/ads.ts')).payAd.input;

interface Draft {
  place: string;
  title: string;
  words: string;
  job_uuid: string;
  from: string;
  to: string;
}

const blank: Draft = { place: 'jobs', title: '', words: '', job_uuid: '', from: '', to: '' };

/** Two lines, where they lead to, and the days; what they cost, and which of them are full, before anything is paid. */
export function AdDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ads');
  const jobs = useOnlineJobs();
  const form = useApiForm({
    key: 'ads:book',
    initial: blank,
    schema,
    input: ({ job_uuid, ...draft }: Draft) => ({
      ...{ ...draft, place: draft.place as AdPlace, job_uuid: job_uuid || null },
      expect: { coins: costOf(draft) },
    }),
    save: usePayAd(),
    onSaved: () => {
      toast.success(t('pay.done'));
      onClose();
    },
  });
  const place = useAdPlace(form.values.place as AdPlace | '').data;
  const costOf = ({ from, to }: Pick<Draft, 'from' | 'to'>): number =>
    from && to >= from ? (daysBetween(from, to) + 1) * (place?.coins ?? 0) : 0;
  const { from, to } = form.values;
  const cost = costOf(form.values);
  const full = place?.full.filter((one) => one >= from && one <= to) ?? [];
  const missing = Math.max(cost - (place?.balance ?? cost), 0);
  return (
    <FormDialog
      form={form}
      title={t('pay.title')}
      submit={cost > 0 ? t('pay.submit', { count: cost }) : t('pay.choose')}
      disabled={full.length > 0 || missing > 0}
      onClose={onClose}
    >
      <p>{t('pay.hint', { count: place?.coins ?? 0, days: MAX_AD_DAYS })}</p>
      <SelectField
        label={t('place.label')}
        options={adPlaces.map((value) => ({ value, label: t(`place.${value}`) }))}
        {...form.field('place')}
      />
      <TextField label={t('pay.line')} maxLength={MAX_AD_TITLE} {...form.field('title')} />
      <TextField label={t('pay.words')} maxLength={MAX_AD_WORDS} {...form.field('words')} />
      <SelectField
        label={t('pay.to')}
        hint={t('pay.toHint')}
        options={jobs.map(({ uuid: value, title: label }) => ({ value, label }))}
        {...form.field('job_uuid')}
      />
      <TextField type="date" label={t('pay.from')} min={place?.first} max={place?.last} {...form.field('from')} />
      <TextField
        type="date"
        label={t('pay.until')}
        min={from || place?.first}
        max={place?.last}
        {...form.field('to')}
      />
      {full.length > 0 && <Callout tone="amber">{t('pay.full', { days: full.join(t('pay.between')) })}</Callout>}
      {missing > 0 && (
        <Callout
          tone="amber"
          action={<ButtonLink to="/recruitment-props/mall-of-rights?acCoin">{t('pay.recharge')}</ButtonLink>}
        >
          {t('pay.missing', { count: missing })}
        </Callout>
      )}
      {place?.balance != null && cost > 0 && missing === 0 && (
        <Hint as="p">{t('pay.after', { balance: place.balance, after: place.balance - cost })}</Hint>
      )}
    </FormDialog>
  );
}
