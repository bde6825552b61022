-- What operators see of a day's money, of all companies.
create index payment_attempt_paid on payment_attempt (paid_at) where paid_at is not null;
create index refund_done on refund (done_at) where state = 'done';
create index payment_return_done on payment_return (done_at) where done_at is not null;
create index payment_return_waiting on payment_return (created_at) where state <> 'done';
create index ledger_account_suspense on ledger_account (company_uuid) where name = 'money.suspense' and balance <> 0;
create index ledger_check_wrong on ledger_check (company_uuid) where differences <> '[]'::jsonb;
-- Orders of all companies, the newest first, and one by its number.
create index sales_order_of_all on sales_order (created_at desc, uuid desc);
create index sales_order_by_number on sales_order (number);
create index payment_trade_by_number on payment_trade (trade_no);
create index payment_notice_by_number on payment_notice (number);
