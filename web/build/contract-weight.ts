import { type Plugin, transformWithOxc } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Keeps zod out of the browser. The client sends what the contract's types allow and the server checks it, so the
 * schemas would be 27 kB (gzip) of every first page for nothing. Two edits on each contract module:
 * - what the server alone reads leaves `domain.endpoint({…})`, and spreads of it: at run time the client needs method, path
 *   and flags
 * - every other top-level value that calls something becomes a pure expression, dropped by the bundler when nobody uses it
 * A module that a screen imports is a copy apart from the one that other contract modules import (`?screen`): what one
 * screen needs of the schemas then weighs on no other.
 * A form that does want its schema at run time imports the module dynamically (`?schemas`): then nothing is taken away,
 * and zod is fetched with the form. Development keeps the schemas everywhere.
 */
export function contractWeight(): Plugin {
  return {
    name: 'qinghe:contract-weight',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!/^@qinghe\/contract\/.*\.ts$/.test(source) || importer?.includes('/contract/')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const copy = 'kind' in options && options.kind === 'dynamic-import' ? 'schemas' : 'screen';
      return resolved && { ...resolved, id: `${resolved.id}?${copy}` };
    },
    async transform(source, id) {
      if (!/\/contract\/[^?]*\.ts(?:\?screen)?$/.test(id)) return null;
      const { code } = await transformWithOxc(source, id.replace(/\?.*$/, ''));
      return { code: lighten(code, this.parse(code) as unknown as Node), map: null, moduleSideEffects: false };
    },
  };
}

/** The edit itself, on JavaScript (types already gone) and its ESTree. */
export function lighten(code: string, program: Node): string {
  const edits: { start: number; end: number; text: string }[] = [];
  for (const statement of program.body as Node[]) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations as { init: Node | null }[]) {
      if (!init || init.type === 'ArrowFunctionExpression' || init.type === 'Literal') continue;
      if (isEndpoint(init)) edits.push(...withoutServersOwn(init));
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      edits.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  return edits
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

const isEndpoint = (node: Node) =>
  node.type === 'CallExpression' && (node.callee as { property?: { name?: string } }).property?.name === 'endpoint';

/** Schemas, words of the API's document, limits that the server keeps. */
const SERVERS_OWN = ['input', 'output', 'summary', 'perMinute', 'costly', 'objects', 'cacheable', 'scope'];

function withoutServersOwn(call: Node) {
  const options = (call.arguments as Node[])[0]?.properties as Node[] | undefined;
  return (options ?? [])
    .filter(({ type, key }) => {
      const { name = '' } = (key ?? {}) as { name?: string };
      return type === 'SpreadElement' || SERVERS_OWN.includes(name);
    })
    .map((property) => ({ start: property.start, end: property.end, text: '...{}' }));
}
