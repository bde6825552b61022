import type { Endpoint, InputOf } from '@qinghe/contract/endpoint.ts';

/** A read that a screen shows first, as plain data: it is asked for before there is anything that could cache responses. */
export interface FirstQuery {
  endpoint: Endpoint;
  input: Record<string, unknown>;
  /** The first page of a list, as `apiPages` asks for it. */
  paged: boolean;
}

export const firstQuery = <E extends Endpoint>(endpoint: E, input: InputOf<E>): FirstQuery => ({
  endpoint,
  input: input as Record<string, unknown>,
  paged: false,
});

export const firstPage = <E extends Endpoint>(endpoint: E, input: Omit<InputOf<E>, 'cursor'>): FirstQuery => ({
  endpoint,
  input,
  paged: true,
});
