-- Words that say one pair of signs more often than PostgreSQL keeps places of it are marked in their vector
-- (server/src/text/parts.ts) and read whole. Those of before have no mark: the task that fills vectors makes theirs anew.
update help_message set parts = null
where length(body) > 255
  and (
    length(body) > 900
    or exists (select from unnest(parts) as part where cardinality(part.positions) >= 255)
  );
