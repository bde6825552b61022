import { type PageViewport, TextLayer } from 'pdfjs-dist';
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
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const layer = new TextLayer({ textContentSource: words.content, container: element, viewport: paper });
    let wanted = true;
    layer.render().then(
      () => wanted && onLaid(layer.textDivs),
      () => {
        // Cancelled when the person goes on before all words stand.
      },
    );
    return () => {
      wanted = false;
      layer.cancel();
      element.replaceChildren();
      onLaid(undefined);
    };
  }, [words, paper, onLaid]);
  return <div ref={container} className={styles.words} data-own-marks="" />;
}
