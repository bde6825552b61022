-- What operators answered lately: the figures of the inbox look at a week of it.
create index help_message_answers on help_message (sent_at, conversation_uuid) where side = 'platform';
