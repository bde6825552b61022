import { render } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tolerateTranslators } from './tolerate-translators.ts';

const { removeChild, insertBefore } = Node.prototype;
beforeAll(tolerateTranslators);
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

/** As translators do: each text in two elements of theirs. */
function wrapTexts(root: Node): void {
  const texts: Node[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  }
}

const Note = ({ count, error }: { count: number; error: boolean }) => (
  <p>
    {error && '请填写标题'}
    {count > 0 ? <b>{count}</b> : null}
    {!error && '已保存'} <i>草稿</i>
  </p>
);

test('texts that come and go do so in a page that a translator has wrapped', () => {
  const { container, rerender } = render(<Note count={0} error />);
  wrapTexts(container);
  rerender(<Note count={3} error={false} />);
  expect(container.textContent).toBe('3已保存 草稿');
  wrapTexts(container);
  rerender(<Note count={0} error />);
  expect(container.textContent).toBe('请填写标题 草稿');
});

test('texts that a translator has taken away altogether take nothing else along', () => {
  const { container, rerender } = render(<Note count={0} error />);
  const translated = document.createElement('font');
  translated.textContent = 'Please fill in';
  container.querySelector('p')?.firstChild?.replaceWith(translated);
  rerender(<Note count={3} error={false} />);
  expect(container.querySelector('b')?.textContent).toBe('3');
  expect(container.querySelector('i')?.textContent).toBe('草稿');
});

test('a node that stands elsewhere is put last, not nowhere', () => {
  const list = document.createElement('ul');
  list.append(document.createElement('li'));
  const added = document.createElement('li');
  list.insertBefore(added, document.createElement('li'));
  expect(list.lastChild).toBe(added);
});
