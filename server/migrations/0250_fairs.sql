create table fair (
  uuid uuid primary key,
  version integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'open', 'cancelled')),
  title text not null check (length(title) between 2 and 60),
  place text not null check (length(place) between 2 and 60),
  address text not null check (length(address) between 2 and 80),
  city text,
  -- Cursors hold milliseconds: finer instants would lie between two pages.
  starts_at timestamptz(3) not null,
  ends_at timestamptz not null,
  closes_at timestamptz not null,
  booths integer not null check (booths between 1 and 2000),
  text text not null,
  cancel_reason text not null default '',
  -- Null for what a demo came with.
  saved_by uuid references operator (uuid),
  saved_at timestamptz not null,
  check (closes_at <= starts_at and starts_at < ends_at)
);
create index fair_in_order on fair (starts_at desc, uuid desc);
create index fair_by_operator on fair (saved_by);
comment on table fair is 'directory: job fairs, which operators keep and companies of all kinds sign up for';
