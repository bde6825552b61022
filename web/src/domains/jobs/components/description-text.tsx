import { type DescriptionLine, descriptionBlocks } from '@qinghe/contract/jobs/description.ts';

/** A description as the elements that its public page has. */
export function DescriptionText({ text }: { text: string }) {
  return descriptionBlocks(text).map(({ kind, lines }, at) => {
    // Lines have no identity of their own; each rendering is of the whole text.
    if (kind === 'paragraph') return <p key={at}>{lines.map(words)}</p>;
    const items = lines.map((line, index) => <li key={index}>{words(line)}</li>);
    return kind === 'bullet' ? <ul key={at}>{items}</ul> : <ol key={at}>{items}</ol>;
  });
}

const words = ({ spans }: DescriptionLine) =>
  spans.map(({ text, bold }, index) => (bold ? <strong key={index}>{text}</strong> : text));
