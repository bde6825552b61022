-- A talk that is copied or planned with a school may have no day yet; what students read has one.
alter table talk
  alter column starts_at drop not null,
  alter column ends_at drop not null,
  add constraint talk_day check ((starts_at is null) = (ends_at is null) and (state = 'draft' or starts_at is not null));
