/**
 * A step of a query that is taken only where its value is given: `query.$call(whenGiven(city, (q, value) => …))`.
 */
export const whenGiven =
  <Value, Query>(value: Value | undefined, use: (query: Query, value: Value) => Query) =>
  (query: Query): Query =>
    value === undefined ? query : use(query, value);
