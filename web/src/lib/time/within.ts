/**
 * The outcome of something that may never come to one.
 * @param milliseconds how long it is waited for while somebody can see the page: a hidden one is drawn by no browser
 * @throws Error after that
 */
export function within<T>(milliseconds: number, outcome: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const wait = (): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        if (document.hidden) timer = wait();
        else reject(new Error(`no outcome within ${milliseconds} ms`));
      }, milliseconds);
    let timer = wait();
    outcome.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
