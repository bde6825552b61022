export interface AnnotationLink {
  url: string;
  /** Two corners in points, from the bottom left. */
  rect: [number, number, number, number];
}

const SAFE: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
const MAX_LINKS = 200;

/** What of a page's annotations leads to a web page or a mailbox; a stranger's file may name anything. */
export function linksOf(annotations: readonly unknown[]): AnnotationLink[] {
  return annotations
    .slice(0, 10 * MAX_LINKS)
    .flatMap((annotation) => {
      const { subtype, url, rect } = annotation as { subtype?: unknown; url?: unknown; rect?: unknown };
      if (subtype !== 'Link' || typeof url !== 'string' || !URL.canParse(url)) return [];
      const numbers = Array.isArray(rect) && rect.length === 4 && rect.every((number) => Number.isFinite(number));
      if (!SAFE.has(new URL(url).protocol) || !numbers) return [];
      return [{ url, rect: rect as AnnotationLink['rect'] }];
    })
    .slice(0, MAX_LINKS);
}
