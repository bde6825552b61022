-- Packs that are sold together for less than each by itself.
create table package (
  code text primary key,
  type text not null check (type in ('normal')),
  position integer not null
);
comment on table package is 'reference of orders: packs that are sold together; append only';
create table package_part (
  package text not null references package (code),
  sku text not null references sku (code),
  primary key (package, sku)
);
comment on table package_part is 'reference of orders: what each package holds; append only';
create table package_price (
  package text not null references package (code),
  begins_at timestamptz not null,
  coins integer not null check (coins > 0),
  primary key (package, begins_at)
);
comment on table package_price is 'reference of orders: prices of packages in coins, each from an instant on';
insert into package values ('start', 'normal', 10), ('season', 'normal', 20);
insert into package_part values
  ('start', 'refresh-30'), ('start', 'top_search-3'),
  ('season', 'refresh-60'), ('season', 'top_search-7'), ('season', 'top_home-3'), ('season', 'expansion-3');
insert into package_price values
  ('start', '2026-01-01T00:00:00+08:00', 350),
  ('season', '2026-01-01T00:00:00+08:00', 1880);

-- Of which package a line is a part; its coins are its share of the package's price.
alter table order_line add column package text references package (code);
