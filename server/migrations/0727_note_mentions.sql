-- Colleagues whom a note names. The name is as it stood in the note, so that it is still drawn once its bearer has left.
create table note_mention (
  company_uuid uuid not null,
  note_uuid uuid not null,
  account_uuid uuid not null,
  name text not null,
  -- What they were told by; null for whom the application is not to be seen.
  message_uuid uuid,
  primary key (company_uuid, note_uuid, account_uuid),
  foreign key (company_uuid, note_uuid) references application_note (company_uuid, uuid) on delete cascade
);
comment on table note_mention is 'tenant of resumes: colleagues whom a note names, and what they were told by';
