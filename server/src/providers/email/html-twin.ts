const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const LINK = /https?:\/\/[^\s<>"，。；）]+/g;

/** Words with their addresses as links; an address shows where it leads. */
const linked = (line: string): string => {
  let at = 0;
  let html = '';
  for (const { 0: link, index } of line.matchAll(LINK)) {
    html += `${escaped(line.slice(at, index))}<a href="${escaped(link)}" style="color:#0d7a50;word-break:break-all">${escaped(link)}</a>`;
    at = index + link.length;
  }
  return html + escaped(line.slice(at));
};

/**
 * A mail's text as HTML, of the very same words: a table of 600 px with styles at its tags, as mail programs want it, no picture, nothing
 * fetched from anywhere.
 */
export function htmlTwin(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph.split('\n').map(linked).join('<br>')}</p>`);
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto">
<tr><td style="font:15px/1.7 -apple-system,'PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif;overflow-wrap:anywhere">${paragraphs.join('\n')}</td></tr>
</table></body></html>`;
}
