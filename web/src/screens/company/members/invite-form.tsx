import type { invite } from '@qinghe/contract/company/invitations.ts';
import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { isEmail, isMainlandPhone } from '@qinghe/contract/formats.ts';
import { plainSigns } from '@qinghe/contract/pasted.ts';
import { accountSigns } from '@qinghe/contract/phone.ts';
import { type MemberRole, memberRoles } from '@qinghe/contract/roles.ts';
import { useInvite } from '../../../domains/company/api/invitations.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './invite-form.module.css';
import { JoinCodeCard } from './join-code-card.tsx';
import { OpenInvitations } from './open-invitations.tsx';

const schema = async () => (await import('@qinghe/contract/company/invitations.ts')).invite.input;

interface Values {
  /** As it is typed or pasted: with commas, blanks or line ends between. */
  addresses: string;
  most_uses: number | null;
  days: number | null;
  role: MemberRole;
  job_limit: number | null;
}

/** Brings colleagues in: by a link for several, by a message to each, or by the code that asks first. */
export function InviteForm() {
  const { t } = useTranslation('company');
  const form = useApiForm<Values, OutputOf<typeof invite>, InputOf<typeof invite>>({
    key: 'invite',
    drafts: 'memory',
    initial: { addresses: '', most_uses: 5, days: 7, role: 'recruiter', job_limit: null },
    input: ({ addresses, most_uses, days, role, job_limit }) => ({
      addresses: addressesIn(addresses),
      most_uses: most_uses ?? Number.NaN,
      days: days ?? Number.NaN,
      role,
      // Who only reads puts nothing online.
      job_limit: role === 'recruiter' ? job_limit : null,
    }),
    schema,
    save: useInvite(),
    startsOver: true,
    onSaved: ({ items }) =>
      toast.success(t(items.every(({ address }) => address !== '') ? 'invite.sent' : 'invite.done')),
  });
  const { role } = form.values;
  const addresses = addressesIn(form.values.addresses);
  const field = form.field('addresses');
  const wrong = addresses.filter((text) => !isMainlandPhone(text) && !isEmail(text));
  const count = addresses.length;
  return (
    <div className={styles.drawer}>
      <p>{t('invite.lead')}</p>
      <Form form={form}>
        <TextArea
          label={t('invite.addresses')}
          hint={t('invite.addressesHint')}
          rows={3}
          {...field}
          error={
            field.error && wrong.length > 0 ? t('invite.wrong', { list: wrong.slice(0, 3).join('、') }) : field.error
          }
        />
        <RadioField
          label={t('members.role')}
          hint={t(`members.roleHint.${role}`)}
          options={[...memberRoles].reverse().map((value) => ({ value, label: t(`members.roles.${value}`) }))}
          {...form.field('role')}
        />
        <div className={styles.pair}>
          <NumberField label={t('invite.days')} unit={t('invite.daysUnit')} min={1} max={30} {...form.field('days')} />
          {count === 0 ? (
            <NumberField
              label={t('invite.uses')}
              unit={t('invite.usesUnit')}
              min={1}
              max={100}
              {...form.field('most_uses')}
            />
          ) : null}
          {role === 'recruiter' && (
            <NumberField
              label={t('members.limit')}
              hint={t('invite.limitHint')}
              max={999}
              unit={t('members.limitUnit')}
              {...form.field('job_limit')}
            />
          )}
        </div>
        <Button type="submit" variant="primary" busy={form.isSaving}>
          {count === 0 ? t('invite.makeLink') : t('invite.send', { count })}
        </Button>
      </Form>
      <OpenInvitations />
      <JoinCodeCard />
    </div>
  );
}

/** Numbers that are written in groups are one, and of `"Lin" <lin@a.cn>` the address counts. */
const addressesIn = (text: string): string[] =>
  plainSigns(text)
    .replace(/(^|\D)(1\d{2})[ .·-](\d{4})[ .·-](\d{4})(?!\d)/g, '$1$2$3$4')
    .replace(/(\(?\+?86\)?) +(?=1\d{10})/g, '$1')
    // A name begins after a separator alone, or a long text would be searched from each of its signs.
    .replace(/(^|[,;、，；\n<>])[^,;、，；\n<>]*<([^<>\n]+)>/g, '$1 $2 ')
    .split(/[\s,;、，；]+/)
    .filter(Boolean)
    .map(accountSigns);
