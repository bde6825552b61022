-- What an operator decides takes effect ten seconds later, whole, by a task; until then the same operator can take it back,
-- and nobody is told. One row a subject: two operators cannot decide on one case at once.
create table held_decision (
  -- The company, the account of an identity, the appeal of a job.
  subject_uuid uuid primary key,
  uuid uuid not null unique,
  operator_uuid uuid not null references operator (uuid),
  decision text not null,
  -- What was sent, as the call took it.
  input jsonb not null,
  -- Lapsed: the case had changed by the time it should have taken effect; it waits again.
  state text not null default 'waiting' check (state in ('waiting', 'lapsed')),
  decided_at timestamptz not null,
  effective_at timestamptz not null
);
create index held_decision_by_operator on held_decision (operator_uuid);
comment on table held_decision is 'infrastructure of frame: what operators have decided and can still take back';

-- What operators write for each other about a case; the one whom it is about never sees it.
create table case_note (
  uuid uuid primary key,
  subject_uuid uuid not null,
  -- Shelved: the writer has put the case at the end of the own queue.
  kind text not null check (kind in ('note', 'shelved')),
  operator_uuid uuid not null references operator (uuid),
  words text not null,
  at timestamptz not null
);
create index case_note_by_subject on case_note (subject_uuid, at desc);
create index case_note_by_operator on case_note (operator_uuid, subject_uuid);
comment on table case_note is 'infrastructure of frame: what operators write for each other about a case';
