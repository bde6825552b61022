/** Keeps the job's title and pay at the upper edge of a phone once they are scrolled away. */
export function watchJobHead(): void {
  const head = document.querySelector<HTMLElement>('.job-head');
  const pay = document.querySelector('.job .pay');
  if (!head || !pay) return;
  new IntersectionObserver(([entry]) => {
    head.hidden = entry?.isIntersecting ?? true;
  }).observe(pay);
}
