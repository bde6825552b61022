import { html, jsonBlock, type SafeHtml } from './html.ts';

interface SharedPage {
  title: string;
  /** Where it stands; without a language where it has an address in each. */
  url: string;
  summary: string;
  /** Its picture's address, and that one's width and height where they are known. */
  image?: { url: string; size?: readonly [number, number] } | null;
  /** The address under which search engines list it, where that is another one. */
  canonical?: string;
  /** What it is about, in the words of schema.org. */
  data: unknown;
}

/** What search engines and chats show of a public page: description, Open Graph, schema.org. */
export const shareHead = ({ title, url, summary, image, canonical = url, data }: SharedPage): SafeHtml =>
  html`<meta name="description" content="${summary}">
<meta property="og:title" content="${title}">
<meta property="og:type" content="website">
<meta property="og:url" content="${url}">
<meta property="og:description" content="${summary}">
${image && html`<meta property="og:image" content="${image.url}">`}
${image?.size && html`<meta property="og:image:width" content="${image.size[0]}"><meta property="og:image:height" content="${image.size[1]}">`}
<link rel="canonical" href="${canonical}">
<script type="application/ld+json">${jsonBlock(data)}</script>`;
