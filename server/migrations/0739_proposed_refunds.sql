-- An operator proposes a refund for a company that asked by phone, or cannot press; another one decides on it.
alter table refund add column proposed_by uuid,
  add constraint refund_one_asker check (asked_by is null or proposed_by is null),
  add constraint refund_proposed_four_eyes check (decided_by <> proposed_by);
