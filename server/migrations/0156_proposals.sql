-- Freezing and withdrawing need a second operator.
alter table company add column frozen_at timestamptz;

alter table company_review drop constraint company_review_step_check;
alter table company_review add constraint company_review_step_check
  check (step in ('submitted', 'appealed', 'passed', 'passed_for_now', 'refused', 'withdrawn'));

create table operator_proposal (
  uuid uuid primary key,
  action text not null check (action in ('freeze', 'unfreeze', 'withdraw')),
  -- Whom it is about: one of the two.
  company_uuid uuid references company (company_uuid),
  account_uuid uuid references account (uuid),
  check (num_nonnulls(company_uuid, account_uuid) = 1),
  check (action <> 'withdraw' or company_uuid is not null),
  reason text not null,
  -- At fields of the papers, where these are withdrawn; the company reads them.
  reasons jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined')),
  proposed_by uuid not null references operator (uuid),
  proposed_at timestamptz not null,
  decided_by uuid references operator (uuid),
  check (state <> 'confirmed' or decided_by <> proposed_by),
  decided_at timestamptz,
  words text not null default '',
  version integer not null default 1
);
create unique index operator_proposal_of_company on operator_proposal (company_uuid) where state = 'waiting';
create unique index operator_proposal_of_account on operator_proposal (account_uuid) where state = 'waiting';
create index operator_proposal_waiting on operator_proposal (proposed_at, uuid) where state = 'waiting';
create index operator_proposal_by_company on operator_proposal (company_uuid);
create index operator_proposal_by_account on operator_proposal (account_uuid);
create index operator_proposal_by_proposer on operator_proposal (proposed_by);
create index operator_proposal_by_decider on operator_proposal (decided_by);
comment on table operator_proposal is 'directory: what one operator proposes and another one confirms';
