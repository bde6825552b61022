import type { FastifyInstance } from 'fastify';
import { html, type SafeHtml } from './html.ts';

type Json = Record<string, unknown>;

/** `/openapi.json`, and the same as a page to read at `/docs/api`. */
export function serveApiDocs(app: FastifyInstance, document: Json): void {
  const page = renderPage(document).toString();
  app.get('/openapi.json', async () => document);
  app.get('/docs/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

interface Operation {
  method: string;
  path: string;
  summary: string;
  description: string;
  tag: string;
  parameters: Json[];
  body: Json | undefined;
  answer: Json;
}

function renderPage(document: Json): SafeHtml {
  const operations = listOperations(document);
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Qinghe API</title><link rel="stylesheet" href="/docs/api.css"></head>
<body>
<main>
<h1>Qinghe 青禾: API</h1>
<p>${operations.length} calls. Every answer is <code>{ code, msg, data }</code>; code 100 is success. The same as a document: <a href="/openapi.json">/openapi.json</a>.</p>
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
        answer: envelope?.data ?? {},
      };
    }),
  );
}

const renderOperation = (operation: Operation): SafeHtml => html`<details>
<summary><code class="${operation.method}">${operation.method}</code> <code>${operation.path}</code> <span>${operation.summary}</span></summary>
<p>${operation.description}</p>
${operation.parameters.length > 0 ? html`<h3>Parameters</h3><pre>${JSON.stringify(operation.parameters, null, 2)}</pre>` : ''}
${operation.body ? html`<h3>Body</h3><pre>${JSON.stringify(operation.body, null, 2)}</pre>` : ''}
<h3>Answer: data</h3><pre>${JSON.stringify(operation.answer, null, 2)}</pre>
</details>`;
