import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { expect, test } from 'vitest';
import { acceptOf, namesOf, takesPhotos } from './cv-types.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pictures = ['image/png', 'image/jpeg'];

test('the page says what the server takes, each kind once', () => {
  const zh = pageTexts('zh-CN');
  const en = pageTexts('en');
  expect(namesOf(['application/pdf', DOCX], zh)).toBe('PDF 或 Word');
  expect(namesOf(['application/pdf', DOCX, 'application/msword', ...pictures], zh)).toBe('PDF、Word 或图片');
  expect(namesOf(['application/pdf', DOCX, ...pictures], en)).toBe('PDF, Word or image');
  expect(namesOf(['application/pdf'], en)).toBe('PDF');
});

test('the file dialog offers the same, also what the page has no name for', () => {
  expect(acceptOf(['application/pdf'])).toBe('.pdf,application/pdf');
  expect(acceptOf(['text/rtf'])).toBe('text/rtf');
});

test('the camera is offered where photos are taken, and nowhere else', () => {
  expect(takesPhotos(['application/pdf', ...pictures])).toBe(true);
  expect(takesPhotos(['application/pdf', DOCX, 'image/png'])).toBe(false);
});
