import type { Place } from '../places.ts';
import { type Locale, say } from '../texts/say.ts';
import en from './texts/starters.en.json' with { type: 'json' };
import zh from './texts/starters.zh-CN.json' with { type: 'json' };

const texts = { 'zh-CN': zh, en };
type Key = keyof typeof zh;

/** Places as somebody who reads a language writes them. */
const placesIn: Readonly<Record<Locale, Readonly<Record<Place, string>>>> = {
  'zh-CN': { name: '{姓名}', job: '{职位}', company: '{公司}' },
  en: { name: '{name}', job: '{job}', company: '{company}' },
};

/** A text that somebody may begin with; it is theirs once they have added it. Common words have no title. */
export interface Starter {
  title?: string;
  content: string;
}
export type StarterKind = 'reject' | 'invite' | 'words';

/** Ready texts of a kind, in the language of whoever begins. */
export function startersOf(kind: StarterKind, locale: Locale): Starter[] {
  const saying = (key: string) => say(texts, key as Key, locale, placesIn[locale]);
  const keys = Object.keys(zh).filter((key) => key.startsWith(`${kind}.`));
  if (kind === 'words') return keys.map((key) => ({ content: saying(key) }));
  return keys
    .filter((key) => key.endsWith('.title'))
    .map((key) => ({ title: saying(key), content: saying(key.replace(/title$/, 'content')) }));
}
