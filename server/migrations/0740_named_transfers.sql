-- A transfer whose words name no order: one operator names the company that it is to be credited to, another confirms it.
alter table bank_line add column named_company uuid,
  add column named_by uuid,
  add constraint bank_line_named check ((named_company is null) = (named_by is null)),
  add constraint bank_line_named_four_eyes check (confirmed_by <> named_by);
