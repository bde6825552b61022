import { type Retention, retentionMonths } from '@qinghe/contract/candidates/retention.ts';
import { useRetention, useSaveRetention } from '../../domains/candidates/api/retention.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { fullDay } from '../../lib/time/relative-time.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SettingsForm } from '../../ui/form/settings-form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card, Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Hint } from '../../ui/text/hint.tsx';

/** For how long the company keeps what candidates handed in, what goes next, and what stays. */
export default function DataRetention() {
  const { t, i18n } = useTranslation('control', { keyPrefix: 'retention' });
  const query = useRetention();
  const { data } = query;
  if (!data)
    return (
      <Page lead={t('lead')}>
        <Card flush>
          <QueryState query={query} title={t('failed')} rows={3} />
        </Card>
      </Page>
    );
  const { months, version, ending, next } = data;
  return (
    <Page lead={t('lead')}>
      <MonthsForm retention={{ months, version }} />
      <Section title={t('soon')}>
        <p>{next ? t('ending', { count: ending, day: fullDay(next, i18n.language) }) : t('nothingEnds')}</p>
        <Hint>{t('stays')}</Hint>
      </Section>
    </Page>
  );
}

const schema = async () => (await import('@qinghe/contract/candidates/retention.ts')).saveRetention.input;

function MonthsForm({ retention }: { retention: Retention }) {
  const { t } = useTranslation('control', { keyPrefix: 'retention' });
  const form = useApiForm({
    key: 'company:retention',
    initial: retention,
    schema,
    save: useSaveRetention(),
    latestOf: (current) => current as Retention,
    said: t('saved'),
  });
  const field = form.field('months');
  return (
    <SettingsForm form={form} title={t('title')} save={t('save')}>
      <SelectField
        {...field}
        label={t('months')}
        hint={t('monthsHint')}
        value={String(field.value)}
        options={retentionMonths.map((months) => ({ value: String(months), label: t('choice', { count: months }) }))}
        onChange={(value) => field.onChange(Number(value) as Retention['months'])}
      />
    </SettingsForm>
  );
}
