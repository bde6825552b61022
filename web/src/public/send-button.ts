import { say } from './words.ts';

/** A button that sends a code: busy while it does, then counts down to when another may be asked for. */
export function sendButton(button: HTMLButtonElement) {
  let words = button.textContent;
  let timer: ReturnType<typeof setInterval> | undefined;
  const show = (text: string, disabled: boolean) => {
    button.textContent = text;
    button.disabled = disabled;
  };
  return {
    busy: () => show(say('sendingCode'), true),
    /** @param wait seconds until another code may be asked for; 0 where nothing was sent */
    free: (wait: number) => {
      if (wait > 0) words = say('sendAgain');
      const end = Date.now() + wait * 1000;
      // By the clock: a phone that slept wakes up right.
      const tick = () => {
        const left = Math.ceil((end - Date.now()) / 1000);
        show(left > 0 ? say('sendAgainIn', { seconds: left }) : words, left > 0);
        if (left <= 0) clearInterval(timer);
      };
      clearInterval(timer);
      timer = setInterval(tick, 250);
      tick();
    },
  };
}
