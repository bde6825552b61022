-- When accounts want no mail: by the clocks of China, 22 to 8 where none has chosen.
create table message_quiet (
  account_uuid uuid primary key references account (uuid),
  -- Whole hours; both null: never.
  begins smallint check (begins between 0 and 23),
  ends smallint check (ends between 0 and 23),
  check ((begins is null) = (ends is null)),
  check (begins <> ends)
);
comment on table message_quiet is 'directory of messages: hours in which accounts want no mail that can wait';
