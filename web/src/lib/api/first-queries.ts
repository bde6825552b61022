import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import type { QueryKey } from '@tanstack/react-query';

/** A read that a screen shows first, as plain data: it is asked for before there is anything that could cache responses. */
export interface FirstQuery {
  endpoint: Endpoint;
  input: Record<string, unknown>;
  /** The first page of a list, as `apiPages` asks for it. */
  paged: boolean;
  /** Under which key, and as what, it is kept where not by its call: a file, which never changes. */
  keep?: { key: QueryKey; as: (data: never) => unknown };
  /** What its response leads to, asked for as soon as that is there. */
  leadsTo?: (data: never) => FirstQuery[];
  /** Address of a picture that its response names. */
  picture?: (data: never) => string | undefined;
}

type LeadsTo<E extends Endpoint> = (data: OutputOf<E>) => FirstQuery[];

export const firstQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>, leadsTo?: LeadsTo<E>): FirstQuery => ({
  endpoint,
  input: input as Record<string, unknown>,
  paged: false,
  ...(leadsTo && { leadsTo }),
});

export const firstPage = <E extends Endpoint>(
  endpoint: E,
  input: Omit<InputOf<E>, 'cursor'>,
  leadsTo?: LeadsTo<E>,
): FirstQuery => ({ endpoint, input, paged: true, ...(leadsTo && { leadsTo }) });
