import type { joinCompany } from '@qinghe/contract/company/join.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useJoinCompany, useOwnRequests } from '../../domains/company/api/members.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { OwnRequests } from './members/own-requests.tsx';
import styles from './registration.module.css';

type Input = InputOf<typeof joinCompany>;
const schema = async () => (await import('@qinghe/contract/company/join.ts')).joinCompany.input;
/** Who has no name yet says one: the master would see a masked number alone. */
const schemaWithName = async () =>
  (await schema()).refine(({ own_name }) => own_name !== '', { path: ['own_name'], error: 'format.required' });

/** Asks to join a company that is here: by the code of a colleague, or its whole name. */
export default function RegisterJoin() {
  const { t } = useTranslation('company');
  const [search] = useSearchParams();
  const [initial] = useState({
    code: search.get('code') ?? '',
    name: search.get('name') ?? '',
    message: '',
    own_name: '',
  });
  const requests = useOwnRequests().data?.items ?? [];
  const isNameless = useUserInfo().data?.name === '';
  const isWaiting = requests.some(({ state }) => state === 'waiting');
  useKnownAccess();
  const form = useApiForm<typeof initial, unknown, Input>({
    key: 'registration:join',
    initial,
    input: ({ code, own_name, ...rest }) => ({
      ...rest,
      ...(own_name && { own_name }),
      ...(code.trim() === '' ? {} : { code, name: '' }),
    }),
    schema: isNameless ? schemaWithName : schema,
    save: useJoinCompany(),
    said: t('join.asked'),
    startsOver: true,
  });
  return (
    <div className={styles.page}>
      <Page lead={t('join.lead')} actions={<ButtonLink to="/register">{t('join.found')}</ButtonLink>}>
        <OwnRequests items={requests} />
        {!isWaiting && (
          <Card>
            <Form form={form}>
              <TextField label={t('join.code')} hint={t('join.codeHint')} maxLength={8} {...form.field('code')} />
              <TextField
                label={t('join.name')}
                hint={t('join.nameHint')}
                maxLength={limits.companyName}
                {...form.field('name')}
              />
              {isNameless && (
                <TextField
                  label={t('join.ownName')}
                  autoComplete="name"
                  maxLength={limits.personName}
                  {...form.field('own_name')}
                />
              )}
              <TextField
                label={t('join.message')}
                hint={t('join.messageHint')}
                maxLength={limits.reason}
                {...form.field('message')}
              />
              <Button type="submit" variant="primary" busy={form.isSaving}>
                {t('join.ask')}
              </Button>
            </Form>
          </Card>
        )}
      </Page>
    </div>
  );
}

const LOOK_AGAIN_MS = 20_000;

/** Once a master has let the account in, it goes on by itself. */
function useKnownAccess(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isIn = Boolean(useUserInfo().data?.company_uuid);
  useEffect(() => {
    if (isIn) return void navigate('/', { replace: true });
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ['account'] }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [client, navigate, isIn]);
}
