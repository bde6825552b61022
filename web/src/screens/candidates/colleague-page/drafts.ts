import type { LinkVerdict } from '@qinghe/contract/resumes/application.ts';

/** What is being said of somebody. */
export interface Opinion {
  verdict: LinkVerdict | '';
  stars: number | null;
  words: string;
}

/** Under what the drafts of a link are kept. */
export const draftsOf = (link: string): string => `colleague:${link}:`;
