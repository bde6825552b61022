import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { issueInvoice, listWaitingInvoices, refuseInvoice } from '@qinghe/contract/invoices/issue.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { apiPages } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { touch } from '../../../lib/api/touch.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useWaitingInvoices = () => useInfiniteQuery(apiPages(listWaitingInvoices, { limit: 50 }));

/** With the PDF of the tax authority; the form says what failed. */
export function useIssueInvoice(file: File | null) {
  const client = useQueryClient();
  return async (input: InputOf<typeof issueInvoice>) => {
    const issued = await call(issueInvoice, input, file ? { file } : {});
    void touch(client, ['invoices']);
    return issued;
  };
}

/** The form says what failed. */
export const useRefuseInvoice = () => useAction(refuseInvoice, { silent: true }).attempt;
