import { Parser } from 'htmlparser2';
import { CvUnreadable } from './cv-unreadable.ts';

/** Tags in one another; the parser looks through all that lie open. */
const MAX_DEPTH = 2_000;

export interface TagReader {
  xml: boolean;
  /** Whether a tag is left out with all that is in it. */
  skips(name: string, attributes: Record<string, string>): boolean;
  open(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads XML, or a web page however it is written. Entities that the file defines stay as they are. Throws CvUnreadable. */
export function readTags(page: string, { xml, skips, open, text, close }: TagReader): void {
  let [depth, skipped] = [0, 0];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH) throw new CvUnreadable('too_large');
        if (skipped > 0 || skips(name, attributes)) skipped += 1;
        else open(name, attributes);
      },
      ontext(words) {
        if (skipped === 0) text?.(words);
      },
      // It comes for each tag that was opened, also for one that holds nothing.
      onclosetag(name) {
        depth -= 1;
        if (skipped > 0) skipped -= 1;
        else close?.(name);
      },
    },
    { xmlMode: xml },
  );
  parser.end(page);
}
