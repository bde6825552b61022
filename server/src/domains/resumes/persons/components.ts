/** Two applications that are joined. */
export interface Joint {
  a_uuid: string;
  b_uuid: string;
}

/** The root of each: the smallest uuid of all that joints lead to. */
export function rootsOf(uuids: readonly string[], joints: readonly Joint[]): Map<string, string> {
  const roots = new Map<string, string>();
  for (const root of uuids.toSorted())
    if (!roots.has(root)) for (const reached of [root, ...hangingOn(root, joints).keys()]) roots.set(reached, root);
  return roots;
}

/** All that joints lead to from one of them, each with the joint by which it hangs on, the nearest first. */
export function hangingOn<One extends Joint>(from: string, joints: readonly One[]): Map<string, One> {
  const ways = new Map<string, One>();
  const waiting = [from];
  for (const here of waiting)
    for (const joint of joints) {
      const there = otherOf(joint, here);
      if (there === undefined || there === from || ways.has(there)) continue;
      ways.set(there, joint);
      waiting.push(there);
    }
  return ways;
}

/** The other end of a joint, where one end is given. */
export function otherOf({ a_uuid, b_uuid }: Joint, end: string): string | undefined {
  if (end === a_uuid) return b_uuid;
  return end === b_uuid ? a_uuid : undefined;
}
