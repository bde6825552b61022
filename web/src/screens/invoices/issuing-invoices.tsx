import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { ChoiceTabs } from '../../ui/tabs/choice-tabs.tsx';
import { AppliedInvoices } from './issuing/applied-invoices.tsx';
import { InvoiceablePayments } from './issuing/invoiceable-payments.tsx';

type View = 'payments' | 'applied';

/** Payments of which invoices are made, and what became of those that were applied for. */
export default function IssuingInvoices() {
  const { t } = useTranslation('invoices');
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const view: View = search.get('view') === 'applied' ? 'applied' : 'payments';
  const tabs = (
    <ChoiceTabs
      label={t('views')}
      value={view}
      choices={(['payments', 'applied'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
      onChange={(value) => change({ view: value === 'applied' ? value : '', state: '' })}
    >
      {null}
    </ChoiceTabs>
  );
  return view === 'applied' ? <AppliedInvoices above={tabs} /> : <InvoiceablePayments above={tabs} />;
}
