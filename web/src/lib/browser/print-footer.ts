/**
 * Prints a line at the foot of every page, with the page's number and how many there are. A browser that knows no margin
 * boxes (CSS Paged Media, section 4) leaves it out.
 * @param line what it says, asked when the printing begins
 * @returns ends it
 */
export function printFooter(line: () => string): () => void {
  const sheet = new CSSStyleSheet();
  const write = () => sheet.replaceSync(footerRules(line()));
  document.adoptedStyleSheets.push(sheet);
  addEventListener('beforeprint', write);
  return () => {
    removeEventListener('beforeprint', write);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

export const footerRules = (line: string): string =>
  `@page { @bottom-left { content: ${cssString(line)}; font: ${FONT}; width: 85% }
    @bottom-right { content: counter(page) " / " counter(pages); font: ${FONT} } }`;

const FONT = '8pt/1.4 sans-serif';

/** Every sign by its number: a name that somebody made up ends no string. */
const cssString = (text: string): string =>
  `"${[...text].map((sign) => `\\${sign.codePointAt(0)?.toString(16)} `).join('')}"`;
