-- Who is to lead is to lead the company to which the account belonged when that was proposed.
alter table operator_proposal drop constraint operator_proposal_target_check;
update operator_proposal set target_uuid = account.company_uuid from account
  where account.uuid = operator_proposal.account_uuid and action = 'promote' and state = 'waiting';
alter table operator_proposal add constraint operator_proposal_target_check
  check (case action when 'move' then target_uuid is not null when 'promote' then true else target_uuid is null end);
