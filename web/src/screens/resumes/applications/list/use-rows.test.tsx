import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { useRows } from './use-rows.ts';

const HEIGHT = 50;
let drawings = 0;

/** Ten thousand rows in a frame of 500 pixels; a button shows row 120. */
function Rows({ count = 10_000 }: { count?: number }) {
  useLayoutEffect(() => {
    drawings += 1;
  });
  const frame = useRef<HTMLDivElement>(null);
  const { from, to, total, reveal } = useRows({ frame, count, height: HEIGHT, overscan: 2 });
  return (
    <div ref={frame} data-testid="frame">
      <p data-testid="rows" data-total={total}>{`${from} ${to}`}</p>
      <button type="button" onClick={() => reveal(120)}>
        reveal
      </button>
    </div>
  );
}

const rows = () => screen.getByTestId('rows').textContent?.split(' ').map(Number) as [number, number];

function scrollTo(pixels: number) {
  const frame = screen.getByTestId('frame');
  frame.scrollTop = pixels;
  fireEvent.scroll(frame);
}

test('only rows around those in view are drawn, wherever the list is scrolled to', () => {
  render(<Rows />);
  const inView = Math.ceil(innerHeight / HEIGHT);
  expect(screen.getByTestId('rows').dataset.total).toBe('500000');
  for (const first of [0, 1, 3, 4, 777, 5001, 9990]) {
    scrollTo(first * HEIGHT + 7);
    const [from, to] = rows();
    expect(from).toBeLessThanOrEqual(Math.max(0, first - 2));
    expect(to).toBeGreaterThanOrEqual(Math.min(10_000, first + inView + 2));
    expect(to - from).toBeLessThan(inView + 10);
    expect(to).toBeLessThanOrEqual(10_000);
  }
});

test('scrolling within a few rows draws nothing anew', () => {
  render(<Rows />);
  scrollTo(400 * HEIGHT);
  const before = drawings;
  for (let pixels = 1; pixels < 4 * HEIGHT; pixels += 9) scrollTo(400 * HEIGHT + pixels);
  expect(drawings).toBe(before);
});

test('a larger window shows more rows', () => {
  render(<Rows />);
  const before = rows()[1];
  const height = innerHeight;
  act(() => {
    Object.assign(window, { innerHeight: height * 2 });
    dispatchEvent(new Event('resize'));
  });
  expect(rows()[1]).toBeGreaterThan(before + 5);
  Object.assign(window, { innerHeight: height });
});

test('a row is brought into view by the shortest way, and one in view moves nothing', () => {
  render(<Rows />);
  const frame = screen.getByTestId('frame');
  Object.defineProperty(frame, 'clientHeight', { value: 500 });
  const reveal = (from: number) => {
    scrollTo(from);
    fireEvent.click(screen.getByRole('button'));
    return frame.scrollTop;
  };
  expect(reveal(0)).toBe(121 * HEIGHT - 500);
  expect(reveal(9000)).toBe(120 * HEIGHT);
  expect(reveal(5800)).toBe(5800);
});

test('a list that became shorter is drawn to its end', () => {
  const { rerender } = render(<Rows />);
  scrollTo(9000 * HEIGHT);
  rerender(<Rows count={3} />);
  expect(rows()).toEqual([1, 3]);
  scrollTo(0);
  expect(rows()).toEqual([0, 3]);
});
