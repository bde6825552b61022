import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesBytes } from './bytes.ts';

/** Answers a call of an endpoint: limits, session, access, input, function, output. */
export type AnswerCall = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Registers every endpoint. What answers them is opened with the first call: a start need not wait for it. */
export function bindEndpoints(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  open: () => Promise<AnswerCall>,
): void {
  let opening: Promise<AnswerCall> | undefined;
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.body === 'bytes' ? { bodyLimit: endpoint.maxBytes, config: takesBytes } : {}),
      handler: async (request, reply) => {
        opening ??= open();
        const answer = await opening;
        return answer(endpoint, request, reply);
      },
    });
  }
}
