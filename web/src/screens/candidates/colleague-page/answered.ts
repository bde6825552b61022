import type { getLinkedPerson } from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';

/** Whom an answer is given to, application or talent, and what others answered. */
export type Answered = Pick<OutputOf<typeof getLinkedPerson>, 'uuid' | 'answer' | 'others' | 'answers'>;
