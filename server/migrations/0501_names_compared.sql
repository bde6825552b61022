-- Signs of one width and one dash, without those that nobody sees, as pasted.ts of the contract has them.
create function plain_signs(words text) returns text language sql immutable parallel safe
  return translate(
    regexp_replace(
      normalize(words, nfkc),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]',
      '', 'g'),
    '‐‑‒–—―−〜', '--------');

-- What a name is compared by: names that differ in width, case, blanks, kinds of brackets, dots and dashes alone are one.
-- Keyboards give either width, business licences print the full one.
create function name_key(name text) returns text language sql immutable parallel safe
  return regexp_replace(
    translate(
      lower(plain_signs(name) collate "C"),
      '[{〔【〖「『《〈<]}〕】〗」』》〉>•・‧∙⋅',
      '(((((((((())))))))))·····'),
    '\s+|[.。,、;:!]+$', '', 'g');

-- What words are looked for in: small letters without accents.
create function search_key(words text) returns text language sql immutable parallel safe
  return lower(regexp_replace(normalize(plain_signs(words), nfkd), '[\u0300-\u036f]', '', 'g'));

drop index company_by_name;
create index company_by_name on company (name_key(name));
