import { byUuid } from '../shapes.ts';
import { applicationDetail } from './application.ts';
import { domain } from './domain.ts';

/*
 * Anonymous screening: until a stage that the job names, whoever applies by themselves is shown under a code, without name,
 * gender, age, school, contact and file. They are revealed one by one, by whoever has judged them first.
 */

export const revealApplication = domain.endpoint({
  method: 'POST',
  path: '/api/v1/applications/reveal',
  access: 'user',
  summary:
    'Shows who stands behind an anonymous application, to everybody who may see it, from now on; 40902 for whoever has given neither stars nor a note. The log and the history name the caller',
  input: byUuid,
  output: applicationDetail,
});
