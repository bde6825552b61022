-- Whatever is handed to the outside is one machine's: it claims, hands over and settles rows of this table. Before, each
-- kind of message had columns or a table of its own for that.
create table delivery (
  -- Also the key under which it is handed over.
  uuid uuid primary key,
  kind text not null,
  -- What it is about: a visitor, an application, an invitation; its own uuid where nothing else has one.
  subject_uuid uuid not null,
  -- The change or the instant that causes it: nobody is notified of one twice.
  occasion text not null default '',
  details jsonb not null default '{}',
  send_after timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'refused', 'recalled', 'overtaken')),
  attempts integer not null default 0,
  -- Until then an attempt is under way.
  lease_until timestamptz,
  created_at timestamptz not null,
  unique (subject_uuid, kind, occasion)
);
create index delivery_open on delivery ((coalesce(lease_until, send_after))) where state in ('waiting', 'sending');
comment on table delivery is 'infrastructure: what is handed to the outside, from its cause to what became of it';

insert into delivery (uuid, kind, subject_uuid, occasion, details, send_after, state, attempts, lease_until, created_at)
select uuid, 'resumes.message', application_uuid, uuid::text, jsonb_build_object('company_uuid', company_uuid), send_after,
  case state when 'held' then 'waiting' else state end, attempts, lease_until, send_after
from candidate_message;
alter table candidate_message drop column state, drop column attempts, drop column lease_until;

insert into delivery (uuid, kind, subject_uuid, details, send_after, state, attempts, lease_until, created_at)
select link_uuid, 'company.invitation', link_uuid, jsonb_build_object('company_uuid', company_uuid), created_at, delivery,
  attempts, lease_until, created_at
from invitation where delivery <> 'none';
alter table invitation drop column delivery, drop column attempts, drop column lease_until;

insert into delivery (uuid, kind, subject_uuid, occasion, details, send_after, state, attempts, lease_until, created_at)
select uuid, 'talks.' || kind, visitor_uuid, to_char(about at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  jsonb_build_object('company_uuid', company_uuid), created_at, state, attempts, lease_until, created_at
from talk_notice;
drop table talk_notice;

insert into delivery (uuid, kind, subject_uuid, occasion, send_after, state, attempts, lease_until, created_at)
select uuid, 'fairs.' || kind, visitor_uuid, to_char(about at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  created_at, state, attempts, lease_until, created_at
from fair_notice;
drop table fair_notice;

insert into delivery (uuid, kind, subject_uuid, details, send_after, attempts, lease_until, created_at)
select uuid, case channel when 'wechat' then 'account.wechat' else 'account.words' end, uuid,
  case channel
    when 'wechat' then jsonb_build_object('account_uuid', address, 'title', subject, 'text', body, 'link', link,
      'bound_at', to_char(wechat_bound_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    else jsonb_build_object('channel', channel, 'address', address, 'subject', subject, 'body', body)
  end, created_at, attempts, lease_until, created_at
from account_mail;
drop table account_mail;
