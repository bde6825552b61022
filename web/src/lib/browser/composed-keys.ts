/**
 * The keys of an input method are its own: Enter takes a word over, Esc drops it, figures choose. None of them reaches what
 * listens to keys on the page. Safari ends a composition before the key that ended it, and marks that key by 229 alone.
 * A rich text editor follows compositions itself.
 */
export function keepComposedKeys(): void {
  const keep = (event: KeyboardEvent) => {
    const composed = event.isComposing || event.keyCode === 229;
    const isEditor = event.target instanceof HTMLElement && event.target.isContentEditable;
    if (composed && !isEditor) event.stopImmediatePropagation();
  };
  addEventListener('keydown', keep, true);
}
