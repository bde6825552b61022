export interface Health {
  /** `demo` fills in a company and keeps mail and SMS in the outbox. */
  mode: string;
  version?: string;
}

/** `GET /healthz` is no call of the contract: monitors read it, so its response has no envelope. */
export async function fetchHealth({ signal }: { signal: AbortSignal }): Promise<Health> {
  const response = await fetch('/healthz', { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`healthz ${response.status}`);
  return (await response.json()) as Health;
}
