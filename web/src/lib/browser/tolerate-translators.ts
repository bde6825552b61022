/**
 * Page translators put each text of the page into elements of their own, or take it away. React keeps texts by their nodes
 * and would throw the whole screen away when one is not where it was put. So a node is removed with what was laid around
 * it, and one that is to stand before a node that has moved stands before what it has moved into.
 */
export function tolerateTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const around = childAround(this, child);
    if (around) removeChild.call(this, around);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    const place = before && before.parentNode !== this ? childAround(this, before) : before;
    return insertBefore.call(this, child, place) as Child;
  };
}

/** The child of an element that holds a node now; null where the node stands elsewhere. */
function childAround(element: Node, node: Node): Node | null {
  for (let one: Node | null = node; one; one = one.parentNode) if (one.parentNode === element) return one;
  return null;
}
