-- The ledger: coins and money of a company, and later its rights. Whole numbers; a transfer takes from some accounts what it
-- gives to others. What must never be wrong is refused here, whoever writes: docs/ledger.md.

create table ledger_account (
  company_uuid uuid not null references company (company_uuid),
  -- Version 5 of the name: known without being looked up.
  account_uuid uuid not null,
  name text not null check (length(name) between 1 and 100),
  unit text not null check (length(unit) between 1 and 40),
  -- What the company has stands on the side of 1, where it came from on the side of -1.
  sign smallint not null check (sign in (1, -1)),
  -- Of its newest entry; null as long as it has none.
  last_seq bigint,
  balance bigint not null default 0,
  primary key (company_uuid, account_uuid),
  unique (company_uuid, name),
  constraint ledger_account_side check (balance * sign >= 0),
  constraint ledger_account_exact check (abs(balance) < 9007199254740992),
  constraint ledger_account_empty check (last_seq is not null or balance = 0)
);
comment on table ledger_account is 'tenant of wallet: accounts of the ledger; the row of coin.paid is the company''s money lock';

create table ledger_transaction (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  -- Without gaps, in the order in which they were posted.
  seq bigint not null check (seq > 0),
  kind text not null check (length(kind) between 1 and 40),
  -- What it was posted for: the same is never posted twice.
  source_kind text not null check (length(source_kind) between 1 and 40),
  source_uuid uuid not null,
  actor_uuid uuid,
  job_uuid uuid,
  at timestamptz not null,
  -- What it changed in the wallet, and what was in it afterwards: paid and gift coins together.
  coins bigint not null,
  coins_after bigint not null check (coins_after >= 0),
  -- Money that came or went, in fen.
  fen bigint not null default 0,
  primary key (company_uuid, uuid),
  unique (company_uuid, seq),
  constraint ledger_transaction_once unique (company_uuid, kind, source_uuid)
);
comment on table ledger_transaction is 'tenant of wallet: transfers of the ledger, each with the wallet after it; append only';
create index ledger_transaction_by_time on ledger_transaction (company_uuid, at);
-- Few come in among many that go out.
create index ledger_transaction_in on ledger_transaction (company_uuid, seq) where coins > 0;

create table ledger_entry (
  company_uuid uuid not null,
  account_uuid uuid not null,
  seq bigint not null check (seq > 0),
  transaction_uuid uuid not null,
  unit text not null,
  amount bigint not null check (amount <> 0),
  balance_before bigint not null,
  balance_after bigint not null,
  prev_seq bigint generated always as (nullif(seq - 1, 0)) stored,
  primary key (company_uuid, account_uuid, seq),
  unique (company_uuid, account_uuid, seq, balance_after),
  -- One entry an account and transaction.
  unique (company_uuid, transaction_uuid, account_uuid),
  constraint ledger_entry_adds_up check (balance_after = balance_before + amount),
  constraint ledger_entry_begins_empty check (seq > 1 or balance_before = 0),
  foreign key (company_uuid, transaction_uuid) references ledger_transaction (company_uuid, uuid),
  foreign key (company_uuid, account_uuid) references ledger_account (company_uuid, account_uuid),
  -- An unbroken chain, so that a balance is the sum of its entries.
  constraint ledger_entry_chained foreign key (company_uuid, account_uuid, prev_seq, balance_before)
    references ledger_entry (company_uuid, account_uuid, seq, balance_after)
);
comment on table ledger_entry is 'tenant of wallet: what a transfer took from an account or gave to it; append only';

-- A balance that no entry says cannot be committed.
alter table ledger_account add constraint ledger_account_balance_said
  foreign key (company_uuid, account_uuid, last_seq, balance)
  references ledger_entry (company_uuid, account_uuid, seq, balance_after) deferrable initially deferred;

create function check_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entry join (select distinct company_uuid, transaction_uuid from added) touched
      using (company_uuid, transaction_uuid)
    group by company_uuid, transaction_uuid, unit having sum(amount) <> 0
  ) then
    raise exception 'ledger: a unit does not sum to zero' using errcode = 'check_violation', constraint = 'ledger_balanced';
  end if;
  if exists (select from added join ledger_account using (company_uuid, account_uuid) where added.unit <> ledger_account.unit) then
    raise exception 'ledger: an entry is of another unit than its account' using errcode = 'check_violation', constraint = 'ledger_one_unit';
  end if;
  if exists (select from added join ledger_account using (company_uuid, account_uuid) where added.seq > last_seq or last_seq is null) then
    raise exception 'ledger: an entry is ahead of its account' using errcode = 'check_violation', constraint = 'ledger_moves_account';
  end if;
  if exists (
    select from ledger_transaction header join (select distinct company_uuid, transaction_uuid from added) touched
      on touched.company_uuid = header.company_uuid and touched.transaction_uuid = header.uuid
    where header.coins <> (
        select coalesce(sum(amount), 0) from ledger_entry join ledger_account using (company_uuid, account_uuid)
        where ledger_entry.company_uuid = header.company_uuid and transaction_uuid = header.uuid
          and name in ('coin.paid', 'coin.gift'))
      or header.coins_after <> (
        select coalesce(sum(balance), 0) from ledger_account
        where company_uuid = header.company_uuid and name in ('coin.paid', 'coin.gift'))
  ) then
    raise exception 'ledger: the wallet is not what the transfer says' using errcode = 'check_violation', constraint = 'ledger_wallet';
  end if;
  return null;
end $$;
create trigger check_entries after insert on ledger_entry
  referencing new table as added for each statement execute function check_ledger_entries();

-- A transfer without entries would say anything of the wallet.
create function check_ledger_transaction() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry where company_uuid = new.company_uuid and transaction_uuid = new.uuid) then
    raise exception 'ledger: a transfer without entries' using errcode = 'check_violation', constraint = 'ledger_has_entries';
  end if;
  return null;
end $$;
create constraint trigger has_entries after insert on ledger_transaction
  deferrable initially deferred for each row execute function check_ledger_transaction();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: what was posted stays' using errcode = 'integrity_constraint_violation';
end $$;
create trigger stays before update or delete on ledger_transaction for each row execute function refuse_ledger_change();
create trigger stays before update or delete on ledger_entry for each row execute function refuse_ledger_change();
create trigger stays before delete on ledger_account for each row execute function refuse_ledger_change();
create trigger named_for_ever before update of company_uuid, account_uuid, name, unit, sign on ledger_account
  for each row execute function refuse_ledger_change();
create trigger none_goes before truncate on ledger_transaction execute function refuse_ledger_change();
create trigger none_goes before truncate on ledger_entry execute function refuse_ledger_change();
create trigger none_goes before truncate on ledger_account execute function refuse_ledger_change();

-- When the ledger of a company was last held against itself.
create table ledger_check (
  company_uuid uuid not null references company (company_uuid),
  -- Of the newest transfer then.
  last_seq bigint not null,
  checked_at timestamptz not null,
  differences jsonb not null,
  -- The newest check alone is kept.
  primary key (company_uuid, last_seq)
);
comment on table ledger_check is 'tenant of wallet: what did not agree when the ledger was last held against itself';

-- The rows of a day and the seal before, hashed: a row that is changed by whoever owns the database shows.
create table ledger_seal (
  company_uuid uuid not null references company (company_uuid),
  day date not null,
  -- Of the newest transfer under this seal.
  last_seq bigint not null,
  digest bytea not null check (length(digest) = 32),
  sealed_at timestamptz not null,
  primary key (company_uuid, day)
);
comment on table ledger_seal is 'tenant of wallet: digests of the ledger, each over the days before; append only';
create trigger stays before update or delete on ledger_seal for each row execute function refuse_ledger_change();
create trigger none_goes before truncate on ledger_seal execute function refuse_ledger_change();
