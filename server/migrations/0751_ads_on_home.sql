-- Ads on the home page of companies, beside those above the public list of jobs.
alter table ad_price drop constraint ad_price_place_check, add check (place in ('jobs', 'home'));
alter table ad drop constraint ad_place_check, add check (place in ('jobs', 'home'));
insert into ad_price values ('home', '2026-01-01T00:00:00+08:00', 300);
