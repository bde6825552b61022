import type { Right } from '@qinghe/contract/rights/right.ts';
import { useHeirs } from '../../../domains/company/api/members.ts';
import { useAssignUnits, useGrants, useRights } from '../../../domains/rights/api/grants.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

const schema = async () => (await import('@qinghe/contract/rights/grants.ts')).assignUnits.input;
const directions = ['assign', 'take_back'] as const;

interface Draft {
  right: string;
  units: number | null;
  account_uuid: string;
  direction: (typeof directions)[number];
}

const blank: Omit<Draft, 'right'> = { units: 1, account_uuid: '', direction: 'assign' };

/** Makes units one member's alone, or everybody's again; says how many there are of either. */
export function AssignDialog({ right: first, onClose }: { right: Right; onClose: () => void }) {
  const { t } = useTranslation('rights');
  const members = useHeirs().data?.items ?? [];
  const rights = useRights().data?.rights ?? [];
  const grants = useGrants().data?.items ?? [];
  const initial: Draft = { ...blank, right: first };
  const form = useApiForm({
    key: 'assign',
    initial,
    schema,
    input: ({ right, units, ...draft }: Draft) => ({ ...draft, right: right as Right, units: units ?? 0 }),
    save: useAssignUnits(),
    onSaved: () => {
      toast.success(t(`assign.${direction}Done`, { count: units ?? 0, name: nameOf(account_uuid) }));
      onClose();
    },
  });
  const { right, units, account_uuid, direction } = form.values;
  const nameOf = (uuid: string) => members.find((one) => one.uuid === uuid)?.name ?? '';
  const heldBy = (uuid: string) =>
    grants
      .filter((grant) => grant.right === right)
      .flatMap(({ held }) => held)
      .reduce((sum, one) => (one.account_uuid === uuid ? sum + one.units : sum), 0);
  const held = heldBy(account_uuid);
  const free = rights.find((one) => one.right === right)?.left ?? 0;
  return (
    <FormDialog form={form} title={t('assign.title')} submit={t(`assign.${direction}`)} onClose={onClose}>
      <p>{t('assign.hint')}</p>
      <RadioField
        label={t('assign.direction')}
        options={directions.map((value) => ({ value, label: t(`assign.${value}`) }))}
        {...form.field('direction')}
      />
      <SelectField
        label={t('mine.right')}
        options={rights
          .filter((one) => one.left + one.assigned > 0)
          .map((one) => ({ value: one.right, label: t(`right.${one.right}`) }))}
        {...form.field('right')}
      />
      <SelectField
        label={t('assign.who')}
        options={members.map(({ uuid: value, name, phone }) => ({ value, label: name || phone }))}
        {...form.field('account_uuid')}
      />
      <NumberField
        label={t('assign.units')}
        min={1}
        hint={
          direction === 'assign' || account_uuid === ''
            ? t('assign.free', { count: free, after: Math.max(free - (units ?? 0), 0) })
            : t('assign.held', { count: held, name: nameOf(account_uuid), after: Math.max(held - (units ?? 0), 0) })
        }
        {...form.field('units')}
      />
    </FormDialog>
  );
}
