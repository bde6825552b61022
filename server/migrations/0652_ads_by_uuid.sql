-- Whoever sees or follows an ad names it alone.
create index ad_by_uuid on ad (uuid);
