import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { getPerson, linkPersons, type Person, unlinkPersons } from '@qinghe/contract/resumes/persons.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const personQuery = (uuid: string) => apiQuery(getPerson, { uuid }, { silent: true });

/** The other applications of a person, by one of them. */
export const usePerson = (uuid: string) => useQuery(personQuery(uuid)).data;

/** Says of two applications whether they are of one person, and takes it back; each response is how they stand now. */
export function usePersonLinks() {
  const client = useQueryClient();
  const cache = (person: Person, { uuid }: InputOf<typeof getPerson>) =>
    client.setQueryData(personQuery(uuid).queryKey, person);
  const shown = { onDone: cache, onStale: cache };
  return { link: useAction(linkPersons, shown), unlink: useAction(unlinkPersons, shown) };
}
