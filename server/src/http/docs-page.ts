import type { FastifyInstance } from 'fastify';
import { html, type SafeHtml } from '../pages/html.ts';
import { sendCacheable } from './cacheable.ts';

type Json = Record<string, unknown>;

/** `/openapi.json`, and the same as a page to read at `/docs/api`. */
export function serveApiDocs(app: FastifyInstance, makeDocument: () => Json): void {
  // Made on the first request: every start would wait for it otherwise.
  let made: { document: string; page: string } | undefined;
  const make = () => {
    const document = makeDocument();
    return { document: JSON.stringify(document), page: renderPage(document).toString() };
  };
  const docs = () => {
    made ??= make();
    return made;
  };
  // Whoever has it gets 304: it is half a megabyte, compressed anew for each.
  app.get('/openapi.json', async (request, reply) => sendCacheable(request, reply, docs().document));
  app.get('/docs/api.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/docs/api', async (request, reply) =>
    sendCacheable(request, reply, docs().page, { type: 'text/html; charset=utf-8', cacheControl: 'public, no-cache' }),
  );
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2129, #e5e9f0); --soft: light-dark(#5b6472, #a3adbd);
  --page: light-dark(#fff, #15181d); --raised: light-dark(#f4f6f9, #1e232b); --line: light-dark(#dde2ea, #343c48);
  --link: light-dark(#0b5cad, #7db8ff); }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 1rem/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
a { color: var(--link); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem;
  line-height: 2.75rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
h2 { margin: 2.5rem 0 .75rem; }
h3 { margin: 1rem 0 .25rem; font-size: .9rem; color: var(--soft); }
code, pre { font: .85rem/1.55 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: 0; padding: .75rem; max-height: 28rem; overflow: auto; background: var(--raised); border-radius: .4rem;
  white-space: pre-wrap; }
details { margin: .4rem 0; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; }
details > p { margin: .5rem 0; color: var(--soft); }
summary { cursor: pointer; }
summary span { color: var(--soft); }
summary code:first-child { font-weight: 700; }
.GET { color: light-dark(#0a6b3d, #63d69a); }
.POST { color: light-dark(#0b5cad, #7db8ff); }
.PUT { color: light-dark(#8a5300, #f0b75a); }
.DELETE { color: light-dark(#b3261e, #ff9a92); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;

interface Operation {
  method: string;
  path: string;
  summary: string;
  description: string;
  tag: string;
  parameters: Json[];
  body: Json | undefined;
  response: Json;
}

function renderPage(document: Json): SafeHtml {
  const operations = listOperations(document);
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Qinghe API</title><link rel="stylesheet" href="/docs/api.css"></head>
<body>
<main>
<h1>Qinghe 青禾: API</h1>
<p>${operations.length} calls. Every response is <code>{ code, msg, data }</code>; code 100 is success. The same as a document: <a href="/openapi.json">/openapi.json</a>.</p>
<nav aria-label="Domains">${tags.map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
${tags.map((tag) => html`<section id="${tag}"><h2>${tag}</h2>${operations.filter((operation) => operation.tag === tag).map(renderOperation)}</section>`)}
</main>
</body>
</html>`;
}

function listOperations(document: Json): Operation[] {
  return Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const contents = Object.values(
        ((operation.requestBody as Json | undefined)?.content as Record<string, Json> | undefined) ?? {},
      );
      const success = (operation.responses as Record<string, { content?: Record<string, { schema: Json }> }>)['200'];
      const envelope = success?.content?.['application/json']?.schema.properties as Record<string, Json> | undefined;
      return {
        method: method.toUpperCase(),
        path,
        summary: String(operation.summary),
        description: String(operation.description),
        tag: (operation.tags as string[])[0] ?? '',
        parameters: operation.parameters as Json[],
        body: contents[0]?.schema as Json | undefined,
        response: envelope?.data ?? {},
      };
    }),
  );
}

const renderOperation = (operation: Operation): SafeHtml => html`<details>
<summary><code class="${operation.method}">${operation.method}</code> <code>${operation.path}</code> <span>${operation.summary}</span></summary>
<p>${operation.description}</p>
${operation.parameters.length > 0 ? html`<h3>Parameters</h3><pre>${JSON.stringify(operation.parameters, null, 2)}</pre>` : ''}
${operation.body ? html`<h3>Body</h3><pre>${JSON.stringify(operation.body, null, 2)}</pre>` : ''}
<h3>Response: data</h3><pre>${JSON.stringify(operation.response, null, 2)}</pre>
</details>`;
