import { expect, it } from 'vitest';
import type { OcrReading } from '../../../providers/ocr/port.ts';
import { votedAddress, votedName } from './line-votes.ts';

/** `徐92 梓71` as the words that OCR told. */
const reading = (text: string): OcrReading =>
  text.split(' ').map((word) => ({
    text: word.replace(/ ?\d+$/, ''),
    confidence: Number(word.match(/\d+$/)?.[0] ?? 0) / 100,
  }));
const sure = (text: string, confidence: number): OcrReading => [{ text, confidence }];

it('takes of each character of a name what most readings are surest of', () => {
  const seen = ['徐55 梓43 营10', '徐55 梓48 莹19', '徐96 梓88 萱76', '徐96 梓71 萱93', '徐92 梓52 曹0'];
  expect(votedName(seen.map(reading))?.text).toBe('徐梓萱');
  expect(votedName(['曹87 思92 罕0', '曹96 思96 睿81', '曹95 思96 睿72', '思92 容0'].map(reading))?.text).toBe(
    '曹思睿',
  );
});

it('knows the dot inside a name however it was seen, and no dot at its ends', () => {
  expect(
    votedName(['古92 丽92 娜91 尔92 。89 买83 提52', '古96 丽94 娜93 尔96 .91 买91 提25'].map(reading))?.text,
  ).toBe('古丽娜尔·买提');
  expect(votedName(['。50 罗93 景91 行87', '罗93 景92 行92 .30'].map(reading))?.text).toBe('罗景行');
});

it('has no opinion where readings have no length in common', () => {
  expect(votedName(['徐92', '徐92 梓71', '徐92 梓71 萱80'].map(reading))).toBeUndefined();
  expect(votedName([])).toBeUndefined();
});

it('takes the address that most readings give, with digits for letters among digits', () => {
  expect(
    votedAddress([
      sure('gulnarm@example.com', 0.5),
      sure('gulnar.m@example.com', 0.86),
      sure('gulnar.m@example.com', 0.4),
    ])?.text,
  ).toBe('gulnar.m@example.com');
  expect(votedAddress([sure('n.willsO1@example.ac.uk', 0.5), sure("'n.willsO1@example.ac.uk", 0.6)])?.text).toBe(
    'n.wills01@example.ac.uk',
  );
  expect(votedAddress([sure('shenyfemaile', 0.9), sure('shenyf@mail', 0.9)])).toBeUndefined();
});
