import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { contains } from '../../db/containing.ts';
import type { Reader } from '../../db/database.ts';
import { readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';

const searched = ['address', 'subject', 'body'] as const;

export const readOutbox = (reader: Reader, { channel, address, q, ...page }: ParsedInputOf<typeof listOutbox>) =>
  readPage(
    reader
      .selectFrom('outbox_message')
      .select(['uuid', 'channel', 'address', 'subject', 'body', 'created_at'])
      .$call(whenGiven(channel, (query, value) => query.where('channel', '=', value)))
      .$call(whenGiven(address, (query, value) => query.where('address', '=', value)))
      .$call(
        whenGiven(q, (query, words) =>
          query.where((e) => e.or(searched.map((column) => contains(e.ref(column), words)))),
        ),
      ),
    page,
    ['created_at', 'uuid'],
  );
