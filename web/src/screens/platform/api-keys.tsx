import { MAX_PLATFORM_KEYS, type PlatformKey } from '@qinghe/contract/platform/keys.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatformKeys, useRevokePlatformKey } from '../../domains/platform/api/keys.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { KeyDialog } from './keys/key-dialog.tsx';
import { KeyTable } from './keys/key-table.tsx';
import { ShownSecret } from './keys/shown-secret.tsx';

/** Keys by which other systems reach the company's jobs and hand in applications: made, shown once, revoked. */
export default function ApiKeys() {
  const { t } = useTranslation('platform');
  const keys = usePlatformKeys();
  const revoke = useRevokePlatformKey();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<PlatformKey | null>(null);
  const isFull = (keys.data?.items ?? []).filter((key) => key.revoked_at === null).length >= MAX_PLATFORM_KEYS;
  const add = () => setAdding(true);
  return (
    <Page
      lead={t('keys.lead')}
      actions={
        <>
          <ButtonLink to="/docs/api" reloadDocument>
            {t('keys.docs')}
          </ButtonLink>
          <ButtonLink to="/control/api-keys/webhooks">{t('keys.webhooks')}</ButtonLink>
          <ActionButton
            shortcut="n"
            variant="primary"
            icon={<IconPlus size={16} aria-hidden="true" />}
            disabled={isFull}
            onClick={add}
          >
            {t('keys.add')}
          </ActionButton>
        </>
      }
    >
      {isFull && (
        <Callout tone="amber">{sayReason('room.platformKeys', currentLocale(), { most: MAX_PLATFORM_KEYS })}</Callout>
      )}
      <Card flush>
        <QueryList
          query={keys}
          skeleton={<TableSkeleton columns={5} rows={3} />}
          empty={{
            title: t('keys.empty'),
            hint: t('keys.emptyHint'),
            action: <Button onClick={add}>{t('keys.add')}</Button>,
          }}
        >
          {(items) => <KeyTable keys={items} revoking={revoke.pending?.uuid} onRevoke={setLeaving} />}
        </QueryList>
      </Card>
      {adding && (
        <KeyDialog
          onClose={() => setAdding(false)}
          onMade={(key) => {
            setAdding(false);
            setMade(key);
          }}
        />
      )}
      {made !== null && (
        <ShownSecret
          secret={made}
          title={t('keys.shownTitle')}
          hint={t('keys.shownHint')}
          onClose={() => setMade(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={t('keys.revokeTitle', { name: leaving?.name })}
        confirm={t('keys.revoke')}
        destructive
        onConfirm={() => {
          if (leaving) void revoke.run({ uuid: leaving.uuid });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>{t('keys.revokeHint')}</p>
      </ConfirmDialog>
    </Page>
  );
}
