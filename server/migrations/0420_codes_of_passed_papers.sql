-- A credit code belongs to a company once its papers have passed: until then whoever claims it waits beside its owner.
delete from company_licence using company
where company.company_uuid = company_licence.company_uuid
  and company.check_status in ('incomplete', 'uncheck', 'reject', 'appeal');
