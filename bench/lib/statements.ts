// Statements that were recorded from the real server, as they stand in the file that the bare server reads: in place of
// what differs from call to call there are words, which the bare server fills in.

/** A statement as the server sent it. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/** What the words of a call stand for. */
export interface Words {
  tokenHash: Buffer;
  application: string;
  /** Of the application before the move and after it. */
  version: number;
  next: number;
  from: string;
  to: string;
  reason: string;
  history: string;
  audit: string;
  now: Date;
}

export type Word = keyof Words;
/** What stands in a statement or in its JSON: itself, or the word for it. */
type Held = { word: Word } | { plain: string | number | boolean | null } | { list: Held[] } | { object: Named };
interface Named {
  [name: string]: Held;
}
/** A value of a statement, or the text of a JSON document. */
type Value = Held | { json: Held };

export interface Statement {
  text: string;
  values: Value[];
}

/** What one call sends: first the statement that finds the session. */
export interface Recording {
  list: Statement[];
  move: Statement[];
}

/** The values of a statement with the words of a call put in. @throws for a word that this call does not have */
export const fill = (values: readonly Value[], words: Partial<Words>): unknown[] =>
  values.map((value) => ('json' in value ? JSON.stringify(filled(value.json, words)) : filled(value, words)));

function filled(held: Held, words: Partial<Words>): unknown {
  if ('plain' in held) return held.plain;
  if ('list' in held) return held.list.map((inner) => filled(inner, words));
  if ('object' in held)
    return Object.fromEntries(Object.entries(held.object).map(([name, inner]) => [name, filled(inner, words)]));
  const { [held.word]: meant } = words;
  if (meant === undefined) throw new Error(`this call has no ${held.word}`);
  return meant;
}

/** What is known of a value by where it stands: the word for it, or undefined for one that stays as it is. */
export type FindWord = (value: unknown) => Word | undefined;

/** A statement with words in place of what `find` knows. @throws for a value that no file can hold */
export const template = ({ text, values }: SentStatement, find: FindWord): Statement => ({
  text,
  values: values.map((value) =>
    typeof value === 'string' && value.startsWith('{"')
      ? { json: heldOf(JSON.parse(value), find) }
      : heldOf(value, find),
  ),
});

function heldOf(value: unknown, find: FindWord): Held {
  const word = find(value);
  if (word !== undefined) return { word };
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return { plain: value };
  if (Array.isArray(value)) return { list: value.map((inner) => heldOf(inner, find)) };
  if (typeof value !== 'object') throw new Error(`a statement holds ${String(value)}, which no file can keep`);
  return {
    object: Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, heldOf(inner, find)])),
  };
}
