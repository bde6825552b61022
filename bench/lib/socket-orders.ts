/** What a process with many sockets can be told to do, by name. */
export interface Orders {
  /** Opens `count` sockets; `storm`: all at once. */
  open: { url: string; count: number; token?: string | undefined; storm: boolean };
  /** Says when every socket has heard `events` more, and how many did not hear `from`, `from + 1`, … once and in order. */
  expect: { events: number; from: number };
  close: object;
}

/** What it says when it has done so. */
export interface Answers {
  open: { milliseconds: number };
  /** `at`: when the last one heard, in milliseconds since 1970. */
  expect: { at: number; wrong: number };
  close: object;
}

/** An order as it travels between the processes. */
export type Order = { [Action in keyof Orders]: { action: Action } & Orders[Action] }[keyof Orders];
