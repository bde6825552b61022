export interface Differing {
  before: string;
  /** What differs; '' where nothing does. */
  middle: string;
  after: string;
}

/** The piece of a text that another text has otherwise: all between what both begin and what both end with. */
export function differing(text: string, other: string): Differing {
  const [signs, others] = [[...text], [...other]];
  const most = Math.min(signs.length, others.length);
  let start = 0;
  while (start < most && signs[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && signs.at(-1 - end) === others.at(-1 - end)) end += 1;
  const stop = signs.length - end;
  return {
    before: signs.slice(0, start).join(''),
    middle: signs.slice(start, stop).join(''),
    after: signs.slice(stop).join(''),
  };
}
