/** Chromium below 103. */
AbortSignal.timeout ??= (milliseconds) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
  return controller.signal;
};

/** Chromium below 116, Safari below 17.4, Firefox below 124. */
AbortSignal.any ??= (signals) => {
  const controller = new AbortController();
  const sources = [...signals];
  for (const signal of sources) {
    const follow = () => controller.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { once: true, signal: controller.signal });
  }
  return controller.signal;
};

export {};
