import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useChangeUserInfo } from '../../../domains/account/api/change-user-info.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Section } from '../../../ui/section/section.tsx';
import styles from '../personal.module.css';
import { AvatarField } from './avatar-field.tsx';

const schema = async () => (await import('@qinghe/contract/account/user-info.ts')).changeUserInfo.input;

/** The name and position under which colleagues and candidates know a person. */
export function ProfileSection({ user: { name, position, version, head_url } }: { user: UserInfo }) {
  const { t } = useTranslation('personal');
  const change = useChangeUserInfo();
  const form = useApiForm({
    key: 'profile',
    initial: { name, position, version },
    schema,
    save: change.attempt,
    said: t('saved'),
  });
  return (
    <Section title={t('profile.title')}>
      <AvatarField headUrl={head_url} />
      <Form form={form}>
        <TextField
          label={t('profile.name')}
          hint={t('profile.nameHint')}
          maxLength={limits.personName}
          autoComplete="name"
          {...form.field('name')}
        />
        <TextField
          label={t('profile.position')}
          hint={t('profile.positionHint')}
          maxLength={limits.position}
          autoComplete="organization-title"
          {...form.field('position')}
        />
        <Button type="submit" busy={form.isSaving} disabled={!form.isDirty} className={styles.submit}>
          {t('profile.save')}
        </Button>
      </Form>
    </Section>
  );
}
