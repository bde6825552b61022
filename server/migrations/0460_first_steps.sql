create table first_steps_hidden (
  account_uuid uuid primary key references account (uuid),
  hidden_at timestamptz not null
);
comment on table first_steps_hidden is 'directory of home: accounts that have folded the first steps of their home page away';
