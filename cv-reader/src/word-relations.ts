import { readTags } from './read-tags.ts';
import type { CheckedZip } from './zip-limits.ts';

/** Some programs number it: the relationships of the file say which part is the document. */
export function mainPart(zip: CheckedZip): string {
  const main = relationsOf(zip, '_rels/.rels').find(({ type }) => type.endsWith('/officeDocument'));
  return main?.target.replace(/^\//, '') || 'word/document.xml';
}

/** The names of the parts that a part refers to, by its names for them. What lies elsewhere is never fetched. */
export function partsOf(zip: CheckedZip, part: string): Map<string, string> {
  const relations = relationsOf(zip, part.replace(/([^/]*)$/, '_rels/$1.rels'));
  return new Map(
    relations.map(({ id, target }) => [
      id,
      target.startsWith('/') ? target.slice(1) : part.slice(0, part.lastIndexOf('/') + 1) + target,
    ]),
  );
}

function relationsOf(zip: CheckedZip, name: string) {
  const relations: { id: string; type: string; target: string }[] = [];
  readTags(zip.part(name) ?? '', {
    xml: true,
    skips: () => false,
    open(tag, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (tag === 'Relationship') relations.push({ id, type, target });
    },
  });
  return relations;
}
