-- What a graduate is asked, in place of an intern's availability.
alter table application
  add column gpa text not null default '',
  add column wish_city text not null default '',
  add column offer_state text check (offer_state in ('none', 'considering', 'signed'));
