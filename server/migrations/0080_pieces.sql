-- Who acts is told by kind: an account, an operator, the platform's key, a candidate, the clock.
alter table audit_entry
  add column actor_kind text not null default 'account'
    check (actor_kind in ('account', 'operator', 'platform', 'candidate', 'clock'));
update audit_entry set actor_kind = case when action = 'application.withdrawn' then 'candidate' else 'clock' end
where actor_uuid is null;

-- A message is claimed, sent outside of any transaction, then settled. Whoever claimed it and died leaves it to the next
-- one when the lease is over; the attempts are counted, so that a carrier can be asked whether it has it already.
alter table candidate_message
  add column attempts integer not null default 0,
  add column lease_until timestamptz;
alter table candidate_message drop constraint candidate_message_state_check;
alter table candidate_message add constraint candidate_message_state_check
  check (state in ('held', 'sending', 'sent', 'recalled', 'refused'));

-- A code is written before it is handed to the carrier, in a transaction of its own. One that could not be handed over
-- counts towards no limit; should it arrive all the same, it is as good as any.
alter table verification_code
  add column state text not null default 'sent' check (state in ('sending', 'sent', 'failed'));

-- Counts under a filter are counted up to a bound; only the numbers of stages and jobs are kept.
create or replace function tally_inserted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, count(*) from inserted group by company_uuid, job_uuid, kind, stage;
  return null;
end $$;

create or replace function tally_deleted() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, -count(*) from deleted group by company_uuid, job_uuid, kind, stage;
  return null;
end $$;

create or replace function tally_updated() returns trigger language plpgsql as $$
begin
  insert into application_tally (company_uuid, job_uuid, kind, stage, change)
  select company_uuid, job_uuid, kind, stage, sum(change)
  from (
    select company_uuid, job_uuid, kind, stage, 1 as change from inserted
    union all
    select company_uuid, job_uuid, kind, stage, -1 from deleted
  ) as changes
  group by company_uuid, job_uuid, kind, stage
  having sum(change) <> 0;
  return null;
end $$;

drop table candidate_tally;
