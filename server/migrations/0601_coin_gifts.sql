-- Coins for nothing are proposed by one operator and confirmed by another: making them is as dangerous as paying out.
alter table operator_proposal drop constraint operator_proposal_action_check;
alter table operator_proposal add constraint operator_proposal_action_check check (action in
  ('freeze', 'unfreeze', 'withdraw', 'confirm_licence', 'promote', 'move', 'reidentify', 'release', 'give_coins'));
alter table operator_proposal add column coins integer check (coins > 0);
alter table operator_proposal add constraint operator_proposal_coins_named check ((action = 'give_coins') = (coins is not null));
alter table operator_proposal add constraint operator_proposal_coins_of_company
  check (action <> 'give_coins' or company_uuid is not null);
