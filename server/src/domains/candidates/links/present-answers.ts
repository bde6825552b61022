import type { LinkAnswer } from '@qinghe/contract/candidates/linked-page.ts';

interface Said extends LinkAnswer {
  link_uuid: string;
  /** Who says it, in the words of whoever asked. */
  name: string;
}

/** What was said of somebody as a link shows it: others' answers after one's own, without what `clean` takes out. */
export function presentAnswers(
  said: readonly Said[],
  linkUuid: string,
  clean: (text: string) => string,
): { answer: LinkAnswer | null; others: number; answers: (LinkAnswer & { name: string })[] } {
  const own = said.find((one) => one.link_uuid === linkUuid);
  const others = said.filter((one) => one.link_uuid !== linkUuid);
  return {
    answer: own ? answerOf(own) : null,
    others: others.length,
    answers: own ? others.map((one) => ({ ...answerOf(one), words: clean(one.words), name: one.name })) : [],
  };
}

const answerOf = ({ verdict, stars, words }: Said): LinkAnswer => ({ verdict, stars, words });
