-- A list by tag walks the tag's own rows in the list's order, so each says where its application stands. What stands in
-- both tables can differ only if a tag and a move pass each other unseen: tagging locks the application against moves
-- while it reads the stage, and a move changes the stage in the tag's rows in the same transaction.
-- Filled in by the trigger, whoever writes the row; null until then only.
alter table application_tag
  add column kind text,
  add column stage text,
  add column applied_at timestamptz;

update application_tag tagged set kind = application.kind, stage = application.stage, applied_at = application.applied_at
from application
where application.company_uuid = tagged.company_uuid and application.uuid = tagged.application_uuid;

alter table application_tag
  add check (kind is not null and stage is not null and applied_at is not null);
create index application_tag_in_order
  on application_tag (company_uuid, tag_uuid, kind, stage, applied_at desc, application_uuid desc);
drop index application_tag_by_tag;

create function place_tagged() returns trigger language plpgsql as $$
begin
  select application.kind, application.stage, application.applied_at
  into new.kind, new.stage, new.applied_at
  from application
  where application.company_uuid = new.company_uuid and application.uuid = new.application_uuid
  for share;
  return new;
end $$;

create trigger place_tagged before insert on application_tag
  for each row execute function place_tagged();

create function move_tagged() returns trigger language plpgsql as $$
begin
  update application_tag tagged set stage = inserted.stage
  from inserted
  where tagged.company_uuid = inserted.company_uuid and tagged.application_uuid = inserted.uuid
    and tagged.stage <> inserted.stage;
  return null;
end $$;

create trigger move_tagged after update on application
  referencing new table as inserted for each statement execute function move_tagged();
