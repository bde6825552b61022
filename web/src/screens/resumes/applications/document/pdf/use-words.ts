import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { type PageWords, readWords, wordLimits } from './page-words.ts';

/** By number of the page; null where there are too many, absent while they are not read. */
type WordsByPage = ReadonlyMap<number, PageWords | null>;

/** The words of all pages, one page after another, once the document is seen: of those drawn ahead most never are. */
export function useWords(pages: readonly PDFPageProxy[], active: boolean): WordsByPage {
  const [words, setWords] = useState<WordsByPage>(new Map());
  const [seen, setSeen] = useState(active);
  if (active && !seen) setSeen(true);
  useEffect(() => {
    if (!seen) return;
    let wanted = true;
    const read = async () => {
      const left = wordLimits();
      for (const page of pages) {
        // A page whose words are broken is shown like one that has too many.
        const found = await readWords(page, left).catch(() => null);
        if (!wanted) return;
        setWords((before) => new Map(before).set(page.pageNumber, found));
      }
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [pages, seen]);
  return words;
}
