export interface QueuedAction<Output> {
  /** Sends it; called again while no response comes back, so it carries one idempotency key for all tries. */
  send: (how: { keepalive: boolean }) => Promise<Output>;
  /** Told the response before the next action is sent. */
  onDone: (output: Output) => void;
  onRefused: (error: unknown) => void;
}

export interface Ticket<Output> {
  /**
   * Shows the world without this action from now on.
   * @returns whether it was never sent; else its response has to be waited for, and undone
   */
  withdraw: () => boolean;
  isWithdrawn: () => boolean;
  /** The server's response; undefined where the action was refused or never sent. */
  response: Promise<Output | undefined>;
}

export interface QueuePorts {
  /** Whether a failure leaves open if the server has acted: the action is then sent again. */
  isLost: (error: unknown) => boolean;
  /** Resolves when it is worth trying again. */
  untilRetry: (tries: number) => Promise<void>;
  /** The first try of an action got no response. */
  onLost: (error: unknown) => void;
  /** Every action has its response. */
  onDrained: () => void;
}

interface Entry<Effect> {
  effect: Effect;
  withdrawn: boolean;
  sent: boolean;
  send: QueuedAction<unknown>['send'];
  settle: (outcome: { output: unknown } | { error: unknown }) => void;
  drop: () => void;
}

export type ActionQueue<Effect> = ReturnType<typeof createActionQueue<Effect>>;

/**
 * Actions that a person need not wait for, sent one after the other in the order in which they were taken. Each brings
 * its `effect`, which counts from the moment it is taken until it is answered or withdrawn.
 */
export function createActionQueue<Effect>({ isLost, untilRetry, onLost, onDrained }: QueuePorts) {
  let entries: readonly Entry<Effect>[] = [];
  let effects: readonly Effect[] = [];
  let runner: object | null = null;
  const listeners = new Set<() => void>();
  const change = (next: readonly Entry<Effect>[]) => {
    entries = next;
    effects = entries.filter(({ withdrawn }) => !withdrawn).map(({ effect }) => effect);
    for (const listener of listeners) listener();
  };
  const without = (entry: Entry<Effect>) => entries.filter((other) => other !== entry);

  async function outcomeOf(entry: Entry<Effect>) {
    for (let tries = 1; ; tries += 1) {
      try {
        return { output: await entry.send({ keepalive: false }) };
      } catch (error) {
        if (!isLost(error)) return { error };
        if (tries === 1) onLost(error);
        await untilRetry(tries);
        if (!entries.includes(entry)) return { error };
      }
    }
  }

  async function run(): Promise<void> {
    if (runner) return;
    const mine = {};
    runner = mine;
    for (let entry = entries[0]; entry; entry = entries[0]) {
      entry.sent = true;
      const outcome = await outcomeOf(entry);
      // The queue was emptied meanwhile: the session became another person's, who does not wait for this response.
      if (runner !== mine) return;
      entry.settle(outcome);
      change(without(entry));
    }
    runner = null;
    onDrained();
  }

  return {
    add<Output>(effect: Effect, { send, onDone, onRefused }: QueuedAction<Output>): Ticket<Output> {
      let resolve: (output: Output | undefined) => void;
      const response = new Promise<Output | undefined>((given) => {
        resolve = given;
      });
      const entry: Entry<Effect> = {
        effect,
        withdrawn: false,
        sent: false,
        send,
        settle: (outcome) => {
          if ('error' in outcome) onRefused(outcome.error);
          else onDone(outcome.output as Output);
          resolve('error' in outcome ? undefined : (outcome.output as Output));
        },
        drop: () => resolve(undefined),
      };
      change([...entries, entry]);
      void run();
      return {
        response,
        isWithdrawn: () => entry.withdrawn,
        withdraw() {
          entry.withdrawn = true;
          change(entry.sent ? entries : without(entry));
          if (!entry.sent) entry.drop();
          return !entry.sent;
        },
      };
    },
    /** The effects of what is not answered yet, oldest first; the same array until something changes. */
    effects: () => effects,
    /** How many actions are not answered yet. */
    size: () => entries.length,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends everything at once, without waiting for answers: the page goes away. */
    sendAll(): void {
      for (const entry of entries) void entry.send({ keepalive: true }).catch(() => undefined);
    },
    /** Forgets everything: another person is here. */
    clear(): void {
      for (const entry of entries) entry.drop();
      runner = null;
      change([]);
    },
  };
}
