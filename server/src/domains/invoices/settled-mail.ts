import { formats } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { defineDelivery } from '../../outside/define-delivery.ts';
import { findInvoice } from './invoice-queries.ts';

/** Tells the applicant's address what became of an invoice. In Chinese, as the invoice is. */
export const settledMail = defineDelivery({
  name: 'invoices.settled',
  details: z.object({ company_uuid: formats.uuid }),
  async load({ db, services }, { subjectUuid, details: { company_uuid } }) {
    const invoice = await findInvoice(db, company_uuid, subjectUuid);
    if (invoice?.state !== 'issued' && invoice?.state !== 'refused') return null;
    const { email: to, title, fen, tax_invoice, reason, state } = invoice;
    const [subject, text] =
      state === 'issued'
        ? (['invoiceIssuedSubject', 'invoiceIssued'] as const)
        : (['invoiceRefusedSubject', 'invoiceRefused'] as const);
    const link = `${services.publicUrl}/recruitment-props/issuing-invoices?view=applied`;
    const values = { title, yuan: (fen / 100).toFixed(2), number: tax_invoice ?? '', reason };
    return {
      hand: (delivery) =>
        services.email.send(
          { to, subject: say(mails, subject, 'zh-CN'), text: `${say(mails, text, 'zh-CN', values)}\n${link}` },
          delivery,
        ),
    };
  },
});
