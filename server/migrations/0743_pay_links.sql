-- Somebody without an account pays an order by a link. It is signed, so that copied again it is the same; it ends with its order, or
-- once it is withdrawn.
create table pay_link (
  company_uuid uuid not null,
  order_uuid uuid not null,
  uuid uuid not null,
  made_by uuid not null,
  made_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (company_uuid, order_uuid, uuid),
  foreign key (company_uuid, order_uuid) references sales_order (company_uuid, uuid)
);
comment on table pay_link is 'tenant of orders: links by which somebody without an account pays an order';
create unique index pay_link_live on pay_link (company_uuid, order_uuid) where withdrawn_at is null;
create index pay_link_by_uuid on pay_link (uuid);
