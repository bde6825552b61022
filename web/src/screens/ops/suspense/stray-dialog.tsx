import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { FEN_A_COIN } from '@qinghe/contract/orders/goods.ts';
import type { proposeStray, StrayPayment, StrayPlan } from '@qinghe/contract/orders/suspense.ts';
import { useProposeStray } from '../../../domains/orders/api/suspense.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

interface Typed {
  to: StrayPlan;
  order: string;
  bank_number: string;
  words: string;
}

const schema = async () => (await import('@qinghe/contract/orders/suspense.ts')).proposeStray.input;

/** What can be done with it: no service pays a transfer back, and people transfer only what a service does not pay. */
const plansOf = ({ method, state, fen }: StrayPayment): StrayPlan[] => [
  ...(fen % FEN_A_COIN === 0 ? (['order', 'coins'] as const) : []),
  ...(method === 'bank' ? [] : (['back'] as const)),
  ...(method === 'bank' || state === 'stuck' ? (['sent'] as const) : []),
];

/** Proposes where money in suspense goes; nothing moves before another operator confirms it. */
export function StrayDialog({ stray, onClose }: { stray: StrayPayment; onClose: () => void }) {
  const { t } = useTranslation('ops');
  const { uuid, version, company, fen, order } = stray;
  const plans = plansOf(stray);
  const form = useApiForm<Typed, StrayPayment, InputOf<typeof proposeStray>>({
    key: `ops:stray:${uuid}`,
    drafts: 'memory',
    initial: {
      to: stray.why === 'sum' && plans.includes('order') ? 'order' : (plans[0] ?? 'back'),
      ...{ order: order.paid ? '' : order.number, bank_number: '', words: '' },
    },
    input: ({ to, words, ...typed }) => ({
      ...{ uuid, version, to, words },
      ...{ order: to === 'order' ? typed.order : '', bank_number: to === 'sent' ? typed.bank_number : '' },
    }),
    schema,
    save: useProposeStray(),
    said: t('suspense.made'),
    onSaved: onClose,
  });
  const { to } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('suspense.title', { company, yuan: fen / 100 })}
      submit={t('suspense.submit')}
      onClose={onClose}
    >
      <RadioField
        label={t('suspense.to')}
        {...(fen % FEN_A_COIN > 0 && { hint: t('suspense.odd') })}
        options={plans.map((value) => ({ value, label: t(`suspense.tos.${value}`) }))}
        {...form.field('to')}
      />
      {to === 'order' && (
        <TextField label={t('suspense.order')} hint={t('suspense.orderHint')} maxLength={40} {...form.field('order')} />
      )}
      {to === 'sent' && (
        <TextField
          label={t('suspense.bankNumber')}
          hint={t('suspense.bankNumberHint')}
          maxLength={64}
          {...form.field('bank_number')}
        />
      )}
      <TextArea
        label={t('suspense.words')}
        hint={t('suspense.wordsHint')}
        rows={2}
        maxLength={limits.message}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
