-- An offer of the master's rights ends with the membership of either side.
delete from master_handover where not exists (
  select from company_member where company_member.company_uuid = master_handover.company_uuid
    and company_member.account_uuid = master_handover.to_uuid
) or not exists (
  select from company_member where company_member.company_uuid = master_handover.company_uuid
    and company_member.account_uuid = master_handover.offered_by
);
alter table master_handover
  add foreign key (company_uuid, to_uuid) references company_member (company_uuid, account_uuid) on delete cascade,
  add foreign key (company_uuid, offered_by) references company_member (company_uuid, account_uuid) on delete cascade;
create index master_handover_by_taker on master_handover (company_uuid, to_uuid);
create index master_handover_by_giver on master_handover (company_uuid, offered_by);

-- Nobody is there to answer.
update join_request set state = 'refused', decided_at = now()
where state = 'waiting' and not exists (
  select from company_member where company_member.company_uuid = join_request.company_uuid and type = 'master'
);
