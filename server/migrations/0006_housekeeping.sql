-- Found by the hourly sweep.
create index stored_file_cv_by_age on stored_file (created_at) where purpose = 'cv';
create index verification_code_by_age on verification_code (created_at);
