import { LET_IN_KEY, LOGIN_STATUS_KEY, PERSON_KEY, TOKEN_KEY } from '../storage/storage-keys.ts';

/*
 * The session as the browser keeps it: a token and the address to return to, under the keys of the product document,
 * and the ways in which it ends. What it does to the page is handed in, so that tests can watch.
 */
const RETURN_ADDRESS = 'jumpoutRouter';
/** Words that a server says in its place are none. */
const IS_TOKEN = /^[\w-]+$/;
/** Time to read why before the page changes (product document, section 8). */
export const END_DELAY_MS = 3000;

export interface SessionPorts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Path, query and hash of the page. */
  address(): string;
  /** Goes to the login page. */
  leave(): void;
  /** Begins anew, as another person. */
  reload(): void;
  announceEnd(why: string | undefined): void;
  schedule(task: () => void, delay: number): void;
}

export function createSession(ports: SessionPorts) {
  const { storage } = ports;
  let ending = false;
  let elsewhere = false;
  /** The person went by choice, here or in another tab: nobody who comes next is led where they were. */
  let left = false;
  /** Why the last session ended, where there is more to say than that it did. */
  let endedBecause: string | undefined;
  const listeners = new Set<() => void>();
  const forgetters = new Set<() => void>();
  const leavers = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const changePerson = (newToken: string | null) => {
    if (newToken) storage.setItem(TOKEN_KEY, newToken);
    else storage.removeItem(TOKEN_KEY);
    storage.removeItem(LET_IN_KEY);
    ending = false;
    elsewhere = false;
    endedBecause = undefined;
    left = newToken === null && left;
    // Nothing of the person before may be seen by the person now.
    for (const forget of forgetters) forget();
    tell();
  };
  const token = () => storage.getItem(TOKEN_KEY);
  const remember = (address = ports.address()) => {
    if (!left && isReturnAddress(address)) storage.setItem(RETURN_ADDRESS, address);
  };

  return {
    token,
    begin(newToken: string, accountUuid: string) {
      changePerson(newToken);
      storage.setItem(LOGIN_STATUS_KEY, '1');
      if (storage.getItem(PERSON_KEY) === accountUuid) return;
      storage.setItem(PERSON_KEY, accountUuid);
      for (const forget of leavers) forget();
    },
    /** The session that had a token goes on under another one; one that began meanwhile is not touched. */
    upgrade(from: string | null, to: string) {
      if (from !== null && token() === from && IS_TOKEN.test(to)) storage.setItem(TOKEN_KEY, to);
    },
    /** Keeps an address to return to after the next login: this one, unless another is given. */
    remember,
    /** Where the next login leads, as it is stored. */
    returnAddress: () => storage.getItem(RETURN_ADDRESS),
    /** The remembered address, once; `/` when there is none or it leads away from us. */
    takeReturnAddress(): string {
      const address = storage.getItem(RETURN_ADDRESS) ?? '/';
      storage.removeItem(RETURN_ADDRESS);
      return isReturnAddress(address) ? address : '/';
    },
    isEnding: () => ending,
    /** Words for the login page; gone with the next login. */
    endedBecause: () => endedBecause,
    /** Says that the login is no longer good, and why, keeps the address, and leaves after 3 s: once, however many calls fail. */
    end(why?: string) {
      const ended = token();
      if (!ended || ending) return;
      ending = true;
      ports.announceEnd(why);
      remember();
      ports.schedule(() => {
        // Somebody may have logged in again meanwhile: that session is not ours to end.
        if (token() !== ended) return;
        changePerson(null);
        endedBecause = why;
        ports.leave();
      }, END_DELAY_MS);
    },
    /** Forgets the token and goes to the login page at once. */
    clear() {
      changePerson(null);
      ports.leave();
    },
    /** As `clear`, of a person who goes by choice: their address leads nobody. */
    logOut() {
      left = true;
      storage.removeItem(RETURN_ADDRESS);
      this.clear();
    },
    /** The account was logged in somewhere else: asks for the dialog, once. */
    showElsewhere() {
      if (elsewhere || !token()) return;
      elsewhere = true;
      tell();
    },
    /** Another tab changed what is stored: who logs out there is logged out here, and another person sees nothing of this one. */
    follow(key: string | null) {
      if (key !== null && key !== TOKEN_KEY && key !== PERSON_KEY) return;
      const isGone = token() === null;
      if (!isGone && key !== PERSON_KEY) return tell();
      ending = false;
      elsewhere = false;
      for (const forget of forgetters) forget();
      left = isGone;
      if (isGone) ports.leave();
      else ports.reload();
    },
    isElsewhere: () => elsewhere,
    /** Runs `forget` when the session ends or becomes another person's. */
    onPersonChange: (forget: () => void) => void forgetters.add(forget),
    /** Runs `forget` when somebody else logs in than before; who logs in again finds what was left. */
    onAnotherPerson: (forget: () => void) => void leavers.add(forget),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An address of this app: never another host, never the login page itself. */
function isReturnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/^\/(?:login|redirect)(?:[/?#]|$)/.test(address);
}
