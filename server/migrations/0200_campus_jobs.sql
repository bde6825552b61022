-- Candidates are sent to https addresses alone; how many followed one is counted as its job's views are.
UPDATE job SET external_url = '' WHERE external_url <> '' AND external_url NOT LIKE 'https://%';
ALTER TABLE job_statistics ADD COLUMN external_clicks integer NOT NULL DEFAULT 0 CHECK (external_clicks >= 0);
