import type { Texts } from './resources.d.ts';
import type { Values } from './translate.ts';

export type Namespace = keyof Texts;

/** One namespace, or several: only the first one's texts are said without its name. */
export type Asked = Namespace | readonly [Namespace, ...Namespace[]];

/** What a count adds to a key is not said: `people_one` and `people_other` are `people`. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${'zero' | 'one' | 'other'}` ? Name : Key;

type KeysIn<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? WithoutForm<Name> : `${Name}.${KeysIn<Tree[Name]>}`;
}[keyof Tree & string];

type BranchesIn<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? never : Name | `${Name}.${BranchesIn<Tree[Name]>}`;
}[keyof Tree & string];

/** Worked out once for a namespace, however often it is asked. */
type KeysOf = { [Ns in Namespace]: KeysIn<Texts[Ns]> };

type First<Ns extends Asked> = Ns extends readonly [infer One extends Namespace, ...Namespace[]] ? One : Ns & Namespace;
type Each<Ns extends Asked> = Ns extends readonly Namespace[] ? Ns[number] : Ns & Namespace;

/** What may stand before every key of a component: a branch of the first namespace. */
export type Prefix<Ns extends Asked> = BranchesIn<Texts[First<Ns>]>;

type Below<Key extends string, Branch extends string> = Key extends `${Branch}.${infer Rest}` ? Rest : never;

type Key<Ns extends Asked, Branch extends string | undefined> =
  | (Branch extends string ? Below<KeysOf[First<Ns>], Branch> : KeysOf[First<Ns>])
  | { [One in Each<Ns>]: `${One}:${KeysOf[One]}` }[Each<Ns>];

/** Says a text of these namespaces; a key that none of them has does not compile. */
export type Translate<Ns extends Asked = 'common', Branch extends string | undefined = undefined> = (
  key: Key<Ns, Branch>,
  values?: Values,
) => string;
