-- A company that was certified and is so no longer works again only when new papers have passed, not when it hands them in.
alter table company add column certification_lost boolean not null default false;
update company set certification_lost = true
where check_status in ('reject', 'appeal', 'uncheck')
  and exists (select from company_review where company_review.company_uuid = company.company_uuid
    and to_status in ('pass', 'later_check', 'revision'));
