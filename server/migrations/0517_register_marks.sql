-- What the public register says of a field of a company's papers, as an operator has read it there in a window of their own:
-- nothing is looked up. Kept for the next operator and the next hand-in.
create table register_mark (
  company_uuid uuid not null references company (company_uuid),
  field text not null,
  mark text not null check (mark in ('same', 'differs', 'spelling')),
  -- What stands in the register, where the operator typed it.
  words text not null default '',
  -- What stood in the papers then: a mark says nothing of another value.
  about text not null,
  operator_uuid uuid not null,
  at timestamptz not null,
  primary key (company_uuid, field)
);
comment on table register_mark is 'tenant of company: what operators read in the public register about a field of the papers';
