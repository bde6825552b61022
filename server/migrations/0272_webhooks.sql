create table webhook_endpoint (
  company_uuid uuid not null references company (company_uuid),
  uuid uuid not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- What signs its messages, sealed with the server's own secret.
  secret_sealed bytea not null,
  created_by uuid not null,
  created_at timestamptz not null,
  -- The first failure since the last success.
  failing_since timestamptz,
  -- Since when nothing is sent there, until the master switches it on again.
  off_at timestamptz,
  primary key (company_uuid, uuid)
);
comment on table webhook_endpoint is 'tenant: addresses of other systems that are told what happens in a company';

create table webhook_delivery (
  company_uuid uuid not null,
  uuid uuid not null,
  endpoint_uuid uuid not null,
  type text not null,
  -- Names of what changed, never the data itself.
  data jsonb not null,
  at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  lease_until timestamptz,
  -- What came of the last attempt: a status of HTTP, or why there was none.
  status integer,
  failure text,
  settled_at timestamptz,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, endpoint_uuid) references webhook_endpoint (company_uuid, uuid) on delete cascade
);
create index webhook_delivery_of_endpoint on webhook_delivery (company_uuid, endpoint_uuid, at desc, uuid desc);
create index webhook_delivery_due on webhook_delivery (next_at) where state in ('waiting', 'sending');
create index webhook_delivery_settled on webhook_delivery (settled_at) where state in ('delivered', 'failed');
comment on table webhook_delivery is 'tenant: messages to the addresses of a company, sent and to be sent; kept for 30 days';

-- Whatever writes a step of an application, one by one or many at once, tells of it.
create function webhooks_of_history() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (company_uuid, uuid, endpoint_uuid, type, data, at, next_at)
  select e.company_uuid, gen_random_uuid(), e.uuid, s.type,
    jsonb_build_object('uuid', a.uuid, 'job_uuid', a.job_uuid, 'kind', a.kind, 'from', s.from_stage, 'to', s.to_stage,
      'reference', (select p.reference from platform_application p
        where p.company_uuid = a.company_uuid and p.application_uuid = a.uuid limit 1)),
    s.at, s.at
  from (select *, case when action = 'applied' then 'application.created' else 'application.moved' end as type
    from inserted where action = 'applied' or from_stage <> to_stage) s
  join application a on a.company_uuid = s.company_uuid and a.uuid = s.application_uuid
  join webhook_endpoint e on e.company_uuid = s.company_uuid and s.type = any(e.events) and e.off_at is null;
  return null;
end $$;
create trigger webhooks_of_history after insert on application_history
  referencing new table as inserted for each statement execute function webhooks_of_history();

create function webhooks_of_jobs() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (company_uuid, uuid, endpoint_uuid, type, data, at, next_at)
  select e.company_uuid, gen_random_uuid(), e.uuid, 'job.changed', i.payload - 'type', i.at, i.at
  from inserted i
  join webhook_endpoint e on e.company_uuid = i.company_uuid and 'job.changed' = any(e.events) and e.off_at is null
  where i.payload ->> 'type' = 'job.changed';
  return null;
end $$;
create trigger webhooks_of_jobs after insert on realtime_event
  referencing new table as inserted for each statement execute function webhooks_of_jobs();
