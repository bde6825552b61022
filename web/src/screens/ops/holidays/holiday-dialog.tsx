import type { enterHolidays } from '@qinghe/contract/dict/holidays.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { useEnterHolidays } from '../../../domains/dict/api/holidays.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

const schema = async () => (await import('@qinghe/contract/dict/holidays.ts')).enterHolidays.input;

interface NoticeValues {
  year: number | null;
  notice: string;
}

/** Reads the notice of a year as it was published; its weekdays and counts are held against the year. */
export function HolidayDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const { t } = useTranslation('ops', { keyPrefix: 'holidays' });
  const form = useApiForm<NoticeValues, OutputOf<typeof enterHolidays>, InputOf<typeof enterHolidays>>({
    key: 'ops:holidays',
    initial: { year, notice: '' },
    input: (values) => ({ notice: values.notice, year: values.year ?? 0 }),
    schema,
    save: useEnterHolidays(),
    onSaved: ({ year: saved, holidays, worked }) => {
      toast.success(t('saved', { year: saved, count: holidays.length, worked: worked.length }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('enter')} onClose={onClose}>
      <NumberField label={t('year')} {...form.field('year')} />
      <TextArea label={t('notice')} hint={t('noticeHint')} rows={10} {...form.field('notice')} />
    </FormDialog>
  );
}
