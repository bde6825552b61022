-- Uploads in pieces: what has arrived lies in the object store, chunk by chunk, until the file is whole.

create table partial_upload (
  company_uuid uuid not null references company (company_uuid),
  -- Becomes the file's.
  uuid uuid not null,
  purpose text not null check (purpose in ('cv')),
  name text not null check (length(name) between 1 and 200),
  -- Bytes announced, and bytes that have arrived without a gap.
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  created_at timestamptz not null,
  primary key (company_uuid, uuid)
);
create index partial_upload_by_age on partial_upload (created_at);
comment on table partial_upload is 'tenant: files on their way, resumable';

create table upload_chunk (
  company_uuid uuid not null,
  uuid uuid not null,
  upload_uuid uuid not null,
  start_at bigint not null check (start_at >= 0),
  size integer not null check (size > 0),
  sha256 bytea not null,
  -- False while its bytes are being written, and for the losers of a race; only kept ones make the file.
  kept boolean not null default false,
  primary key (company_uuid, uuid),
  foreign key (company_uuid, upload_uuid) references partial_upload (company_uuid, uuid) on delete cascade
);
create index upload_chunk_by_upload on upload_chunk (company_uuid, upload_uuid);
create unique index upload_chunk_one_kept on upload_chunk (company_uuid, upload_uuid, start_at) where kept;
comment on table upload_chunk is 'tenant: pieces of a partial upload; each is an object in the store';
