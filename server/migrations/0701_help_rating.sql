-- What its person says of a conversation that ended, once.
alter table help_conversation
  add column satisfied boolean,
  add column rating_words text,
  add constraint help_rating check ((satisfied is null) = (rating_words is null));
