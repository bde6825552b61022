export interface TextPart {
  text: string;
  /** Offset in the whole text. */
  start: number;
  link: boolean;
}

/** Cuts a text into plain words and http(s) addresses; Chinese punctuation ends an address. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(
    /https?:\/\/[^\s<>"'，。；：！？、（）「」《》]+[^\s<>"'，。；：！？、（）「」《》.,;:!?)]/g,
  )) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), start: end, link: false });
    end = match.index + match[0].length;
    parts.push({ text: match[0], start: match.index, link: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), start: end, link: false });
  return parts;
}

/** The six-digit code of a message, alone and not part of a longer number or an address. */
export function codeIn(text: string): string | null {
  const words = partsOf(text)
    .filter((part) => !part.link)
    .map((part) => part.text)
    .join(' ');
  return /(?:^|[^\dA-Za-z])(\d{6})(?![\dA-Za-z])/.exec(words)?.[1] ?? null;
}
