import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { changeLocale, hasTexts, needTexts, translator } from './i18n.ts';
import * as files from './text-files.ts';
import { useTranslation } from './use-translation.ts';

function Words() {
  const { t, i18n } = useTranslation(['shell', 'common']);
  return (
    <p>
      {t('title.home')} {t('common:cancel')} {t('common:close')} {i18n.language}
    </p>
  );
}

test('what is drawn follows the language, from the first namespace that has a key', async () => {
  render(<Words />);
  const { textContent: chinese } = screen.getByText(/zh-CN/);
  await act(() => changeLocale('en'));
  expect(screen.getByText(/en$/).textContent).not.toBe(chinese);
  expect(screen.getByText(/Cancel Close en$/)).toBeTruthy();
  await act(() => changeLocale('zh-CN'));
  expect(screen.getByText(/zh-CN/).textContent).toBe(chinese);
});

test('the same arguments give the same function, and a key that nobody has is said itself', () => {
  expect(translator(['common'])).toBe(translator(['common']));
  expect((translator(['common']) as unknown as (key: string) => string)('no.such.key')).toBe('no.such.key');
});

test('texts that are not here yet are waited for, and asked for again after a failure', async () => {
  const unheard = 'unheard' as 'common';
  const load = vi.spyOn(files, 'loadTexts').mockRejectedValueOnce(new Error('offline'));
  await expect(needTexts([unheard])).rejects.toThrow('offline');
  expect(hasTexts([unheard])).toBe(false);
  load.mockResolvedValue({ cancel: 'heard' });
  function Late() {
    const { t } = useTranslation(unheard);
    return <p>{t('cancel')}</p>;
  }
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Late />
      </Suspense>,
    );
  });
  expect(await screen.findByText('heard')).toBeTruthy();
  // Other files share these modules: a change of the language brings what is here.
  await needTexts([unheard], 'en');
});
