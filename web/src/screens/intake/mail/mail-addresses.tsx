import type { IntakeAddress } from '@qinghe/contract/intake/mails.ts';
import { useAddresses, useRevokeAddress } from '../../../domains/intake/api/mails.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AddressDialog } from './address-dialog.tsx';
import { ArrivedMails } from './arrived-mails.tsx';
import { DropDialog } from './drop-dialog.tsx';
import styles from './mail.module.css';

/** Addresses to which mails with CVs are forwarded, each for one job; nothing where no mail can come in. */
export function MailAddresses({ addressOf }: { addressOf: (uuid: string) => string }) {
  const { t } = useTranslation('intake', { keyPrefix: 'mail' });
  const query = useAddresses();
  const { dialog, open } = useDialog();
  const revoke = useRevokeAddress(t('revoked'));
  if (!query.data || query.data.arrive === 'nowhere') return null;
  const ask = (one: IntakeAddress) =>
    open((close) => (
      <ConfirmDialog
        open
        destructive
        title={t('revokeTitle', { address: one.address })}
        confirm={t('revoke')}
        onConfirm={() => {
          void revoke.run({ uuid: one.uuid });
          close();
        }}
        onCancel={close}
      >
        <p>{t('revokeHint')}</p>
      </ConfirmDialog>
    ));
  const copy = async ({ address }: IntakeAddress) => {
    await copyText(address);
    toast.success(t('copied'));
  };
  const make = <Button onClick={() => open((close) => <AddressDialog onClose={close} />)}>{t('make')}</Button>;
  return (
    <>
      <Section title={t('title')} aside={query.data.items.length > 0 && make} flush>
        <div className={styles.lead}>
          <Hint as="p">{t('lead')}</Hint>
          {query.data.arrive === 'file' && <Hint as="p">{t('file')}</Hint>}
        </div>
        <QueryList query={query} empty={{ title: t('empty'), hint: t('emptyHint'), action: make }}>
          {(items) => (
            <DataTable<IntakeAddress>
              label={t('list')}
              rows={items}
              keyOf={({ uuid }) => uuid}
              nameOf={({ address }) => address}
              actionsOf={(one) => [
                { label: t('copy'), run: () => void copy(one) },
                { label: t('drop'), run: () => open((close) => <DropDialog to={one} onClose={close} />) },
                { label: t('revoke'), danger: true, run: () => ask(one) },
              ]}
              columns={[
                {
                  key: 'address',
                  title: t('address'),
                  cell: ({ address }) => <span className={styles.address}>{address}</span>,
                  phone: 'title',
                },
                { key: 'job', title: t('job'), cell: ({ job_title }) => job_title, phone: 'second' },
                {
                  key: 'mails',
                  title: t('mails'),
                  cell: ({ mails }) => mails,
                  align: 'end',
                  phone: 'second',
                  labelled: true,
                  whole: true,
                },
              ]}
            />
          )}
        </QueryList>
        {dialog}
      </Section>
      <ArrivedMails addressOf={addressOf} />
    </>
  );
}
