import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { Priced, proposePrice } from '@qinghe/contract/orders/prices.ts';
import { useProposePrice } from '../../../domains/orders/api/prices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { DateField } from '../../../ui/field/date-fields.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

type Typed = Omit<InputOf<typeof proposePrice>, 'code'>;

const schema = async () => (await import('@qinghe/contract/orders/prices.ts')).proposePrice.input;

interface PriceDialogProps {
  priced: Pick<Priced, 'code'>;
  name: string;
  /** It is not to be sold from a day on. */
  off?: boolean;
  onClose: () => void;
}

/** Proposes a price from a day on, or an end of the sale; nothing changes before another operator confirms it. */
export function PriceDialog({ priced: { code }, name, off = false, onClose }: PriceDialogProps) {
  const { t } = useTranslation('ops');
  const form = useApiForm<Typed, Priced, InputOf<typeof proposePrice>>({
    key: `ops:price:${code}:${off}`,
    initial: { coins: null, begins_on: '', reason: '' },
    // Without a number nothing would be sold: that is another dialog's wish.
    input: ({ coins, ...typed }) => ({ ...typed, code, coins: off ? null : (coins ?? 0) }),
    schema,
    save: useProposePrice(),
    said: t('prices.made'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(`prices.title.${off ? 'off' : 'price'}`, { name })}
      submit={t('prices.propose')}
      danger={off}
      onClose={onClose}
    >
      <DateField label={t('prices.day')} hint={t('prices.dayHint')} {...form.field('begins_on')} />
      {off ? (
        <Callout tone="amber">{t('prices.offEffect')}</Callout>
      ) : (
        <NumberField label={t('prices.newPrice')} unit={t('prices.unit')} {...form.field('coins')} />
      )}
      <TextArea
        label={t('prices.reason')}
        hint={t('prices.reasonHint')}
        rows={2}
        maxLength={limits.message}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
