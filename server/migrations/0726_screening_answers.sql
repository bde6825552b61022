-- A job's conditions may ask something of the answers to its own questions, which are named by their words as answers are.
alter table screening_rule add column answers jsonb not null default '[]';
