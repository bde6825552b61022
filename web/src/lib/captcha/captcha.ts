/** An ALTCHA challenge as the server gives it, with its solution: what the server checks, as base64 of JSON. */
export async function solveCaptcha(challenge: Record<string, unknown>): Promise<string> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new Error('The captcha worker failed'));
      worker.postMessage(challenge);
    });
    if (solution === null) throw new Error('The captcha was not solved in time');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
