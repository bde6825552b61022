-- What people say of the application, with pictures and answers.
create table feedback (
  uuid uuid primary key,
  version integer not null default 1,
  account_uuid uuid not null references account (uuid),
  -- Where its account worked then.
  company_uuid uuid,
  body text not null,
  contact text not null,
  -- Path alone: a query may hold what opens something.
  page text not null check (page !~ '[?#]'),
  build text not null,
  -- What its person reads.
  locale text not null check (locale in ('zh-CN', 'en')),
  state text not null default 'new' check (state in ('new', 'seen', 'answered', 'closed')),
  answers integer not null default 0,
  read_answers integer not null default 0 check (read_answers between 0 and answers),
  created_at timestamptz not null,
  closed_at timestamptz check ((closed_at is not null) = (state = 'closed'))
);
comment on table feedback is 'directory of feedback: what accounts say of the application, until two years after it is closed';
create index feedback_of_account on feedback (account_uuid, created_at desc, uuid desc);
create index feedback_oldest on feedback (created_at, uuid);
create index feedback_waiting on feedback (created_at, uuid) where state in ('new', 'seen');
create index feedback_closed on feedback (closed_at) where state = 'closed';

create table feedback_answer (
  uuid uuid primary key,
  feedback_uuid uuid not null references feedback (uuid) on delete cascade,
  operator_uuid uuid not null references operator (uuid),
  body text not null,
  created_at timestamptz not null
);
comment on table feedback_answer is 'directory of feedback: what operators answer, append only';
create index feedback_answer_of_feedback on feedback_answer (feedback_uuid, created_at);
create index feedback_answer_of_operator on feedback_answer (operator_uuid);

-- Drawn anew before its row is written; the feedback is null until it is handed in.
create table feedback_picture (
  uuid uuid primary key,
  account_uuid uuid not null references account (uuid),
  feedback_uuid uuid references feedback (uuid),
  place smallint not null default 0,
  created_at timestamptz not null
);
comment on table feedback_picture is 'directory of feedback: its pictures, whose bytes lie in the store';
create index feedback_picture_of_feedback on feedback_picture (feedback_uuid, place);
create index feedback_picture_of_account on feedback_picture (account_uuid);
create index feedback_picture_left on feedback_picture (created_at) where feedback_uuid is null;
