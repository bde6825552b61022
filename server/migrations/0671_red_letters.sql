-- An invoice that was issued is taken back by a red letter of the tax authority; what it covered can be refunded then.
alter table invoice drop constraint invoice_state_check,
  add constraint invoice_state_check check (state in ('applied', 'issued', 'refused', 'withdrawn', 'reversing', 'reversed')),
  drop constraint invoice_check,
  add constraint invoice_issued check ((state in ('issued', 'reversing', 'reversed'))
    = (tax_invoice is not null and issued_on is not null and file_key is not null));

create table red_letter (
  company_uuid uuid not null,
  uuid uuid not null,
  version integer not null default 1,
  invoice_uuid uuid not null,
  state text not null check (state in ('asked', 'filed', 'issued', 'denied', 'lapsed')),
  words text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- At the tax authority, where the buyer has 72 hours to confirm it.
  filed_at timestamptz,
  -- Of the tax authority.
  red_invoice text check (red_invoice ~ '^\d{20}$'),
  issued_on date,
  settled_by uuid,
  settled_at timestamptz,
  -- Why there is none, for the company.
  denial text check ((denial is not null) = (state = 'denied')),
  primary key (company_uuid, uuid),
  foreign key (company_uuid, invoice_uuid) references invoice (company_uuid, uuid),
  constraint red_letter_issued check ((state = 'issued') = (red_invoice is not null and issued_on is not null)),
  constraint red_letter_filed check (state not in ('filed', 'lapsed') or filed_at is not null)
);
comment on table red_letter is 'tenant of invoices: invoices that are to be taken back';
create unique index red_letter_live on red_letter (company_uuid, invoice_uuid) where state in ('asked', 'filed', 'issued');
create index red_letter_of_invoice on red_letter (company_uuid, invoice_uuid, asked_at);
create index red_letter_waiting on red_letter (asked_at, uuid) where state in ('asked', 'filed');
