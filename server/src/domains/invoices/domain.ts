import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import {
  applyForInvoice,
  applyForOne,
  getInvoice,
  lastTicket,
  listInvoiceable,
  listInvoices,
  withdrawInvoice,
} from './invoices.ts';
import { issueInvoice, listWaitingInvoices, refuseInvoice } from './issue.ts';
import {
  askRedLetter,
  denyRedLetter,
  fileRedLetter,
  issueRedLetter,
  lapseRedLetters,
  listWaitingRedLetters,
} from './red-letters.ts';
import { settledMail } from './settled-mail.ts';

/** Tax invoices on money that was paid. It stands above orders. */
export const invoices: ServerDomain = {
  routes: [
    ...ofTheDesk([
      lastTicket,
      listInvoices,
      getInvoice,
      listInvoiceable,
      applyForInvoice,
      applyForOne,
      withdrawInvoice,
      askRedLetter,
    ]),
    listWaitingInvoices,
    issueInvoice,
    refuseInvoice,
    listWaitingRedLetters,
    fileRedLetter,
    issueRedLetter,
    denyRedLetter,
  ],
  tasks: [lapseRedLetters],
  deliveries: [settledMail],
};
