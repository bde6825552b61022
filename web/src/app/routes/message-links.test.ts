import { type MessageKind, messageKinds } from '@qinghe/contract/messages/kinds.ts';
import { linkOf, sentenceOf } from '@qinghe/contract/messages/sentences.ts';
import { locales } from '@qinghe/contract/texts/say.ts';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './all.ts';

const uuid = '01890000-0000-7000-8000-00000000000a';

test.each(Object.keys(messageKinds) as MessageKind[])(
  '%s has its sentence and leads to a page that there is',
  (kind) => {
    for (const campus of [0, 1]) {
      const facts = { kind, count: 2, params: { campus, right: 'radar' }, subject_uuid: uuid };
      for (const locale of locales) expect(sentenceOf(facts, locale)).toMatch(/[ \u4e00-\u9fff]/);
      const { pathname } = new URL(linkOf(facts), 'http://localhost');
      expect(routes.filter((entry) => !('redirect' in entry) && matchPath(entry.path, pathname))).not.toEqual([]);
    }
  },
);
