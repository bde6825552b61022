import type { CompanyMember } from '@qinghe/contract/company/members.ts';
import { useSetMemberLimit } from '../../../domains/company/api/members.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import styles from './services.module.css';

const schema = async () => (await import('@qinghe/contract/company/members.ts')).setMemberLimit.input;

/** One account: what it has online, and how much it may have; the master may have all that the company may. */
export function LimitRow({ member }: { member: CompanyMember }) {
  const { t } = useTranslation('control');
  return (
    <li className={styles.row}>
      <span>
        {member.name || member.phone}
        <span className={styles.note}>{t('services.online', { count: member.online_jobs })}</span>
      </span>
      {member.type === 'master' ? (
        <span className={styles.note}>{t('services.master')}</span>
      ) : (
        <LimitForm member={member} />
      )}
    </li>
  );
}

function LimitForm({ member }: { member: CompanyMember }) {
  const { t } = useTranslation('control');
  const form = useApiForm({
    key: `service:limit:${member.uuid}`,
    drafts: 'memory',
    initial: { uuid: member.uuid, job_limit: member.job_limit },
    schema,
    save: useSetMemberLimit(),
    said: t('services.saved', { name: member.name || member.phone }),
  });
  return (
    <Form form={form}>
      <div className={styles.limit}>
        <NumberField
          label={t('services.limitOf', { name: member.name || member.phone })}
          placeholder={t('services.none')}
          max={999}
          {...form.field('job_limit')}
        />
        <Button type="submit" busy={form.isSaving} disabled={!form.isDirty}>
          {t('services.save')}
        </Button>
      </div>
    </Form>
  );
}
