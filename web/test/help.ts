import type { HandledHelp } from '@qinghe/contract/help/console.ts';
import type { Help, HelpMessage } from '@qinghe/contract/help/help.ts';

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const at = '2026-11-27T02:00:00.000Z';

export const help: Help = {
  conversation: { uuid: uuid(1), state: 'them', read_by_us: 1, read_by_you: 1, can_rate: false },
  unread: 1,
  back_at: null,
  knows_holidays: true,
};

/** What was written, the last and the first. */
const answer: HelpMessage = {
  ...{ uuid: uuid(3), conversation_uuid: uuid(1), seq: 2, side: 'platform', text: '可以改', sent_at: at },
  file: null,
};
export const ownWord: HelpMessage = { ...answer, uuid: uuid(2), seq: 1, side: 'person', text: '发票抬头写错了' };
export const helpMessages: HelpMessage[] = [answer, ownWord];

/** A conversation as operators see it, that nobody has. */
export const handledHelp: HandledHelp = {
  ...{ uuid: uuid(1), version: 1, state: 'new', operator: null, returned_by: null, last_seq: 1, read_by_them: 1 },
  account: { uuid: uuid(4), name: '林晓' },
  company: { uuid: uuid(5), name: '云杉科技' },
  last: { text: '发票抬头写错了', side: 'person' },
  ...{ waited_minutes: 17, created_at: at, resolved_at: null, rating: null },
};
