-- A right is one of the goods: whoever sells a further one adds a row, and nothing here.
alter table right_grant drop constraint right_grant_right_name_check,
  add constraint right_grant_good foreign key (right_name) references good (code);
