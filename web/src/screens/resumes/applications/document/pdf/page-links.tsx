import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, useEffect, useState } from 'react';
import { type AnnotationLink, linksOf } from './links.ts';
import styles from './pdf-page.module.css';

interface PageLinksProps {
  page: PDFPageProxy;
  paper: PageViewport;
}

/** The links of a page, where they stand on it; what opens knows nothing of the desk. */
export function PageLinks({ page, paper }: PageLinksProps) {
  const [links, setLinks] = useState<AnnotationLink[]>([]);
  useEffect(() => {
    let wanted = true;
    page.getAnnotations().then(
      (annotations) => wanted && setLinks(linksOf(annotations)),
      () => {
        // A page whose annotations are broken has no links.
      },
    );
    return () => {
      wanted = false;
    };
  }, [page]);
  return links.map(({ url, rect }) => (
    <a
      key={`${url} ${rect.join()}`}
      className={styles.link}
      style={placeOf(rect, paper)}
      href={url}
      title={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      <span className="visually-hidden">{url}</span>
    </a>
  ));
}

function placeOf(rect: AnnotationLink['rect'], paper: PageViewport): CSSProperties {
  const [x1 = 0, y1 = 0] = paper.convertToViewportPoint(rect[0], rect[1]) as number[];
  const [x2 = 0, y2 = 0] = paper.convertToViewportPoint(rect[2], rect[3]) as number[];
  return {
    left: `${(100 * Math.min(x1, x2)) / paper.width}%`,
    top: `${(100 * Math.min(y1, y2)) / paper.height}%`,
    width: `${(100 * Math.abs(x2 - x1)) / paper.width}%`,
    height: `${(100 * Math.abs(y2 - y1)) / paper.height}%`,
  };
}
