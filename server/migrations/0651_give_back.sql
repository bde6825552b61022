-- Units of a grant that were given back for the coins that they cost: many steps return what one would.
alter table right_grant add column returned integer not null default 0,
  add constraint right_grant_returned check (returned between 0 and units);
