create table platform_notice (
  uuid uuid primary key,
  title text not null check (length(title) between 1 and 60),
  title_en text not null default '' check (length(title_en) <= 120),
  content text not null check (length(content) between 1 and 5000),
  content_en text not null default '' check (length(content_en) <= 10000),
  published_at timestamptz not null
);
create index platform_notice_by_age on platform_notice (published_at desc, uuid desc);
comment on table platform_notice is 'reference: what the platform tells everybody';
