import type { Colleague, SharedKind } from '@qinghe/contract/company/sharing.ts';
import type { ShareRight } from '@qinghe/contract/roles.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ComboboxField } from '../../../ui/field/combobox-field.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { useShare, useShares } from '../api/sharing.ts';
import { ShareList } from './share-list.tsx';

const schema = async () => (await import('@qinghe/contract/company/sharing.ts')).setShare.input;

interface ShareDialogProps {
  kind: SharedKind;
  /** What is shared, at least one. */
  things: readonly { uuid: string; title: string }[];
  onClose: () => void;
}

/** Lets colleagues see a job, a brochure or a talk, or several; of one it also says with whom it is shared. */
export default function ShareDialog({ kind, things, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['sharing', 'common']);
  const [first = { uuid: '', title: '' }] = things;
  const isOne = things.length === 1;
  const { shares = [], colleagues = [], yours } = useShares(kind, first.uuid).data ?? {};
  const people: readonly Colleague[] = isOne ? colleagues : [...colleagues, ...shares];
  const form = useApiForm({
    key: `share:${kind}:${first.uuid}:${things.length}`,
    drafts: 'memory',
    initial: { kind, uuids: things.map(({ uuid }) => uuid), account_uuid: '', may: 'read' as ShareRight },
    schema,
    save: useShare(),
    said: isOne ? t('done') : t('doneMany', { count: things.length }),
    onSaved: isOne ? undefined : onClose,
    startsOver: isOne,
  });
  const chosen = people.find(({ uuid }) => uuid === form.field('account_uuid').value);
  const isReader = chosen !== undefined && chosen.role !== 'recruiter';
  return (
    <FormDialog
      form={form}
      title={isOne ? t('title', { title: first.title }) : t(`titleMany.${kind}`, { count: things.length })}
      submit={t('submit')}
      dismiss={t('common:close')}
      disabled={people.length === 0}
      onClose={onClose}
    >
      <p>{t(`hint.${kind}`)}</p>
      {yours === 'own' && people.length === 0 && <p>{t(shares.length > 0 ? 'allHave' : 'nobody')}</p>}
      {people.length > 0 && (
        <>
          <ComboboxField
            label={t('colleague')}
            options={people.map(({ uuid, name, role }) => ({ value: uuid, label: nameOf(name, role) }))}
            {...form.field('account_uuid')}
          />
          <RadioField
            label={t('may')}
            hint={isReader ? t('readerOnly') : undefined}
            options={(['read', 'act'] as const).map((value) => ({ value, label: t(`${value}.${kind}`) }))}
            {...form.field('may')}
          />
        </>
      )}
      {isOne && <ShareList kind={kind} uuid={first.uuid} shares={shares} nameOf={nameOf} />}
    </FormDialog>
  );

  function nameOf(name: string, role: Colleague['role']): string {
    return role === 'recruiter' ? name : t('withRole', { name, role: t(`role.${role}`) });
  }
}
