import { type PageViewport, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import type { PageWords } from './page-words.ts';
import styles from './pdf-page.module.css';

interface WordsLayerProps {
  words: PageWords;
  paper: PageViewport;
  /** Hands over one element for each item of the words. */
  onLaid: (elements: readonly HTMLElement[] | undefined) => void;
}

/** The words of a page, unseen over its picture: to select, to copy, to be read out, to find with the browser's search. */
export function WordsLayer({ words, paper, onLaid }: WordsLayerProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A box of its own for each laying: pdf.js fails when a layer is cancelled between a chunk and the next, so one that
    // is no longer wanted lays its words to their end, into a box that stands nowhere any more.
    const box = document.createElement('div');
    box.className = styles.words ?? '';
    page.current?.append(box);
    const layer = new TextLayer({ textContentSource: words.content, container: box, viewport: paper });
    let wanted = true;
    void layer.render().then(() => {
      if (!wanted) return;
      box.dataset.laid = '';
      onLaid(layer.textDivs);
    });
    return () => {
      wanted = false;
      box.remove();
      onLaid(undefined);
    };
  }, [words, paper, onLaid]);
  return <div ref={page} data-own-marks="" />;
}
