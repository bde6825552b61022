-- What became of proposals is shown as well.
create index operator_proposal_settled on operator_proposal (decided_at desc, uuid desc) where state <> 'waiting';
