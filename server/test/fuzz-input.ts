/** Numbers from a seed (mulberry32): the same seed makes the same calls on every machine. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  /** 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined && items.length === 0) throw new Error('nothing to pick from');
    return item as T;
  }
}

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
};

/** Values that stand for something in the database of the test, by the name of the field that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** A value that a schema would take, as far as a generator can tell. */
export function valueFor(schema: Schema, name: string, known: Known, dice: Dice): unknown {
  const familiar = known[name];
  if (familiar && dice.chance(0.75)) return dice.pick(familiar);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return valueFor(dice.pick(variants), name, known, dice);
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || dice.chance(0.5))
          .map(([key, property]) => [key, valueFor(property, key, known, dice)]),
      );
    case 'array':
      return Array.from({ length: dice.below(Math.min(schema.maxItems ?? 3, 3) + 1) }, () =>
        valueFor(schema.items ?? {}, name, known, dice),
      );
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? 0, -1e6);
      return least + dice.below(Math.min(schema.maximum ?? 100, 1e6) - least + 1);
    }
    case 'boolean':
      return dice.chance(0.5);
    case 'null':
      return null;
    default:
      return textFor(schema, dice);
  }
}

function textFor({ format, minLength = 0, maxLength = 30 }: Schema, dice: Dice): string {
  if (format === 'uuid') return '01890a5d-ac96-774b-bcce-b302099a8057';
  if (format === 'date') return '2027-02-28';
  if (format === 'date-time') return '2027-02-28T23:59:59.999Z';
  if (format === 'email') return 'lin.xiao@qinghe.example';
  const letters = [...'林晓abc 1234567890-_'];
  const length = Math.max(minLength, dice.below(Math.min(maxLength, 30) + 1));
  return Array.from({ length }, () => dice.pick(letters)).join('');
}

/** Values beyond the contract. */
const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f\u0085',
  '\ud800',
  'x\udfffy',
  '\u202e\u200b\ufeff',
  '𠮷👩‍👩‍👧',
  "' or 1=1 --",
  '%',
  '\\',
  '& | ! ( ) : * <->',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '00000000-0000-0000-0000-000000000000',
  '-',
  '0',
  '-1',
  '1e309',
  'NaN',
  '0x10',
  '9'.repeat(40),
  '2147483648',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  -1,
  0,
  0.5,
  -0,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  1e21,
  1e308,
  true,
  false,
  [],
  [[]],
  [null],
  {},
  { length: 3 },
  { toString: 1, valueOf: 1 },
];

function hostileValue(dice: Dice): unknown {
  if (dice.chance(0.05)) return '长'.repeat(dice.pick([101, 1000, 20_001, 90_000]));
  if (dice.chance(0.03)) return Array.from({ length: 2000 }, () => 'x');
  if (dice.chance(0.02)) return nested(dice.pick([50, 1000]));
  return dice.pick(hostile);
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Changes one place of an input: another value, nothing, something more, a list for one, one for a list. */
export function mutate(value: unknown, dice: Dice): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && dice.chance(0.9)) {
    const entries = Object.entries(value);
    if (entries.length === 0 || dice.chance(0.1))
      return { ...value, [dice.pick(['extra', 'constructor', 'toString', '', 'a.b', '\0'])]: hostileValue(dice) };
    const [name] = dice.pick(entries);
    if (dice.chance(0.15)) return Object.fromEntries(entries.filter(([key]) => key !== name));
    return Object.fromEntries(entries.map(([key, inner]) => [key, key === name ? mutate(inner, dice) : inner]));
  }
  if (Array.isArray(value) && value.length > 0 && dice.chance(0.5)) {
    const position = dice.below(value.length);
    return value.map((inner, index) => (index === position ? mutate(inner, dice) : inner));
  }
  if (dice.chance(0.1)) return [value, value];
  if (typeof value === 'string' && dice.chance(0.3)) {
    const position = dice.below(value.length + 1);
    return (
      value.slice(0, position) + dice.pick(['\0', '\ud800', '\n', '"', '%00', '\u{1f600}']) + value.slice(position)
    );
  }
  return hostileValue(dice);
}
