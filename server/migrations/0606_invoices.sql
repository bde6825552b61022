-- Tax invoices on money that was paid; what they cover stands at each order, beside what is refunded.
create table invoice (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  state text not null check (state in ('applied', 'issued', 'refused', 'withdrawn')),
  version integer not null default 1,
  kind text not null check (kind in ('normal', 'special')),
  title text not null,
  tax_number text not null,
  address text not null,
  phone text not null,
  bank text not null,
  account text not null,
  email text not null,
  fen bigint not null check (fen > 0),
  applied_by uuid not null,
  applied_at timestamptz not null,
  -- Of the tax authority.
  tax_invoice text check (tax_invoice ~ '^\d{20}$'),
  issued_on date,
  file_key text,
  settled_by uuid,
  settled_at timestamptz,
  reason text not null default '',
  primary key (company_uuid, uuid),
  check ((state = 'issued') = (tax_invoice is not null and issued_on is not null and file_key is not null)),
  check (kind = 'normal' or tax_number <> '')
);
comment on table invoice is 'tenant of invoices: tax invoices that were applied for';
create index invoice_newest on invoice (company_uuid, applied_at desc, uuid desc);
create index invoice_waiting on invoice (applied_at, uuid) where state = 'applied';

create table invoice_line (
  company_uuid uuid not null,
  invoice_uuid uuid not null,
  order_uuid uuid not null,
  fen bigint not null check (fen > 0),
  primary key (company_uuid, invoice_uuid, order_uuid),
  foreign key (company_uuid, invoice_uuid) references invoice (company_uuid, uuid),
  foreign key (company_uuid, order_uuid) references sales_order (company_uuid, uuid)
);
create index invoice_line_of_order on invoice_line (company_uuid, order_uuid);
comment on table invoice_line is 'tenant of invoices: what an invoice covers of each payment';

-- A number of the tax authority is used once on earth.
create table invoice_number (
  tax_invoice text primary key,
  company_uuid uuid not null,
  invoice_uuid uuid not null
);
comment on table invoice_number is 'directory of invoices: which invoice a number means';
