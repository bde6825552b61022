import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
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

test('who waited for texts in a transition goes on with the state that is asked for after them', async () => {
  const soon = 'soon' as 'common';
  const coming = Promise.withResolvers<Record<string, unknown>>();
  vi.spyOn(files, 'loadTexts').mockReturnValue(coming.promise);
  const recovered: unknown[] = [];
  function Late() {
    const { t } = useTranslation(soon);
    const [count] = useState(7);
    return (
      <p>
        {t('cancel')} {count}
      </p>
    );
  }
  function Place() {
    const [shown, show] = useState(false);
    return shown ? (
      <Late />
    ) : (
      <button type="button" onClick={() => startTransition(() => show(true))}>
        go
      </button>
    );
  }
  render(<Place />, { onRecoverableError: (error) => recovered.push((error as Error).cause ?? error) });
  await act(async () => screen.getByText('go').click());
  await act(async () => coming.resolve({ cancel: 'heard' }));
  expect(await screen.findByText('heard 7')).toBeTruthy();
  expect(recovered).toEqual([]);
  await needTexts([soon], 'en');
});
