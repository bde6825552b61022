import { beforeEach, describe, expect, test } from 'vitest';
import { createSession, END_DELAY_MS } from './session.ts';

function setUp(address = '/resume/new?degree=master') {
  const stored = new Map<string, string>();
  const seen = {
    left: 0,
    reloaded: 0,
    announced: 0,
    why: undefined as string | undefined,
    tasks: [] as { task: () => void; delay: number }[],
  };
  const session = createSession({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    address: () => address,
    leave: () => {
      seen.left += 1;
    },
    reload: () => {
      seen.reloaded += 1;
    },
    announceEnd: (why) => {
      seen.announced += 1;
      seen.why = why;
    },
    schedule: (task, delay) => void seen.tasks.push({ task, delay }),
  });
  return { session, stored, seen };
}

describe('a session that ends', () => {
  let world = setUp();
  beforeEach(() => {
    world = setUp();
    world.session.begin('t1', 'lin');
  });

  test('says so once, keeps the address and leaves after 3 s, however many calls fail', () => {
    const { session, stored, seen } = world;
    session.end();
    session.end();
    session.end();
    expect(seen.announced).toBe(1);
    expect(seen.tasks).toHaveLength(1);
    expect(seen.tasks[0]?.delay).toBe(END_DELAY_MS);
    expect(stored.get('jumpoutRouter')).toBe('/resume/new?degree=master');
    expect(session.token()).toBe('t1');
    seen.tasks[0]?.task();
    expect(session.token()).toBeNull();
    expect(seen.left).toBe(1);
  });

  test('says why where that is known, at once and until the next login', () => {
    const { session, seen } = world;
    session.end('你已被移出企业');
    expect(seen.why).toBe('你已被移出企业');
    seen.tasks[0]?.task();
    expect(session.endedBecause()).toBe('你已被移出企业');
    session.begin('t2', 'lin');
    expect(session.endedBecause()).toBeUndefined();
  });

  test('leaves a session alone that began meanwhile', () => {
    const { session, seen } = world;
    session.end();
    session.begin('t2', 'lin');
    seen.tasks[0]?.task();
    expect(session.token()).toBe('t2');
    expect(seen.left).toBe(0);
  });

  test('goes on under an upgrade token, unless another one began since it was asked for', () => {
    const { session } = world;
    session.upgrade('t1', 'upgraded');
    expect(session.token()).toBe('upgraded');
    session.begin('t2', 'zhao');
    session.upgrade('upgraded', 'late');
    expect(session.token()).toBe('t2');
    session.upgrade(null, 'nobody');
    session.upgrade('t2', '该账号需要升级为主账号');
    expect(session.token()).toBe('t2');
  });

  test('does nothing without a token', () => {
    const { session, seen } = setUp();
    session.end();
    session.showElsewhere();
    expect(seen.announced).toBe(0);
    expect(session.isElsewhere()).toBe(false);
  });

  test('shows the dialog once, until the person leaves through it', () => {
    const { session, seen } = world;
    let told = 0;
    session.subscribe(() => {
      told += 1;
    });
    session.showElsewhere();
    session.showElsewhere();
    expect(session.isElsewhere()).toBe(true);
    expect(told).toBe(1);
    session.clear();
    expect(session.isElsewhere()).toBe(false);
    expect(session.token()).toBeNull();
    expect(seen.left).toBe(1);
  });
});

describe('the address to return to', () => {
  test('is given once, then home', () => {
    const { session } = setUp();
    session.remember('/resume/interview');
    expect(session.takeReturnAddress()).toBe('/resume/interview');
    expect(session.takeReturnAddress()).toBe('/');
  });

  test('is not the one of somebody who logged out, nor that of their other tab', () => {
    const { session, stored } = setUp();
    session.begin('t1', 'lin');
    session.remember('/resume/interview');
    session.logOut();
    session.remember('/resume/new');
    expect(stored.has('jumpoutRouter')).toBe(false);
    const other = setUp();
    other.session.begin('t1', 'lin');
    other.stored.delete('token');
    other.session.follow('token');
    other.session.remember('/resume/new');
    expect(other.session.takeReturnAddress()).toBe('/');
    // The next person's own is kept again.
    other.session.begin('t2', 'zhao');
    other.session.remember('/talent');
    expect(other.session.takeReturnAddress()).toBe('/talent');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/login/wechat?x=1',
    '/redirect',
  ])('is never %s', (address) => {
    const { session, stored } = setUp();
    stored.set('jumpoutRouter', address);
    expect(session.takeReturnAddress()).toBe('/');
    session.remember(address);
    expect(stored.has('jumpoutRouter')).toBe(false);
  });
});

test('another person’s things are forgotten, those of somebody who comes back are not', () => {
  const { session } = setUp();
  let forgotten = 0;
  session.onAnotherPerson(() => {
    forgotten += 1;
  });
  session.begin('t1', 'lin');
  session.clear();
  session.begin('t2', 'lin');
  expect(forgotten).toBe(1);
  session.clear();
  session.begin('t3', 'zhou');
  expect(forgotten).toBe(2);
});

test('who logs out in one tab is logged out in all, and another person who logs in there finds a fresh page here', () => {
  const { session, stored, seen } = setUp();
  let forgotten = 0;
  session.begin('t1', 'lin');
  session.onPersonChange(() => {
    forgotten += 1;
  });
  session.follow('locale');
  stored.set('token', 't2');
  session.follow('token');
  expect([seen.left, seen.reloaded, forgotten]).toEqual([0, 0, 0]);
  stored.delete('token');
  session.follow('token');
  expect([seen.left, seen.reloaded, forgotten]).toEqual([1, 0, 1]);
  stored.set('token', 't3');
  session.follow('token');
  stored.set('person', 'zhou');
  session.follow('person');
  expect([seen.left, seen.reloaded, forgotten]).toEqual([1, 1, 2]);
});
