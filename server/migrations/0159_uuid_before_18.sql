-- PostgreSQL has uuidv7() since version 18, and 0160 calls it: older ones get one of that name, which 0380 takes away.
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create function public.uuidv7() returns uuid language sql volatile as $body$
      -- Milliseconds in the first six bytes, 7 in the bits of the version; the rest is chance.
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
        52, 1), 53, 1), 'hex')::uuid
    $body$;
  end if;
end $$;
