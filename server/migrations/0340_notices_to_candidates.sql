-- What goes out by e-mail and SMS is the platform's notice; the company's words stand on the status page alone, since
-- nobody has proved the address. Messages on their way keep what they were promised.
-- The default serves programs of before this column, which may still be running.
alter table candidate_message add column notice text not null default '';
update candidate_message set notice = body where state in ('held', 'sending');
