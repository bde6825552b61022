-- Operators have doubted somebody who had been let in: until that is settled nothing is prepared meanwhile either.
alter table identity add column asked_again boolean not null default false;
update identity set asked_again = true where check_status = 4;
